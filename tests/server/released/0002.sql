BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chat" VALUES('XhfOnofBDKrYChvl',1,1794773011111,'NmqvhmMmP8_6aItA','c-261e89a2f3b04011be76d1585ffb874f','Anna',0,'Grüß Gott, good luck — ⛪');
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
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',1,'joined',1794773010977,'TDV0RaWfVGPhsKl9','c-bd410e9189e04073b6953968b9cf0b34','{"seat":1,"user":"TDV0RaWfVGPhsKl9","name":"Ben"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',2,'started',1794773011266,'NmqvhmMmP8_6aItA','c-a14343f3582442bba088f436db274bbb','{"hash":"ae48b12367814bb9"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',3,'moved',1794773011852,'','','{"seat":2,"move":"play stonemason-red","luck":216415603010344726,"hash":"85fb583d55523538","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',4,'moved',1794773012052,'NmqvhmMmP8_6aItA','c-155be6eb9dde49c4b6e43c55cfad55d8','{"seat":0,"move":"play carpenter-green","luck":8698974053012938392,"hash":"8802cfa49682cf47","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',5,'moved',1794773012072,'TDV0RaWfVGPhsKl9','c-07f00087f7f7422eaea8d888bc8625f1','{"seat":1,"move":"play stonemason-green","luck":1830706325957508528,"hash":"e69c5fb59c5dfa13","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',6,'moved',1794773012360,'NmqvhmMmP8_6aItA','c-367a1ae4dc2a4c1986ea6462fd80043c','{"seat":0,"move":"play mortar-mixer-green","luck":6483301921021936464,"hash":"40faf7ef7f244cf5","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',7,'moved',1794773012378,'TDV0RaWfVGPhsKl9','c-c676c645183945b197467769bca66625','{"seat":1,"move":"play stonemason-blue","luck":2265324378712913651,"hash":"348a64818cc37cfd","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',8,'moved',1794773013280,'','','{"seat":2,"move":"play lady-aliena","luck":6338191962836152386,"hash":"81c4689b83c73e77","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',9,'moved',1794773014334,'','','{"seat":2,"move":"play prior-philip","luck":5917829447135252035,"hash":"355821e79192bd0b","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',10,'moved',1794773014357,'NmqvhmMmP8_6aItA','c-d78d4df11aee4937b9893ce09c96d4cb','{"seat":0,"move":"play toolmaker-blue","luck":8099223275762184712,"hash":"28c54b1fb20b1e35","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',11,'moved',1794773014417,'TDV0RaWfVGPhsKl9','c-bf231041a1674f88aedbf66c8510fe71','{"seat":1,"move":"play toolmaker-red","luck":5459708730535211907,"hash":"122ecdc7bc96a2c9","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',12,'moved',1794773015151,'','','{"seat":2,"move":"play tom-builder","luck":8814084983061150094,"hash":"176d65fcf1ace2ad","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',13,'moved',1794773015223,'NmqvhmMmP8_6aItA','c-dd6e8115e34244fcbac316fa7847c867','{"seat":0,"move":"play carpenter-blue","luck":46012133694061985,"hash":"5772bf065c54ff70","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',14,'moved',1794773015233,'TDV0RaWfVGPhsKl9','c-45fba04e10574a7aa420b0c422d30606','{"seat":1,"move":"play carpenter-red","luck":1738164312419589152,"hash":"638ce5b56d619f4c","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',15,'moved',1794773015659,'','','{"seat":2,"move":"play regan-hamleigh","luck":2967829606124355856,"hash":"41421e62f44a3d61","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',16,'moved',1794773015752,'NmqvhmMmP8_6aItA','c-467565c8a65d48528f24007924b37b0a','{"seat":0,"move":"play master-builder-blue","luck":4151188408938363826,"hash":"f124c5b6537d808c","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',17,'moved',1794773015808,'TDV0RaWfVGPhsKl9','c-10e37057f8f34a9fa67dc7e68b731f61','{"seat":1,"move":"play mortar-mixer-red","luck":6878765993816686674,"hash":"d03fab6537b84302","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',18,'moved',1794773015825,'TDV0RaWfVGPhsKl9','c-918c52d2a4394f36b3d51d0bcef5b970','{"seat":1,"move":"play quarry-1","luck":8561712145421197251,"hash":"eceefcde8e1950eb","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',19,'moved',1794773016770,'','','{"seat":2,"move":"play king","luck":5842841965429558840,"hash":"6acee4b519d9be8c","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',20,'moved',1794773016788,'NmqvhmMmP8_6aItA','c-4e5283ce65ef4baaaa01dcdecd959962','{"seat":0,"move":"play master-builder-red","luck":1495950580250737154,"hash":"5302b0dd0967cbc1","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',21,'moved',1794773017259,'','','{"seat":2,"move":"play mortar-mixer-blue","luck":4112333219580008351,"hash":"00f0179ee5767d6b","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',22,'moved',1794773017319,'NmqvhmMmP8_6aItA','c-05b8cd6a46094bbab663072835856431','{"seat":0,"move":"play bishop-waleran","luck":3865114470743881655,"hash":"df075b1c53f11a49","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',23,'moved',1794773017338,'TDV0RaWfVGPhsKl9','c-e5f44d0c08b14b6bb0beb2764398687a','{"seat":1,"move":"play quarry-2","luck":3334617588051168765,"hash":"7905ad90eddbc6b6","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',24,'moved',1794773017388,'TDV0RaWfVGPhsKl9','c-014114b4671245cc8fc10b0a93bd0813','{"seat":1,"move":"play gravel-pit-1","luck":4424840308830268684,"hash":"f3c026eb059b85eb","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',25,'moved',1794773018108,'','','{"seat":2,"move":"play toolmaker-green","luck":2816947609549426314,"hash":"6c37d48605298ed4","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',26,'moved',1794773018136,'NmqvhmMmP8_6aItA','c-c1177aaa23694107a3053f3d9195758c','{"seat":0,"move":"play forest-1","luck":1412838410069037588,"hash":"3db18f0859df7603","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',27,'moved',1794773018155,'NmqvhmMmP8_6aItA','c-b75379ba56b34a14943be56d39571a57','{"seat":0,"move":"play forest-2","luck":5990833218991950681,"hash":"7f5f122427804718","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',28,'moved',1794773018174,'TDV0RaWfVGPhsKl9','c-f0d5051ee5784e80a27f71cbd5b8a2be','{"seat":1,"move":"play gravel-pit-2","luck":6053484725628748736,"hash":"eb25e82003910b17","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',29,'moved',1794773018743,'','','{"seat":2,"move":"play william-hamleigh","luck":194857502166521707,"hash":"d8e14a273d461de1","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',30,'moved',1794773019746,'','','{"seat":2,"move":"play master-builder-green","luck":1638331347150855063,"hash":"0cec78b4edfe70f8","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',31,'moved',1794773019788,'NmqvhmMmP8_6aItA','c-f85978904c4d4fd9be0b1e1368a1f8a7','{"seat":0,"move":"play alfred-builder","luck":183648075391795066,"hash":"5e14378f25c3abb0","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',32,'moved',1794773019810,'TDV0RaWfVGPhsKl9','c-47b2a871e5fd4f1c97934ebc32970a04','{"seat":1,"move":"play potter","luck":1568306162442139919,"hash":"55a05865767fccbd","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',33,'moved',1794773019861,'NmqvhmMmP8_6aItA','c-bf5cac37f5b148a6b273632e779a6811','{"seat":0,"move":"convert toolmaker metal","luck":5499203891731262319,"hash":"3d16a450eb38ccae","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',34,'moved',1794773019889,'NmqvhmMmP8_6aItA','c-17cc755da4344cdd8907a96de4e0c25b','{"seat":0,"move":"convert stonemason stone","luck":7508959763334120716,"hash":"b62456668490a1fa","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',35,'moved',1794773019896,'NmqvhmMmP8_6aItA','c-ad907754088a458b87097e095499ff17','{"seat":0,"move":"convert carpenter wood","luck":1643521521851316419,"hash":"eb4fd97fb02e34de","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',36,'moved',1794773019912,'NmqvhmMmP8_6aItA','c-a93f76f9d9e0492fb8150a075ab222b9','{"seat":0,"move":"convert master-builder sand","luck":1483140338817515102,"hash":"82fceeb1662842e1","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',37,'moved',1794773019931,'NmqvhmMmP8_6aItA','c-1268ad8d23504271a90d11bc3ec0abcd','{"seat":0,"move":"convert potter sand","luck":7105667384247227982,"hash":"8d35ddbcec681c42","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',38,'moved',1794773019943,'NmqvhmMmP8_6aItA','c-5582f592b0ff4abe939dd4772abd7843','{"seat":0,"move":"done","luck":7769559537132542977,"hash":"df552f305c2b58c3","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',39,'moved',1794773019970,'TDV0RaWfVGPhsKl9','c-31373fdcd1e5400ca23c1cb6a7e5fd10','{"seat":1,"move":"convert mortar-mixer sand","luck":6341358346507969212,"hash":"32202862b0456130","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',40,'moved',1794773019989,'TDV0RaWfVGPhsKl9','c-b19eddf34fcc4fae8a5ba6c2f09046af','{"seat":1,"move":"convert master-builder wood","luck":4562915774598975317,"hash":"b1c95185e61418f9","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',41,'moved',1794773020008,'TDV0RaWfVGPhsKl9','c-0eb981c2e19946f89d5c191a46c4a368','{"seat":1,"move":"done","luck":7292408554254851203,"hash":"07f74531d5a0e305","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',42,'moved',1794773020849,'','','{"seat":2,"move":"tom metal","luck":3677593974512522147,"hash":"8647b0fff10aeb35","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',43,'moved',1794773021661,'','','{"seat":2,"move":"convert carpenter wood","luck":2943971395269697988,"hash":"80a7dbaadd32de18","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',44,'moved',1794773022571,'','','{"seat":2,"move":"convert toolmaker metal","luck":9185658706789405781,"hash":"9e291bc72a1c2e4f","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',45,'moved',1794773023121,'','','{"seat":2,"move":"done","luck":2266153425424995216,"hash":"5553d18b7980b5d3","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',46,'moved',1794773023843,'','','{"seat":2,"move":"drop sand","luck":5896766122762459774,"hash":"a486def68dd452df","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',47,'moved',1794773024580,'','','{"seat":2,"move":"play toolmaker-red","luck":6598584068375495967,"hash":"c65db67485d9b79b","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',48,'moved',1794773024604,'NmqvhmMmP8_6aItA','c-ec62cae6c4e3403baa58018919052d6f','{"seat":0,"move":"play toolmaker-green","luck":4859853537728374698,"hash":"7a62c6e549f24d6f","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',49,'moved',1794773024620,'TDV0RaWfVGPhsKl9','c-7a487249da844d10ae85f957543a70ec','{"seat":1,"move":"play carpenter-green","luck":5647474984482367798,"hash":"a7c1d42a0a373633","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',50,'moved',1794773024701,'NmqvhmMmP8_6aItA','c-8c6773bb08054c33879fef1b39aa12a2','{"seat":0,"move":"play stonemason-green","luck":8230747545293913591,"hash":"305828b16ceb4a23","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',51,'moved',1794773024736,'TDV0RaWfVGPhsKl9','c-1ff037c98faf49c382883933d98de586','{"seat":1,"move":"play toolmaker-blue","luck":343338725737227344,"hash":"762b58fea1abe134","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',52,'moved',1794773025662,'','','{"seat":2,"move":"play prior-philip","luck":3486422287693558578,"hash":"7327e4a0a1c3c297","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',53,'moved',1794773026390,'','','{"seat":2,"move":"play lady-aliena","luck":8052771344757182881,"hash":"15cf2951ae3acfbe","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',54,'moved',1794773026428,'NmqvhmMmP8_6aItA','c-74b4b8fb3b8041fb924e9e9937b5e3a5','{"seat":0,"move":"play carpenter-blue","luck":7584811046059574221,"hash":"9e85ee672f70aa2f","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',55,'moved',1794773026452,'TDV0RaWfVGPhsKl9','c-4e2cecf3e45c4411a6e1c2ca638fc7b2','{"seat":1,"move":"play mortar-mixer-blue","luck":5766540344234701631,"hash":"23779d24e14bf360","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',56,'moved',1794773027468,'','','{"seat":2,"move":"play forest-2","luck":4274751065277597374,"hash":"597f3949508ef78b","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',57,'moved',1794773027519,'NmqvhmMmP8_6aItA','c-796589b25649477496c7a258a3cf0417','{"seat":0,"move":"play master-builder-blue","luck":1777386791591432085,"hash":"cd56f8f80cf4b1d8","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',58,'moved',1794773027526,'TDV0RaWfVGPhsKl9','c-ffc79d5051a948eeb11ffe3d99d01445','{"seat":1,"move":"play tom-builder","luck":8714450235358047793,"hash":"7e1aa4a6175fd803","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',59,'moved',1794773027529,'TDV0RaWfVGPhsKl9','c-c1217f827f734dde9c62a635de372e41','{"seat":1,"move":"play quarry-1","luck":7856900089654127732,"hash":"5e388d1aa17e5c74","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',60,'moved',1794773028179,'','','{"seat":2,"move":"play regan-hamleigh","luck":8646932099152506451,"hash":"07981b917ae48a52","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',61,'moved',1794773028192,'NmqvhmMmP8_6aItA','c-a51b16fb1bf2463abe612f7f9dd44baf','{"seat":0,"move":"play stonemason-red","luck":2606791777801731539,"hash":"ee8d06a58505721b","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',62,'moved',1794773029231,'','','{"seat":2,"move":"play king","luck":2980834678510616423,"hash":"aa1b9ae2b069f26e","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',63,'moved',1794773029247,'NmqvhmMmP8_6aItA','c-58d78a22ccb84adba7d950fe41646196','{"seat":0,"move":"play carpenter-red","luck":1606658556327166673,"hash":"e8a48c982e23348e","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',64,'moved',1794773029251,'TDV0RaWfVGPhsKl9','c-b413becd7a1b4705839c1f2352c5e101','{"seat":1,"move":"play quarry-2","luck":6022194645024193571,"hash":"ecfca8573389ccaa","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',65,'moved',1794773030211,'','','{"seat":2,"move":"play mortar-mixer-green","luck":570153192281583763,"hash":"390ea85735ffb948","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',66,'moved',1794773030225,'NmqvhmMmP8_6aItA','c-348fd17a40074e38a31bd3e63f4849f4','{"seat":0,"move":"play mortar-mixer-red","luck":5809706171658073788,"hash":"b4780a2bcd4e5737","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',67,'moved',1794773030233,'TDV0RaWfVGPhsKl9','c-0e5242c7ec484b74a5c719645a992c9a','{"seat":1,"move":"play forest-1","luck":1908969760352562335,"hash":"3689c35e78dd5f57","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',68,'moved',1794773030681,'','','{"seat":2,"move":"play stonemason-blue","luck":8209216388724976616,"hash":"8a41c80cfbe00bae","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',69,'moved',1794773030713,'NmqvhmMmP8_6aItA','c-98dd29102ff542088a9910e18dccf41c','{"seat":0,"move":"play master-builder-red","luck":6908645085208181146,"hash":"fc0618f34b4d1355","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',70,'moved',1794773030716,'TDV0RaWfVGPhsKl9','c-81e1e9d3be9642af8be44dd7c13fd16d','{"seat":1,"move":"play gravel-pit-1","luck":8656885971420555868,"hash":"0ea93d2bafcff1c8","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',71,'moved',1794773031803,'','','{"seat":2,"move":"play master-builder-green","luck":4947865728031345121,"hash":"386a22abda0aaabe","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',72,'moved',1794773031840,'NmqvhmMmP8_6aItA','c-ce74a9f3fad0413a8122f0e0b6f0ebd5','{"seat":0,"move":"play william-hamleigh","luck":4534932715370804336,"hash":"787188ed6ce08145","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',73,'moved',1794773031870,'TDV0RaWfVGPhsKl9','c-e0c82ba5e3b5488bbaaea06d65f16bc8','{"seat":1,"move":"play gravel-pit-2","luck":3941861259567848411,"hash":"6eed190601e1f163","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',74,'moved',1794773032008,'NmqvhmMmP8_6aItA','c-d9045f988f924714a2398cab26b201c4','{"seat":0,"move":"play bishop-waleran","luck":1147143601864881919,"hash":"bdc71e55711e42b4","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',75,'moved',1794773032014,'TDV0RaWfVGPhsKl9','c-f1a150f28b9b435c8d7ee8f72336a467','{"seat":1,"move":"play brick-burner","luck":668159826495553433,"hash":"ebbef00266a8b368","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',76,'moved',1794773033114,'','','{"seat":2,"move":"play alfred-builder","luck":4277196664258471860,"hash":"34085f964a367872","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',77,'moved',1794773033180,'NmqvhmMmP8_6aItA','c-4b501e01a43d4931812a087c83794fdb','{"seat":0,"move":"convert carpenter wood","luck":8080426041978863413,"hash":"5a4db3be39b01a5d","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',78,'moved',1794773033188,'NmqvhmMmP8_6aItA','c-ba29ba026c4248d6bb8285433840e965','{"seat":0,"move":"convert master-builder sand","luck":1098198761208976225,"hash":"87bde551f535eae2","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',79,'moved',1794773033271,'NmqvhmMmP8_6aItA','c-13c4975dd4524982ae644f21ffe27896','{"seat":0,"move":"done","luck":3084922882876442814,"hash":"b3df93c588dc76ad","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',80,'moved',1794773033279,'TDV0RaWfVGPhsKl9','c-8ad0b55d278e4596adde79b416b2de5c','{"seat":1,"move":"tom sand","luck":7457971674118429375,"hash":"a410094ac7bf64fc","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',81,'moved',1794773033287,'TDV0RaWfVGPhsKl9','c-6366bf7171914f13975d38e317132578','{"seat":1,"move":"convert master-builder sand","luck":8770073522970336986,"hash":"0ca73ef56f0c9322","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',82,'moved',1794773033299,'TDV0RaWfVGPhsKl9','c-fef7ac8308e64be0a5c86e90ea50c77d','{"seat":1,"move":"done","luck":6136221991957735613,"hash":"cff05a02d41fb86c","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',83,'moved',1794773033310,'TDV0RaWfVGPhsKl9','c-062e54509c784bc98b9c51639345dff7','{"seat":1,"move":"drop wood","luck":5732073562956487804,"hash":"05515e873a343f5e","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',84,'moved',1794773033999,'','','{"seat":2,"move":"convert master-builder stone","luck":7860803735277397088,"hash":"f5e48e59f54bd3f6","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',85,'moved',1794773034847,'','','{"seat":2,"move":"convert mortar-mixer sand","luck":498892705127110166,"hash":"acf915399292680e","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',86,'moved',1794773035496,'','','{"seat":2,"move":"convert stonemason stone","luck":2633162240083403784,"hash":"095f99c05fdc4911","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',87,'moved',1794773036087,'','','{"seat":2,"move":"done","luck":520739441116714406,"hash":"57c44736965cffad","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',88,'moved',1794773036619,'','','{"seat":2,"move":"play painter","luck":2538997465495225422,"hash":"515e0c73080fd531","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',89,'moved',1794773036689,'NmqvhmMmP8_6aItA','c-f8bbf5a2f2674e2fbe51260fd8e0cf4b','{"seat":0,"move":"play toolmaker-green","luck":5813845647855446818,"hash":"bce990a8eee049c7","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',90,'moved',1794773036708,'TDV0RaWfVGPhsKl9','c-47a25e74c963499b84df79443deabfdd','{"seat":1,"move":"play stonemason-green","luck":5606939563315268926,"hash":"9860729ea6d157c1","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',91,'moved',1794773037529,'','','{"seat":2,"move":"play carpenter-red","luck":2528475283200218158,"hash":"ff3deb0fd10408f1","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',92,'moved',1794773037548,'NmqvhmMmP8_6aItA','c-952101e56032415db0e7911a947a1733','{"seat":0,"move":"play carpenter-green","luck":4347373928218316776,"hash":"90231e5e2d0aeddb","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',93,'moved',1794773037560,'TDV0RaWfVGPhsKl9','c-9d55b67e06b94f87960ba48de1e4db3c','{"seat":1,"move":"play master-builder-green","luck":5268827828458079776,"hash":"c8f24044f048d4f0","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',94,'moved',1794773037578,'NmqvhmMmP8_6aItA','c-2d3a31c222c6460a83878d9eddc47acb','{"seat":0,"move":"play mortar-mixer-green","luck":8617874113509904149,"hash":"91989ae8ac7a7104","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',95,'moved',1794773037604,'TDV0RaWfVGPhsKl9','c-16572de3117046e1a8ef5aa92e452fae','{"seat":1,"move":"play stonemason-blue","luck":6076522782739436136,"hash":"f15e5e4f0651016e","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',96,'moved',1794773038731,'','','{"seat":2,"move":"play lady-aliena","luck":7765206194052865916,"hash":"f62b671de19c6dcb","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',97,'moved',1794773039631,'','','{"seat":2,"move":"play tom-builder","luck":2440103408141300685,"hash":"755d0d02ae20d407","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',98,'moved',1794773039708,'NmqvhmMmP8_6aItA','c-d9f57781893548c0af3a7e702107f83f','{"seat":0,"move":"play toolmaker-blue","luck":2958225119814885953,"hash":"99ec4628ed5c388e","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',99,'moved',1794773039716,'TDV0RaWfVGPhsKl9','c-9a79e71a74604e49ba7b650e3a0b1ec3','{"seat":1,"move":"play stonemason-red","luck":7235571516610068779,"hash":"8edf40f4ff7b74da","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',100,'moved',1794773040756,'','','{"seat":2,"move":"play regan-hamleigh","luck":4289989660815769108,"hash":"dafd05dceca7efd3","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',101,'moved',1794773040795,'NmqvhmMmP8_6aItA','c-12b945263757468aa45ce96085836b51','{"seat":0,"move":"play toolmaker-red","luck":4690948420625513060,"hash":"a86da30d13d197c7","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',102,'moved',1794773040815,'TDV0RaWfVGPhsKl9','c-400f7e82dc22477384d7ba17aa9cc555','{"seat":1,"move":"play master-builder-red","luck":9214168748707180862,"hash":"043c5831ba951855","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',103,'moved',1794773041245,'','','{"seat":2,"move":"play mortar-mixer-blue","luck":667313064073112861,"hash":"fceda303607a3abc","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',104,'moved',1794773041271,'NmqvhmMmP8_6aItA','c-b7303465922542769d9a72aecdfc8042','{"seat":0,"move":"play mortar-mixer-red","luck":2190164000672952562,"hash":"7fe27a2e98450c84","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',105,'moved',1794773041301,'TDV0RaWfVGPhsKl9','c-9c5327c9922c4fcd964ee12685c0a093','{"seat":1,"move":"play prior-philip","luck":7667959532935197389,"hash":"db1a6dadfef46ad2","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',106,'moved',1794773042406,'','','{"seat":2,"move":"play bishop-waleran","luck":853769894735415516,"hash":"24310caaf11f65bc","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',107,'moved',1794773042419,'NmqvhmMmP8_6aItA','c-64d1537b85ee4262bb995dad118d2f80','{"seat":0,"move":"play king","luck":8670244488461068079,"hash":"9932f758a41b1f37","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',108,'moved',1794773042422,'TDV0RaWfVGPhsKl9','c-2cd124d9e076466092db31a321f32864','{"seat":1,"move":"play william-hamleigh","luck":8591785802037813774,"hash":"caa671c96aa339d9","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',109,'moved',1794773042440,'NmqvhmMmP8_6aItA','c-8a9e427c2af24be1839be2ee6c33054e','{"seat":0,"move":"play quarry-2","luck":3926205221069430849,"hash":"44c988547c7a0416","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',110,'moved',1794773042442,'TDV0RaWfVGPhsKl9','c-4435c5e1223b43bcb18e7ce3fe167cd2','{"seat":1,"move":"play quarry-1","luck":7959916010087652960,"hash":"52a6e080ca85db45","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',111,'moved',1794773042966,'','','{"seat":2,"move":"play carpenter-blue","luck":4224743789541338364,"hash":"564bf2d13fa19838","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',112,'moved',1794773042980,'TDV0RaWfVGPhsKl9','c-fcfdf73746de4ff8a22d0ebf4fbb8716','{"seat":1,"move":"play forest-1","luck":2791717480521514018,"hash":"e1645b90ea81c6f0","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',113,'moved',1794773044011,'','','{"seat":2,"move":"play master-builder-blue","luck":4310631013847095312,"hash":"8b124759b2e5236b","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',114,'moved',1794773044111,'NmqvhmMmP8_6aItA','c-55f94a76de9f4f83b964e511c4f0d1a0','{"seat":0,"move":"play forest-2","luck":198626579155714080,"hash":"ec01c3e65d771988","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',115,'moved',1794773044114,'TDV0RaWfVGPhsKl9','c-894e9ed0f5b84dd2ac28b9c6abbd44c7','{"seat":1,"move":"play gravel-pit-1","luck":4007656924374895362,"hash":"724772aec218b7cc","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',116,'moved',1794773044998,'','','{"seat":2,"move":"play alfred-builder","luck":8935533303326892722,"hash":"751e919531764f14","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',117,'moved',1794773045025,'NmqvhmMmP8_6aItA','c-3c8b72f473054f04b2888a155898c6d6','{"seat":0,"move":"play gravel-pit-2","luck":6618515967146848050,"hash":"ed4e6bb0f0ec1f53","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',118,'moved',1794773045039,'TDV0RaWfVGPhsKl9','c-1bb7155467894ea3aab1daaf03190c0f','{"seat":1,"move":"convert carpenter wood","luck":2363350058160313842,"hash":"7af6e1ae0f914015","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',119,'moved',1794773045043,'TDV0RaWfVGPhsKl9','c-9821aed9c7bc474799c7543197cc5678','{"seat":1,"move":"convert master-builder wood","luck":131520140762071376,"hash":"df4bc948ecec2783","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',120,'moved',1794773045075,'TDV0RaWfVGPhsKl9','c-dc510d2c78ff4d11a1ebc635891376a9','{"seat":1,"move":"done","luck":6973313401205718467,"hash":"ea46310f29f3f3e0","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',121,'moved',1794773045088,'TDV0RaWfVGPhsKl9','c-fda4505e0dc94bb185bdda0c779f6e5c','{"seat":1,"move":"drop stone","luck":614715214882128177,"hash":"1a38a4ca00b39990","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',122,'moved',1794773045097,'TDV0RaWfVGPhsKl9','c-57433be5ad804175b629717d5b43561a','{"seat":1,"move":"drop stone","luck":7655084567254909074,"hash":"546b3f6e9945eaae","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',123,'moved',1794773045514,'','','{"seat":2,"move":"tom stone","luck":42227226049089565,"hash":"0197e25ec050fe81","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',124,'moved',1794773046034,'','','{"seat":2,"move":"convert master-builder wood","luck":3466039597040096719,"hash":"03207630e5b23594","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',125,'moved',1794773046772,'','','{"seat":2,"move":"convert mortar-mixer sand","luck":5610978745223817852,"hash":"bd85bbc3fd24ec29","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',126,'moved',1794773047411,'','','{"seat":2,"move":"convert stonemason stone","luck":3459116607520723682,"hash":"c968ae6f7ddd4d3e","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',127,'moved',1794773047915,'','','{"seat":2,"move":"convert toolmaker metal","luck":2100883278986655987,"hash":"4bd33a4f2b8b2b5c","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',128,'moved',1794773048427,'','','{"seat":2,"move":"done","luck":8760023997708257446,"hash":"ab8989e0959af27e","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',129,'moved',1794773048475,'TDV0RaWfVGPhsKl9','c-a031b43b6888477dacf96111875e00f0','{"seat":1,"move":"play toolmaker-green","luck":4306044675060576887,"hash":"c539036c7f48b310","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',130,'moved',1794773049163,'','','{"seat":2,"move":"play helper","luck":8542529907894671840,"hash":"deea89378114e8af","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',131,'moved',1794773049244,'NmqvhmMmP8_6aItA','c-dbb4b99d41a541f683bd2b92bcbb3bb7','{"seat":0,"move":"play stonemason-green","luck":2503975021719560041,"hash":"094f369c43626fdc","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',132,'moved',1794773049839,'','','{"seat":2,"move":"play carpenter-red","luck":8903613132876696501,"hash":"8edc6156d1cd696b","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',133,'moved',1794773049875,'NmqvhmMmP8_6aItA','c-94ffc991ae794452871016002e0d3eb8','{"seat":0,"move":"play master-builder-green","luck":5296061894510123345,"hash":"22ba8802b369b7ea","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',134,'moved',1794773049883,'TDV0RaWfVGPhsKl9','c-819092c64dc84d8ea348f26ee47e2f07','{"seat":1,"move":"play carpenter-green","luck":2458318381446692870,"hash":"54bcb36fda98e914","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',135,'moved',1794773049909,'NmqvhmMmP8_6aItA','c-7c9a8288d335447f85ad14c75df011b9','{"seat":0,"move":"play toolmaker-blue","luck":2239288948550057342,"hash":"10e6db36cc989e09","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',136,'moved',1794773049952,'TDV0RaWfVGPhsKl9','c-919b71a8982e41c3bb4059a714a31d6c','{"seat":1,"move":"play toolmaker-red","luck":8445058926534328086,"hash":"59dec49f1a74bde6","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',137,'moved',1794773051163,'','','{"seat":2,"move":"play mortar-mixer-red","luck":6894497971411082615,"hash":"02b2da503080cc0a","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',138,'moved',1794773052327,'','','{"seat":2,"move":"play gravel-pit-2","luck":4934948866111516364,"hash":"3d2e16c4101bde70","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',139,'moved',1794773052384,'NmqvhmMmP8_6aItA','c-bf7ce1e88bcc4eb6888c2de66070f63d','{"seat":0,"move":"play stonemason-blue","luck":8393261982866501446,"hash":"bf4c5c98acec7b1b","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',140,'moved',1794773052396,'TDV0RaWfVGPhsKl9','c-f3bfa6973128413b8db5af538d7a76e3','{"seat":1,"move":"play stonemason-red","luck":8238995256726944991,"hash":"cb93813fcaa3d6f4","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',141,'moved',1794773053316,'','','{"seat":2,"move":"play gravel-pit-1","luck":8517873652625431480,"hash":"67710b005051fcf4","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',142,'moved',1794773053506,'NmqvhmMmP8_6aItA','c-8fe2be956ccb453899550ae407ef34b7','{"seat":0,"move":"play master-builder-blue","luck":5928192335686375824,"hash":"644c7f3bfdd3b98c","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',143,'moved',1794773053595,'TDV0RaWfVGPhsKl9','c-df1493d17150477c9b0b4b4313f1a27a','{"seat":1,"move":"play master-builder-red","luck":1075489395450305921,"hash":"5d5f35a78870d934","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',144,'moved',1794773054732,'','','{"seat":2,"move":"play forest-1","luck":3199742740088967231,"hash":"7d078ee28c25b632","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',145,'moved',1794773054851,'NmqvhmMmP8_6aItA','c-70618b860c71465bb2b028f2917c9979','{"seat":0,"move":"play king","luck":616647788334793451,"hash":"141efcf4cef15d9b","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',146,'moved',1794773054874,'TDV0RaWfVGPhsKl9','c-b566607e966a4df8896c973404e70b32','{"seat":1,"move":"play lady-aliena","luck":671273317720354086,"hash":"a2deb15a50e8d018","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',147,'moved',1794773054887,'NmqvhmMmP8_6aItA','c-5786273abe3b4bcebdeebcf7075d94a7','{"seat":0,"move":"play william-hamleigh","luck":4897163960835137536,"hash":"29d8e7bcefcc9e95","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',148,'moved',1794773054891,'TDV0RaWfVGPhsKl9','c-d0e5847b59064074b7f92c81f66e93a9','{"seat":1,"move":"play prior-philip","luck":8714101126497773170,"hash":"7263f64e3f6c2cfe","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',149,'moved',1794773056001,'','','{"seat":2,"move":"play regan-hamleigh","luck":7852071728796651858,"hash":"838f854377b796ce","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',150,'moved',1794773056036,'TDV0RaWfVGPhsKl9','c-d35b1934b4284d59bf0b3485170d0b2b','{"seat":1,"move":"play bishop-waleran","luck":7089667030733442950,"hash":"b3eadd1a7d799692","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',151,'moved',1794773057224,'','','{"seat":2,"move":"play mortar-mixer-green","luck":3975346454104534339,"hash":"c5a803245aef9363","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',152,'moved',1794773057252,'NmqvhmMmP8_6aItA','c-934b5bc0a23f45dfbfa6d5aaba4ae720','{"seat":0,"move":"play tom-builder","luck":1300802080935542930,"hash":"8e9e5c792f299743","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',153,'moved',1794773057271,'NmqvhmMmP8_6aItA','c-e8ce00fbe59a4278ab721e9d4d502ff6','{"seat":0,"move":"play quarry-2","luck":8573156610338303319,"hash":"7c214e9e48d202d0","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',154,'moved',1794773057277,'TDV0RaWfVGPhsKl9','c-ca87ca2a1aa84cb188c1e5f5c805fec0','{"seat":1,"move":"play quarry-1","luck":1358198518526937935,"hash":"1b1622af67a4ae91","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',155,'moved',1794773057903,'','','{"seat":2,"move":"play mortar-mixer-blue","luck":6677143477916769002,"hash":"4bb99a6caa24b287","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',156,'moved',1794773057924,'TDV0RaWfVGPhsKl9','c-8d83d85b5faf4786b749dd0ea2f20d21','{"seat":1,"move":"play forest-2","luck":8775235887914670680,"hash":"2f89f378d41a1606","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',157,'moved',1794773059025,'','','{"seat":2,"move":"play carpenter-blue","luck":6051139116727857700,"hash":"7a3a24d6449e97c9","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',158,'moved',1794773059063,'NmqvhmMmP8_6aItA','c-3692828965a24265ac4ee86d0599189c','{"seat":0,"move":"play alfred-builder","luck":9006444017450004180,"hash":"f1ce9ba75507bc4c","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',159,'moved',1794773059089,'NmqvhmMmP8_6aItA','c-1a027e6675694afeabbae995d296d7f8','{"seat":0,"move":"tom sand","luck":6693653364887668788,"hash":"dfe6d80e35ad334b","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',160,'moved',1794773059104,'NmqvhmMmP8_6aItA','c-9f7e47d024ad484aa12cb1028c74e5d1','{"seat":0,"move":"convert mortar-mixer sand","luck":5600042133182115871,"hash":"28fd6ec053e576a6","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',161,'moved',1794773059123,'NmqvhmMmP8_6aItA','c-bd1c475afa26499b851d3b662a1343bd','{"seat":0,"move":"done","luck":3412834318350948854,"hash":"fa364404f3e062fd","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',162,'moved',1794773059163,'TDV0RaWfVGPhsKl9','c-95ff38551f334724ac477439022ec89d','{"seat":1,"move":"convert carpenter wood","luck":6467499215885042973,"hash":"8460de6a037b1be9","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',163,'moved',1794773059184,'TDV0RaWfVGPhsKl9','c-9a9dffe46950449eb49b2cc12e73c753','{"seat":1,"move":"done","luck":6323826268103759068,"hash":"95062e2446eea310","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',164,'moved',1794773059190,'TDV0RaWfVGPhsKl9','c-1d5d0096f08745dd93224d9003e10149','{"seat":1,"move":"drop stone","luck":5407434490543061960,"hash":"e19c72ea103b218a","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',165,'moved',1794773059193,'TDV0RaWfVGPhsKl9','c-2e848dc4107c479bb313ea31d4fde846','{"seat":1,"move":"drop stone","luck":5860813657432119509,"hash":"ce54242e29920f6f","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',166,'moved',1794773059204,'TDV0RaWfVGPhsKl9','c-7d2e0a0cad014382a0a17dbb6b2c6ef8','{"seat":1,"move":"drop stone","luck":273932314701730913,"hash":"a5d633c79cb75eba","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',167,'moved',1794773059747,'','','{"seat":2,"move":"convert master-builder wood","luck":1524676745670401494,"hash":"4c78354e5afec9d8","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',168,'moved',1794773060633,'','','{"seat":2,"move":"convert mortar-mixer sand","luck":1828393485780432745,"hash":"797e42cbfc0b6adf","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',169,'moved',1794773061431,'','','{"seat":2,"move":"convert helper sand","luck":6884679019641819909,"hash":"36ad0b85039d8f1f","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',170,'moved',1794773062295,'','','{"seat":2,"move":"convert helper sand","luck":4606458567951424557,"hash":"3ef05172d474cb0c","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',171,'moved',1794773063362,'','','{"seat":2,"move":"convert helper sand","luck":1702818177392842924,"hash":"21884b3bdf79ece6","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',172,'moved',1794773064110,'','','{"seat":2,"move":"done","luck":4457386158750979484,"hash":"cd4b11391b617138","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',173,'moved',1794773065090,'','','{"seat":2,"move":"play master-builder-red","luck":6933613365096606197,"hash":"667ccc05649b1705","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',174,'moved',1794773065124,'NmqvhmMmP8_6aItA','c-22fa7ebc614e434aa9eb09c386f4a90a','{"seat":0,"move":"play toolmaker-blue","luck":8869600560635597665,"hash":"165b7874cd45659c","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',175,'moved',1794773065128,'TDV0RaWfVGPhsKl9','c-38cc3047ee804f1ca5a51a2802b309e3','{"seat":1,"move":"play stonemason-green","luck":7329468371785626527,"hash":"bd2e4d6689683a41","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',176,'moved',1794773066299,'','','{"seat":2,"move":"play toolmaker-red","luck":1174369362978685029,"hash":"b54ab64ab11205a3","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',177,'moved',1794773066337,'NmqvhmMmP8_6aItA','c-9a48a76786c54d6aa77b5d55a7995bf6','{"seat":0,"move":"play stonemason-blue","luck":3527220420614525877,"hash":"3967be2af1b64ced","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',178,'moved',1794773066347,'TDV0RaWfVGPhsKl9','c-17801a10d943432cabbc4d2f6e08135a','{"seat":1,"move":"play master-builder-green","luck":6959852270022311070,"hash":"18457fe84dd1ad10","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',179,'moved',1794773066357,'NmqvhmMmP8_6aItA','c-3d5fa0d437784337bfe9b13283017700','{"seat":0,"move":"play master-builder-blue","luck":9091089250373388120,"hash":"7411e403d6780f98","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',180,'moved',1794773066373,'TDV0RaWfVGPhsKl9','c-5c405347cfa449cfba14bc836510e2dd','{"seat":1,"move":"play carpenter-blue","luck":9045043943939111669,"hash":"561cef4bb8308167","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',181,'moved',1794773067709,'','','{"seat":2,"move":"play carpenter-green","luck":9193679863550109142,"hash":"1a49f5d892bd5b34","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',182,'moved',1794773067736,'TDV0RaWfVGPhsKl9','c-5d1949768c754452ae61ed2b75d2dbf7','{"seat":1,"move":"play mortar-mixer-red","luck":8398026874644513989,"hash":"99a2b8ff4d342943","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',183,'moved',1794773068767,'','','{"seat":2,"move":"play carpenter-red","luck":6768607578405859354,"hash":"d4e893090fed38fa","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',184,'moved',1794773068866,'NmqvhmMmP8_6aItA','c-a736afe6c2ed470eb249d104e55e06ec','{"seat":0,"move":"play stonemason-red","luck":2498307189498691688,"hash":"bf7299c1c5e977b6","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',185,'moved',1794773069853,'','','{"seat":2,"move":"play lady-aliena","luck":3538525153635960318,"hash":"99fbccba8ae33cac","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',186,'moved',1794773069874,'NmqvhmMmP8_6aItA','c-969a967d6b3246199cefb775963cdced','{"seat":0,"move":"play king","luck":4193523299461981070,"hash":"b8fab3d2cfcb6a51","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',187,'moved',1794773069888,'TDV0RaWfVGPhsKl9','c-9c29267499824565b44c22b31f022b0d','{"seat":1,"move":"play william-hamleigh","luck":1084257164028100890,"hash":"185d64d41248833c","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',188,'moved',1794773069924,'NmqvhmMmP8_6aItA','c-3bd802ed2091488ba4feb5435e13cd2b','{"seat":0,"move":"play prior-philip","luck":815971086041860061,"hash":"8c2f2aa91d3edacb","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',189,'moved',1794773069929,'TDV0RaWfVGPhsKl9','c-0a7ec51d670e403fa79144d9771e2d19','{"seat":1,"move":"play tom-builder","luck":5989594568653894427,"hash":"55f3c227445853e5","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',190,'moved',1794773071141,'','','{"seat":2,"move":"play quarry-1","luck":3427673130060237794,"hash":"3486e257e9ba30a0","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',191,'moved',1794773071164,'NmqvhmMmP8_6aItA','c-fcdf7e0cadbd4e5c8d6530aaac8f18ae','{"seat":0,"move":"play bishop-waleran","luck":5587526282309732269,"hash":"d8a6cc8eefd1b4e5","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',192,'moved',1794773071178,'TDV0RaWfVGPhsKl9','c-bd3b8f5b4e644c5783ee12ef8a270bd6','{"seat":1,"move":"play quarry-2","luck":3446985267167511515,"hash":"906bcc4d32903114","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',193,'moved',1794773071900,'','','{"seat":2,"move":"play mortar-mixer-green","luck":2081341331208399766,"hash":"91d62ec73273324c","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',194,'moved',1794773072196,'NmqvhmMmP8_6aItA','c-a71faeeeea3d4fb7aa0c55c813ae0dd9','{"seat":0,"move":"play regan-hamleigh","luck":5280146015573887583,"hash":"0a72767c1bb7c3ba","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',195,'moved',1794773072198,'TDV0RaWfVGPhsKl9','c-3752cf61af484323a238ac1b5b2411f0','{"seat":1,"move":"play forest-1","luck":859711794431336892,"hash":"f937c40e1bdeb8de","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',196,'moved',1794773073395,'','','{"seat":2,"move":"play mortar-mixer-blue","luck":2050286550584397472,"hash":"8837f8b84f7a0e0d","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',197,'moved',1794773073418,'TDV0RaWfVGPhsKl9','c-e52c892e804745daa99a3edfe7912299','{"seat":1,"move":"play gravel-pit-1","luck":2520649010049696107,"hash":"8cbc6e79fa16582c","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',198,'moved',1794773074534,'','','{"seat":2,"move":"play toolmaker-green","luck":8204061075732583100,"hash":"fdbf977f1f2cfb1c","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',199,'moved',1794773074560,'NmqvhmMmP8_6aItA','c-6cf2af237f8b40cd9f16c1a388a00c7e','{"seat":0,"move":"play forest-2","luck":4011418363866719729,"hash":"1fb0e79a62e009bb","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',200,'moved',1794773074573,'NmqvhmMmP8_6aItA','c-2cd5806c1d6a4c05a74d54552738c899','{"seat":0,"move":"play gravel-pit-2","luck":573327146658928178,"hash":"b4cfd2e16584401f","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',201,'moved',1794773074575,'TDV0RaWfVGPhsKl9','c-9af57cc5e6664d2c854344df0d2870be','{"seat":1,"move":"play bell-founder","luck":3229921361309380069,"hash":"6517fca8614e6184","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',202,'moved',1794773075280,'','','{"seat":2,"move":"play alfred-builder","luck":9131328098740385157,"hash":"ae4f93f0f2db44a1","by":"bot"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',203,'moved',1794773075304,'NmqvhmMmP8_6aItA','c-9c7392697a894ff39ca4db2c3b304ed6','{"seat":0,"move":"tom sand","luck":2685080912553672703,"hash":"f49674bac743ec3d","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',204,'moved',1794773075403,'NmqvhmMmP8_6aItA','c-73fbf05198dd46e18705d45e729ee907','{"seat":0,"move":"convert mortar-mixer sand","luck":5406378980135320592,"hash":"2980f9cda6bebafa","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',205,'moved',1794773075409,'NmqvhmMmP8_6aItA','c-0b5bac12d96348808d63d4ab2922e39d','{"seat":0,"move":"convert master-builder sand","luck":6494199817197782024,"hash":"3ba2719e6e7180f6","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',206,'moved',1794773075429,'NmqvhmMmP8_6aItA','c-d44c1cc078a14f54bbf1e3e137b09c02','{"seat":0,"move":"done","luck":982607865223298888,"hash":"ed2dc8a59d1eebff","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',207,'moved',1794773075440,'TDV0RaWfVGPhsKl9','c-ff9511c56f3b42ac843b6395437164e7','{"seat":1,"move":"convert carpenter wood","luck":1053455591485469448,"hash":"497703a3c1dbb683","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',208,'moved',1794773075449,'TDV0RaWfVGPhsKl9','c-615f65af6e7b406eb6ca52cbf603e139','{"seat":1,"move":"convert mortar-mixer sand","luck":8047963261375313300,"hash":"e83316ffee9c706b","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',209,'moved',1794773075483,'TDV0RaWfVGPhsKl9','c-987c136486054bb8bb752b2d3c180c5a','{"seat":1,"move":"convert master-builder stone","luck":2254353375718932124,"hash":"0b39e6478c0bb985","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',210,'moved',1794773075493,'TDV0RaWfVGPhsKl9','c-8074f112c01d4ec4ba4e17bfeacd08e5','{"seat":1,"move":"convert bell-founder metal","luck":4278686124193706161,"hash":"9d1153b1953de593","by":"person"}');
INSERT INTO "events" VALUES('XhfOnofBDKrYChvl',211,'moved',1794773075502,'TDV0RaWfVGPhsKl9','c-82cf85ecb3ad45b98f138d58eb735d78','{"seat":1,"move":"done","luck":3642610216476342861,"hash":"6b4d248422953aa1","by":"person"}');
INSERT INTO "events" VALUES('dEEPojFadJe-n0rd',1,'joined',1794773075546,'NmqvhmMmP8_6aItA','c-57cf2837a9fa44f9b8c450c4a5bdb604','{"seat":1,"user":"NmqvhmMmP8_6aItA","name":"Anna"}');
INSERT INTO "events" VALUES('dEEPojFadJe-n0rd',2,'joined',1794773075555,'Z0Sg0xfT9sm_3ZLY','c-cb6ab9a0a2bb403b9e8ff2901011b1cc','{"seat":2,"user":"Z0Sg0xfT9sm_3ZLY","name":"Cleo"}');
INSERT INTO "events" VALUES('dEEPojFadJe-n0rd',3,'salted',1794773075558,'TDV0RaWfVGPhsKl9','c-5b2c23b251134ca79e33595f1e7ccff3','{"seat":0,"salt":"pepper"}');
INSERT INTO "events" VALUES('dEEPojFadJe-n0rd',4,'started',1794773075573,'TDV0RaWfVGPhsKl9','c-a0107585be3144268788606597ceb98a','{"hash":"5cb95490b9ec46c0"}');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'0001EFDD3FE893D5669BAA4F6A12DF42B30A5B7938068F0B7C3B946485D7C977');
CREATE TABLE members (
	user_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (user_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('NmqvhmMmP8_6aItA','XhfOnofBDKrYChvl');
INSERT INTO "members" VALUES('TDV0RaWfVGPhsKl9','XhfOnofBDKrYChvl');
INSERT INTO "members" VALUES('TDV0RaWfVGPhsKl9','dEEPojFadJe-n0rd');
INSERT INTO "members" VALUES('NmqvhmMmP8_6aItA','dEEPojFadJe-n0rd');
INSERT INTO "members" VALUES('Z0Sg0xfT9sm_3ZLY','dEEPojFadJe-n0rd');
INSERT INTO "members" VALUES('NmqvhmMmP8_6aItA','UPbmC4sDndfL8c7K');
CREATE TABLE notes (
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('XhfOnofBDKrYChvl','TDV0RaWfVGPhsKl9','she bluffs');
CREATE TABLE ratings (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('pillars','NmqvhmMmP8_6aItA',2.57172621701873573841e+01,8.05822422280237837811e+00,1);
INSERT INTO "ratings" VALUES('pillars','TDV0RaWfVGPhsKl9',2.14136891490632166324e+01,8.05822422280237837811e+00,1);
INSERT INTO "ratings" VALUES('pillars','bot:greedy',2.78690486807494259835e+01,8.20524337739799314306e+00,1);
CREATE TABLE "tables" (
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
	listed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('XhfOnofBDKrYChvl','pillars','{"id": "XhfOnofBDKrYChvl", "game": "pillars", "rules_version": 1, "edition": "a98dd57a3c30cd88", "host": "NmqvhmMmP8_6aItA", "seats": [{"user": "NmqvhmMmP8_6aItA", "name": "Anna", "level": null}, {"user": "", "name": "", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1794773010933, "listed": false, "position": null, "course": []}',X'3F0DEAC7F9725F0ECE068EC486C8E5CD8681E989CBB46CCBC5925A08C6D9ACF3',1794773010933,1794773075502,'over',211,X'4DFA4748B1268D320300FFFF010000000000000000000000000000000000000003000000230000001C0000003D00000000000000140004000200030006000000000000000000000000000000000000000000000003000000070003000F00000000000000000000000000000000000000000000000A000E0014000C0005000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010002000000000000000000020000000000000000000000000000000000000000000000000008000000000000003000000000000000C00000000000000000000000050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000600A500A05000000922080C1120000000D552030000000000000000000000000FF7FF0FB170000000100FFFFFFFFFFFFFFFF000000000000590440630300000084030098040000002278000000000000000000000000000004000300020000000000B00000000000220024001C00FFFF00000100FFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C0000001F000000010000000F0000000D000000030000000C0000001F000000020000000500000000000000040000000D0000001F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,1,0);
INSERT INTO "tables" VALUES('dEEPojFadJe-n0rd','pillars','{"id": "dEEPojFadJe-n0rd", "game": "pillars", "rules_version": 1, "edition": "a98dd57a3c30cd88", "host": "TDV0RaWfVGPhsKl9", "seats": [{"user": "TDV0RaWfVGPhsKl9", "name": "Ben", "level": null}, {"user": "", "name": "", "level": null}, {"user": "", "name": "", "level": null}], "options": {}, "clock": {"kind": "bank", "seconds": 600, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1794773075531, "listed": false, "position": null, "course": []}',X'3A448EFC91C967BDC7E58DB8B26C2088450AE4B920A3B79B0A57A3019A2C3877',1794773075531,1794773075573,'running',4,X'315C1A3A3AD63A32030002000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100010001000000010001000100000001000100010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000069284090080000001255804201000000840230290600000000000000000000000A000A000A000000692840900800000012558042010000008402302906000000000000000000000000002000000000000200FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF2700240025002600FFFF0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001F0000000100000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',1794773675573,0,0);
INSERT INTO "tables" VALUES('UPbmC4sDndfL8c7K','contest','{"id": "UPbmC4sDndfL8c7K", "game": "contest", "rules_version": 1, "edition": "d82e52164324934c", "host": "NmqvhmMmP8_6aItA", "seats": [{"user": "NmqvhmMmP8_6aItA", "name": "Anna", "level": null}, {"user": "", "name": "", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "off", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1794773075583, "listed": false, "position": null, "course": []}',X'F0597C7A8A6B71FF7F9209E06B94C06E18E7752FD69FBEAD33F82AF02C7D6E9F',1794773075583,1794773075583,'lobby',0,NULL,NULL,0,0);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	account VARCHAR(64), 
	password VARCHAR(256), 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (account)
);
INSERT INTO "users" VALUES('NmqvhmMmP8_6aItA','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$jDvfZemuy5hLXK5wJMawyA$/VucDujcypV4y1bY9m6V93rHDBQpg3JGovriwsCEcBQ',1794773010083);
INSERT INTO "users" VALUES('TDV0RaWfVGPhsKl9','Ben',NULL,NULL,1794773010173);
INSERT INTO "users" VALUES('Z0Sg0xfT9sm_3ZLY','Cleo',NULL,NULL,1794773010223);
CREATE UNIQUE INDEX chat_once ON chat (table_id, user_id, command);
CREATE UNIQUE INDEX events_once ON events (table_id, actor, command) WHERE command <> '';
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (listed, status, created);
COMMIT;
