BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('KKz9xvyTPhcESPLV',1,1794773010769,'wf41kWxRIeX0ynUt','c-8eb1b23ad3ec4801bba548d8f40c41ca','Anna',0,'Grüß Gott, good luck — ⛪');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	actor VARCHAR(32) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',1,'joined',1794773010733,'nq8p6z3dXcf-_qYQ','c-a21b51829d744a848efc2414a730f7b7','{"seat":1,"user":"nq8p6z3dXcf-_qYQ","name":"Ben"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',2,'started',1794773010781,'wf41kWxRIeX0ynUt','c-dea8489468414b84a7ee1b7d89859c15','{"hash":"76f47d26ba256e5f"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',3,'moved',1794773010786,'wf41kWxRIeX0ynUt','c-8a71b332fe0a48738de8f1dd73c0a63e','{"seat":0,"move":"play toolmaker-green","luck":1544262182350684501,"hash":"ab6e54a66c145ea1","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',4,'moved',1794773010791,'nq8p6z3dXcf-_qYQ','c-40e29d49380c449bb1c3c12841de37e9','{"seat":1,"move":"play stonemason-red","luck":3868789467334129163,"hash":"e2beb2763df6d0a6","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',5,'moved',1794773011555,'','','{"seat":2,"move":"play master-builder-red","luck":2137661057349670588,"hash":"d4b380757f66aa57","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',6,'moved',1794773012267,'','','{"seat":2,"move":"play mortar-mixer-red","luck":8670312049361563208,"hash":"0c08731f0be6c390","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',7,'moved',1794773012339,'wf41kWxRIeX0ynUt','c-6997cfe0c95840aa8127833a616b9165','{"seat":0,"move":"play stonemason-green","luck":8153980701309608856,"hash":"d49a7edb756a305a","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',8,'moved',1794773012377,'nq8p6z3dXcf-_qYQ','c-c142a5b643184530ac0fa4e4dd887fd0','{"seat":1,"move":"play carpenter-red","luck":9038130269987475923,"hash":"4ff24c3a5540739e","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',9,'moved',1794773013175,'','','{"seat":2,"move":"play prior-philip","luck":7891690823501553356,"hash":"3abc576e11e148c8","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',10,'moved',1794773013316,'wf41kWxRIeX0ynUt','c-f9b704d4b49b4007b27a21e5681494a8','{"seat":0,"move":"play mortar-mixer-green","luck":4042734161351719405,"hash":"688242f2856828d6","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',11,'moved',1794773013423,'nq8p6z3dXcf-_qYQ','c-40f0e7a401ed4d4c8d63b07432b51089','{"seat":1,"move":"play regan-hamleigh","luck":3334132567658914762,"hash":"d691005e7149f7d6","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',12,'moved',1794773013507,'wf41kWxRIeX0ynUt','c-aa8890ea1b7c491fa86579df31549f04','{"seat":0,"move":"play carpenter-blue","luck":3391027667933352367,"hash":"24ff3bf50cce7daa","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',13,'moved',1794773013552,'nq8p6z3dXcf-_qYQ','c-53dbc50f5b544cbfb296754d56c44228','{"seat":1,"move":"play quarry-1","luck":3163335725288975752,"hash":"99769a3848b2ca8c","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',14,'moved',1794773014249,'','','{"seat":2,"move":"play bishop-waleran","luck":191794699702990987,"hash":"347dfbee503dde81","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',15,'moved',1794773014311,'nq8p6z3dXcf-_qYQ','c-cab1893264df4255be9012f1db65c97a','{"seat":1,"move":"play quarry-2","luck":8922071023963623385,"hash":"2b3f21efc762348f","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',16,'moved',1794773014946,'','','{"seat":2,"move":"play tom-builder","luck":1159568342071732520,"hash":"a8cd50f7f991d40c","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',17,'moved',1794773014997,'wf41kWxRIeX0ynUt','c-3f08e55e934d44da93553bf1408f4201','{"seat":0,"move":"play mortar-mixer-blue","luck":641676498022614491,"hash":"a1a0a13f980ebb4d","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',18,'moved',1794773015047,'nq8p6z3dXcf-_qYQ','c-ee7013500f244e04b074647f1a1612f2','{"seat":1,"move":"play forest-1","luck":388287174434664361,"hash":"fc9d2e0c14cd7401","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',19,'moved',1794773016166,'','','{"seat":2,"move":"play william-hamleigh","luck":6121783778337827903,"hash":"f5c0dc8b55393d77","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',20,'moved',1794773016177,'wf41kWxRIeX0ynUt','c-15c47d484edd44f296df1a92d55e8546','{"seat":0,"move":"play master-builder-blue","luck":535613177954174208,"hash":"b68c13e4650a6e52","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',21,'moved',1794773016205,'nq8p6z3dXcf-_qYQ','c-ea86405a2abb4493a6d2ad1d196681e2','{"seat":1,"move":"play forest-2","luck":8614371701745561388,"hash":"7646840605098859","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',22,'moved',1794773016901,'','','{"seat":2,"move":"play carpenter-green","luck":6370489405450844954,"hash":"f755065b8820b70d","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',23,'moved',1794773016935,'wf41kWxRIeX0ynUt','c-3c56c7c407b444fb9532bc6ce05a0f2a','{"seat":0,"move":"play toolmaker-red","luck":1756982492173393237,"hash":"92f807550f359370","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',24,'moved',1794773016941,'wf41kWxRIeX0ynUt','c-1410e38b4b01482c81e2e84130a25ced','{"seat":0,"move":"play king","luck":1848815553432441577,"hash":"64e1822e513da177","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',25,'moved',1794773016945,'nq8p6z3dXcf-_qYQ','c-ffb483601e0f4809b8f85303740ff0f7','{"seat":1,"move":"play gravel-pit-2","luck":9075431063638878987,"hash":"cfc985d7221cbbbe","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',26,'moved',1794773018041,'','','{"seat":2,"move":"play stonemason-blue","luck":8571110987262868874,"hash":"26561075aca9ca93","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',27,'moved',1794773018136,'wf41kWxRIeX0ynUt','c-e01366f5a2a84083948a2ec3775625db','{"seat":0,"move":"play lady-aliena","luck":7906903923894973839,"hash":"50332d8d9d82d25e","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',28,'moved',1794773018159,'nq8p6z3dXcf-_qYQ','c-0bbba7a2b0854b58a8ceeb00b9625006','{"seat":1,"move":"play painter","luck":2360193807100871724,"hash":"e9694af10fee03d6","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',29,'moved',1794773019337,'','','{"seat":2,"move":"play toolmaker-blue","luck":6933302730528390079,"hash":"b2b58c1a3bdfd5f6","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',30,'moved',1794773019387,'wf41kWxRIeX0ynUt','c-cbe0984f4390424ebc9d3fd0e5551d55','{"seat":0,"move":"play gravel-pit-1","luck":1293798710601560303,"hash":"28421801b053806f","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',31,'moved',1794773019424,'nq8p6z3dXcf-_qYQ','c-57fed5efb21a4328a317d112d8887d9a','{"seat":1,"move":"play alfred-builder","luck":773584112507455885,"hash":"4ad4fbdf06e62626","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',32,'moved',1794773020487,'','','{"seat":2,"move":"play master-builder-green","luck":53792027655683239,"hash":"2941b7b2d927ca70","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',33,'moved',1794773020607,'wf41kWxRIeX0ynUt','c-3f447c2cd5284b0281e1f7d74adc4b32','{"seat":0,"move":"convert carpenter wood","luck":8284888947947063527,"hash":"09ae31b9b172857b","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',34,'moved',1794773020627,'wf41kWxRIeX0ynUt','c-fa4362145d77480daff779e4eb8d8d07','{"seat":0,"move":"convert mortar-mixer sand","luck":5604610969208854601,"hash":"d19158ccc45214f3","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',35,'moved',1794773020655,'wf41kWxRIeX0ynUt','c-a0504ebc61714711b6a201ab1750118e','{"seat":0,"move":"convert master-builder sand","luck":595409826745212350,"hash":"bf4b9416b563d6d7","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',36,'moved',1794773020674,'wf41kWxRIeX0ynUt','c-574a800978494b56bf653374a41e4d0b','{"seat":0,"move":"done","luck":7014933389290213145,"hash":"946c8e1abbb6eb6b","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',37,'moved',1794773020734,'nq8p6z3dXcf-_qYQ','c-175400ac39374309ab844fb73ce698fd','{"seat":1,"move":"tom sand","luck":1685094438338996770,"hash":"ea472f68a66688b0","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',38,'moved',1794773020780,'nq8p6z3dXcf-_qYQ','c-65ca01cb35634b4195ea5d615216bd89','{"seat":1,"move":"convert carpenter wood","luck":3249976011644114376,"hash":"cf38b4c06f661c01","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',39,'moved',1794773020789,'nq8p6z3dXcf-_qYQ','c-cda982737e3142b6944f773d6b9703a5','{"seat":1,"move":"convert mortar-mixer sand","luck":146545472415235840,"hash":"c0a1c3288fb67cfe","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',40,'moved',1794773020802,'nq8p6z3dXcf-_qYQ','c-d043701434024f9b996cddfb45da846a','{"seat":1,"move":"convert master-builder sand","luck":8642601497080494352,"hash":"a322a967e2565e77","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',41,'moved',1794773020823,'nq8p6z3dXcf-_qYQ','c-e8acad5a8c5b4ac896e9ccfe38bd1396','{"seat":1,"move":"done","luck":3293897051161535419,"hash":"d7d9eaea1534128a","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',42,'moved',1794773020839,'nq8p6z3dXcf-_qYQ','c-cd5bc8fe816747d4b217e6bd9c4d0811','{"seat":1,"move":"drop wood","luck":9128671057824171566,"hash":"cf8dd8172c78535f","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',43,'moved',1794773021721,'','','{"seat":2,"move":"convert mortar-mixer sand","luck":6253120012375842541,"hash":"431d6217ee917620","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',44,'moved',1794773022499,'','','{"seat":2,"move":"convert carpenter wood","luck":6334606918501567495,"hash":"be2099f06dbeec28","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',45,'moved',1794773023415,'','','{"seat":2,"move":"convert stonemason stone","luck":390502772380520683,"hash":"b379f3444b8df692","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',46,'moved',1794773023841,'','','{"seat":2,"move":"done","luck":682130876437338868,"hash":"9daaa28d6d5e23a0","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',47,'moved',1794773023920,'nq8p6z3dXcf-_qYQ','c-b7fc8fc06d784ca1a20fb25164bb2a1b','{"seat":1,"move":"play toolmaker-blue","luck":103636129397660722,"hash":"74c779b8e40bfdb0","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',48,'moved',1794773024536,'','','{"seat":2,"move":"play stonemason-red","luck":4719088086531838218,"hash":"e416f946046989e2","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',49,'moved',1794773024582,'wf41kWxRIeX0ynUt','c-d5a3220f7a5b4a6f9457bc12f7d581b5','{"seat":0,"move":"play carpenter-green","luck":2094215637297360146,"hash":"7a050ad821e971e9","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',50,'moved',1794773024619,'wf41kWxRIeX0ynUt','c-2f9955c1608c4e82b554ba4e56cb5707','{"seat":0,"move":"play mortar-mixer-green","luck":691390415314789799,"hash":"d0ac181ca92964b7","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',51,'moved',1794773024640,'nq8p6z3dXcf-_qYQ','c-fe1a9e6dd62b4ce8b76dd2d65f391abe','{"seat":1,"move":"play carpenter-blue","luck":5057562077883064623,"hash":"e956b20b725f86f8","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',52,'moved',1794773025343,'','','{"seat":2,"move":"play helper","luck":352875437534959071,"hash":"7f9108d07ce9a0a6","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',53,'moved',1794773026458,'','','{"seat":2,"move":"play prior-philip","luck":3867299768743275125,"hash":"591e728d66637392","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',54,'moved',1794773026493,'wf41kWxRIeX0ynUt','c-857e7f3e5a5c4778870f32e277469935','{"seat":0,"move":"play stonemason-blue","luck":3419370525411473993,"hash":"1a213357b895b61e","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',55,'moved',1794773026514,'nq8p6z3dXcf-_qYQ','c-7f63ef554495461a829e871f87bef201','{"seat":1,"move":"play carpenter-red","luck":5324068300014214657,"hash":"e019e4ce5b980b2d","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',56,'moved',1794773027630,'','','{"seat":2,"move":"play forest-2","luck":5178225643996245400,"hash":"e06b2b8a62a5ebb0","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',57,'moved',1794773027700,'wf41kWxRIeX0ynUt','c-50d3375ad2fb4a2183528b62870d94a1','{"seat":0,"move":"play master-builder-blue","luck":1131479450987205448,"hash":"d276bf6fc1f7dcec","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',58,'moved',1794773027778,'nq8p6z3dXcf-_qYQ','c-e28df269a7574064b6bf95616a40ebcc','{"seat":1,"move":"play mortar-mixer-red","luck":801895139627681574,"hash":"653170a6af1ad0de","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',59,'moved',1794773027786,'nq8p6z3dXcf-_qYQ','c-f69b1ad767ad4a8a97e37b4ea6542be0','{"seat":1,"move":"play lady-aliena","luck":8839943737736184854,"hash":"0fd7cd4ef3846d0f","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',60,'moved',1794773028363,'','','{"seat":2,"move":"play king","luck":4985166845297090813,"hash":"2bb0b444b0ca7942","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',61,'moved',1794773028444,'wf41kWxRIeX0ynUt','c-486b135209cf4c6288cd420e8d49532d','{"seat":0,"move":"play toolmaker-red","luck":4462167866914020633,"hash":"c366df6f5def1435","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',62,'moved',1794773029384,'','','{"seat":2,"move":"play gravel-pit-2","luck":18501167383411700,"hash":"f47d1d9ad4515dad","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',63,'moved',1794773029419,'wf41kWxRIeX0ynUt','c-18bfe464d08d4ab3a33221fedb751d00','{"seat":0,"move":"play master-builder-red","luck":6682659611475748500,"hash":"ccd907094d781c7d","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',64,'moved',1794773029441,'nq8p6z3dXcf-_qYQ','c-97d59bd3af0248dfa30e6590191cb6e5','{"seat":1,"move":"play william-hamleigh","luck":6994618439907309576,"hash":"e60e57bd8bba7655","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',65,'moved',1794773030330,'','','{"seat":2,"move":"play mortar-mixer-blue","luck":2164432158496090950,"hash":"fe3dd1156d02d221","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',66,'moved',1794773030477,'wf41kWxRIeX0ynUt','c-6d37bed4813746cbbcc30978aa07e0d5','{"seat":0,"move":"play regan-hamleigh","luck":8627602430898488553,"hash":"b1d8e70f39b7db13","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',67,'moved',1794773030502,'nq8p6z3dXcf-_qYQ','c-8178954e5b1942239065cfbe42d9db9a','{"seat":1,"move":"play tom-builder","luck":4431108997207220391,"hash":"ba8e341c90e27c1f","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',68,'moved',1794773030534,'nq8p6z3dXcf-_qYQ','c-e4ec2c76d13b47b4bf150f36a0c89c9b','{"seat":1,"move":"play bishop-waleran","luck":7523621347768362910,"hash":"b26abe4f05d2f087","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',69,'moved',1794773030995,'','','{"seat":2,"move":"play stonemason-green","luck":7666651354181499965,"hash":"765dcb888053cb2d","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',70,'moved',1794773031399,'wf41kWxRIeX0ynUt','c-832c2b0361ee4ed4ad678f6cd0403a81','{"seat":0,"move":"play quarry-2","luck":4662740766734992082,"hash":"e1249652dd466dc9","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',71,'moved',1794773031414,'nq8p6z3dXcf-_qYQ','c-650c161fc27840f79ee1b5256eb0601b','{"seat":1,"move":"play quarry-1","luck":1648588780004238724,"hash":"2b68c4eeadeaff9f","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',72,'moved',1794773031970,'','','{"seat":2,"move":"play toolmaker-green","luck":7058178802170948432,"hash":"11091496d3092d99","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',73,'moved',1794773032009,'wf41kWxRIeX0ynUt','c-fda75b28eec8407e8761d85b41515ab4','{"seat":0,"move":"play gravel-pit-1","luck":6167828729657958340,"hash":"8fae8a31de772864","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',74,'moved',1794773032015,'wf41kWxRIeX0ynUt','c-a0cd12e1a0e84b91a77ce58e2e31162e','{"seat":0,"move":"play alfred-builder","luck":3758068963987578667,"hash":"1a8054404cc189f0","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',75,'moved',1794773032045,'nq8p6z3dXcf-_qYQ','c-941cc60240034570b2e72af9c7a04b7e','{"seat":1,"move":"play forest-1","luck":1648831948971289195,"hash":"0b9b039ae9248b56","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',76,'moved',1794773033227,'','','{"seat":2,"move":"play master-builder-green","luck":9021540925215782756,"hash":"58ec168901f02522","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',77,'moved',1794773033274,'wf41kWxRIeX0ynUt','c-806604c2478b448ea92afc25faab3f4e','{"seat":0,"move":"convert toolmaker metal","luck":2018092187884977210,"hash":"f87a1293e7327013","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',78,'moved',1794773033284,'wf41kWxRIeX0ynUt','c-80283546dd1b42028a1be142ef33c009','{"seat":0,"move":"convert carpenter wood","luck":2308173365209462716,"hash":"ba4ecdb1abe72e28","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',79,'moved',1794773033307,'wf41kWxRIeX0ynUt','c-75ac2862894543ce87080c1ac21a8959','{"seat":0,"move":"convert master-builder sand","luck":5573583335412536991,"hash":"579f934e1504ad7c","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',80,'moved',1794773033321,'wf41kWxRIeX0ynUt','c-e7c391f36d4e421684e99c73980bd9d1','{"seat":0,"move":"done","luck":8667805641351760802,"hash":"3812a0121acda49e","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',81,'moved',1794773033330,'wf41kWxRIeX0ynUt','c-9c0192a638584b20962c2983a3e710be','{"seat":0,"move":"drop wood","luck":2698487298838862238,"hash":"1fc57e0f7539176d","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',82,'moved',1794773033440,'nq8p6z3dXcf-_qYQ','c-31fc1836411240f9b06997a970ab5342','{"seat":1,"move":"tom sand","luck":6309883268951230733,"hash":"e9e1e0a1a9136b89","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',83,'moved',1794773033455,'nq8p6z3dXcf-_qYQ','c-065f9d4c6df44c92b51ef8b0c380549b','{"seat":1,"move":"convert mortar-mixer sand","luck":8732671602634965952,"hash":"91f7a75249d935ae","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',84,'moved',1794773033473,'nq8p6z3dXcf-_qYQ','c-43bbfaf92edb42a698c562a80fe58a95','{"seat":1,"move":"convert master-builder wood","luck":2423473381409829083,"hash":"eeafc210651eee0e","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',85,'moved',1794773033477,'nq8p6z3dXcf-_qYQ','c-63c93b468f5344aea6ddf221bdf95d44','{"seat":1,"move":"done","luck":3568897352445991208,"hash":"83727478e94a736c","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',86,'moved',1794773033481,'nq8p6z3dXcf-_qYQ','c-5ad31d15ce04466e82037a14cc487671','{"seat":1,"move":"drop stone","luck":9140956117518804579,"hash":"813a2dfc28553988","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',87,'moved',1794773033997,'','','{"seat":2,"move":"convert helper sand","luck":1326943449408595167,"hash":"5e7f5df4cf673b55","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',88,'moved',1794773034688,'','','{"seat":2,"move":"done","luck":8586185914301767455,"hash":"d8815b162995879d","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',89,'moved',1794773034719,'wf41kWxRIeX0ynUt','c-bf68611a757c4fc4abdd9d5273377eca','{"seat":0,"move":"play master-builder-green","luck":1079365721246615076,"hash":"4f8b96bd0db3dd64","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',90,'moved',1794773034768,'nq8p6z3dXcf-_qYQ','c-e91e607f2adf4616b7bc876e3ffccc71','{"seat":1,"move":"play toolmaker-green","luck":2916445800059389000,"hash":"8f0f636d239cea9e","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',91,'moved',1794773035370,'','','{"seat":2,"move":"play king","luck":3633910253900917086,"hash":"268b23fb54cee061","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',92,'moved',1794773036138,'','','{"seat":2,"move":"play stonemason-red","luck":7060714905318522423,"hash":"4c1808e7df6df904","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',93,'moved',1794773036196,'wf41kWxRIeX0ynUt','c-c56cc0b18fba4567a03fcb2296ceb092','{"seat":0,"move":"play toolmaker-red","luck":6073612847354483922,"hash":"919b0247147070b9","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',94,'moved',1794773036212,'nq8p6z3dXcf-_qYQ','c-0887317680e74e65b6f7ced80be68fef','{"seat":1,"move":"play carpenter-green","luck":1899664004032607540,"hash":"0eb6e0c22e8f5e25","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',95,'moved',1794773036303,'wf41kWxRIeX0ynUt','c-ceaa3cc0cec1493abfcd02e716c7adac','{"seat":0,"move":"play mortar-mixer-red","luck":1317576706632491454,"hash":"de8df857c53e5655","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',96,'moved',1794773036314,'nq8p6z3dXcf-_qYQ','c-6f63df9f43fb484692932ab880885959','{"seat":1,"move":"play stonemason-blue","luck":6966875884507234152,"hash":"d98e3967a619e89d","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',97,'moved',1794773037241,'','','{"seat":2,"move":"play carpenter-red","luck":4188598000223720159,"hash":"c65ccf4be2a9c530","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',98,'moved',1794773038151,'','','{"seat":2,"move":"play tom-builder","luck":6523036239390821093,"hash":"0902abb3f6563632","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',99,'moved',1794773038191,'wf41kWxRIeX0ynUt','c-c23b1bac2298409bb06bac1db6954ffc','{"seat":0,"move":"play lady-aliena","luck":8687900528512734634,"hash":"5354ff246036ffa1","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',100,'moved',1794773038209,'nq8p6z3dXcf-_qYQ','c-5047462a057b47169e789e9115eccfad','{"seat":1,"move":"play master-builder-blue","luck":3038597187087281466,"hash":"de970d53ddf6dc3c","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',101,'moved',1794773038227,'nq8p6z3dXcf-_qYQ','c-57909730850642cb8dcf7c04e5a47098','{"seat":1,"move":"play master-builder-red","luck":8349479674673933550,"hash":"3f38fa8f10a714f8","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',102,'moved',1794773038867,'','','{"seat":2,"move":"play forest-1","luck":4882853837431512306,"hash":"6f11c115b96161bf","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',103,'moved',1794773038940,'wf41kWxRIeX0ynUt','c-a40ad019d9c84bac85c228618e1a4518','{"seat":0,"move":"play prior-philip","luck":3512913220420610890,"hash":"1d112bfedb811e25","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',104,'moved',1794773039647,'','','{"seat":2,"move":"play mortar-mixer-green","luck":4378357734355752667,"hash":"2aaf659021257914","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',105,'moved',1794773039707,'wf41kWxRIeX0ynUt','c-a228df5c54a14841bbadec87e07ab2fc','{"seat":0,"move":"play william-hamleigh","luck":2797322696063839759,"hash":"324a95bdc4849763","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',106,'moved',1794773039719,'nq8p6z3dXcf-_qYQ','c-0b43a595096440e3b691bbded243a0a9','{"seat":1,"move":"play bishop-waleran","luck":4935612127150942978,"hash":"dabdc5b12533612c","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',107,'moved',1794773039739,'wf41kWxRIeX0ynUt','c-6290afe00c7b48f4adf5344b28230a80','{"seat":0,"move":"play regan-hamleigh","luck":6798853404830905254,"hash":"b4bd1b3000463572","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',108,'moved',1794773039768,'nq8p6z3dXcf-_qYQ','c-34e212eacd36446e9555e232441ca7b2','{"seat":1,"move":"play quarry-1","luck":1832996282576993460,"hash":"ef2a7fd0ce755170","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',109,'moved',1794773040470,'','','{"seat":2,"move":"play toolmaker-blue","luck":8376252408828405738,"hash":"dc600b9471276dfd","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',110,'moved',1794773040512,'wf41kWxRIeX0ynUt','c-89a7a44017634643b09cb306e8ffaeb5','{"seat":0,"move":"play gravel-pit-2","luck":4652370110710830457,"hash":"dc36ccbf4f78c623","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',111,'moved',1794773040547,'nq8p6z3dXcf-_qYQ','c-1e1eb656a38546a1b15e6b921f3d8d7c','{"seat":1,"move":"play quarry-2","luck":4341011200955999184,"hash":"87755b26fdbdbcd7","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',112,'moved',1794773041751,'','','{"seat":2,"move":"play mortar-mixer-blue","luck":4341758607087870637,"hash":"cc2ff56603649c28","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',113,'moved',1794773041811,'nq8p6z3dXcf-_qYQ','c-3fef7a4168c24066a6885998031d6b65','{"seat":1,"move":"play forest-2","luck":4036621943827149954,"hash":"7973a76cef26ea40","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',114,'moved',1794773042287,'','','{"seat":2,"move":"play stonemason-green","luck":1870718022612343089,"hash":"7b34fe63ed9bb5ce","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',115,'moved',1794773042324,'wf41kWxRIeX0ynUt','c-74818a9e947b4621af31cd487712529f','{"seat":0,"move":"play bell-founder","luck":8057102142298205610,"hash":"e9a7e10670b7530f","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',116,'moved',1794773042343,'wf41kWxRIeX0ynUt','c-0560fd19bee14b25a9470914ea15b77c','{"seat":0,"move":"play alfred-builder","luck":8376489301480032286,"hash":"4f16ba03f40d8259","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',117,'moved',1794773042359,'nq8p6z3dXcf-_qYQ','c-cff2c71ea71d4840868d484d4108f288','{"seat":1,"move":"play gravel-pit-1","luck":5113183619440564985,"hash":"734e88507f12b4c4","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',118,'moved',1794773043159,'','','{"seat":2,"move":"play carpenter-blue","luck":4636869949878436496,"hash":"3077f40a840dafdd","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',119,'moved',1794773043211,'wf41kWxRIeX0ynUt','c-85943c4472314e8eb3c906175dda8e7a','{"seat":0,"move":"convert stonemason stone","luck":8814720168933114097,"hash":"400e4da84816bbe7","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',120,'moved',1794773043226,'wf41kWxRIeX0ynUt','c-82fee4e887d14611899dae819e5c6bd9','{"seat":0,"move":"convert carpenter wood","luck":5449710783973528170,"hash":"7e0b37544ec191bb","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',121,'moved',1794773043264,'wf41kWxRIeX0ynUt','c-617d2b02c71241b6b23af42788171472','{"seat":0,"move":"convert bell-founder metal","luck":2511047818253048102,"hash":"81fae2dd8704ebfe","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',122,'moved',1794773043283,'wf41kWxRIeX0ynUt','c-1a50117dab7444fcad3a61af664bc6e5','{"seat":0,"move":"done","luck":5753138746463634339,"hash":"0f1efc6e78825457","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',123,'moved',1794773043291,'nq8p6z3dXcf-_qYQ','c-23f7c82ed01546e18dd8f7aa1dfd883c','{"seat":1,"move":"tom sand","luck":8341045104739765585,"hash":"e47d66de098a39e5","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',124,'moved',1794773043307,'nq8p6z3dXcf-_qYQ','c-a2df03ff5f654347ba011c7cdd7499c1','{"seat":1,"move":"convert mortar-mixer sand","luck":7323345421310706235,"hash":"de7bcbfaa2a59636","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',125,'moved',1794773043315,'nq8p6z3dXcf-_qYQ','c-a083edbabab44ec1a68c46faa39807d1','{"seat":1,"move":"convert master-builder sand","luck":8475060666873425317,"hash":"90311780c70d678c","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',126,'moved',1794773043332,'nq8p6z3dXcf-_qYQ','c-052f46eb48444d43a1fd6d2172784a27','{"seat":1,"move":"done","luck":60100651542357452,"hash":"65d81073b05a056b","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',127,'moved',1794773043340,'nq8p6z3dXcf-_qYQ','c-44001bd33d014b9cae09622f92f19e1f','{"seat":1,"move":"drop sand","luck":3092338281204991556,"hash":"80aae73686ee831a","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',128,'moved',1794773043356,'nq8p6z3dXcf-_qYQ','c-60f1fcccb96147d38722ed40bd7f093d','{"seat":1,"move":"drop stone","luck":4593776326691394409,"hash":"e396ee86734c26c5","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',129,'moved',1794773043379,'nq8p6z3dXcf-_qYQ','c-93963a569fa64b21bef0859906fa42ff','{"seat":1,"move":"drop stone","luck":1706264926238915517,"hash":"64bc8fb5f602431e","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',130,'moved',1794773045191,'','','{"seat":2,"move":"convert carpenter wood","luck":5783811782202849638,"hash":"f6f4c7ac31ac08b9","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',131,'moved',1794773045993,'','','{"seat":2,"move":"done","luck":6312114758223342629,"hash":"ae2da87202315d80","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',132,'moved',1794773046025,'nq8p6z3dXcf-_qYQ','c-70fba35e39e2469dab7e9704442f8b48','{"seat":1,"move":"play stonemason-green","luck":3245802414578483715,"hash":"664e21f24a2200f9","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',133,'moved',1794773046611,'','','{"seat":2,"move":"play carpenter-red","luck":7859166836366816103,"hash":"af7bd2a05ecc4beb","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',134,'moved',1794773046667,'wf41kWxRIeX0ynUt','c-5727942e428a4f0e829803c94a4faf75','{"seat":0,"move":"play toolmaker-green","luck":8616052765621135573,"hash":"6b233821d2b80de1","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',135,'moved',1794773047799,'','','{"seat":2,"move":"play toolmaker-red","luck":7785085435737512768,"hash":"903c137da0cf7e52","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',136,'moved',1794773047919,'wf41kWxRIeX0ynUt','c-64f1fe3b0d6f4ab08e7fe313ae21cece','{"seat":0,"move":"play carpenter-blue","luck":5303635750281095480,"hash":"4bdd946a414956eb","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',137,'moved',1794773047947,'nq8p6z3dXcf-_qYQ','c-75daea7ea1184c89bcb66542ce56fb3e','{"seat":1,"move":"play mortar-mixer-green","luck":2511606123345295009,"hash":"23b67af5ab04ed9a","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',138,'moved',1794773047968,'wf41kWxRIeX0ynUt','c-f699ee90576e410f9d677ebddf39909b','{"seat":0,"move":"play stonemason-red","luck":1699590986392776681,"hash":"6ce8f37a6ec9a3b3","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',139,'moved',1794773047980,'nq8p6z3dXcf-_qYQ','c-c67945b0a3134307aa78a544c2c5ee6c','{"seat":1,"move":"play stonemason-blue","luck":2671518794175833328,"hash":"8da9bd6f20f1e2a0","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',140,'moved',1794773048973,'','','{"seat":2,"move":"play bishop-waleran","luck":5271212146818368548,"hash":"d7b41f9c0fff5f77","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',141,'moved',1794773049869,'','','{"seat":2,"move":"play potter","luck":2317579655850573056,"hash":"0f6aa832dfe44b4e","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',142,'moved',1794773049885,'wf41kWxRIeX0ynUt','c-4c7d0c87ef1946e693b393858db78eda','{"seat":0,"move":"play mortar-mixer-red","luck":5788647490106709616,"hash":"7009294c4cbd3962","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',143,'moved',1794773049901,'nq8p6z3dXcf-_qYQ','c-c6b841bb75154af2a576ba8180b664d4','{"seat":1,"move":"play mortar-mixer-blue","luck":2764107126763916508,"hash":"a140f7a8888fbe2d","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',144,'moved',1794773049914,'nq8p6z3dXcf-_qYQ','c-ea713c19ca3444e0b6bd6ce0499671d1','{"seat":1,"move":"play lady-aliena","luck":5472050787302997663,"hash":"6f0828718ec826a4","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',145,'moved',1794773050517,'','','{"seat":2,"move":"play carpenter-green","luck":6534615994400059887,"hash":"d0ec243e43b6b252","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',146,'moved',1794773050556,'wf41kWxRIeX0ynUt','c-2ed1112f5d724b0c8f81beb083b265e9','{"seat":0,"move":"play master-builder-red","luck":5389801924280779138,"hash":"80c036b356b277ec","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',147,'moved',1794773051481,'','','{"seat":2,"move":"play quarry-1","luck":3117614846638889207,"hash":"bad5e382fb05d930","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',148,'moved',1794773051547,'wf41kWxRIeX0ynUt','c-7c9ae9668bcd4e3490d93af8a6069c00','{"seat":0,"move":"play king","luck":4062410943478122363,"hash":"a6199b74820b2b08","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',149,'moved',1794773051572,'nq8p6z3dXcf-_qYQ','c-99a23fd5a3b746428c8b1e72a140647f','{"seat":1,"move":"play prior-philip","luck":2527007125696738685,"hash":"10baa17668aff383","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',150,'moved',1794773051640,'wf41kWxRIeX0ynUt','c-90408540b2364cea908f5423989d7e8f','{"seat":0,"move":"play william-hamleigh","luck":8802413991035469309,"hash":"dca65cea91e8e945","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',151,'moved',1794773051756,'nq8p6z3dXcf-_qYQ','c-5a3eb1b41132458082f66e364620bfc8','{"seat":1,"move":"play tom-builder","luck":1846484687902293964,"hash":"d387353edb09b736","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',152,'moved',1794773052255,'','','{"seat":2,"move":"play toolmaker-blue","luck":7762157117610634131,"hash":"12b8d89445e70074","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',153,'moved',1794773052385,'wf41kWxRIeX0ynUt','c-1f61ec9ccf7848a09eadbc9e641e9794','{"seat":0,"move":"play quarry-2","luck":8637159065080853497,"hash":"4b926dd71904f9eb","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',154,'moved',1794773052402,'nq8p6z3dXcf-_qYQ','c-c68eb81891214bddb545668219f4a958','{"seat":1,"move":"play regan-hamleigh","luck":3111661708266054429,"hash":"5d28e1615ffaff00","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',155,'moved',1794773053315,'','','{"seat":2,"move":"play master-builder-blue","luck":604744787683099727,"hash":"dbf30637e455316b","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',156,'moved',1794773053519,'nq8p6z3dXcf-_qYQ','c-dd81f4d617244e7095829919bd243f4c','{"seat":1,"move":"play gravel-pit-1","luck":3819384955506959917,"hash":"099611cb26e4f55b","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',157,'moved',1794773054732,'','','{"seat":2,"move":"play master-builder-green","luck":3957980991176703277,"hash":"e813d47a12654b8e","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',158,'moved',1794773054839,'wf41kWxRIeX0ynUt','c-1da098123918414c98af3bb2bca79fd0','{"seat":0,"move":"play forest-1","luck":3724613054980279009,"hash":"f4888d560177ceb0","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',159,'moved',1794773054860,'wf41kWxRIeX0ynUt','c-fa177160282a4e6f9f9fc0900fd7e67f','{"seat":0,"move":"play forest-2","luck":5290089942641210577,"hash":"2e6befdf051eb765","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',160,'moved',1794773054888,'nq8p6z3dXcf-_qYQ','c-b0da51debe2f4c20ae0a7d30a1307262','{"seat":1,"move":"play gravel-pit-2","luck":4078380851809857520,"hash":"5de76b4793444366","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',161,'moved',1794773055604,'','','{"seat":2,"move":"play alfred-builder","luck":6743132336145374829,"hash":"8958573304522ffc","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',162,'moved',1794773055632,'wf41kWxRIeX0ynUt','c-cfbeb47903e54419b497147237b32c97','{"seat":0,"move":"tom sand","luck":2391302491859501822,"hash":"9bbeacad18f2e5cc","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',163,'moved',1794773055672,'wf41kWxRIeX0ynUt','c-5ded4ba436104eb793a906ff2b3fd707','{"seat":0,"move":"convert mortar-mixer sand","luck":7120336054751829173,"hash":"a23bd267f3037b2d","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',164,'moved',1794773055684,'wf41kWxRIeX0ynUt','c-3b7879a35da34eefb8a25595a21d792b','{"seat":0,"move":"convert master-builder sand","luck":9027237890102889575,"hash":"d5d9f400c3e6a725","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',165,'moved',1794773055728,'wf41kWxRIeX0ynUt','c-f9fd9f2ab75143219a9d5c67c122d3c8','{"seat":0,"move":"done","luck":7253155650928020897,"hash":"dc89057a32fad528","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',166,'moved',1794773055769,'nq8p6z3dXcf-_qYQ','c-9aa868d3c75f43288405595b94811570','{"seat":1,"move":"convert master-builder stone","luck":2175630798837067234,"hash":"596d1c490575d926","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',167,'moved',1794773055828,'nq8p6z3dXcf-_qYQ','c-4e6b40823c56476b95041bf791c908a0','{"seat":1,"move":"done","luck":4729956350397136168,"hash":"e4f9eb5c86b59150","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',168,'moved',1794773056699,'','','{"seat":2,"move":"convert master-builder metal","luck":9054415892995066085,"hash":"b5367c446230b67a","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',169,'moved',1794773057563,'','','{"seat":2,"move":"convert carpenter wood","luck":5870279767931321066,"hash":"f9e8e0354028491a","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',170,'moved',1794773058371,'','','{"seat":2,"move":"convert helper sand","luck":1677759550600868776,"hash":"21547f9a11fb36dc","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',171,'moved',1794773059273,'','','{"seat":2,"move":"done","luck":8938129783563276475,"hash":"f084eeed9e0ed04a","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',172,'moved',1794773059302,'nq8p6z3dXcf-_qYQ','c-d1527733851746e0b4b5562cd65ac635','{"seat":1,"move":"play stonemason-green","luck":5065701362943779872,"hash":"c9f904df62a1271b","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',173,'moved',1794773060487,'','','{"seat":2,"move":"play master-builder-red","luck":1405304575608755733,"hash":"470a95c7070e90ef","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',174,'moved',1794773060536,'wf41kWxRIeX0ynUt','c-2f36065465a34f1c97c9c15719922796','{"seat":0,"move":"play carpenter-green","luck":1253469665657789904,"hash":"003796cdea49d288","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',175,'moved',1794773061071,'','','{"seat":2,"move":"play stonemason-red","luck":5531206906636065006,"hash":"766fd14549dc7a06","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',176,'moved',1794773061128,'wf41kWxRIeX0ynUt','c-1376350b15a040c7817ed0dce302234a','{"seat":0,"move":"play mortar-mixer-green","luck":6195233243646288869,"hash":"813d1e98642f13bf","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',177,'moved',1794773061152,'nq8p6z3dXcf-_qYQ','c-b4123ca733f246f29f6c977624c043d6','{"seat":1,"move":"play master-builder-green","luck":2105399835890134782,"hash":"e8c06b767c20a235","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',178,'moved',1794773061163,'wf41kWxRIeX0ynUt','c-de9a0e82cd5e4788895e907a1eb3f102','{"seat":0,"move":"play carpenter-blue","luck":3395019147853758104,"hash":"1ab46b44f1824ebb","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',179,'moved',1794773061207,'nq8p6z3dXcf-_qYQ','c-9bd78136ad4644e4b8370228d540d8da','{"seat":1,"move":"play stonemason-blue","luck":1937061302565374922,"hash":"2b1f900a1901a35e","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',180,'moved',1794773062339,'','','{"seat":2,"move":"play carpenter-red","luck":5433433590857237435,"hash":"fb389084b5ce97ca","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',181,'moved',1794773062976,'','','{"seat":2,"move":"play tom-builder","luck":6271691990852383256,"hash":"d4d6b61364726260","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',182,'moved',1794773063060,'wf41kWxRIeX0ynUt','c-ccc6b50c09054da3937e6e3e3db736d0','{"seat":0,"move":"play mortar-mixer-red","luck":4524477494128193736,"hash":"46b6cb2dbf2ce4b3","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',183,'moved',1794773063066,'nq8p6z3dXcf-_qYQ','c-bccc3122ca4b4af4aeca7d2d7664b9b6','{"seat":1,"move":"play mortar-mixer-blue","luck":8684085345991392584,"hash":"8e12e6f8b53d5803","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',184,'moved',1794773063069,'nq8p6z3dXcf-_qYQ','c-57a81fc48643476e92180ded1cbfa712','{"seat":1,"move":"play toolmaker-red","luck":5010990686099349900,"hash":"e49b30717ed1317a","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',185,'moved',1794773064255,'','','{"seat":2,"move":"play quarry-1","luck":5566196827685141309,"hash":"467c259c41bebf7b","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',186,'moved',1794773064499,'wf41kWxRIeX0ynUt','c-e986e73041aa49dbbf9341b0df2829b6','{"seat":0,"move":"play king","luck":446222257241543401,"hash":"b3194b4ab081bc9f","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',187,'moved',1794773064540,'wf41kWxRIeX0ynUt','c-327924632c074172bb779cfab052b940','{"seat":0,"move":"play prior-philip","luck":6260930251427225079,"hash":"ba8726cc106f5c23","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',188,'moved',1794773064567,'nq8p6z3dXcf-_qYQ','c-1de5e91fb8b24f778dfa933902a5e7e0','{"seat":1,"move":"play lady-aliena","luck":1602669771098613581,"hash":"443bcd5445c8598b","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',189,'moved',1794773065135,'','','{"seat":2,"move":"play toolmaker-green","luck":8216702768228036913,"hash":"491891bb6ced1ecf","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',190,'moved',1794773065264,'nq8p6z3dXcf-_qYQ','c-c32ecd6a3df444919e13be79d6101940','{"seat":1,"move":"play william-hamleigh","luck":8008142327357852566,"hash":"a55e961e2f62971a","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',191,'moved',1794773066111,'','','{"seat":2,"move":"play gravel-pit-1","luck":3434792829730681420,"hash":"197f979ba8f4cc34","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',192,'moved',1794773066145,'wf41kWxRIeX0ynUt','c-4cfac48c07664791b03a0af8ad18fe32','{"seat":0,"move":"play regan-hamleigh","luck":7851690055992903688,"hash":"c6d3b8a58bfef9a2","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',193,'moved',1794773066220,'nq8p6z3dXcf-_qYQ','c-dee6ade6deb341228ed4fb7813b1b915','{"seat":1,"move":"play bishop-waleran","luck":2504744473986496119,"hash":"310290930ea61912","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',194,'moved',1794773066744,'','','{"seat":2,"move":"play gravel-pit-2","luck":6274307882752991118,"hash":"51ad9f36cfc7bcf7","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',195,'moved',1794773066824,'wf41kWxRIeX0ynUt','c-d7b9e91f36024081b91d584b76b4ed49','{"seat":0,"move":"play quarry-2","luck":8755463628761894687,"hash":"b4dc1c9db577598c","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',196,'moved',1794773066883,'nq8p6z3dXcf-_qYQ','c-13d554547d0441228bce16b2c7aaf935','{"seat":1,"move":"play forest-1","luck":5887916210733285718,"hash":"36c161af77d896bc","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',197,'moved',1794773067901,'','','{"seat":2,"move":"play toolmaker-blue","luck":7461525801993727398,"hash":"b8fce727f6ef5e06","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',198,'moved',1794773067916,'wf41kWxRIeX0ynUt','c-bfcb9bcd559543ba9e6ec30366142c81','{"seat":0,"move":"play forest-2","luck":4061598178898042622,"hash":"3df18bb8061c59ec","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',199,'moved',1794773067951,'nq8p6z3dXcf-_qYQ','c-bb75928718464a039317a06ceadb79fa','{"seat":1,"move":"play brick-burner","luck":4913332084207651384,"hash":"0ba242cdc5ce7be6","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',200,'moved',1794773068764,'','','{"seat":2,"move":"play master-builder-blue","luck":2779504135577062399,"hash":"3ed9b1efc5e8f07c","by":"bot"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',201,'moved',1794773068902,'wf41kWxRIeX0ynUt','c-eb7736411eec45e58582c4171f6509a4','{"seat":0,"move":"play alfred-builder","luck":3898795076687447940,"hash":"c9ef070f69031cb0","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',202,'moved',1794773068983,'wf41kWxRIeX0ynUt','c-f507aa3390e74ca3bc772749a2926467','{"seat":0,"move":"convert master-builder wood","luck":2075991747328741429,"hash":"57baa226089247fb","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',203,'moved',1794773069044,'wf41kWxRIeX0ynUt','c-9d90b13003a8481b8b25e69757a8ef3d','{"seat":0,"move":"done","luck":6927180852450438308,"hash":"7cfef1e344590b2a","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',204,'moved',1794773069050,'nq8p6z3dXcf-_qYQ','c-02e5e009d39a48edae810336c73fc272','{"seat":1,"move":"tom sand","luck":8183212448476951169,"hash":"74a80cc83ccb2f97","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',205,'moved',1794773069054,'nq8p6z3dXcf-_qYQ','c-4280c9f7c220489f969e78ca3def11a7','{"seat":1,"move":"convert toolmaker metal","luck":788813044471553021,"hash":"638e41284f260c6c","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',206,'moved',1794773069059,'nq8p6z3dXcf-_qYQ','c-80b4be83f3e146bdb3f23a8b19647a27','{"seat":1,"move":"convert mortar-mixer sand","luck":5190876393535316836,"hash":"76423c453a3a25a7","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',207,'moved',1794773069063,'nq8p6z3dXcf-_qYQ','c-375f3d9055ab45f9881c2a389eb21dfa','{"seat":1,"move":"convert master-builder sand","luck":8523570175244565128,"hash":"b4b3c52cc1c04f6d","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',208,'moved',1794773069067,'nq8p6z3dXcf-_qYQ','c-dace6b4c7adc4a778b4254da5cad0dd6','{"seat":1,"move":"convert potter sand","luck":9215072189757520917,"hash":"34e8f2469aa276fc","by":"person"}');
INSERT INTO "events" VALUES('KKz9xvyTPhcESPLV',209,'moved',1794773069071,'nq8p6z3dXcf-_qYQ','c-57aca00ef9834eb38c283db3ec75634c','{"seat":1,"move":"done","luck":2979634823373451344,"hash":"e6892e884c7a71bd","by":"person"}');
INSERT INTO "events" VALUES('lD8Khia1bkSRQIov',1,'joined',1794773069212,'wf41kWxRIeX0ynUt','c-5dd9bad857e94dbcb3e742c34fad7163','{"seat":1,"user":"wf41kWxRIeX0ynUt","name":"Anna"}');
INSERT INTO "events" VALUES('lD8Khia1bkSRQIov',2,'joined',1794773069295,'ZxwHd03-TJFrDGvu','c-b255f75e3a444983855185577b51b13f','{"seat":2,"user":"ZxwHd03-TJFrDGvu","name":"Cleo"}');
INSERT INTO "events" VALUES('lD8Khia1bkSRQIov',3,'salted',1794773069340,'nq8p6z3dXcf-_qYQ','c-e70d6798acb2401ab819ad7ea2e76f07','{"seat":0,"salt":"pepper"}');
INSERT INTO "events" VALUES('lD8Khia1bkSRQIov',4,'started',1794773069382,'nq8p6z3dXcf-_qYQ','c-4ca503b9a30c43599c1fef19337dd641','{"hash":"da0a8a48f6405ab1"}');
INSERT INTO "events" VALUES('lD8Khia1bkSRQIov',5,'moved',1794773069394,'nq8p6z3dXcf-_qYQ','c-74782e3fc5f8468aa356f4159cab7925','{"seat":0,"move":"play mortar-mixer-green","luck":1900235424528350985,"hash":"eca74af58876a09b","by":"person"}');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'73F79D8C8262EF5E144DD5B72AF3A666298B0C0981CF18BB5C96E7311D117FB9');
CREATE TABLE members (
	user_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (user_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('wf41kWxRIeX0ynUt','KKz9xvyTPhcESPLV');
INSERT INTO "members" VALUES('nq8p6z3dXcf-_qYQ','KKz9xvyTPhcESPLV');
INSERT INTO "members" VALUES('nq8p6z3dXcf-_qYQ','lD8Khia1bkSRQIov');
INSERT INTO "members" VALUES('wf41kWxRIeX0ynUt','lD8Khia1bkSRQIov');
INSERT INTO "members" VALUES('ZxwHd03-TJFrDGvu','lD8Khia1bkSRQIov');
INSERT INTO "members" VALUES('wf41kWxRIeX0ynUt','rhXMOyegacq88_a8');
CREATE TABLE notes (
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('KKz9xvyTPhcESPLV','nq8p6z3dXcf-_qYQ','she bluffs');
CREATE TABLE ratings (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('pillars','wf41kWxRIeX0ynUt',2.78690486807494259835e+01,8.20524337739799314306e+00,1);
INSERT INTO "ratings" VALUES('pillars','nq8p6z3dXcf-_qYQ',2.14136891490632166324e+01,8.05822422280237837811e+00,1);
INSERT INTO "ratings" VALUES('pillars','bot:greedy',2.57172621701873573841e+01,8.05822422280237837811e+00,1);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	setup TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	version INTEGER NOT NULL, 
	snapshot BLOB, 
	due BIGINT, 
	rated BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('KKz9xvyTPhcESPLV','pillars','{"id": "KKz9xvyTPhcESPLV", "game": "pillars", "rules_version": 1, "edition": "a98dd57a3c30cd88", "host": "wf41kWxRIeX0ynUt", "seats": [{"user": "wf41kWxRIeX0ynUt", "name": "Anna", "level": null}, {"user": "", "name": "", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1794773010580}',X'3CC907B42193553ACEF36F1F4565721B3D819E6A76AFD42EC8631CE3CCFF9E01',1794773010580,1794773069071,'over',209,X'50F08EC715CA59290300FFFF0100000000000000000000000000000000000000030000002B0000001D00000023000000000000000C000D000A00030005000000000000000000000000000000000000000000000004000300070004000B00000000000000000000000000000000000000000000000D00020008000A00020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000000020003000100000000000000000000000000000000000000000000000000500000000000000028000000000000008000000000000000000000000500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008C205058010000005205A08220000000215A0021060000000000000000000000FF7FF0FB270000000100FFFFFFFFFFFFFFFF00000000000018080000000000002123E0DB07000000C650000000000000000000000000000001000600020000000004102000000000250009001C00FFFF01000100FFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C0000001F000000010000000B0000000B000000030000000C0000001F000000020000000200000000000000020000000D0000001F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,1);
INSERT INTO "tables" VALUES('lD8Khia1bkSRQIov','pillars','{"id": "lD8Khia1bkSRQIov", "game": "pillars", "rules_version": 1, "edition": "a98dd57a3c30cd88", "host": "nq8p6z3dXcf-_qYQ", "seats": [{"user": "nq8p6z3dXcf-_qYQ", "name": "Ben", "level": null}, {"user": "", "name": "", "level": null}, {"user": "", "name": "", "level": null}], "options": {}, "clock": {"kind": "bank", "seconds": 600, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1794773069121}',X'4877F34314972245061DC4F1ECD9D5A928878262E1D3A8E32AF0C893FB757B7C',1794773069121,1794773069394,'running',5,X'093FA0FC0CFE5E1A03000100000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000100000001000100010000000100010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000001009708840000000A2648030040000004512004303000000000000000000000009000A000A0000001809708840000000A26480300400000045120043030000000000000000000000080020000000000000000300FFFFFFFFFFFF010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF2700240023002500FFFF0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000001F0000000000000003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',1794773669394,0);
INSERT INTO "tables" VALUES('rhXMOyegacq88_a8','contest','{"id": "rhXMOyegacq88_a8", "game": "contest", "rules_version": 1, "edition": "d82e52164324934c", "host": "wf41kWxRIeX0ynUt", "seats": [{"user": "wf41kWxRIeX0ynUt", "name": "Anna", "level": null}, {"user": "", "name": "", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "off", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1794773069436}',X'21D103D739B652D9F4209914FE5E582F8B38DA7531BB449047045181D4F85E17',1794773069436,1794773069436,'lobby',0,NULL,NULL,0);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	account VARCHAR(64), 
	password VARCHAR(256), 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (account)
);
INSERT INTO "users" VALUES('wf41kWxRIeX0ynUt','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$unmnfy5hoEV+CYV+jdqkYg$E+z8h1jMG3lVoNbYheEYY3V+wpXuNomyWP5z63XZIf0',1794773008691);
INSERT INTO "users" VALUES('nq8p6z3dXcf-_qYQ','Ben',NULL,NULL,1794773009073);
INSERT INTO "users" VALUES('ZxwHd03-TJFrDGvu','Cleo',NULL,NULL,1794773009271);
CREATE INDEX tables_due ON tables (due);
CREATE UNIQUE INDEX chat_once ON chat (table_id, user_id, command);
CREATE UNIQUE INDEX events_once ON events (table_id, actor, command) WHERE command <> '';
COMMIT;
