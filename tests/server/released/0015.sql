BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0015');
CREATE TABLE analysed (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	decisions INTEGER NOT NULL, 
	error FLOAT NOT NULL, 
	doubt FLOAT NOT NULL, 
	blunders INTEGER NOT NULL, 
	result FLOAT NOT NULL, 
	opening TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE bans (
	id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32), 
	address VARCHAR(64), 
	since BIGINT NOT NULL, 
	until BIGINT, 
	reason TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE beats (
	process VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (process)
);
INSERT INTO "beats" VALUES('323d100250764bb3bf4ca8ca7e480dc2',1795101294624);
CREATE TABLE branches (
	table_id VARCHAR(32) NOT NULL, 
	origin_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(origin_id) REFERENCES tables (id)
);
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
INSERT INTO "chat" VALUES('OCYB3z9reU0fDQbK',1,1795100975567,'XVF2ZEPzKRBeDoJH','c-4475e5113417416aad2b682b950394d5','Anna',0,'Grüß Gott, good luck — ⛪');
CREATE TABLE club (
	what VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (what)
);
CREATE TABLE codes (
	id VARCHAR(64) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	until BIGINT, 
	PRIMARY KEY (id)
);
CREATE TABLE deal_people (
	deal_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	complete BOOLEAN NOT NULL, 
	by_bot BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (deal_id, user_id), 
	FOREIGN KEY(deal_id) REFERENCES deals (id)
);
CREATE TABLE deal_tables (
	table_id VARCHAR(32) NOT NULL, 
	deal_id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	scores TEXT NOT NULL, 
	sealed BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(deal_id) REFERENCES deals (id)
);
CREATE TABLE deals (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	day INTEGER, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	level VARCHAR(24) NOT NULL, 
	secret BLOB NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	opened BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "deals" VALUES('mnQ4p8Yz4OqEbOu4','pillars',20776,4,'{}','journeyman',X'BDE6B64664019A347CD8A0DD7747F2012474EB808DEC7AC54FFEA2189D9CB371','','',1795100973386,1795132800000,0);
INSERT INTO "deals" VALUES('neFwj4A1GHwVWk5T','contest',20776,4,'{}','journeyman',X'08BDC265D0126C4CB124B8A11D11D7B5C9DB69803579FFE0AFEA960C99943FA5','','',1795100973386,1795132800000,0);
INSERT INTO "deals" VALUES('VOFlhXYPwsC5cpAk','baumeister',20776,4,'{"pick": 0, "second_event": 0, "lend": 0, "hand": 0}','journeyman',X'5798AD05C2610987C9B355378B30F7C2EB4D8D945E65D87807F0C28DC3D1717C','','',1795100973386,1795132800000,0);
INSERT INTO "deals" VALUES('G3lXplyHrGUwmVWr','cologne',20776,4,'{}','journeyman',X'B3E9932BD8EDB3B30A74DED417ACEB3E4A36CCE2DBE761F84B6832CE1C94F670','','',1795100973386,1795132800000,0);
CREATE TABLE deeds (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	"by" VARCHAR(64) NOT NULL, 
	what VARCHAR(16) NOT NULL, 
	target VARCHAR(64) NOT NULL, 
	reason TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE edition_answers (
	edition_id VARCHAR(32) NOT NULL, 
	"key" VARCHAR(120) NOT NULL, 
	value TEXT, 
	confirmed BOOLEAN NOT NULL, 
	revision INTEGER NOT NULL, 
	PRIMARY KEY (edition_id, "key"), 
	FOREIGN KEY(edition_id) REFERENCES editions (id)
);
CREATE TABLE edition_versions (
	edition_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	"values" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (edition_id, number), 
	FOREIGN KEY(edition_id) REFERENCES editions (id)
);
CREATE TABLE editions (
	id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	publisher VARCHAR(64) NOT NULL, 
	year INTEGER NOT NULL, 
	named BOOLEAN NOT NULL, 
	code VARCHAR(32), 
	copied_from VARCHAR(64) NOT NULL, 
	approved BOOLEAN NOT NULL, 
	standard BOOLEAN NOT NULL, 
	version INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
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
INSERT INTO "events" VALUES('OCYB3z9reU0fDQbK',1,'joined',1795100975507,'oqq1DnRHGRQ_1Qb4','c-9f18ec399abc4b54b4ba169a78addb5d','{"seat":1,"user":"oqq1DnRHGRQ_1Qb4","name":"Ben"}');
INSERT INTO "events" VALUES('OCYB3z9reU0fDQbK',2,'started',1795100975636,'XVF2ZEPzKRBeDoJH','c-03632bed859b41a0a9199a4e58220624','{"hash":"31619f130bb6f62bb5a4348f6d0fac19"}');
INSERT INTO "events" VALUES('OCYB3z9reU0fDQbK',3,'moved',1795100975656,'oqq1DnRHGRQ_1Qb4','c-c144b3a129a1483590adf3b4d7fa9837','{"seat":1,"move":"play toolmaker-green","hash":"98bb93009551af2dab5fdd16adc6c09f","by":"person"}');
INSERT INTO "events" VALUES('vt3WJ9yTojzXikED',1,'joined',1795100975895,'XVF2ZEPzKRBeDoJH','c-99f46db5456e4644839d4c60b91f9525','{"seat":1,"user":"XVF2ZEPzKRBeDoJH","name":"Anna"}');
INSERT INTO "events" VALUES('vt3WJ9yTojzXikED',2,'joined',1795100975951,'ArnN3vwwJepN0y8O','c-f9803a991d504505b9ff0e708c917b61','{"seat":2,"user":"ArnN3vwwJepN0y8O","name":"Cleo"}');
INSERT INTO "events" VALUES('vt3WJ9yTojzXikED',3,'salted',1795100975975,'oqq1DnRHGRQ_1Qb4','c-e5bba32cb5234307a26a2dce731de63d','{"seat":0,"salt":"pepper"}');
INSERT INTO "events" VALUES('vt3WJ9yTojzXikED',4,'started',1795100975981,'oqq1DnRHGRQ_1Qb4','c-44c8a36d291e4690ac48f3d073e4815a','{"hash":"572b8c35c24481338e6a12bbe1e12995"}');
INSERT INTO "events" VALUES('vt3WJ9yTojzXikED',5,'moved',1795100976024,'ArnN3vwwJepN0y8O','c-6611ac41bfe347278c5d2c7a93dd9144','{"seat":2,"move":"play carpenter-blue","hash":"bda6b1aeaf78899110f6687eb59a499a","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',1,'started',1795100976122,'oqq1DnRHGRQ_1Qb4','c-d8b207b933154a1fb2a63f92e28a5d7d','{"hash":"bdcc3be3cd5c3e4a891aa745d4dad03d"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',2,'moved',1795100976176,'oqq1DnRHGRQ_1Qb4','c-728044c4d8234f68a684856a83a9ee14','{"seat":0,"move":"hire foreman","hash":"0449f1d2080737325ff1737ca30c768c","by":"person"}');
INSERT INTO "events" VALUES('OCYB3z9reU0fDQbK',4,'moved',1795100976719,'','','{"seat":2,"move":"play toolmaker-red","hash":"8b143d27f6a87d1b2b13e8bed5bed1bf","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',3,'moved',1795100977351,'','','{"seat":1,"move":"hire apprentice","hash":"97ee76d914c45f337fe906be925af65b","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',4,'moved',1795100977368,'oqq1DnRHGRQ_1Qb4','c-4bbeaa05f4b94bd38ed4d161725ab90d','{"seat":0,"move":"hire apprentice","hash":"8671ab71ca55e7076a7b193305e38ae4","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',5,'moved',1795100978183,'','','{"seat":1,"move":"hire master","hash":"61ec26ada2de77d04fa00ca62b320f23","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',6,'moved',1795100978192,'oqq1DnRHGRQ_1Qb4','c-a18ca7b346a24e3786911d9069a316aa','{"seat":0,"move":"hire foreman","hash":"3b03ba391437fc1f124a122a04053ad2","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',7,'moved',1795100979112,'','','{"seat":1,"move":"hire foreman","hash":"1b7bc6ff86f5e8ebb8388ef7f5e8ccc9","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',8,'moved',1795100979140,'oqq1DnRHGRQ_1Qb4','c-2e2c733968db4437bfa57daf5763f563','{"seat":0,"move":"hire apprentice","hash":"e7585fa90161f5eb95a50b49ec567215","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',9,'moved',1795100979584,'','','{"seat":1,"move":"hire journeyman","hash":"4bbeefac68abe8515073ef9bd87d8dea","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',10,'moved',1795100979629,'oqq1DnRHGRQ_1Qb4','c-218c12deb64142d18a40298a63a0924a','{"seat":0,"move":"hire foreman","hash":"9cdfaa1fe9ab84ae938d59ec781b0657","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',11,'moved',1795100980344,'','','{"seat":1,"move":"hire apprentice","hash":"23e0ba875032c07fb0bd1511fa5a8ff4","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',12,'moved',1795100980368,'oqq1DnRHGRQ_1Qb4','c-2c6fb3d164de46d499de6f08374b40f5','{"seat":0,"move":"auction great-city-wall","hash":"d3aa170d5daa04c58a4a359970f081d4","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',13,'moved',1795100980382,'oqq1DnRHGRQ_1Qb4','c-0023af288e8248d29e490e18328ec730','{"seat":0,"move":"bid 23","hash":"f706b9e34d4abbc633aaa10134d216ee","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',14,'moved',1795100981487,'','','{"seat":1,"move":"bid 25","hash":"54ce6ef9709d9ad92e1c58508a03a181","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',15,'moved',1795100981509,'oqq1DnRHGRQ_1Qb4','c-fc9a2375db2f45a5a6191645e223de4e','{"seat":0,"move":"bid 39","hash":"b613541b9201817167f28f47cc4e9665","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',16,'moved',1795100982331,'','','{"seat":1,"move":"pass","hash":"cd0685387953d4c58d051a9fccb26f48","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',17,'moved',1795100982544,'','','{"seat":1,"move":"auction house","hash":"eadd8c3b6881090a649240d74861db1b","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',18,'moved',1795100982777,'','','{"seat":1,"move":"bid 5","hash":"b918417b40718fdc3718fa9d0b29a6cd","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',19,'moved',1795100982950,'','','{"seat":1,"move":"auction watchtower","hash":"64f3e78fa9cdc60bc9a94864a1ea1135","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',20,'moved',1795100983187,'','','{"seat":1,"move":"bid 7","hash":"14a147dceb672d4025128a3bf3c13693","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',21,'moved',1795100983194,'oqq1DnRHGRQ_1Qb4','c-7f868af80efa4426a57322c7c4446083','{"seat":0,"move":"assign foreman great-city-wall-wall-1-main","hash":"26f9ce2be4563488f3765c70ae870d1f","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',22,'moved',1795100983199,'oqq1DnRHGRQ_1Qb4','c-cba3e5ccdb0e4cf5ab1b57004cafcb31','{"seat":0,"move":"assign foreman great-city-wall-wall-1-side-1","hash":"578e92a63f6296d40feb265ef05828a7","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',23,'moved',1795100983214,'oqq1DnRHGRQ_1Qb4','c-da7dde04a72745d28db021213bd2f583','{"seat":0,"move":"done","hash":"d76648ad73550973966342f71f3eef73","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',24,'moved',1795100984355,'','','{"seat":1,"move":"assign apprentice house-side-1","hash":"dda540aae5bb05847c6d649a402cedbd","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',25,'moved',1795100984594,'','','{"seat":1,"move":"assign journeyman house-side-2","hash":"b88a648615e2d1a6cbbe49e1b1580fe1","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',26,'moved',1795100984999,'','','{"seat":1,"move":"assign foreman house-gable-1","hash":"f82ba7df2fcfd5e9d200823a92c6cb3e","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',27,'moved',1795100985420,'','','{"seat":1,"move":"assign master house-gable-2","hash":"a5c442f07c5b2d8498caecb90974166d","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',28,'moved',1795100985728,'','','{"seat":1,"move":"done","hash":"650ff73108d09d7f59c27b7ef9358c1b","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',29,'moved',1795100985733,'oqq1DnRHGRQ_1Qb4','c-b80ea8ab273c4707a72f66aaebcabf62','{"seat":0,"move":"borrow small","hash":"8630357008473833dfd13cfee36b0d98","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',30,'moved',1795100986603,'','','{"seat":1,"move":"hire journeyman","hash":"93f9f7c6fb96ce421470c11901ceaa91","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',31,'moved',1795100986608,'oqq1DnRHGRQ_1Qb4','c-e6ba110b4f644f72b23b1a7b6574cbd1','{"seat":0,"move":"hire apprentice","hash":"5f7c0d8c7f21d8f67bc80f97535107b5","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',32,'moved',1795100987147,'','','{"seat":1,"move":"hire foreman","hash":"aec43fbbac6cd8fc30579b1922bfbd5b","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',33,'moved',1795100987193,'oqq1DnRHGRQ_1Qb4','c-fcac4f0f77d64d64a018fcc7421c5361','{"seat":0,"move":"hire journeyman","hash":"a51c2fb5627d0383c68d64dde49ff701","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',34,'moved',1795100987772,'','','{"seat":1,"move":"hire journeyman","hash":"c480dc94656f9f7ab8c93ccebb585a57","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',35,'moved',1795100987804,'oqq1DnRHGRQ_1Qb4','c-377195e9c5374a4f8680cf950ea5beb3','{"seat":0,"move":"hire foreman","hash":"eb4cce90188725d173faaa1448dbb5db","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',36,'moved',1795100988481,'','','{"seat":1,"move":"auction great-city-gate","hash":"cf634350f49dff6c3b539c57c2dec8ee","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',37,'moved',1795100988680,'','','{"seat":1,"move":"bid 8","hash":"90b20af1d3b93d8d5230839552779867","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',38,'moved',1795100988684,'oqq1DnRHGRQ_1Qb4','c-26bddd68e4df46bb8812f2fbef0f338c','{"seat":0,"move":"dismiss journeyman-3","hash":"ce3b95ef4d474e1f67bde2803d497e2b","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',39,'moved',1795100989247,'','','{"seat":1,"move":"assign journeyman house-roof-1","hash":"bd4b27db466ad1f160ab8268234eb7cb","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',40,'moved',1795100989489,'','','{"seat":1,"move":"assign journeyman house-roof-2","hash":"a44e65541ab667a447835724ec36aaa1","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',41,'moved',1795100989649,'','','{"seat":1,"move":"assign journeyman watchtower-side-2","hash":"3f96f811bf25c25380c81f01dcc18449","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',42,'moved',1795100989966,'','','{"seat":1,"move":"assign foreman watchtower-gable-1","hash":"60bed617c3d598d69e4b96488982cec1","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',43,'moved',1795100990170,'','','{"seat":1,"move":"assign master watchtower-gable-2","hash":"4a8eb3481c90c973d9bfe51813e75d98","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',44,'moved',1795100990337,'','','{"seat":1,"move":"done","hash":"631f10e0181dbfd59151c594e6566a92","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',45,'moved',1795100990364,'oqq1DnRHGRQ_1Qb4','c-829e57cdbe7940038f8f8e2686384f28','{"seat":0,"move":"done","hash":"ab248a01c277f8cf6333b08f5059f2b9","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',46,'moved',1795100990374,'oqq1DnRHGRQ_1Qb4','c-36fdf605734c4a288f9df68e87c251f8','{"seat":0,"move":"borrow large","hash":"421f02092a106840860b4a76b69d4ba2","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',47,'moved',1795100990385,'oqq1DnRHGRQ_1Qb4','c-e9e139192cc94685b4f8d9a95fd18359','{"seat":0,"move":"pass","hash":"51ead5a10bbaa97edd5dfc39313a7665","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',48,'moved',1795100990975,'','','{"seat":1,"move":"hire master","hash":"aa3c5197cc631fffe38342ba9a50d4df","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',49,'moved',1795100990983,'oqq1DnRHGRQ_1Qb4','c-e6dada499052483d81df287019abab09','{"seat":0,"move":"hire master","hash":"e86993986ddc1f1b325b4fe67f6d76d3","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',50,'moved',1795100991835,'','','{"seat":1,"move":"hire apprentice","hash":"183b287336572ab2f0c79e28395abd6e","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',51,'moved',1795100991856,'oqq1DnRHGRQ_1Qb4','c-a0045c009ac644e49f4ad3282b997e65','{"seat":0,"move":"pass","hash":"7c12fbbe8cbf0125231a5030bf40e7bc","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',52,'moved',1795100992872,'','','{"seat":1,"move":"hire foreman","hash":"a76074c3a83041f0d01a7704ecf54d90","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',53,'moved',1795100992884,'oqq1DnRHGRQ_1Qb4','c-ef67f7b7c5d743ad91855a58000f7dd6','{"seat":0,"move":"rest apprentice-5","hash":"6c7a6f902c4be8097c52abc13c297c93","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',54,'moved',1795100992887,'oqq1DnRHGRQ_1Qb4','c-7d93765992e14892895b89e6601dc5ee','{"seat":0,"move":"rest apprentice-7","hash":"3dfd894c0d98e8602414be5ad3ca4937","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',55,'moved',1795100993519,'','','{"seat":1,"move":"rest apprentice-2","hash":"7a3750330ba895a3d2071d9cb0935f34","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',56,'moved',1795100993935,'','','{"seat":1,"move":"rest apprentice-6","hash":"33a14a77498c9dcc5692718f6dcc01e8","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',57,'moved',1795100994228,'','','{"seat":1,"move":"rest journeyman-2","hash":"270f318ca3dc1250c5730f3e3aa35f6f","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',58,'moved',1795100994231,'oqq1DnRHGRQ_1Qb4','c-5047835d228f42d8ae7eb0683128bbe7','{"seat":0,"move":"assign master great-city-wall-wall-1-side-1","hash":"ec79c4f468c07a0428cb83c45c48037d","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',59,'moved',1795100994238,'oqq1DnRHGRQ_1Qb4','c-da89a5cda9c3430f991f59dd08877cff','{"seat":0,"move":"done","hash":"21807d1dcc51d9a063fdf3705083a237","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',1,'started',1795100994333,'oqq1DnRHGRQ_1Qb4','c-404d8e672b65486d8819b934cf4d1456','{"hash":"951f77dc1375b38a833d201ca37b3642"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',2,'moved',1795100994345,'oqq1DnRHGRQ_1Qb4','c-bd9c1d0bd8da491599ca17c8baba40e8','{"seat":0,"move":"hire foreman","hash":"527e9871b0d641292991afc4719b64b7","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',60,'moved',1795100994777,'','','{"seat":1,"move":"assign journeyman watchtower-side-1","hash":"5c35c73dc45f5ed6f7b923a58e32f9fc","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',61,'moved',1795100995055,'','','{"seat":1,"move":"assign journeyman watchtower-roof-1","hash":"3bc228c0d31bdf1805e32fe6464c834f","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',3,'moved',1795100995104,'','','{"seat":1,"move":"hire apprentice","hash":"3df6204b488fb92ba84cab15a72a83c2","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',4,'moved',1795100995112,'oqq1DnRHGRQ_1Qb4','c-3ffe78e96986492599f1e8b5f6b658a5','{"seat":0,"move":"hire apprentice","hash":"cf55adee0af8efb057bedc94d3d28958","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',62,'moved',1795100995432,'','','{"seat":1,"move":"assign foreman watchtower-roof-2","hash":"776966a15249fcccc0d86958bfe645b9","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',63,'moved',1795100995626,'','','{"seat":1,"move":"assign foreman great-city-gate-side-2","hash":"e14b6b2c92cc15dddc7262a4fd6994c6","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',64,'moved',1795100995840,'','','{"seat":1,"move":"assign master great-city-gate-side-2","hash":"96ba1fc6cffeb938395d4c987f93d0a2","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',5,'moved',1795100995840,'','','{"seat":1,"move":"hire master","hash":"29f39ffadb8345fa8ffde5af43ea5bde","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',6,'moved',1795100995880,'oqq1DnRHGRQ_1Qb4','c-5187d51ada454e2294c97204c91d9263','{"seat":0,"move":"hire foreman","hash":"f125fa379f2f3f222bd5365c861bb87e","by":"person"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',65,'moved',1795100996293,'','','{"seat":1,"move":"assign master great-city-gate-gable-2","hash":"e0a0b5276170349527b1ce33acea120e","by":"bot"}');
INSERT INTO "events" VALUES('TQOywVUw1cVFIkvj',66,'moved',1795100996469,'','','{"seat":1,"move":"done","hash":"7947385356f18ab07b10cb6e2574b365","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',7,'moved',1795100996700,'','','{"seat":1,"move":"hire foreman","hash":"ca5704ea91fafcd98edd43984c7489e0","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',8,'moved',1795100996704,'oqq1DnRHGRQ_1Qb4','c-1c867962d045419fbc8247af05ac1cbc','{"seat":0,"move":"hire apprentice","hash":"ab91a891e5f1eb2c30b7fe4801d52930","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',9,'moved',1795100997788,'','','{"seat":1,"move":"hire journeyman","hash":"c6c1dbde0876e54dcbe23ba50dce1f99","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',10,'moved',1795100997791,'oqq1DnRHGRQ_1Qb4','c-1cbe77bd58744e5684f0a6956e34f032','{"seat":0,"move":"hire foreman","hash":"7c15d1153f59ca67868b30cc3a4be8a1","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',11,'moved',1795100998785,'','','{"seat":1,"move":"hire apprentice","hash":"092c277632f2087ddfdd738f18edc527","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',12,'moved',1795100998816,'oqq1DnRHGRQ_1Qb4','c-f51ebec9ff3040f6bf46c71465b7f67b','{"seat":0,"move":"auction great-watchtower","hash":"4b70665b99a5b76886023daed69a6b59","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',13,'moved',1795100998821,'oqq1DnRHGRQ_1Qb4','c-963cad3ba4244ac7b9fef2b28e8e2e89','{"seat":0,"move":"bid 22","hash":"4efab616fde1eb926fe4426146d62fd9","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',14,'moved',1795100999747,'','','{"seat":1,"move":"bid 23","hash":"973ce7a61f11c22cbc1905c476d815ec","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',15,'moved',1795100999761,'oqq1DnRHGRQ_1Qb4','c-9f9e15c496704c84b839e3dd9e6a8104','{"seat":0,"move":"bid 37","hash":"d787795286eb89492be9accd1761892f","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',16,'moved',1795101000970,'','','{"seat":1,"move":"pass","hash":"e6f0f87e66efd09c5ab4a02d0b229173","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',17,'moved',1795101000978,'oqq1DnRHGRQ_1Qb4','c-a84478b967d842a4897309b8be6e2aa8','{"seat":0,"move":"pass","hash":"f828acf6cfa71d981479469cea15aed3","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',18,'moved',1795101002153,'','','{"seat":1,"move":"auction small-house","hash":"8f0851d2ab21224541a9cfe70da95fd0","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',19,'moved',1795101002364,'','','{"seat":1,"move":"bid 4","hash":"e19eb155658de29a43f696ea9337cf31","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',20,'moved',1795101002699,'','','{"seat":1,"move":"auction city-wall","hash":"04abc7b399a424cdd3079a31bd813463","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',21,'moved',1795101002870,'','','{"seat":1,"move":"bid 3","hash":"7f4bf6e27365a11f5c8f3c24bcce107d","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',22,'moved',1795101003248,'','','{"seat":1,"move":"dismiss apprentice-12","hash":"d6a160b91b467ba014f30da0e1179661","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',23,'moved',1795101003264,'oqq1DnRHGRQ_1Qb4','c-69073b679ed643bc91bb60cdac9dadb6','{"seat":0,"move":"assign foreman great-watchtower-side-2","hash":"f93b14443801676976b6895d491eb278","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',24,'moved',1795101003267,'oqq1DnRHGRQ_1Qb4','c-139df8d628914994ae518d6819f275bb','{"seat":0,"move":"done","hash":"a56166d824c4ca30f1f4a4cb8b72a371","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',25,'moved',1795101003703,'','','{"seat":1,"move":"assign apprentice small-house-side-1","hash":"e3f9aa0dc6f6f9779cea77129114a150","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',26,'moved',1795101004040,'','','{"seat":1,"move":"assign journeyman small-house-side-2","hash":"cdca5f20e66eaaa062ab8c81c9c57e9e","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',27,'moved',1795101004371,'','','{"seat":1,"move":"assign foreman small-house-gable-1","hash":"239352ddb847f1f21cca1a8ddfe51b15","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',28,'moved',1795101004695,'','','{"seat":1,"move":"assign master small-house-gable-2","hash":"43e6b93d281f4f510f5be9b3f4ce87a8","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',29,'moved',1795101004984,'','','{"seat":1,"move":"done","hash":"acfe8b4b3730462d5e50051d18a2c6a6","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',30,'moved',1795101004998,'oqq1DnRHGRQ_1Qb4','c-705c0d21101642f5955ac501a4a2601e','{"seat":0,"move":"borrow large","hash":"b7d9ceeff6ece090b2b5838547434cc8","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',31,'moved',1795101005733,'','','{"seat":1,"move":"hire apprentice","hash":"6a4ed9ffdf52fb7934699c9d560c0f8e","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',32,'moved',1795101005749,'oqq1DnRHGRQ_1Qb4','c-f1bb12013d6241a181e441208540bc6a','{"seat":0,"move":"dismiss foreman-2","hash":"f23d7ceb5ef75705a00fb7313b4ee0c1","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',33,'moved',1795101006416,'','','{"seat":1,"move":"hire foreman","hash":"a32f5d9c23b4130135dd7b2e9a6d9b47","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',34,'moved',1795101006427,'oqq1DnRHGRQ_1Qb4','c-53b8e2286c8044bb835f64577c843a0e','{"seat":0,"move":"hire foreman","hash":"389904d3308919867276152b1a595444","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',35,'moved',1795101007062,'','','{"seat":1,"move":"hire journeyman","hash":"36eb4bb7504da6d7797fe69866baa4d6","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',36,'moved',1795101007079,'oqq1DnRHGRQ_1Qb4','c-48602b3449724b04b28d7ea05deb533f','{"seat":0,"move":"pass","hash":"5786eb47ac6f6c705f73e55faa1ccc78","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',37,'moved',1795101008247,'','','{"seat":1,"move":"auction town-hall","hash":"5e854180f7be828a7a017e6a893ef6f7","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',38,'moved',1795101008519,'','','{"seat":1,"move":"bid 12","hash":"cde20c1e4b034fdbba4c73e51a3fe4ab","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',39,'moved',1795101008526,'oqq1DnRHGRQ_1Qb4','c-174ddd46526a40a4847b65f08c163e54','{"seat":0,"move":"bid 14","hash":"c1d3f444e0d86e2e347b65ac2f2d4e90","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',40,'moved',1795101009419,'','','{"seat":1,"move":"bid 16","hash":"3d93e104704f63a994bc129ac1a7dfe1","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',41,'moved',1795101009440,'oqq1DnRHGRQ_1Qb4','c-3ca4f8936f1c40c793937089e3fefda8','{"seat":0,"move":"pass","hash":"132b07e29cc68dd1bf204db6affc8904","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',42,'moved',1795101009450,'oqq1DnRHGRQ_1Qb4','c-7a4692771d9f42dd86160b2b216cfc1a','{"seat":0,"move":"auction watchtower","hash":"6c7240fa51f5aefbe3f1d058a13e684b","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',43,'moved',1795101009458,'oqq1DnRHGRQ_1Qb4','c-55f9fdc3002e435e806b4832d080d8c4','{"seat":0,"move":"bid 15","hash":"fcd82822ed445b63e4e196cd6a4f6607","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',44,'moved',1795101010315,'','','{"seat":1,"move":"assign foreman small-house-roof-2","hash":"189f52c539ffdcbf64ae384c60ade55e","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',45,'moved',1795101010508,'','','{"seat":1,"move":"done","hash":"5bf23b3a56fb9f109d899cba612f9036","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',46,'moved',1795101010516,'oqq1DnRHGRQ_1Qb4','c-b548b262f7174e8c8e67307ac1cd68dd','{"seat":0,"move":"assign foreman watchtower-gable-2","hash":"e89f556d8169c2083c2f6ab28e9c136f","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',47,'moved',1795101010526,'oqq1DnRHGRQ_1Qb4','c-81ccdce84f154eef9428969df69b03ec','{"seat":0,"move":"assign foreman great-watchtower-side-2","hash":"cccc5d05a886518777419023c6975001","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',48,'moved',1795101010538,'oqq1DnRHGRQ_1Qb4','c-13f8765c9e8b46bcae3eb6c84e2228f6','{"seat":0,"move":"done","hash":"b29d18b7721278c274b90051f793d842","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',49,'moved',1795101011600,'','','{"seat":1,"move":"borrow large","hash":"9c19180b86685405cf1e0e69ef69b38b","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',50,'moved',1795101011608,'oqq1DnRHGRQ_1Qb4','c-61172a808f184291aff51990603beb9b','{"seat":0,"move":"borrow large","hash":"5aa6f3bdf528e2598bff85a5bebbc861","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',51,'moved',1795101011620,'oqq1DnRHGRQ_1Qb4','c-99457dd4b89f44e88020b74d6f8410e7','{"seat":0,"move":"dismiss foreman-9","hash":"2c997b3f783e1a67542d665cfdbb0df5","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',52,'moved',1795101012092,'','','{"seat":1,"move":"hire foreman","hash":"e073d8c430e56a65fc9f1fead571646c","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',53,'moved',1795101012116,'oqq1DnRHGRQ_1Qb4','c-3cc2ef4556814ea3af831f8dda57014e','{"seat":0,"move":"dismiss foreman-6","hash":"9da6dfba64ebcf1e8fc9213de83ef06d","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',54,'moved',1795101013020,'','','{"seat":1,"move":"hire master","hash":"756ecc303a163cdbe3d0c77081a043fb","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',55,'moved',1795101013036,'oqq1DnRHGRQ_1Qb4','c-699a19e644df4a8593070f61080fab91','{"seat":0,"move":"dismiss apprentice-11","hash":"9e6e39476dd0e41cb5080a0b4adc09fe","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',56,'moved',1795101013611,'','','{"seat":1,"move":"pass","hash":"2e78e9de5a19e753657812f8fe89073c","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',57,'moved',1795101013618,'oqq1DnRHGRQ_1Qb4','c-9be6b2e7454c4f5b94197cdac6b159b1','{"seat":0,"move":"pass","hash":"91f5a25dec8474d05417e4b099fe45c2","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',58,'moved',1795101014541,'','','{"seat":1,"move":"auction house","hash":"833e7a03d86d37695f1cc88e1e28c6e5","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',59,'moved',1795101014839,'','','{"seat":1,"move":"bid 5","hash":"ad4f58bb4c4373f6520f6701d738ec91","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',60,'moved',1795101014850,'oqq1DnRHGRQ_1Qb4','c-b96bb0e8195e4b38a70902967b916e15','{"seat":0,"move":"bid 16","hash":"f17a627f9da71a4af29c8405bb20f307","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',61,'moved',1795101015555,'','','{"seat":1,"move":"rest apprentice-6","hash":"725ed8593f30759bb88f2da573d08e99","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',62,'moved',1795101015708,'','','{"seat":1,"move":"rest apprentice-10","hash":"66ddf6bf353a7a450586ad4fc105d498","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',63,'moved',1795101016008,'','','{"seat":1,"move":"rest journeyman-3","hash":"9c37a75de1804c2a6a4c3aed2fd20e25","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',64,'moved',1795101016441,'','','{"seat":1,"move":"assign foreman city-wall-wall-1-main","hash":"f5d1978ad4c1be70a34385c5737fa5fe","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',65,'moved',1795101016704,'','','{"seat":1,"move":"assign journeyman city-wall-wall-1-side-1","hash":"5acb0740f0d6f8d6eed20a520eb3af49","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',66,'moved',1795101017032,'','','{"seat":1,"move":"assign foreman city-wall-wall-1-side-2","hash":"4a2ad6918be5563d5265cd8bbe613afb","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',67,'moved',1795101017414,'','','{"seat":1,"move":"assign foreman city-wall-wall-2-main","hash":"a709024d76e9c6ed1e2e4190f163f9c1","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',68,'moved',1795101017837,'','','{"seat":1,"move":"assign master city-wall-wall-2-side-2","hash":"f22600a7e314948a63a6394c72742062","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',69,'moved',1795101018150,'','','{"seat":1,"move":"assign master small-house-roof-1","hash":"b61247c33477f525ecdcd7a48f0c08de","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',70,'moved',1795101018399,'','','{"seat":1,"move":"done","hash":"cf5b1d8a806a89c3379e8b5adf94adfe","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',71,'moved',1795101018788,'','','{"seat":1,"move":"pass","hash":"c937702bf5eb18111ebdb1308bbac9b8","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',72,'moved',1795101018815,'oqq1DnRHGRQ_1Qb4','c-2bf56d9008ea428f8e0c44cd6f745e7b','{"seat":0,"move":"pass","hash":"baf0e0c527fa2bfb33ee860d8928a6aa","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',73,'moved',1795101019660,'','','{"seat":1,"move":"pass","hash":"b2e549645d2c1682eb9c2823e1b0174a","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',74,'moved',1795101019663,'oqq1DnRHGRQ_1Qb4','c-f3a68fd6681b4f4a9f51df2c7c321a88','{"seat":0,"move":"hire foreman","hash":"dfe3bd9859f29e32cba4ec0f0dc9ae84","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',75,'moved',1795101020531,'','','{"seat":1,"move":"pass","hash":"787b5add27e8208c6ce76ba9de2fc356","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',76,'moved',1795101020539,'oqq1DnRHGRQ_1Qb4','c-e53756776b934408ba41159ea9b83e22','{"seat":0,"move":"dismiss apprentice-3","hash":"f4a5d0cb868568479c65b017ff741685","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',77,'moved',1795101021607,'','','{"seat":1,"move":"auction large-house","hash":"5d463d2147a6f57849578cf954befd76","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',78,'moved',1795101021795,'','','{"seat":1,"move":"bid 9","hash":"cadf0101696ab0e1d6bf474a61c40dce","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',79,'moved',1795101021805,'oqq1DnRHGRQ_1Qb4','c-8448139e31e64f1684ab97cdd4eddab2','{"seat":0,"move":"pass","hash":"b07dcc8c838d185cda17bc3a5024ddf9","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',80,'moved',1795101023005,'','','{"seat":1,"move":"rest master-6","hash":"cde7533266f4f3ea9efd67c6a2dab261","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',81,'moved',1795101023239,'','','{"seat":1,"move":"assign apprentice city-wall-wall-2-side-1","hash":"31836223d12d48da21954348369c1e7d","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',82,'moved',1795101023600,'','','{"seat":1,"move":"assign journeyman large-house-side-1","hash":"dc57acd248f09597627868b625e5e1d3","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',83,'moved',1795101023911,'','','{"seat":1,"move":"assign journeyman large-house-side-2","hash":"7d5071a341389d177a891a29b027a8f6","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',84,'moved',1795101024208,'','','{"seat":1,"move":"assign master large-house-gable-1","hash":"9951f392edb3619b12ad39bd75961a17","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',85,'moved',1795101024630,'','','{"seat":1,"move":"assign foreman large-house-gable-2","hash":"dae6cba7ea0ba11336fe916bb7374094","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',86,'moved',1795101025032,'','','{"seat":1,"move":"assign apprentice large-house-gable-2","hash":"d937d172fbfc2eee91e1b42de9e27c7c","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',87,'moved',1795101025244,'','','{"seat":1,"move":"assign foreman large-house-roof-1","hash":"84491cbe8c5efc3a793c445c15dc5b1d","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',88,'moved',1795101025431,'','','{"seat":1,"move":"assign foreman large-house-roof-2","hash":"6057ba715bfcb11a6e79ceac98ce374d","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',89,'moved',1795101025739,'','','{"seat":1,"move":"done","hash":"6d762d25163945c45bc9861421dfd81b","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',90,'moved',1795101025754,'oqq1DnRHGRQ_1Qb4','c-891533e42a2740edb508fc63ca094f9c','{"seat":0,"move":"pass","hash":"005c85ef20fa5cd6a21157932b735254","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',91,'moved',1795101026935,'','','{"seat":1,"move":"repay large","hash":"fd2a81cd44ab208b4e543082b5e6d49a","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',92,'moved',1795101027106,'','','{"seat":1,"move":"pass","hash":"14e6f685435d2a928aa59ccd60fe76cc","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',93,'moved',1795101027128,'oqq1DnRHGRQ_1Qb4','c-c568d7969f84450293b3b3763d14526f','{"seat":0,"move":"hire journeyman","hash":"6634d5650c9efc50ec85940a3d865ed7","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',94,'moved',1795101028054,'','','{"seat":1,"move":"pass","hash":"28f448c8d504b4b3434b7c3a864d303a","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',95,'moved',1795101028058,'oqq1DnRHGRQ_1Qb4','c-7c719b3f0f29454d829f73b5bf094b8d','{"seat":0,"move":"hire apprentice","hash":"ce07fca0b884c1569fc1b8576c1382c0","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',96,'moved',1795101028727,'','','{"seat":1,"move":"pass","hash":"01451ff3c7d91de4f5cf4ee78ffb6c75","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',97,'moved',1795101029093,'','','{"seat":1,"move":"pass","hash":"2e99b8cae63576ab303adcb0582f1c6c","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',98,'moved',1795101029396,'','','{"seat":1,"move":"dismiss journeyman-8","hash":"ebc4652562fcc6b741430ce2d4333275","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',99,'moved',1795101029410,'oqq1DnRHGRQ_1Qb4','c-872e22fb18e542d9903a4b7d7f6e5fa6','{"seat":0,"move":"assign foreman watchtower-gable-2","hash":"dde6ced85aadc0429bd1c55af8ee1d93","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',100,'moved',1795101029418,'oqq1DnRHGRQ_1Qb4','c-ce005a34bba542908125893d9b55cf6b','{"seat":0,"move":"assign apprentice house-side-1","hash":"b9720b7dbe92f83409814ce4670c505e","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',101,'moved',1795101029424,'oqq1DnRHGRQ_1Qb4','c-56b4becdac4e4cefa7b31761858cf8e6','{"seat":0,"move":"assign journeyman house-side-2","hash":"9c616c805312bcc2098e72aca46a0468","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',102,'moved',1795101029432,'oqq1DnRHGRQ_1Qb4','c-53704e13c7a149f4bee263983747794a','{"seat":0,"move":"done","hash":"0624b92d87485f08a4a41158847f9c69","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',103,'moved',1795101030563,'','','{"seat":1,"move":"assign foreman town-hall-side-1","hash":"3ba2bc6cf29efe9190b909d41c87e1a7","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',104,'moved',1795101030912,'','','{"seat":1,"move":"assign apprentice town-hall-side-1","hash":"3f5522db44c67dffefb3879f672fe8c7","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',105,'moved',1795101031168,'','','{"seat":1,"move":"assign foreman town-hall-side-2","hash":"e51fdd654fb5fb9d791524343fed7390","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',106,'moved',1795101031616,'','','{"seat":1,"move":"assign apprentice town-hall-side-2","hash":"112f5868082bb734bc0fab0027d4ca55","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',107,'moved',1795101031948,'','','{"seat":1,"move":"assign master town-hall-gable-1","hash":"e5ff71170ac57ac8d563e6148f38cb8d","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',108,'moved',1795101032304,'','','{"seat":1,"move":"assign master town-hall-gable-2","hash":"4c1af611c15e471af10cfa1159fc004f","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',109,'moved',1795101032705,'','','{"seat":1,"move":"assign foreman town-hall-roof-2","hash":"76b78e146d1a4aa57fd85f8160f8eb5b","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',110,'moved',1795101032931,'','','{"seat":1,"move":"assign journeyman town-hall-roof-2","hash":"646f3ca4ebc7db242e86da85184bed4e","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',111,'moved',1795101033093,'','','{"seat":1,"move":"done","hash":"a9969223bc35cc44782b4c9ce6efa21a","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',112,'moved',1795101033102,'oqq1DnRHGRQ_1Qb4','c-18bcfa7e639f43ce8bec8adadb7886b4','{"seat":0,"move":"borrow large","hash":"ebf07152fceb534119f592e40c2d3a98","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',113,'moved',1795101033707,'','','{"seat":1,"move":"dismiss master-6","hash":"c8e28273ed8f3c47f0e6df293549d570","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',114,'moved',1795101033725,'oqq1DnRHGRQ_1Qb4','c-bab3f9daa6db42d6b6df3a82bb92742f','{"seat":0,"move":"hire foreman","hash":"83b4ac90b32902c040617e5c50f41db5","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',115,'moved',1795101034154,'','','{"seat":1,"move":"dismiss master-7","hash":"4ff410b10d6eb1e2313643dbcf4df534","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',116,'moved',1795101034164,'oqq1DnRHGRQ_1Qb4','c-be082d602e5c4552b33847824236c477','{"seat":0,"move":"dismiss apprentice-8","hash":"7d7ab8f385a73bf0f880b73b447a4787","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',117,'moved',1795101034595,'','','{"seat":1,"move":"dismiss foreman-8","hash":"06cca4cde6ab799c16b92ab0f1087e9d","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',118,'moved',1795101034608,'oqq1DnRHGRQ_1Qb4','c-4ec893f3367045c383617d30cf78ab27','{"seat":0,"move":"dismiss foreman-4","hash":"3a2f217bdedcb136fef633ecce5710e2","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',119,'moved',1795101035596,'','','{"seat":1,"move":"pass","hash":"0e9bf5f88c530c46dff7ba8b95e57a2f","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',120,'moved',1795101035608,'oqq1DnRHGRQ_1Qb4','c-59026714db9b46c2a7b946c7f46e155c','{"seat":0,"move":"auction great-city-wall","hash":"3ce0beaf322f886a7b785be0d9c7f65c","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',121,'moved',1795101035616,'oqq1DnRHGRQ_1Qb4','c-9edb302ddd9e4d0291c0fe9d40867d47','{"seat":0,"move":"bid 17","hash":"e89b744156702707098d34df76cfa6ed","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',122,'moved',1795101036148,'','','{"seat":1,"move":"pass","hash":"71b764f3a6ac4626d84424bd93f50af8","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',123,'moved',1795101036549,'','','{"seat":1,"move":"assign foreman town-hall-roof-1","hash":"f7e07bfb747e7248ae01e100e945308e","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',124,'moved',1795101036967,'','','{"seat":1,"move":"assign apprentice town-hall-roof-1","hash":"6e6b6d49fde03efa237998b24e211ee9","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',125,'moved',1795101037379,'','','{"seat":1,"move":"done","hash":"a3d919e5e731785e0cf40eee6ad0f6f9","by":"bot"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',126,'moved',1795101037390,'oqq1DnRHGRQ_1Qb4','c-c56b9708cebf4264b6d0534d2b4b76d4','{"seat":0,"move":"assign foreman watchtower-gable-2","hash":"848faee6cd1ece48c43decda05b56b24","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',127,'moved',1795101037398,'oqq1DnRHGRQ_1Qb4','c-5f726d3e694940eb9055f3092aca51bc','{"seat":0,"move":"assign journeyman house-side-1","hash":"8fa34c1aedcb0a55ed205aa8bd205034","by":"person"}');
INSERT INTO "events" VALUES('xXBiWi5TQKaBNztS',128,'moved',1795101037408,'oqq1DnRHGRQ_1Qb4','c-f1b8c276a0af4c2481be4acdf4e8db49','{"seat":0,"move":"done","hash":"072ed3d638b201328b57ad5042fb08a4","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',1,'started',1795101037586,'oqq1DnRHGRQ_1Qb4','c-dd3abbce63f044deab3e279ee7d20d85','{"hash":"5dde85a2cdd616fe60424e02aef80c0f"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',2,'moved',1795101037674,'oqq1DnRHGRQ_1Qb4','c-e1c72aa49b0f4bff98389598ced9ba4b','{"seat":0,"move":"roll","hash":"592ddd1a924690654ec6ecd16ea8b1ca","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',3,'moved',1795101037704,'oqq1DnRHGRQ_1Qb4','c-aeda89ec895e43aebfc2f9ea221d6672','{"seat":0,"move":"move 1 ursula","hash":"153093b3a52eacf58d552f374ebe3d2a","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',4,'moved',1795101037740,'oqq1DnRHGRQ_1Qb4','c-ca61a5785a8d4c0e92ea7e476696d352','{"seat":0,"move":"move 1 marzellenstrasse-nord","hash":"6bc2708396bf9ed67d740d8fe9e9be10","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',5,'moved',1795101037778,'oqq1DnRHGRQ_1Qb4','c-0d5a70b06de54e77ab3bf3bbffc3f921','{"seat":0,"move":"move 1 marzellenstrasse-sued","hash":"151ec148a0222c25a949c209a54775f2","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',6,'moved',1795101037793,'oqq1DnRHGRQ_1Qb4','c-f5b8535be3684b7db25609a940f7400a','{"seat":0,"move":"move 2 ulrepforte","hash":"c7ca2ed6f6967c8dbed8c6618c9a3bed","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',7,'moved',1795101037816,'oqq1DnRHGRQ_1Qb4','c-103ab8663b6a416fa3521f1a5218d77b','{"seat":0,"move":"end","hash":"24b357416e542f86a7bd5a53a5fab411","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',8,'moved',1795101038591,'','','{"seat":1,"move":"roll","hash":"d7ff59954571bb95b342d3f4527db543","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',9,'moved',1795101038973,'','','{"seat":1,"move":"move 2 severinswall","hash":"c925087a95f5ae6094513fbead0c6d89","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',10,'moved',1795101039203,'','','{"seat":1,"move":"move 2 gate-5","hash":"b1e923e0f5e5b76bcfc6b8d75f13eb27","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',11,'moved',1795101039485,'','','{"seat":1,"move":"load 2 black","hash":"3eb0f5cfd57b22195cee4882a9920243","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',12,'moved',1795101039931,'','','{"seat":1,"move":"move 1 st-apern-strasse","hash":"92268d520b9be9758b9e06fdbef4c5ad","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',13,'moved',1795101040256,'','','{"seat":1,"move":"end","hash":"b3ba65608fd572d24d05e52a0b1afd3d","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',14,'moved',1795101041040,'','','{"seat":2,"move":"roll","hash":"b055484dc2312bb97b28547362a0a4ea","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',15,'moved',1795101041287,'','','{"seat":2,"move":"move 1 hahnenstrasse","hash":"c98496a88467299bb2e0728c7b59221b","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',16,'moved',1795101041639,'','','{"seat":2,"move":"move 1 gate-3","hash":"f35cc1e9acb86366159d45de63dfd4ca","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',17,'moved',1795101042063,'','','{"seat":2,"move":"load 1 white","hash":"f7b3b38172891a192de9b2ac9a285113","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',18,'moved',1795101042416,'','','{"seat":2,"move":"move 2 waidmarkt","hash":"b4a03680ea5d499f1da4abbf94d85743","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',19,'moved',1795101042731,'','','{"seat":2,"move":"end","hash":"92523871090c377c2d989bf80e9fa087","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',20,'moved',1795101042808,'oqq1DnRHGRQ_1Qb4','c-2f0c5483570848a8aba4af750415b05d','{"seat":0,"move":"roll","hash":"6a372096fe55716ef92938eeede6dd21","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',21,'moved',1795101042845,'oqq1DnRHGRQ_1Qb4','c-401cda6fab004e09aab56dc78ef99f96','{"seat":0,"move":"move 2 pantaleonstor","hash":"d2d13e613a522dc0f6819902aac6cede","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',22,'moved',1795101042886,'oqq1DnRHGRQ_1Qb4','c-021c8c8a511142d29759606c9e5c0407','{"seat":0,"move":"end","hash":"9c523533eee36780dd5137931a4e1ca2","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',23,'moved',1795101043736,'','','{"seat":1,"move":"roll","hash":"bdd964d21581f56885931530382f0029","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',24,'moved',1795101044097,'','','{"seat":1,"move":"move 2 bayenturm","hash":"087eb2ead6a03f5faa5890c5861477b9","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',25,'moved',1795101044579,'','','{"seat":1,"move":"move 2 bayenstrasse","hash":"7fffa2749b501f9e9fff5207097487e3","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',26,'moved',1795101044914,'','','{"seat":1,"move":"move 2 holzmarkt","hash":"c236de608423001900047eb2ace3b609","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',27,'moved',1795101045266,'','','{"seat":1,"move":"move 2 maria-lyskirchen","hash":"1d6395a2eff64be4f9fe5a311ecdc0db","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',28,'moved',1795101045591,'','','{"seat":1,"move":"end","hash":"09b028e5adcac00cd5c0b3bc65956024","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',29,'moved',1795101046615,'','','{"seat":2,"move":"roll","hash":"b9f39bc902e63e8db52faf3da5ca97f8","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',30,'moved',1795101047032,'','','{"seat":2,"move":"move 2 georg","hash":"2ebe0b189152c5e840ec073498dd4e1c","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',31,'moved',1795101047379,'','','{"seat":2,"move":"move 2 hohe-pforte","hash":"9a86a67cac5fb1ed179c44adbbd27bfd","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',32,'moved',1795101047771,'','','{"seat":2,"move":"move 2 maria-im-kapitol","hash":"62e6e47f9b7e0c8d8a27563b82d16459","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',33,'moved',1795101048082,'','','{"seat":2,"move":"move 2 schildergasse","hash":"e6c6e8edca7bf02a992272ba9e9a229b","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',34,'moved',1795101048500,'','','{"seat":2,"move":"end","hash":"f1fb27728fb95f7fc2642a1e154748c6","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',35,'moved',1795101048580,'oqq1DnRHGRQ_1Qb4','c-67328ff2cac14d2fbf009e2c85f43d7a','{"seat":0,"move":"roll","hash":"53635b2f162deb00ead3d6de8f33d530","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',36,'moved',1795101048644,'oqq1DnRHGRQ_1Qb4','c-03527fad06a2468cb20f4b9557fe5e10','{"seat":0,"move":"mayor","hash":"cd63984b8c1762709681c9686f719aa2","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',37,'moved',1795101048710,'oqq1DnRHGRQ_1Qb4','c-68557b7f96d64be799824389b212f20e','{"seat":0,"move":"move 1 andreas","hash":"283752492f8a83802df2e72a1cba0f73","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',38,'moved',1795101048780,'oqq1DnRHGRQ_1Qb4','c-256331619cba4985bcd3b0b7a672464f','{"seat":0,"move":"move 1 unter-sachsenhausen","hash":"2925ddd594015c50da53923d191725c6","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',39,'moved',1795101048829,'oqq1DnRHGRQ_1Qb4','c-23878530186f4ac7896c47a93d4d9d7b','{"seat":0,"move":"move 1 breite-strasse-west","hash":"4a8404c61e065d733e56c3b62193ef17","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',40,'moved',1795101048884,'oqq1DnRHGRQ_1Qb4','c-7e0db555c27647189352ad76b77a56bc','{"seat":0,"move":"move 2 pantaleonswall","hash":"3cbd6e568fe189659396633ea4b349f1","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',41,'moved',1795101048928,'oqq1DnRHGRQ_1Qb4','c-55e5ce916c9344f297374f1dce4cd83c','{"seat":0,"move":"end","hash":"74faa997a86f0715d73684af9f8ddd36","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',42,'moved',1795101048949,'oqq1DnRHGRQ_1Qb4','c-d7e228ffada94cab86ae8b77c288ef66','{"seat":0,"move":"roll","hash":"cc617674e889b8d4b7c36ebd11286b2c","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',43,'moved',1795101048975,'oqq1DnRHGRQ_1Qb4','c-d6a85c1ff0274f54a1dbedc7e1c36fcf','{"seat":0,"move":"end","hash":"7d2c4de4a4e031b7ecaa2ed153bc9e1d","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',44,'moved',1795101049732,'','','{"seat":1,"move":"roll","hash":"ca069e58d030ddce70462e6b1872323d","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',45,'moved',1795101050068,'','','{"seat":1,"move":"build 2","hash":"c7f7752a832cfe870e6427e675be5351","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',46,'moved',1795101050343,'','','{"seat":1,"move":"move 1 friesenstrasse","hash":"e5e2af690577b0168675ad2cf580698e","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',47,'moved',1795101050563,'','','{"seat":1,"move":"move 1 gate-2","hash":"e48f29d710dc851bbbb686699e655e68","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',48,'moved',1795101050955,'','','{"seat":1,"move":"load 1 black","hash":"c2e86e350c5ce2551c39de43ceadcfd3","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',49,'moved',1795101051378,'','','{"seat":1,"move":"end","hash":"51dc07689d6308613d0a584fddd10432","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',50,'moved',1795101052264,'','','{"seat":2,"move":"roll","hash":"4c594cbc5a8af99ff9ebbd034cf3ba23","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',51,'moved',1795101052587,'','','{"seat":2,"move":"move 2 hohe-strasse-nord","hash":"de1ef723293e43c266ed74ca8d054c7b","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',52,'moved',1795101053014,'','','{"seat":2,"move":"move 2 andreas","hash":"8513b6656c0fd25fc9d5585c293ac89d","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',53,'moved',1795101053260,'','','{"seat":2,"move":"move 2 stolkgasse","hash":"54f12cc2d92f4cd1cd1fc8aa0731e153","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',54,'moved',1795101053523,'','','{"seat":2,"move":"move 2 ursula","hash":"1d49f15f66e647a906d1abb03de534ac","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',55,'moved',1795101053876,'','','{"seat":2,"move":"end","hash":"4cd564b46dd510a63ada6a849b9ea8e8","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',56,'moved',1795101053920,'oqq1DnRHGRQ_1Qb4','c-5d18e5c16d7e41f09986d88594e28e24','{"seat":0,"move":"roll","hash":"ee18e32be5d4b156cf10919e57ef9d7f","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',57,'moved',1795101053956,'oqq1DnRHGRQ_1Qb4','c-4f00d7a4f6c64ca68eb6d42d0d266cae','{"seat":0,"move":"end","hash":"7937cc3fe8a0993d42ad3edcf4d61082","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',58,'moved',1795101054675,'','','{"seat":1,"move":"roll","hash":"571bc5c4f4e7844ecef63b1c4ea5ab91","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',59,'moved',1795101055020,'','','{"seat":1,"move":"move 1 friesenstrasse","hash":"243da6110e00e748ecbb113d60a1a5e4","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',60,'moved',1795101055379,'','','{"seat":1,"move":"move 1 ehrenstrasse","hash":"f417b301b7ffdb29fbb3b440e5f82f05","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',61,'moved',1795101055760,'','','{"seat":1,"move":"move 1 aposteln","hash":"53a1e5571b2134053e430c49d0ed49d5","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',62,'moved',1795101056011,'','','{"seat":1,"move":"move 1 neumarkt","hash":"b96af304973b3fbf590d333086e12081","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',63,'moved',1795101056195,'','','{"seat":1,"move":"end","hash":"203d8f0fd4add0e25806eb147b5826bf","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',64,'moved',1795101057219,'','','{"seat":2,"move":"roll","hash":"68908d23a5e217b6f3b568ad671fce2d","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',65,'moved',1795101057606,'','','{"seat":2,"move":"move 2 eigelstein","hash":"783413c7d2e3f66945ed08af82dd0e25","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',66,'moved',1795101058023,'','','{"seat":2,"move":"move 2 gate-1","hash":"445f30751ccbcda72ff97d7d7fa8b8dd","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',67,'moved',1795101058392,'','','{"seat":2,"move":"load 2 black","hash":"1ce25bc2996c11dcd1afb532ace9e382","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',68,'moved',1795101058660,'','','{"seat":2,"move":"move 1 ehrentor","hash":"c4a8c1e1b725c95e3a233f5f002a8fe0","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',69,'moved',1795101058940,'','','{"seat":2,"move":"end","hash":"5fad7b3a57b3a346c1ec039c32f020e5","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',70,'moved',1795101058977,'oqq1DnRHGRQ_1Qb4','c-4ca4e28ad24e403d846010e0809dd6e1','{"seat":0,"move":"roll","hash":"f9e2c48ef773e736555936c3bff8c366","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',71,'moved',1795101059027,'oqq1DnRHGRQ_1Qb4','c-ada4cbd800b84c07aa8e682bdbd6ff10','{"seat":0,"move":"move 2 gate-4","hash":"721960e6ff50bef45f0d77a2b2c926d7","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',72,'moved',1795101059052,'oqq1DnRHGRQ_1Qb4','c-a1a97976810f44abb8a2a9cbcacdf717','{"seat":0,"move":"load 2 white","hash":"95bb6669ee51c214697123f95cbf1a30","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',73,'moved',1795101059104,'oqq1DnRHGRQ_1Qb4','c-6a9d3257bd1242d790cc5620e3e5d4dd','{"seat":0,"move":"end","hash":"9da0fd91dfc9f6d2c185984c78236261","by":"person"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',74,'moved',1795101059942,'','','{"seat":1,"move":"roll","hash":"8acf59dd16260da8f316f3b83a439137","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',75,'moved',1795101060139,'','','{"seat":1,"move":"move 1 caecilien","hash":"33d3f266ad58aab1910c076cbd9886c1","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',76,'moved',1795101060383,'','','{"seat":1,"move":"move 1 caecilienstrasse","hash":"b5e0a547edde2bb8666013f2ef57abba","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',77,'moved',1795101060767,'','','{"seat":1,"move":"move 1 maria-im-kapitol","hash":"f5c4294416a882805472f6325f061dda","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',78,'moved',1795101061055,'','','{"seat":1,"move":"move 1 malzbuechel","hash":"0b91e585680af3c97102448843accf4a","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',79,'moved',1795101061432,'','','{"seat":1,"move":"end","hash":"c12660a288ce7313cfbe9defc0af04dc","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',80,'moved',1795101062395,'','','{"seat":2,"move":"roll","hash":"de940a0bf22c5e198c78921242d6ea20","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',81,'moved',1795101062647,'','','{"seat":2,"move":"move 2 thuermchenswall","hash":"695b9206d9883f59b10cd718cca8a3af","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',82,'moved',1795101062903,'','','{"seat":2,"move":"move 2 kunibertsklostergasse","hash":"bc92d96ec37cf639c3ffdf167de2236b","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',83,'moved',1795101063240,'','','{"seat":2,"move":"move 2 kunibert","hash":"dd8cf04f063bf7613c2654edd05ba128","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',84,'moved',1795101063490,'','','{"seat":2,"move":"build 2","hash":"9bb65e9383571c2e9ed7627cbf98b112","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',85,'moved',1795101063692,'','','{"seat":2,"move":"trade gate-1 white-grey","hash":"d246ccd54c3acbdf7fbaaca60a6e3782","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',86,'moved',1795101064052,'','','{"seat":2,"move":"end","hash":"6b43bb725137da2611d87e7576408ebb","by":"bot"}');
INSERT INTO "events" VALUES('enpsRirW6jUy_4hp',87,'moved',1795101064074,'oqq1DnRHGRQ_1Qb4','c-db52ab36596d4c2d9331f6fa37ab6d7f','{"seat":0,"move":"roll","hash":"addd9e4928201c7bd25efdcc36f9e42e","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',1,'started',1795101064178,'oqq1DnRHGRQ_1Qb4','c-9fb0ee7255934fd68cbc8d918132c6c9','{"hash":"c47c191549d3724dfb74ebeac48d67bf"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',2,'moved',1795101064236,'oqq1DnRHGRQ_1Qb4','c-93fa094e2ad545b4bf8b1e78c05dfa40','{"seat":0,"move":"roll","hash":"e50099405e3097ea6e1b3cf9b66cc4ed","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',3,'moved',1795101064296,'oqq1DnRHGRQ_1Qb4','c-96e9f1a24bfe416093c6a2879d5ff717','{"seat":0,"move":"move 1 ursula","hash":"86909cf45a02fec6d4817325ab8d4e25","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',4,'moved',1795101064352,'oqq1DnRHGRQ_1Qb4','c-0475aa7847c3434d90b8d06c8b62be18','{"seat":0,"move":"move 1 marzellenstrasse-nord","hash":"05e046b929fb8cf7313432e2939b75c4","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',5,'moved',1795101064392,'oqq1DnRHGRQ_1Qb4','c-67ea0fd5e8e14efaa6c5c83bf72f6524','{"seat":0,"move":"move 1 marzellenstrasse-sued","hash":"025b67c51e593fd72b4ea832437e5c90","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',6,'moved',1795101064456,'oqq1DnRHGRQ_1Qb4','c-c2b2159fb8a548a9811ce7bdd9446cc9','{"seat":0,"move":"move 2 ulrepforte","hash":"f1933b7307af8797f3eca36fd9824243","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',7,'moved',1795101064509,'oqq1DnRHGRQ_1Qb4','c-2aab5f09af864f058238d7906b209fa8','{"seat":0,"move":"end","hash":"aa750ff5c50ab173b11b1970cd4165ad","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',8,'moved',1795101065008,'','','{"seat":1,"move":"roll","hash":"354d1355e1a7bb0ca886036d84ecc501","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',9,'moved',1795101065339,'','','{"seat":1,"move":"move 1 unter-sachsenhausen","hash":"578a2b1e1a3db84f386437b483b66b1f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',10,'moved',1795101065647,'','','{"seat":1,"move":"move 1 andreas","hash":"0c07c1c20ac2b314b79bca30ede44c84","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',11,'moved',1795101065827,'','','{"seat":1,"move":"move 1 burgmauer","hash":"f345ea9c816adae145f07215db021fc7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',12,'moved',1795101066215,'','','{"seat":1,"move":"move 1 dom","hash":"44a5575772939d3d9744ee590c7d3652","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',13,'moved',1795101066583,'','','{"seat":1,"move":"end","hash":"874a0b18a2adef03db460e176792298e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',14,'moved',1795101067155,'','','{"seat":2,"move":"roll","hash":"6f4f00c5af2ef4271fc08a286a7b5133","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',15,'moved',1795101067402,'','','{"seat":2,"move":"move 1 hahnenstrasse","hash":"36e4d4c46b682901300fe5fc36f6c699","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',16,'moved',1795101067755,'','','{"seat":2,"move":"move 1 gate-3","hash":"8675d9825ae1788c36f0a7af1298a026","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',17,'moved',1795101068041,'','','{"seat":2,"move":"load 1 black","hash":"0c22adcd5cacea92be62634d967e0eed","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',18,'moved',1795101068335,'','','{"seat":2,"move":"move 2 waidmarkt","hash":"94600efd183571ba7ebc98c3b4788f4c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',19,'moved',1795101068683,'','','{"seat":2,"move":"end","hash":"bd76531a249873286574fda8f811693a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',20,'moved',1795101068745,'oqq1DnRHGRQ_1Qb4','c-db7ce2b4a108430bb3b2d398d820197b','{"seat":0,"move":"discard mayor","hash":"05cf0a88cbad1becc2d62f23f3eb4b06","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',21,'moved',1795101068765,'oqq1DnRHGRQ_1Qb4','c-3c7f50918e364387a5022a135e566b12','{"seat":0,"move":"roll","hash":"3d096559da871e0c0b1bb66a28b4e971","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',22,'moved',1795101068785,'oqq1DnRHGRQ_1Qb4','c-86b847bb665348d5b4abfb073ae7499e','{"seat":0,"move":"move 2 kartause","hash":"0bef52065cc8ccba2f95d999f5dbf384","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',23,'moved',1795101068809,'oqq1DnRHGRQ_1Qb4','c-922afd7faf654814b42115a5f9e62184','{"seat":0,"move":"move 1 andreas","hash":"de8041f0079be0f28eafcb1c444cb3c5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',24,'moved',1795101068820,'oqq1DnRHGRQ_1Qb4','c-5c596e2199d14c43877d3068b6a1d511','{"seat":0,"move":"move 1 hohe-strasse-nord","hash":"4af39e43cb0bf0c9388fc85739293b8b","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',25,'moved',1795101068831,'oqq1DnRHGRQ_1Qb4','c-2eb1f311e73740c8b42d20440fcac9e2','{"seat":0,"move":"end","hash":"6da72ff3e9a7593d0a3931c3a115b3a6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',26,'moved',1795101069407,'','','{"seat":1,"move":"roll","hash":"e913633da8515afd33ddd3c9500245c5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',27,'moved',1795101069768,'','','{"seat":1,"move":"visit 1","hash":"008132e78ac0ba1951064fb2a00c0740","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',28,'moved',1795101070203,'','','{"seat":1,"move":"move 2 ulrepforte","hash":"b9fffc8a5460ec671799e29b55be3ac2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',29,'moved',1795101070403,'','','{"seat":1,"move":"move 2 pantaleonstor","hash":"6832d805066115f8fdb28483863c78bc","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',30,'moved',1795101070823,'','','{"seat":1,"move":"move 2 pantaleonswall","hash":"9139cf7be6b8cce8a8f85261fdbac08c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',31,'moved',1795101071079,'','','{"seat":1,"move":"end","hash":"3e740313a86eddb908420e6f344c752b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',32,'moved',1795101071928,'','','{"seat":2,"move":"roll","hash":"8d4766811e8549970546e5589a1e3286","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',33,'moved',1795101072171,'','','{"seat":2,"move":"move 1 ehrentor","hash":"78eb40b1e972afe413498411ff51a233","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',34,'moved',1795101072395,'','','{"seat":2,"move":"move 1 gate-2","hash":"95a61e7bc6b89046ffb986f0321d6f81","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',35,'moved',1795101072824,'','','{"seat":2,"move":"move 1 friesenwall","hash":"2653d56730dfbf9309a27e0fb0df8ead","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',36,'moved',1795101072997,'','','{"seat":2,"move":"move 1 gereon","hash":"561200a1c23fb634d7855e40fdbfe22e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',37,'moved',1795101073331,'','','{"seat":2,"move":"end","hash":"dff8545580a0e32cc2d0afd429d51776","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',38,'moved',1795101073353,'oqq1DnRHGRQ_1Qb4','c-0b08b44cedfd46babea358fdb760ee4a','{"seat":0,"move":"discard guard","hash":"28611eb23128f3e01d781d641f991dbb","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',39,'moved',1795101073404,'oqq1DnRHGRQ_1Qb4','c-24a052cd53ea45df9fa54689e2614239','{"seat":0,"move":"roll","hash":"8fdcfddce97134ddde66a95d2da2f972","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',40,'moved',1795101073444,'oqq1DnRHGRQ_1Qb4','c-e35804e08d69485cb3388949a125c958','{"seat":0,"move":"move 1 unter-goldschmied","hash":"c0607d5dd2a9cd53952fe5f4353a306f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',41,'moved',1795101073496,'oqq1DnRHGRQ_1Qb4','c-4a7a5ec026734fdc9e94e43986553db2','{"seat":0,"move":"move 2 ulrepforte","hash":"7a9d77f512ee14e51d15f4d82daa0dee","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',42,'moved',1795101073556,'oqq1DnRHGRQ_1Qb4','c-cba956c33ab740ea87303c87f3ce2b7c','{"seat":0,"move":"move 1 dom","hash":"30d94953491806259658694a3f1e7bd6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',43,'moved',1795101073612,'oqq1DnRHGRQ_1Qb4','c-e710d3c7e65f474da9d073d387fdeb00','{"seat":0,"move":"move 1 marzellenstrasse-sued","hash":"f21965e214c39bda3afabb944c5da488","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',44,'moved',1795101073644,'oqq1DnRHGRQ_1Qb4','c-8271f7c140c94a4dbc2c8441abb47857','{"seat":0,"move":"end","hash":"e9727625ac98cc1fe969b621cdf1306d","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',45,'moved',1795101074356,'','','{"seat":1,"move":"roll","hash":"559b65599c28376822e729525a1bc952","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',46,'moved',1795101074671,'','','{"seat":1,"move":"sabotage a","hash":"99c32fb8df534ea6e13f81cf6e4a50e7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',47,'moved',1795101074899,'','','{"seat":1,"move":"move 2 gate-4","hash":"481327e3eba69a20df36ef69e61803a2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',48,'moved',1795101075267,'','','{"seat":1,"move":"move 2 mauritiuswall","hash":"cf04d28321eb596085f6a42372318b44","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',49,'moved',1795101075498,'','','{"seat":1,"move":"move 2 gate-3","hash":"d3b0f288dd3d22cea78cd184434ad977","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',50,'moved',1795101075866,'','','{"seat":1,"move":"load 2 black","hash":"d89be1057de7b16d5714758f45fd9e52","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',51,'moved',1795101076248,'','','{"seat":1,"move":"end","hash":"8f8007ae2e0c24a100a51fd561001785","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',52,'moved',1795101076855,'','','{"seat":2,"move":"roll","hash":"0036a352b7149d96fe8ec517f384ee56","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',53,'moved',1795101077155,'','','{"seat":2,"move":"move 1 gereonswall","hash":"96ab8bfb65605c82aad019a4b5a41396","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',54,'moved',1795101077512,'','','{"seat":2,"move":"move 1 ursulakloster","hash":"411e705f07d842303f4bf81098e8d3a3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',55,'moved',1795101077838,'','','{"seat":2,"move":"move 1 ursula","hash":"e0f1879e76ec9fba09be7192831dbfc1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',56,'moved',1795101078081,'','','{"seat":2,"move":"build 1","hash":"c5c134cba530608e90d7a272152169bd","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',57,'moved',1795101078478,'','','{"seat":2,"move":"end","hash":"ab8b6d88794b494d6d54de7b296c5973","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',58,'moved',1795101079094,'','','{"seat":1,"move":"roll","hash":"f962355f1792f89247fb30e965975981","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',59,'moved',1795101079291,'','','{"seat":1,"move":"move 2 ehrentor","hash":"b3d62b141cad76a34a91611d5e2995de","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',60,'moved',1795101079534,'','','{"seat":1,"move":"move 2 gate-2","hash":"6ec843488e2fe28f36ea0f8059f7c914","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',61,'moved',1795101079907,'','','{"seat":1,"move":"move 2 friesenwall","hash":"a8f729406573de2fc4d2da12e351a74c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',62,'moved',1795101080110,'','','{"seat":1,"move":"move 2 gereon","hash":"2403decc930ba89788faf04a5651969b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',63,'moved',1795101080479,'','','{"seat":1,"move":"end","hash":"e37b915d44e7afb5ab0737b007c91349","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',64,'moved',1795101080945,'','','{"seat":2,"move":"roll","hash":"b258d64179b13560d1305605726a2c7c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',65,'moved',1795101081359,'','','{"seat":2,"move":"move 1 eigelstein","hash":"91dbc35e5423edf2ef46af26d2f261df","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',66,'moved',1795101081663,'','','{"seat":2,"move":"move 1 gate-1","hash":"abe41fbe37bc068e5d57ca2827764259","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',67,'moved',1795101081953,'','','{"seat":2,"move":"load 1 grey","hash":"4009e3a3548decde48eb12a4cebb2aa4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',68,'moved',1795101082420,'','','{"seat":2,"move":"move 2 severinstrasse","hash":"161089c4c288f060bc7008e36799e7e5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',69,'moved',1795101082782,'','','{"seat":2,"move":"end","hash":"23116a99e16d9f18ed9f29a9e886c5ed","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',70,'moved',1795101082828,'oqq1DnRHGRQ_1Qb4','c-7ac013cb777b40aa914b7dd34d0fa158','{"seat":0,"move":"roll","hash":"b7c4fcac0382d7224ea101df0aea90a5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',71,'moved',1795101082873,'oqq1DnRHGRQ_1Qb4','c-646db2b65d2a442f84baff6804d2f5fa','{"seat":0,"move":"move 2 kartause","hash":"4c64705f628ffdae3ab032a89d7d760f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',72,'moved',1795101082923,'oqq1DnRHGRQ_1Qb4','c-a92535eaeaff4b768cfd77513553b397','{"seat":0,"move":"move 2 kartaeusergasse","hash":"19f7cba539c969c278828798749cb651","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',73,'moved',1795101082964,'oqq1DnRHGRQ_1Qb4','c-2690e02a585e4ab3bab4148df7a66062','{"seat":0,"move":"move 1 dom","hash":"327f2ba8f2159eb132536346c93be41b","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',74,'moved',1795101083006,'oqq1DnRHGRQ_1Qb4','c-77fb08b0e2234c92833f31f547c7610f','{"seat":0,"move":"move 1 trankgasse","hash":"f5e3bdb2710c61fc5fc23c48056197a7","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',75,'moved',1795101083047,'oqq1DnRHGRQ_1Qb4','c-66cb774184b34fc3991e9322b617e23e','{"seat":0,"move":"end","hash":"e6f4225dad04e8e706739fa7faed0284","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',76,'moved',1795101083639,'','','{"seat":1,"move":"roll","hash":"7e75faa05252b9748ac9fed8c35d5b24","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',77,'moved',1795101084035,'','','{"seat":1,"move":"move 2 gereonswall","hash":"fb0e85921f69fd013a493c1bd47a4e0b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',78,'moved',1795101084527,'','','{"seat":1,"move":"move 2 ursulakloster","hash":"a1731f4b4f97abaac8f90ba358079602","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',79,'moved',1795101084873,'','','{"seat":1,"move":"move 2 ursula","hash":"28bce7e8ec945446265f178b44b886df","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',80,'moved',1795101085168,'','','{"seat":1,"move":"build 2","hash":"6642022549e97e10ee4735e51613c201","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',81,'moved',1795101085464,'','','{"seat":1,"move":"end","hash":"e6cfb732c61b2f48c375131532e9d771","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',82,'moved',1795101086595,'','','{"seat":2,"move":"roll","hash":"2def7951d356f4bd859901c29d432c5a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',83,'moved',1795101086947,'','','{"seat":2,"move":"move 1 am-klingelpuetz","hash":"b145a05ba0b2d89607f224210355b3ac","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',84,'moved',1795101087175,'','','{"seat":2,"move":"move 1 entenpfuhl","hash":"63a6778a530c613393a745fd65a126d0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',85,'moved',1795101087407,'','','{"seat":2,"move":"move 1 gereonswall","hash":"c2c338fa664e99119de94950910edb6a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',86,'moved',1795101087715,'','','{"seat":2,"move":"move 1 gereon","hash":"dd1c712348086172185efca137337071","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',87,'moved',1795101088010,'','','{"seat":2,"move":"end","hash":"7c68573f70a5a0414d171c7174eab9a0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',88,'moved',1795101088064,'oqq1DnRHGRQ_1Qb4','c-537a6bd91a25418dae10807ef302ce75','{"seat":0,"move":"roll","hash":"263fc6757d246cecc27f6eac1154963f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',89,'moved',1795101088143,'oqq1DnRHGRQ_1Qb4','c-fe8cfcb419d94bd995175e1e78a6bb9a','{"seat":0,"move":"move 2 perlengraben","hash":"9949469e5b37f1f14e9eaa7f584285dd","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',90,'moved',1795101088181,'oqq1DnRHGRQ_1Qb4','c-c6cc7075d17742389542560d8a10d343','{"seat":0,"move":"move 1 dom","hash":"bb49861ad1192456a5e430e271d17e5a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',91,'moved',1795101088212,'oqq1DnRHGRQ_1Qb4','c-671aefc490df4ccf8e1ef3797b912a4a','{"seat":0,"move":"end","hash":"8e397d20bcc5ff2203bf820f0e030d50","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',92,'moved',1795101089371,'','','{"seat":1,"move":"roll","hash":"2578417b853c78d8611aa7dcb328dc0d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',93,'moved',1795101089599,'','','{"seat":1,"move":"move 2 ursulakloster","hash":"a6c840a25292b9434fab6e768416da3b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',94,'moved',1795101089794,'','','{"seat":1,"move":"move 2 gereonswall","hash":"7929aeeed0d8b691e3e354cb50aaa66c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',95,'moved',1795101090219,'','','{"seat":1,"move":"move 2 gereon","hash":"f7fef19b9b747f32e5b5336d8c1ae73a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',96,'moved',1795101090659,'','','{"seat":1,"move":"move 2 friesenwall","hash":"ce6db2b43132bdd5895ceecd1a53899a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',97,'moved',1795101090923,'','','{"seat":1,"move":"end","hash":"dd3bd76c67f149e764c949ad5de61125","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',98,'moved',1795101091875,'','','{"seat":2,"move":"roll","hash":"31f901fa3462d718eca95d460762c66a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',99,'moved',1795101092211,'','','{"seat":2,"move":"build 1","hash":"5a3f2c38873cae5fce22491df1b47547","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',100,'moved',1795101092415,'','','{"seat":2,"move":"move 2 waidmarkt","hash":"cb52933408917232a2258b1d61e46d20","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',101,'moved',1795101092643,'','','{"seat":2,"move":"move 2 georg","hash":"bdb295342e66280f0bce6b40df3bb306","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',102,'moved',1795101092956,'','','{"seat":2,"move":"move 2 blaubach","hash":"c3cdd0b621921fe53e0f179eadb06c29","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',103,'moved',1795101093265,'','','{"seat":2,"move":"end","hash":"d21d06cff3afaf1649443cff8d5b2895","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',104,'moved',1795101093300,'oqq1DnRHGRQ_1Qb4','c-2319858ada8c4892bfe631147c08fb60','{"seat":0,"move":"roll","hash":"17a80ad419194fcef66f5bb806ec708b","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',105,'moved',1795101093370,'oqq1DnRHGRQ_1Qb4','c-51ed6bf57ace4c19b06318fa3bb9e753','{"seat":0,"move":"move 1 unter-goldschmied","hash":"b5eb9599803b6f66ba48133ee7ba9add","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',106,'moved',1795101093415,'oqq1DnRHGRQ_1Qb4','c-4f0fd4ba63f646f88463384d6be74ef2','{"seat":0,"move":"move 1 dom","hash":"00724ec45d317f6c29011fe7c3b8edfc","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',107,'moved',1795101093449,'oqq1DnRHGRQ_1Qb4','c-26b6c60d72874658b1525c2afab8e152','{"seat":0,"move":"move 2 georg","hash":"be317232091006cdd7dbc1053f349879","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',108,'moved',1795101093464,'oqq1DnRHGRQ_1Qb4','c-54e41cefe0d940b7ad193aae7510c58c','{"seat":0,"move":"move 2 muehlenbach","hash":"b2f860c916d5b4e2601b8a2f4752fe22","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',109,'moved',1795101093488,'oqq1DnRHGRQ_1Qb4','c-62294d407a3b4d0082bf22c2a5617372','{"seat":0,"move":"end","hash":"93de6cd11763684e060269f7a5e88589","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',110,'moved',1795101094539,'','','{"seat":1,"move":"roll","hash":"cc8eec5d8fc8cee55a5cc7b5290be549","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',111,'moved',1795101094727,'','','{"seat":1,"move":"move 2 gate-2","hash":"45f9e62e4b00fd9e83dc98fc9cbc104d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',112,'moved',1795101095006,'','','{"seat":1,"move":"load 2 grey","hash":"3bbf0cc6513d09a7819eeb5783f4ac4d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',113,'moved',1795101095227,'','','{"seat":1,"move":"move 1 marzellenstrasse-sued","hash":"d0bf9f7aae737d22f02e8935f86bf530","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',114,'moved',1795101095599,'','','{"seat":1,"move":"move 1 marzellenstrasse-nord","hash":"01bb5d1eafeb2fdc2b19f260c123d59b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',115,'moved',1795101096015,'','','{"seat":1,"move":"end","hash":"41dac1f05f50f27b5aa010f0b25d6532","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',116,'moved',1795101096499,'','','{"seat":2,"move":"roll","hash":"d6341a064169131978ef2557f0b74dc8","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',117,'moved',1795101096867,'','','{"seat":2,"move":"move 1 friesenwall","hash":"8da128952acf588bba4ce5f565badd68","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',118,'moved',1795101097323,'','','{"seat":2,"move":"move 1 gate-2","hash":"ef4a1ca9f9591bab9d7de0d4b6fc1eaa","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',119,'moved',1795101097535,'','','{"seat":2,"move":"load 1 white","hash":"bb5ebbaff41e06ec410344fa312633e7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',120,'moved',1795101097939,'','','{"seat":2,"move":"move 2 peterstrasse","hash":"992f0e2b0e3a7e4f1da2447d90f785cc","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',121,'moved',1795101098199,'','','{"seat":2,"move":"end","hash":"950d8f7951ecd4255a1c3a920fd0ca66","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',122,'moved',1795101098237,'oqq1DnRHGRQ_1Qb4','c-251ed1664c4a4a1c8867fa0688d653f2','{"seat":0,"move":"roll","hash":"08f38e1a4762c8067a2cb9cfe0c797ce","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',123,'moved',1795101098308,'oqq1DnRHGRQ_1Qb4','c-87b790e361be4f099dba7ab6781a67f6','{"seat":0,"move":"move 1 am-hof","hash":"941f13c3570e51f0d00fbc872b55b8e8","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',124,'moved',1795101098380,'oqq1DnRHGRQ_1Qb4','c-1940e4e8047a4bca8403bfe9525d19d1','{"seat":0,"move":"move 2 georg","hash":"03e6565c340accd09faeddd7a0a83e47","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',125,'moved',1795101098429,'oqq1DnRHGRQ_1Qb4','c-f4be12ea1142486bb1525cae8173b1e3','{"seat":0,"move":"move 2 muehlenbach","hash":"eb7e777936a98bbce0fbc5ba1fba24eb","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',126,'moved',1795101098460,'oqq1DnRHGRQ_1Qb4','c-d8b69f76807c4c429a9d62e3cd683a1e','{"seat":0,"move":"move 2 malzbuechel","hash":"8b2c0625f06c2e68cebf48e52322a862","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',127,'moved',1795101098499,'oqq1DnRHGRQ_1Qb4','c-35c4e2ac25c9477abc61e1f8dc46eab5','{"seat":0,"move":"end","hash":"59ca1a4d498e9de799f82048f6b3abc2","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',128,'moved',1795101099305,'','','{"seat":1,"move":"roll","hash":"1231cdd1783d5b934647ed6a5b7b4743","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',129,'moved',1795101099528,'','','{"seat":1,"move":"move 2 friesenwall","hash":"f1336af054c9a80b03a9afda7bb4983c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',130,'moved',1795101099975,'','','{"seat":1,"move":"move 2 gereon","hash":"a717537bce489f04ba30d25132785b7c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',131,'moved',1795101100294,'','','{"seat":1,"move":"build 2","hash":"b22ea74d08d5d134445ce03b9ecd402f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',132,'moved',1795101100592,'','','{"seat":1,"move":"move 1 eigelstein","hash":"d038045784a14e4c8fceab427e00d4c3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',133,'moved',1795101100954,'','','{"seat":1,"move":"end","hash":"9732d0a63cbda54677e4a033c23fd446","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',134,'moved',1795101102071,'','','{"seat":2,"move":"roll","hash":"7f88599162405462828867bab3ff5831","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',135,'moved',1795101102279,'','','{"seat":2,"move":"move 1 friesenwall","hash":"fbb11871685144a9a59ecaeb2d2c09e3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',136,'moved',1795101102587,'','','{"seat":2,"move":"move 1 gereon","hash":"697e1d106c4cef20aceed77b7afa71af","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',137,'moved',1795101102955,'','','{"seat":2,"move":"build 1","hash":"eac610dc87845928a32abbd3c1658b1a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',138,'moved',1795101103365,'','','{"seat":2,"move":"move 2 caecilien","hash":"846ac670a0562febc270ffbc4a78e18a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',139,'moved',1795101103543,'','','{"seat":2,"move":"end","hash":"e940a1936ed1d7ca5281fa40fc8810b5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',140,'moved',1795101103584,'oqq1DnRHGRQ_1Qb4','c-b08e448864114d27a644cf7e20e10323','{"seat":0,"move":"roll","hash":"9c0f5efacac8749bb339d6ac62b4e23a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',141,'moved',1795101103616,'oqq1DnRHGRQ_1Qb4','c-ad4c7494f24a4af5b0601a29cb3528ce','{"seat":0,"move":"end","hash":"53911273d6f9fb387c0cff97c313e9c6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',142,'moved',1795101104491,'','','{"seat":1,"move":"roll","hash":"a4c01854379710667de394b1980477b0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',143,'moved',1795101104897,'','','{"seat":1,"move":"move 1 gate-1","hash":"65506a0ec798c90e50510fc6cbdacf34","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',144,'moved',1795101105242,'','','{"seat":1,"move":"load 1 black","hash":"bfd357306cc7aa771526e53e799523af","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',145,'moved',1795101105579,'','','{"seat":1,"move":"move 2 friesenwall","hash":"2c2d7e99652c82149519279e8221a38b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',146,'moved',1795101105934,'','','{"seat":1,"move":"move 2 gate-2","hash":"663148d8e71fd2b6968c6fba4a9a9e17","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',147,'moved',1795101106186,'','','{"seat":1,"move":"end","hash":"d9ebf93ad3c40f5705dbd787f7341790","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',148,'moved',1795101107145,'','','{"seat":2,"move":"roll","hash":"9f2a58753a63418b28b436a114d16e44","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',149,'moved',1795101107323,'','','{"seat":2,"move":"move 1 friesenwall","hash":"2bec920283dc69949d2696654a572486","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',150,'moved',1795101107785,'','','{"seat":2,"move":"move 1 gate-2","hash":"ff9108d1987c552a1332511c354fab34","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',151,'moved',1795101108164,'','','{"seat":2,"move":"move 1 ehrentor","hash":"532d12f3a9508fdeb7c3061cf2a6d0fc","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',152,'moved',1795101108503,'','','{"seat":2,"move":"move 1 gate-3","hash":"e8500cb50b5139ed8371c00d735349f7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',153,'moved',1795101108879,'','','{"seat":2,"move":"end","hash":"da271196acfa090feace0fc099f09425","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',154,'moved',1795101108932,'oqq1DnRHGRQ_1Qb4','c-165b6005482f4924a8c1e878492b9700','{"seat":0,"move":"roll","hash":"4bdf535733c5bcee6c78900bb251e56f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',155,'moved',1795101109000,'oqq1DnRHGRQ_1Qb4','c-5f10984326994167a463076f7447e575','{"seat":0,"move":"end","hash":"e7748c82d53d03918931fad8c4979c5e","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',156,'moved',1795101109827,'','','{"seat":1,"move":"roll","hash":"e580fb41adf8fa4fc87cd032c191fa6e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',157,'moved',1795101110268,'','','{"seat":1,"move":"move 1 eigelstein","hash":"80aba70f48c01785a547b6543b373116","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',158,'moved',1795101110659,'','','{"seat":1,"move":"move 1 marzellenstrasse-nord","hash":"33c8709c02cd503308f1c01570df275f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',159,'moved',1795101111023,'','','{"seat":1,"move":"move 1 marzellenstrasse-sued","hash":"47b5e7fd2f74c9bacbb6be542665781c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',160,'moved',1795101111231,'','','{"seat":1,"move":"move 1 andreas","hash":"1a9fa4933f056f6dbf6c1f039411bfad","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',161,'moved',1795101111407,'','','{"seat":1,"move":"end","hash":"74f3304bd276e482bb12af02c0dc54d1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',162,'moved',1795101112527,'','','{"seat":2,"move":"roll","hash":"b485056562bf1c9afb351cbffdd2eb9b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',163,'moved',1795101112795,'','','{"seat":2,"move":"load 1 black","hash":"5bb17b3cfa3be380ed4611401c74e036","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',164,'moved',1795101113186,'','','{"seat":2,"move":"move 2 peterstrasse","hash":"8ced57a7731e1ecd5b9c811be7183568","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',165,'moved',1795101113517,'','','{"seat":2,"move":"move 2 pantaleon","hash":"d2caf4a2261006418a7e05394d8ab27c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',166,'moved',1795101113785,'','','{"seat":2,"move":"move 2 weyerstrasse","hash":"81aadfd12126d29ad81f01c1666ed1ca","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',167,'moved',1795101114147,'','','{"seat":2,"move":"end","hash":"e82af37d9c72a6113d8027613f3ea987","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',168,'moved',1795101114201,'oqq1DnRHGRQ_1Qb4','c-328136c5c789419bb65412430f2fc8d8','{"seat":0,"move":"roll","hash":"144fdd6a4bd05f12f3cc8a00fe39bc6e","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',169,'moved',1795101114304,'oqq1DnRHGRQ_1Qb4','c-5d49aed5e34f44b7b7068a340cba5bcf','{"seat":0,"move":"end","hash":"75ef59096f93dc6cc82d36c797c330ac","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',170,'moved',1795101115572,'','','{"seat":1,"move":"roll","hash":"6c0e12104e48d45ba5b22d6dcda28b2b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',171,'moved',1795101115937,'','','{"seat":1,"move":"move 1 hohe-strasse-nord","hash":"b39ea36c3bf1e745bb3dd83726160dff","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',172,'moved',1795101116367,'','','{"seat":1,"move":"move 1 schildergasse","hash":"f0ab43d872a3bd12701c50ea1f158b7d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',173,'moved',1795101116695,'','','{"seat":1,"move":"move 1 maria-im-kapitol","hash":"d9d9003d2899a8a22914cae07243d702","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',174,'moved',1795101116935,'','','{"seat":1,"move":"move 1 hohe-pforte","hash":"523abd4f21f9ac6c209dfd40cc43c98d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',175,'moved',1795101117287,'','','{"seat":1,"move":"end","hash":"712c5e093664b9d8bdc08caf0b966bcf","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',176,'moved',1795101118408,'','','{"seat":2,"move":"roll","hash":"04f0586140b072028bdd22bc66f86580","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',177,'moved',1795101118691,'','','{"seat":2,"move":"move 1 hahnenstrasse","hash":"144a4c9d823573db7ba86540f1ab9232","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',178,'moved',1795101118978,'','','{"seat":2,"move":"move 1 aposteln","hash":"030a40341d374e0694b2bf0660b08038","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',179,'moved',1795101119363,'','','{"seat":2,"move":"move 1 neumarkt","hash":"a3089d8143d9041c49bad1d29d10916c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',180,'moved',1795101119787,'','','{"seat":2,"move":"move 1 caecilien","hash":"0680ad3d2eb62383744a0f0b0ed02865","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',181,'moved',1795101119975,'','','{"seat":2,"move":"end","hash":"9ac6e227b9639b168d53082976b77635","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',182,'moved',1795101120032,'oqq1DnRHGRQ_1Qb4','c-61d6dcbde0e04746b256161b7a0b5162','{"seat":0,"move":"roll","hash":"f4d14f7ff7186bf8c5e577787994f587","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',183,'moved',1795101120107,'oqq1DnRHGRQ_1Qb4','c-7a34677450b84cb29e961e35878809b1','{"seat":0,"move":"move 1 dom","hash":"764fe61959f3f6f62b12ec86dffe341a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',184,'moved',1795101120152,'oqq1DnRHGRQ_1Qb4','c-38725bb6bfea41a991f31f11887ee716','{"seat":0,"move":"move 1 trankgasse","hash":"e9689766f61a701dab8553cf94a53fe2","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',185,'moved',1795101120240,'oqq1DnRHGRQ_1Qb4','c-2c6fdfcf225442f1b1b9903e369d4c3f','{"seat":0,"move":"discard saboteur","hash":"c9158b6af4dfa29af2bc247b1c210079","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',186,'moved',1795101120304,'oqq1DnRHGRQ_1Qb4','c-1bf09a36a90242bc9eddc06f3b541402','{"seat":0,"move":"move 1 dom","hash":"73233ae59edd1d0959edc7fffce8f815","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',187,'moved',1795101120382,'oqq1DnRHGRQ_1Qb4','c-29254ea78d9e4f54a6af6c29f6b0205f','{"seat":0,"move":"move 2 maria-im-kapitol","hash":"b93aa4fcc2b42fcb876b75df261c10b2","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',188,'moved',1795101120489,'oqq1DnRHGRQ_1Qb4','c-2542cf59cde24a82b94739d79db0af7b','{"seat":0,"move":"end","hash":"de1a4ee734eb597bccfee9967f510cb3","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',189,'moved',1795101121295,'','','{"seat":1,"move":"roll","hash":"544e883d81efa24c4d7338315de1e612","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',190,'moved',1795101121735,'','','{"seat":1,"move":"move 1 georg","hash":"9b95409926d02e4b6225d58c0d37cdea","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',191,'moved',1795101121975,'','','{"seat":1,"move":"build 1","hash":"23847456c35fb24708dbdaac4d224462","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',192,'moved',1795101122304,'','','{"seat":1,"move":"load 2 black","hash":"2f1e456ea9b1728366145f428a953bb3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',193,'moved',1795101122744,'','','{"seat":1,"move":"end","hash":"2e25c7f2f0d4aa33d3cc978c465a053a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',194,'moved',1795101124031,'','','{"seat":2,"move":"roll","hash":"fbdfcb3b88174f9272d4bad3cf60eda4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',195,'moved',1795101124337,'','','{"seat":2,"move":"move 1 caecilienstrasse","hash":"baefb4ff11f942e0c806dbdd659cbd86","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',196,'moved',1795101124763,'','','{"seat":2,"move":"move 1 blaubach","hash":"6603394ac658bd91400a3a518d6852bd","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',197,'moved',1795101125243,'','','{"seat":2,"move":"move 1 georg","hash":"17c952bfdee3706f5da4abed3e33e2ba","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',198,'moved',1795101125673,'','','{"seat":2,"move":"build 1","hash":"b33fb88e57c449b44b76070e5461fe05","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',199,'moved',1795101126063,'','','{"seat":2,"move":"end","hash":"3123135ab45f62818b8a20a8589bbdd4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',200,'moved',1795101126096,'oqq1DnRHGRQ_1Qb4','c-66b86142297247dabebf900eab3c7e4d','{"seat":0,"move":"roll","hash":"f42f516c4b9e7b1d784154234b30204c","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',201,'moved',1795101126241,'oqq1DnRHGRQ_1Qb4','c-881ebeaf9c1346f5b9fe8f311536bfab','{"seat":0,"move":"move 2 caecilienstrasse","hash":"561c7ca4bc8b4c757aaacadb06ea13f7","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',202,'moved',1795101126321,'oqq1DnRHGRQ_1Qb4','c-e2c05327cae046179c6e23e1e223da42','{"seat":0,"move":"move 1 trankgasse","hash":"09a471366898871b71665add808b1138","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',203,'moved',1795101126392,'oqq1DnRHGRQ_1Qb4','c-3bfd4740821a4d19888ee7fcd4abf8fe','{"seat":0,"move":"move 1 machabaeerstrasse","hash":"3e213ed184eb1df454a13067facd1f5f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',204,'moved',1795101126428,'oqq1DnRHGRQ_1Qb4','c-7fe82b5497d2455ea8217fb8a76eddba','{"seat":0,"move":"move 2 caecilien","hash":"110fbed6924bd3228f00ef2a82aef664","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',205,'moved',1795101126463,'oqq1DnRHGRQ_1Qb4','c-ea94a56cd774408ab60a144cb6370c67','{"seat":0,"move":"end","hash":"c7dd877c3a73198a65afac49dddde7c9","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',206,'moved',1795101127556,'','','{"seat":1,"move":"roll","hash":"ff8fc3edb094a878ec65ff2dacdfac00","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',207,'moved',1795101127815,'','','{"seat":1,"move":"move 1 blaubach","hash":"bd0716e07d16346372970d92d6e92f7a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',208,'moved',1795101128233,'','','{"seat":1,"move":"move 1 peterstrasse","hash":"2b543681930fcbaa58c8c5e315892435","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',209,'moved',1795101128418,'','','{"seat":1,"move":"move 1 pantaleon","hash":"a0841c749e002a04b17129832afaf0c2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',210,'moved',1795101128812,'','','{"seat":1,"move":"move 1 rothgerberbach","hash":"18897a2d6925fbefe7f001570298dd9b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',211,'moved',1795101129101,'','','{"seat":1,"move":"end","hash":"617d39b5adc7876f51916752c4f64eb8","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',212,'moved',1795101130234,'','','{"seat":2,"move":"roll","hash":"9640d221755e61a8e65a305cee826d94","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',213,'moved',1795101130607,'','','{"seat":2,"move":"move 2 gate-4","hash":"07f04799a2702e88849a9cb35fe404d9","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',214,'moved',1795101130891,'','','{"seat":2,"move":"load 2 white","hash":"21bd15b403c78f7db53123ea2d31f978","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',215,'moved',1795101131327,'','','{"seat":2,"move":"move 1 waidmarkt","hash":"4faac63cf7cfd0c95746e4be392241e2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',216,'moved',1795101131531,'','','{"seat":2,"move":"move 1 severinstrasse","hash":"af4f52c307e65d06301f4a2d6b23a4b5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',217,'moved',1795101131735,'','','{"seat":2,"move":"end","hash":"a3147e1eb3ea341c68c324d8271d5971","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',218,'moved',1795101131781,'oqq1DnRHGRQ_1Qb4','c-369026c6136d4ebaaecc6d39a800cade','{"seat":0,"move":"roll","hash":"58815eaab4a4e451e5802f60d9c82f5d","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',219,'moved',1795101131848,'oqq1DnRHGRQ_1Qb4','c-e8b6e107e529419abf28222afe185e09','{"seat":0,"move":"move 2 caecilienstrasse","hash":"89bab8d5744e086a8e6d07f8c81c9845","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',220,'moved',1795101131936,'oqq1DnRHGRQ_1Qb4','c-585534e453b64640bd9b316131b316eb','{"seat":0,"move":"move 1 marzellenstrasse-nord","hash":"52566bee22e27e27e1abd69a39b683f0","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',221,'moved',1795101131997,'oqq1DnRHGRQ_1Qb4','c-5fc4775d04104c05ab8a18ebdc62f993','{"seat":0,"move":"move 1 marzellenstrasse-sued","hash":"14e59fbedd9f4a9f415c4ae290f23d58","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',222,'moved',1795101132040,'oqq1DnRHGRQ_1Qb4','c-5f48da1028224899b3c7806ddd234b25','{"seat":0,"move":"move 2 maria-im-kapitol","hash":"039b0cf30e32f536d0cb44170683d2c0","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',223,'moved',1795101132105,'oqq1DnRHGRQ_1Qb4','c-a71965c3dfab4ea1a23da0421791fe2b','{"seat":0,"move":"end","hash":"462ac180e1d4f57c8b12ab8cdc05647b","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',224,'moved',1795101132751,'','','{"seat":1,"move":"roll","hash":"aacff013ebd17e1860e19a4793e5e3b8","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',225,'moved',1795101133143,'','','{"seat":1,"move":"move 1 am-weidenbach","hash":"92b201ee922b829f9308768e2732e53e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',226,'moved',1795101133563,'','','{"seat":1,"move":"move 1 gate-4","hash":"bcbb7db228cf83877d5bce1e0151b753","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',227,'moved',1795101134015,'','','{"seat":1,"move":"move 1 mauritiuswall","hash":"7451a6178791c411aa3df4613ddc1cc0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',228,'moved',1795101134355,'','','{"seat":1,"move":"move 1 gate-3","hash":"079f93e87ef0d393b11d1060da1cefd3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',229,'moved',1795101134703,'','','{"seat":1,"move":"end","hash":"5075c287ca877e0fcc6d8bcc67a9aa52","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',230,'moved',1795101135262,'','','{"seat":2,"move":"roll","hash":"06e9f2701716d8f8f0ed2f712460f724","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',231,'moved',1795101135694,'','','{"seat":2,"move":"move 2 weyerstrasse","hash":"545b138e525318429bbb58b681b71e29","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',232,'moved',1795101135936,'','','{"seat":2,"move":"move 2 pantaleon","hash":"dbb652b5b45ef1b8d06f524ed1e2bcff","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',233,'moved',1795101136185,'','','{"seat":2,"move":"move 2 peterstrasse","hash":"c6432bc9e34acf5467c0b8e73ed6f90d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',234,'moved',1795101136517,'','','{"seat":2,"move":"move 2 blaubach","hash":"c4ba9ce76fbf6d6679a87e1f222781e8","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',235,'moved',1795101136835,'','','{"seat":2,"move":"end","hash":"d808061b131c3800ddf3778b4716062c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',236,'moved',1795101136880,'oqq1DnRHGRQ_1Qb4','c-f8375f6157054078868c7ef995625503','{"seat":0,"move":"roll","hash":"b151efff2524f082777429af2b23ff4f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',237,'moved',1795101136962,'oqq1DnRHGRQ_1Qb4','c-7fcf2fe2fd07488e93528a3dfa7b6236','{"seat":0,"move":"move 2 caecilienstrasse","hash":"f702bade1fc6659ca41018a6c7755746","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',238,'moved',1795101137054,'oqq1DnRHGRQ_1Qb4','c-f28b709a3eba4ed186413306bf20751f','{"seat":0,"move":"move 2 schildergasse","hash":"7e20be6780613940fd0e915b57529fe5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',239,'moved',1795101137115,'oqq1DnRHGRQ_1Qb4','c-5510122d383e47e6b2fae8d754660b84','{"seat":0,"move":"move 2 hohe-strasse-nord","hash":"b6ef092ab0599d106f3cbabb7f9c3941","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',240,'moved',1795101137176,'oqq1DnRHGRQ_1Qb4','c-92a2485b0fa045b9a4c5158242c9c4d5','{"seat":0,"move":"move 2 unter-goldschmied","hash":"3cc118b315568d21b235ac2f86b2cdcb","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',241,'moved',1795101137202,'oqq1DnRHGRQ_1Qb4','c-a038bfbed17b44908ddff3c579731476','{"seat":0,"move":"end","hash":"2bd4a4490389fe048a313c6766df61c5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',242,'moved',1795101138302,'','','{"seat":1,"move":"roll","hash":"3357bb875771409a1468c4a77b0dc026","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',243,'moved',1795101138573,'','','{"seat":1,"move":"load 1 white","hash":"5e29ec6fd697299952eb61bf61b6b2ee","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',244,'moved',1795101138967,'','','{"seat":1,"move":"unload 2","hash":"8073e8d3f002fac0c1836f4c5b2f8962","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',245,'moved',1795101139312,'','','{"seat":1,"move":"end","hash":"ccc112853f745b57463cc084a60e8c14","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',246,'moved',1795101140018,'','','{"seat":2,"move":"roll","hash":"a7e25d0bae2762a6b355f79235444e72","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',247,'moved',1795101140352,'','','{"seat":2,"move":"move 2 georg","hash":"afa04f27ffddd23e38227713235c8359","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',248,'moved',1795101140771,'','','{"seat":2,"move":"build 2","hash":"adcc020ead6bd7f8f979a4a5ec2860a3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',249,'moved',1795101141032,'','','{"seat":2,"move":"move 1 waidmarkt","hash":"c4df1ac1e404c244b48ef89a7368352e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',250,'moved',1795101141352,'','','{"seat":2,"move":"move 1 georg","hash":"991948c854685fa568f9800a078f0ffb","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',251,'moved',1795101141592,'','','{"seat":2,"move":"end","hash":"c434bb3d8f56e851a2138d4d2f8efa81","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',252,'moved',1795101141653,'oqq1DnRHGRQ_1Qb4','c-966e09ef8bea4033a95c609672155966','{"seat":0,"move":"roll","hash":"d64554f45747336965c48e7444a5154e","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',253,'moved',1795101141748,'oqq1DnRHGRQ_1Qb4','c-79d4859543f74174b946964c5e04d013','{"seat":0,"move":"end","hash":"aaa521c4e6eb9e334413e8bd1af34279","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',254,'moved',1795101142630,'','','{"seat":1,"move":"roll","hash":"36cf974a86e4d3093d2eb4a8ccd8235a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',255,'moved',1795101142804,'','','{"seat":1,"move":"load 2 grey","hash":"e09ecc500473d7db5b38c304b3571564","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',256,'moved',1795101143211,'','','{"seat":1,"move":"move 1 mauritiuswall","hash":"9eb28df86184574c88efef072552918c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',257,'moved',1795101143415,'','','{"seat":1,"move":"move 1 gate-4","hash":"1e6e28f89764d7632f6ce25a730f9cee","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',258,'moved',1795101143704,'','','{"seat":1,"move":"move 1 pantaleonswall","hash":"2a748e078eeb353ed97318cb82f83e13","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',259,'moved',1795101143968,'','','{"seat":1,"move":"end","hash":"9dea860b8b5abdbcde9ebe84b45e7a83","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',260,'moved',1795101144655,'','','{"seat":2,"move":"roll","hash":"050787da30ec02f0467235ba83c6491b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',261,'moved',1795101144900,'','','{"seat":2,"move":"move 1 hohe-pforte","hash":"7dd2510e2717b2d533ee084eabf6475a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',262,'moved',1795101145367,'','','{"seat":2,"move":"move 1 maria-im-kapitol","hash":"fbb49da9c956245c36b99a17cfd035c1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',263,'moved',1795101145700,'','','{"seat":2,"move":"move 1 heumarkt","hash":"ed6db6352b69c48ddc073868890bc4f0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',264,'moved',1795101146181,'','','{"seat":2,"move":"move 1 gross-st-martin","hash":"e41b86c692965b931466eaa1cc9ae354","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',265,'moved',1795101146648,'','','{"seat":2,"move":"end","hash":"3b0284cc6330bca963ae0c310b9eba93","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',266,'moved',1795101146708,'oqq1DnRHGRQ_1Qb4','c-15ad6b900ad447f282648de693fc4162','{"seat":0,"move":"roll","hash":"ae0793a1966dd3eb1aaafb36c592bb31","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',267,'moved',1795101146769,'oqq1DnRHGRQ_1Qb4','c-86161884fd02410a842d81b1a67d1cfe','{"seat":0,"move":"end","hash":"bc07a69c191aba95f8fd9aacd3d233b8","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',268,'moved',1795101147625,'','','{"seat":1,"move":"roll","hash":"b0c2739db5e069348af9ece149acd4d6","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',269,'moved',1795101147835,'','','{"seat":1,"move":"move 2 friesenstrasse","hash":"56f231b31824fae343374a7bad6c75c4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',270,'moved',1795101148079,'','','{"seat":1,"move":"move 2 ehrenstrasse","hash":"0ddf11bb117c0289fb7e84e785a99117","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',271,'moved',1795101148429,'','','{"seat":1,"move":"move 2 aposteln","hash":"4bb856eeeaaeb63ab84e1b0c3eabb8a7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',272,'moved',1795101148839,'','','{"seat":1,"move":"move 2 neumarkt","hash":"2b7df2164ee40b6881b56821180a62f5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',273,'moved',1795101149021,'','','{"seat":1,"move":"end","hash":"7c77eb2db7da9da3449f3df93b59d54d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',274,'moved',1795101149994,'','','{"seat":2,"move":"roll","hash":"4ca165849c17d636b5359bd36b12ad6c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',275,'moved',1795101150239,'','','{"seat":2,"move":"move 1 am-hof","hash":"e2e62f85c27f3f4e520678dc14d404cf","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',276,'moved',1795101150662,'','','{"seat":2,"move":"move 1 dom","hash":"735e83345798c773ead2679e834c464d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',277,'moved',1795101150926,'','','{"seat":2,"move":"visit 1","hash":"7d9721e15ef4b04a59e03a1117efb542","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',278,'moved',1795101151391,'','','{"seat":2,"move":"move 2 waidmarkt","hash":"1b28b0d50bdfc3da7b6eb41265f02105","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',279,'moved',1795101151698,'','','{"seat":2,"move":"end","hash":"fbeaeb77effab1c8a55f7d265a14e150","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',280,'moved',1795101151709,'oqq1DnRHGRQ_1Qb4','c-7d700bae5e204529a512c381d6ccea9e','{"seat":0,"move":"roll","hash":"7c5be1370ddfa4708313c00ce74aed4b","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',281,'moved',1795101151719,'oqq1DnRHGRQ_1Qb4','c-20e8e3758fe044718c2bdd209669d688','{"seat":0,"move":"end","hash":"f0eca066999a8ffe82fb82c87c3721da","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',282,'moved',1795101152503,'','','{"seat":1,"move":"roll","hash":"6c176d39c23dc0d77eaf171b3ac8a597","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',283,'moved',1795101152960,'','','{"seat":1,"move":"move 2 breite-strasse-west","hash":"d01b8bb718575e813c6cd6af44423c4a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',284,'moved',1795101153374,'','','{"seat":1,"move":"move 2 unter-sachsenhausen","hash":"6abd945d435e17e7ff4cf93a9ecb5bb6","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',285,'moved',1795101153690,'','','{"seat":1,"move":"move 2 andreas","hash":"d964f89b029c2e1ae2aba6cc35de8c0a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',286,'moved',1795101154102,'','','{"seat":1,"move":"move 2 burgmauer","hash":"a15d139cd2ecc0a61c1ac3dd7caefd0d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',287,'moved',1795101154402,'','','{"seat":1,"move":"end","hash":"b8666eb226d0376495d1d906f928831c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',288,'moved',1795101154999,'','','{"seat":2,"move":"roll","hash":"0dbb4678cc7079bf4a94cfe55e971005","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',289,'moved',1795101155427,'','','{"seat":2,"move":"move 2 severinstrasse","hash":"56beabdf977a403e2f5b5015819390ac","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',290,'moved',1795101155639,'','','{"seat":2,"move":"move 2 severin","hash":"c033ed7c100d652698271e5932ae61cf","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',291,'moved',1795101155855,'','','{"seat":2,"move":"move 2 severinskirchplatz","hash":"4618faa724f5f7c986952ce5538f0650","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',292,'moved',1795101156137,'','','{"seat":2,"move":"move 2 gate-5","hash":"06175d8c2a723e40f1cd83794be5caa4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',293,'moved',1795101156612,'','','{"seat":2,"move":"end","hash":"d7cb006cd4bf0b311d889ae9efa27ff9","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',294,'moved',1795101156673,'oqq1DnRHGRQ_1Qb4','c-5cd963d757484cbdb0b380f68621b61e','{"seat":0,"move":"roll","hash":"576972fe938da8f7afabef9557bba9e5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',295,'moved',1795101156740,'oqq1DnRHGRQ_1Qb4','c-3de4bcd0ae2b4dc48072744d64b4e629','{"seat":0,"move":"end","hash":"8fa3536b117ebeafdf34cdd467592469","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',296,'moved',1795101157371,'','','{"seat":1,"move":"roll","hash":"20abb5248cc50c1be6a8c49e71da7140","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',297,'moved',1795101157636,'','','{"seat":1,"move":"move 2 dom","hash":"dfe78a9312bb36edb4dc3536785a3584","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',298,'moved',1795101158026,'','','{"seat":1,"move":"visit 2","hash":"2c534633f2427e36630bba3310d07dde","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',299,'moved',1795101158298,'','','{"seat":1,"move":"move 1 pantaleonstor","hash":"3dc76210dc07f8f6fba6a437b4c806ed","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',300,'moved',1795101158511,'','','{"seat":1,"move":"move 1 ulrepforte","hash":"d5b9c93fdf68169150b2c07726485623","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',301,'moved',1795101158725,'','','{"seat":1,"move":"end","hash":"a36692e7f4c0083ad86dced52a8863fd","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',302,'moved',1795101159730,'','','{"seat":2,"move":"roll","hash":"6de3e4004b90db180234e1146f68b3e2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',303,'moved',1795101159991,'','','{"seat":2,"move":"load 2 grey","hash":"c03ef5b44e6f8ae46b986d8ed91a6b80","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',304,'moved',1795101160162,'','','{"seat":2,"move":"move 1 burgmauer","hash":"fa3faf6a585aa011877b23f1bb94ee72","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',305,'moved',1795101160552,'','','{"seat":2,"move":"move 1 andreas","hash":"8063a23ecb45933d0a8bcf116e472367","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',306,'moved',1795101160831,'','','{"seat":2,"move":"move 1 unter-sachsenhausen","hash":"ec8d38b269b695974a8f61bb7cac5ec9","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',307,'moved',1795101161196,'','','{"seat":2,"move":"end","hash":"c63ac0b8c4c8fb55ea45dfe06170b1a5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',308,'moved',1795101161261,'oqq1DnRHGRQ_1Qb4','c-d5a559dfa38f4085a7a128a2691d6adc','{"seat":0,"move":"roll","hash":"6fb9af66147fbefb0efd60a64c1d2c9d","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',309,'moved',1795101161352,'oqq1DnRHGRQ_1Qb4','c-9746c6b2d6454253a457d5271e7555a8','{"seat":0,"move":"end","hash":"501c2db3edf077b3eecf615ea169bbb6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',310,'moved',1795101162116,'','','{"seat":1,"move":"roll","hash":"8030d7617334c972e26fd84ff3603eb7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',311,'moved',1795101162377,'','','{"seat":1,"move":"move 2 am-hof","hash":"c08bc4596d69662c57f63195022163e0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',312,'moved',1795101162567,'','','{"seat":1,"move":"move 2 gross-st-martin","hash":"8fad5511c1d6dad120d93218c6b8712d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',313,'moved',1795101162774,'','','{"seat":1,"move":"move 2 heumarkt","hash":"deae8130429f32f315697444d436cbbc","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',314,'moved',1795101163220,'','','{"seat":1,"move":"move 2 malzbuechel","hash":"357050aa2093e49de970303dd987cca2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',315,'moved',1795101163666,'','','{"seat":1,"move":"end","hash":"049382b138d0d984dfff8b0ff5c6e887","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',316,'moved',1795101164395,'','','{"seat":2,"move":"roll","hash":"9950cda37cb29af0d891d409b1005680","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',317,'moved',1795101164721,'','','{"seat":2,"move":"move 2 severinskirchplatz","hash":"d5e6b9af414155e287f4aa5274c12ec0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',318,'moved',1795101165095,'','','{"seat":2,"move":"move 2 severin","hash":"63532c4842e0da1df878faabe2752061","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',319,'moved',1795101165528,'','','{"seat":2,"move":"build 2","hash":"41ab9d9e9c7eb248d54c1fc0459db218","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',320,'moved',1795101165814,'','','{"seat":2,"move":"move 1 breite-strasse-west","hash":"0c466f8e1135a985ff9c9c523a8690b4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',321,'moved',1795101166144,'','','{"seat":2,"move":"end","hash":"90b88ea653d7197ce8749989922f7973","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',322,'moved',1795101166171,'oqq1DnRHGRQ_1Qb4','c-29539786df1a4dbdbe0330b5b6238b3e','{"seat":0,"move":"roll","hash":"9462b94d91e439cf4381f8088e88dc03","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',323,'moved',1795101166204,'oqq1DnRHGRQ_1Qb4','c-70d474def7ff459fac49b05ccfd94d6b','{"seat":0,"move":"end","hash":"f0d78768bfcc5671bc68a5b9cafb676f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',324,'moved',1795101167331,'','','{"seat":1,"move":"roll","hash":"86147992145a07729b1680d883ef6726","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',325,'moved',1795101167602,'','','{"seat":1,"move":"move 2 maria-im-kapitol","hash":"f7441265c4067f75cc0dfb7d0e42814d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',326,'moved',1795101167798,'','','{"seat":1,"move":"build 2","hash":"18491de042b609e7b072e02906eba095","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',327,'moved',1795101168139,'','','{"seat":1,"move":"move 1 ulrichgasse","hash":"53afc7dbd9774bcfea7c44b6a8bc5572","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',328,'moved',1795101168612,'','','{"seat":1,"move":"move 1 waisenhausgasse","hash":"732245949d57cc2cf31ba05ee6e617b4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',329,'moved',1795101168789,'','','{"seat":1,"move":"end","hash":"d921ea8eb08e939272a32b511b8e9e9c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',330,'moved',1795101169626,'','','{"seat":2,"move":"roll","hash":"9b471d383d8346286e2a85363b973048","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',331,'moved',1795101170014,'','','{"seat":2,"move":"secure severin","hash":"8b9a548701d8b4b0222ee8417b1eebbd","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',332,'moved',1795101170348,'','','{"seat":2,"move":"move 1 st-apern-strasse","hash":"e8592a2744d86e841cb745b670c45274","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',333,'moved',1795101170750,'','','{"seat":2,"move":"move 1 aposteln","hash":"fe846640bcbd1e3251e5e53d5b8e907a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',334,'moved',1795101170931,'','','{"seat":2,"move":"move 1 mauritiussteinweg","hash":"56b4d8c3c9469f23ccc19f46defbc079","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',335,'moved',1795101171234,'','','{"seat":2,"move":"move 1 am-weidenbach","hash":"606577f999e425dcf1612f5f4f427993","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',336,'moved',1795101171521,'','','{"seat":2,"move":"end","hash":"6d853f02630e9cc70e4fc7685b86efce","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',337,'moved',1795101171544,'oqq1DnRHGRQ_1Qb4','c-ecc5e4790adf4509b08033fe3951c1ad','{"seat":0,"move":"roll","hash":"e84663f895f8c794751cab46109ab272","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',338,'moved',1795101171580,'oqq1DnRHGRQ_1Qb4','c-aa941d4abfab41f6bb28dd5c5b1e0f64','{"seat":0,"move":"move 1 andreas","hash":"b9fa3ceeff2efe0870a1f0ffd2aa60d6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',339,'moved',1795101171632,'oqq1DnRHGRQ_1Qb4','c-02d39149c2184a068fe588845c1e63be','{"seat":0,"move":"move 1 hohe-strasse-nord","hash":"da49c98d44d2f1016b747ff8c7586d40","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',340,'moved',1795101171676,'oqq1DnRHGRQ_1Qb4','c-e24ac999b91344789dbe9acd895e0944','{"seat":0,"move":"move 1 schildergasse","hash":"16ebbeec8224710b38e1e118024cc096","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',341,'moved',1795101171715,'oqq1DnRHGRQ_1Qb4','c-3dae678ea09c4165af97569713c6148d','{"seat":0,"move":"move 1 caecilienstrasse","hash":"7822d1765ed8f951b63f9d95ede11373","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',342,'moved',1795101171736,'oqq1DnRHGRQ_1Qb4','c-7cc8c50ed6af4f51a212247678e06f9d','{"seat":0,"move":"end","hash":"51d7469b1ba8dd48f9376661739bed4e","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',343,'moved',1795101172739,'','','{"seat":1,"move":"roll","hash":"8d1b8d596d1f53cfb83fc8955f5fa273","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',344,'moved',1795101173071,'','','{"seat":1,"move":"move 2 malzbuechel","hash":"c970baba171613d685b05d9e3d240ac5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',345,'moved',1795101173499,'','','{"seat":1,"move":"move 2 maria-lyskirchen","hash":"a458d11d857a21ca8b9540529d772905","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',346,'moved',1795101173763,'','','{"seat":1,"move":"move 2 holzmarkt","hash":"5684819f19b1e0901a375006dafce861","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',347,'moved',1795101174079,'','','{"seat":1,"move":"move 2 bayenstrasse","hash":"a892612a1980a1f50e447f6e017b9d24","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',348,'moved',1795101174455,'','','{"seat":1,"move":"end","hash":"c65e872378229e99c1b15f272089eb22","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',349,'moved',1795101175332,'','','{"seat":2,"move":"roll","hash":"009459c060031741a1fd5e2752db4f03","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',350,'moved',1795101175784,'','','{"seat":2,"move":"move 1 gate-4","hash":"d4bfa1fe0ed6ae2d1b53fcd072aad8bf","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',351,'moved',1795101176175,'','','{"seat":2,"move":"load 1 grey","hash":"e70898702cc1c5ae4bc27f4191a97f52","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',352,'moved',1795101176470,'','','{"seat":2,"move":"move 2 severinskirchplatz","hash":"8ab57f60a05533df3720ccbc3848746d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',353,'moved',1795101176703,'','','{"seat":2,"move":"move 2 gate-5","hash":"9f5c5a0b30da926dfa80108fce676cb1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',354,'moved',1795101177024,'','','{"seat":2,"move":"end","hash":"409fa80097b94b12ecb2c78fb49daf11","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',355,'moved',1795101177052,'oqq1DnRHGRQ_1Qb4','c-8178949f194f43898efe908297a27fba','{"seat":0,"move":"roll","hash":"1fde8b13d8a502bf53b582f3e6bbe13d","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',356,'moved',1795101177084,'oqq1DnRHGRQ_1Qb4','c-8b34f87ec94b42e19f002fcd0bb62a9f','{"seat":0,"move":"move 1 schildergasse","hash":"ee03e4d88adcb1fec0c311ba96bc58b9","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',357,'moved',1795101177134,'oqq1DnRHGRQ_1Qb4','c-fec85a158c07470e9f3fd1d9c67c4a05','{"seat":0,"move":"move 1 caecilienstrasse","hash":"5d351e7a18d47aca445928b7de73afa8","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',358,'moved',1795101177170,'oqq1DnRHGRQ_1Qb4','c-79b5a04bc46541c2aa94b1a838314912','{"seat":0,"move":"move 2 dom","hash":"f325bc99670a1af8abbd1464aa66b41f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',359,'moved',1795101177204,'oqq1DnRHGRQ_1Qb4','c-9cad96134a5941f3aeb438be9457f4bf','{"seat":0,"move":"move 2 unter-goldschmied","hash":"283cd5740bab8548a2d52ac31770e107","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',360,'moved',1795101177228,'oqq1DnRHGRQ_1Qb4','c-562acb5d67a2429188812f656a63d562','{"seat":0,"move":"end","hash":"2c72a1a24937194a028433b690bfd669","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',361,'moved',1795101178101,'','','{"seat":1,"move":"roll","hash":"ed1a7dea0b96a8aaf06fa376b2c1dd5d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',362,'moved',1795101178435,'','','{"seat":1,"move":"move 2 bayenturm","hash":"fc60165388f88b80c7014a04bc8ac5f7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',363,'moved',1795101178628,'','','{"seat":1,"move":"move 2 gate-5","hash":"ff99f4faee6659e81576842de6888e48","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',364,'moved',1795101178838,'','','{"seat":1,"move":"load 2 black","hash":"f08c8e215273c550e3720167e27a26ad","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',365,'moved',1795101179265,'','','{"seat":1,"move":"move 1 perlengraben","hash":"95fd4a697d7fd3be9f290ded95a5b07d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',366,'moved',1795101179486,'','','{"seat":1,"move":"end","hash":"3fcc46633ec8fe60a4dada793d83a55a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',367,'moved',1795101180395,'','','{"seat":2,"move":"roll","hash":"6c2b502aa28e2611c3c74ef6dacd5b35","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',368,'moved',1795101180785,'','','{"seat":2,"move":"poison b","hash":"3b271ac58909b348e6ece3ce41e6774e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',369,'moved',1795101181562,'','','{"seat":1,"move":"guard","hash":"6cc1cc5601208fd39e65cfba46e2c42e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',370,'moved',1795101182476,'','','{"seat":2,"move":"move 1 pantaleonswall","hash":"db3eff82ce9dab300f0b01c11b986628","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',371,'moved',1795101182767,'','','{"seat":2,"move":"move 1 pantaleonstor","hash":"4457fa2b13de55632743d7d17650ef24","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',372,'moved',1795101183183,'','','{"seat":2,"move":"move 1 ulrepforte","hash":"f1ff1ad958d5ce2a04bdda91ffeee7c6","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',373,'moved',1795101183470,'','','{"seat":2,"move":"move 1 kartaeuserwall","hash":"ab802a57abcc50ec26cf62506f9837c4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',374,'moved',1795101183867,'','','{"seat":2,"move":"end","hash":"4f9af70937b5fda5a377877540ee9bb1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',375,'moved',1795101183920,'oqq1DnRHGRQ_1Qb4','c-27ef4324fbf64235bb68b9e813001ad2','{"seat":0,"move":"roll","hash":"5c7c8cea735e9291a2e6fb225dd963f4","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',376,'moved',1795101183938,'oqq1DnRHGRQ_1Qb4','c-a7bed91812c944288e770c61f83107a7','{"seat":0,"move":"move 2 quatermarkt","hash":"880df3ad4e7c12ced63f590c29c4d4ba","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',377,'moved',1795101183961,'oqq1DnRHGRQ_1Qb4','c-6d9722d8ad4b403485075bf44a60d45a','{"seat":0,"move":"end","hash":"cd4f2a2a4232d8df00430a89eeb15e59","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',378,'moved',1795101184902,'','','{"seat":1,"move":"roll","hash":"26966b9f9d424564e8f168d085e45706","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',379,'moved',1795101185068,'','','{"seat":1,"move":"move 2 bayenturm","hash":"ce2eaa536b31633586fa216c59796367","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',380,'moved',1795101185294,'','','{"seat":1,"move":"move 2 bayenstrasse","hash":"fc7305df74d69a9be4c0743c9b553929","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',381,'moved',1795101185657,'','','{"seat":1,"move":"move 2 holzmarkt","hash":"3a9adf101f0636bffd92b194fafb1f26","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',382,'moved',1795101185885,'','','{"seat":1,"move":"move 2 maria-lyskirchen","hash":"386f4376930725f8fe614461629046b2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',383,'moved',1795101186295,'','','{"seat":1,"move":"end","hash":"bcad524ff33f581c5cc1a18243b9b36a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',384,'moved',1795101186762,'','','{"seat":2,"move":"roll","hash":"65750dee6776c8a581018e68f96aa480","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',385,'moved',1795101187032,'','','{"seat":2,"move":"move 1 severinskloster","hash":"6149285fc602fcc6a845527b1f97edef","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',386,'moved',1795101187504,'','','{"seat":2,"move":"move 1 severin","hash":"81f96a80e676f93d6ad199cf5c39eeed","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',387,'moved',1795101187902,'','','{"seat":2,"move":"build 1","hash":"bf35f2575f2d53ee02b98c8d4faaa285","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',388,'moved',1795101188261,'','','{"seat":2,"move":"load 2 white","hash":"a161a01d7133edbd4fad1591678f92fe","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',389,'moved',1795101188471,'','','{"seat":2,"move":"end","hash":"a68bfcd8415558dcb7801ad65c8b8a15","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',390,'moved',1795101188578,'oqq1DnRHGRQ_1Qb4','c-1f02c850f4344b859b94694bdd84e900','{"seat":0,"move":"roll","hash":"5b5a41919d7e391d370b8bc09a27e75b","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',391,'moved',1795101188593,'oqq1DnRHGRQ_1Qb4','c-be0dbdb4a2e64580867ad3e291d53424','{"seat":0,"move":"move 2 unter-goldschmied","hash":"9fbec9a4f7f3fb7368fe05cd2a67cbe7","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',392,'moved',1795101188605,'oqq1DnRHGRQ_1Qb4','c-a5df7bf1f8174ea3ae0802020e731c4e','{"seat":0,"move":"move 2 quatermarkt","hash":"1bcb3c675ec09f9d9db54b40fe63bcdf","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',393,'moved',1795101188617,'oqq1DnRHGRQ_1Qb4','c-6598d4092df64b5f8255900eafa42922','{"seat":0,"move":"end","hash":"07c4c6536549f03f9ccd2ed58ad5f7a5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',394,'moved',1795101189451,'','','{"seat":1,"move":"roll","hash":"0edfd7039c26523584a579ee2142e5a3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',395,'moved',1795101189827,'','','{"seat":1,"move":"move 2 malzbuechel","hash":"c84058aa95b5e7ae815665a5a6da686d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',396,'moved',1795101190141,'','','{"seat":1,"move":"move 2 maria-im-kapitol","hash":"7568a7047fc9d9347174a8d54df56e32","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',397,'moved',1795101190433,'','','{"seat":1,"move":"build 2","hash":"1cec912177b69dc63bbc7f9bdd795d7a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',398,'moved',1795101190662,'','','{"seat":1,"move":"move 1 georg","hash":"20b57f9900bc8f7ac87e10c2b207edd6","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',399,'moved',1795101190986,'','','{"seat":1,"move":"end","hash":"c2b3c360b01d8c38d496e9b5068c274c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',400,'moved',1795101191788,'','','{"seat":2,"move":"roll","hash":"4202be1422cb29cd3e2525e2b0b3cca6","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',401,'moved',1795101192158,'','','{"seat":2,"move":"move 2 severinskirchplatz","hash":"5de3cf0433b4efeee698d553bcf71956","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',402,'moved',1795101192542,'','','{"seat":2,"move":"move 2 severin","hash":"b1cf132530cf06d5ffa45e756ec81524","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',403,'moved',1795101192744,'','','{"seat":2,"move":"build 2","hash":"ecd119a09ffb9ab3aea1e1390bed52bb","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',404,'moved',1795101192912,'','','{"seat":2,"move":"move 1 bayenstrasse","hash":"9aa2924de9d781afe5ce0c826e680ea3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',405,'moved',1795101193208,'','','{"seat":2,"move":"end","hash":"3c49074bd16d6009edbff86d3c295c76","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',406,'moved',1795101193220,'oqq1DnRHGRQ_1Qb4','c-82d6b71c18594661a76bda8ff8541026','{"seat":0,"move":"roll","hash":"3f6ddb48bc70256858d65c83d845d6d4","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',407,'moved',1795101193234,'oqq1DnRHGRQ_1Qb4','c-61c54ffa71e844bba0c437205afb6305','{"seat":0,"move":"move 2 unter-goldschmied","hash":"dcf9794d1504d97c8d84a3e6b8ce3316","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',408,'moved',1795101193246,'oqq1DnRHGRQ_1Qb4','c-96ed98369b5e414ead06c0b819f5f36c','{"seat":0,"move":"move 2 quatermarkt","hash":"e6b54ee4db3f17ae54acaaeed0c90138","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',409,'moved',1795101193259,'oqq1DnRHGRQ_1Qb4','c-0bc6200ba4de42f9a66990c8735b5972','{"seat":0,"move":"end","hash":"0ed92496aabf63b8bf2643fb7b226a20","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',410,'moved',1795101193954,'','','{"seat":1,"move":"roll","hash":"5f93de122efc159dab50f94c570c9e4c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',411,'moved',1795101194339,'','','{"seat":1,"move":"move 1 hohe-pforte","hash":"b0887b6b5ec9f99bc7edbde786caf937","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',412,'moved',1795101194674,'','','{"seat":1,"move":"move 1 maria-im-kapitol","hash":"1fb0e30cfcfa6592af99e7c5be36c87e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',413,'moved',1795101194871,'','','{"seat":1,"move":"build 1","hash":"ee42ea2e2e21377b33e20fab10821e9b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',414,'moved',1795101195244,'','','{"seat":1,"move":"move 2 schildergasse","hash":"22466e7377b0c95c1bedb8abde8e7644","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',415,'moved',1795101195461,'','','{"seat":1,"move":"end","hash":"7e01a30ec615533db194ac16d46c1e84","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',416,'moved',1795101196488,'','','{"seat":2,"move":"roll","hash":"24456c8866acca2735f5eae6cf53c0b7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',417,'moved',1795101196804,'','','{"seat":2,"move":"move 1 holzmarkt","hash":"a3762fb8f9f468725c3f7efe566a79fa","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',418,'moved',1795101197089,'','','{"seat":2,"move":"move 1 maria-lyskirchen","hash":"d6bd72a283f3cb8dc080a038fa01c3e4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',419,'moved',1795101197469,'','','{"seat":2,"move":"move 1 malzbuechel","hash":"c211e8823842200a83bff629ff186ad9","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',420,'moved',1795101197938,'','','{"seat":2,"move":"move 1 heumarkt","hash":"a537898b99bcc5dbdfe3a7d29e31c086","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',421,'moved',1795101198268,'','','{"seat":2,"move":"end","hash":"32763c63bb14d50ab34176783fa08ecc","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',422,'moved',1795101198304,'oqq1DnRHGRQ_1Qb4','c-aa0195de3e484a1e8bc9251fa0f6455e','{"seat":0,"move":"roll","hash":"187fb9fbb632c10f8c7f3c8fa3d33fa6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',423,'moved',1795101198356,'oqq1DnRHGRQ_1Qb4','c-69c77b74c01f4106a47403fa55866657','{"seat":0,"move":"move 1 maria-im-kapitol","hash":"4b06d8bced10847e8b791da079c8b9a7","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',424,'moved',1795101198427,'oqq1DnRHGRQ_1Qb4','c-437f6814b33e4bc9aed6d52aa6f1e5b0','{"seat":0,"move":"move 1 hohe-pforte","hash":"93e1c8cf6002787f9862889f020855de","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',425,'moved',1795101198486,'oqq1DnRHGRQ_1Qb4','c-64bcb0e2454a4756a5cf1cf22a5b123d','{"seat":0,"move":"move 2 unter-goldschmied","hash":"710dcfb3b1b2d2a0a753423ba777662e","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',426,'moved',1795101198544,'oqq1DnRHGRQ_1Qb4','c-6585f20aa2044ff08d9a41a584cbab49','{"seat":0,"move":"move 2 quatermarkt","hash":"3f4c22de9c3ab86fd11baf3d64f0dfe6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',427,'moved',1795101198606,'oqq1DnRHGRQ_1Qb4','c-6ca77c0e729b405280dbfd195fce77d1','{"seat":0,"move":"end","hash":"ae92abe3753e7bcd1c2610060c877c66","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',428,'moved',1795101199545,'','','{"seat":1,"move":"roll","hash":"52bd24b56b16be1651b616350a304e83","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',429,'moved',1795101199788,'','','{"seat":1,"move":"move 1 caecilienstrasse","hash":"e87486e8a8463a5387e11c49fc5ae2e0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',430,'moved',1795101200135,'','','{"seat":1,"move":"move 1 caecilien","hash":"08eefad77ee478d7106a4f1c33adda3b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',431,'moved',1795101200353,'','','{"seat":1,"move":"move 1 neumarkt","hash":"999b195ae812dbe0dbc4eb39efc88529","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',432,'moved',1795101200659,'','','{"seat":1,"move":"move 1 aposteln","hash":"4acc0557225fa6185ce231ca964a0bfb","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',433,'moved',1795101200866,'','','{"seat":1,"move":"end","hash":"259d92b2c0d5f4afd941032a7fce3df7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',434,'moved',1795101201482,'','','{"seat":2,"move":"roll","hash":"650e3b946d422bb5f8dd9567ccb86a69","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',435,'moved',1795101201745,'','','{"seat":2,"move":"move 1 gross-st-martin","hash":"42f2c3ffe1c88579661cb4dae3102b84","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',436,'moved',1795101202059,'','','{"seat":2,"move":"move 1 am-hof","hash":"3b3b6a42759786a7f1270d8e9f0a8b0b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',437,'moved',1795101202279,'','','{"seat":2,"move":"move 1 dom","hash":"a198ef6593556a6bb9a694321da67c72","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',438,'moved',1795101202728,'','','{"seat":2,"move":"visit 1","hash":"93f6399a79c3010bf31883179dae511a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',439,'moved',1795101202913,'','','{"seat":2,"move":"end","hash":"1eb79b451c1c869d220d43622f7ee67d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',440,'moved',1795101202952,'oqq1DnRHGRQ_1Qb4','c-3b8e9ddcce6e495e86452e9202456aa1','{"seat":0,"move":"roll","hash":"f19b104f87d3209413df974b837cc2ac","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',441,'moved',1795101202986,'oqq1DnRHGRQ_1Qb4','c-b5534b2295294ed197060db6195f706d','{"seat":0,"move":"move 1 maria-im-kapitol","hash":"3e938c7f8ffb11cee1adeffe7533e66a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',442,'moved',1795101203067,'oqq1DnRHGRQ_1Qb4','c-bc2b680671944d47900b1dd21c4bedcd','{"seat":0,"move":"move 1 heumarkt","hash":"3da4c121c89211e924aa87ef22bb5781","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',443,'moved',1795101203173,'oqq1DnRHGRQ_1Qb4','c-10b8c222486f4c7a83c789c2b068085e','{"seat":0,"move":"move 2 maria-im-kapitol","hash":"61a0726adbe8f2d425d9fc1d0acaaa17","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',444,'moved',1795101203321,'oqq1DnRHGRQ_1Qb4','c-029c188ab97f42d4b20b143e4abbe098','{"seat":0,"move":"move 1 gross-st-martin","hash":"f7eee1438994ff236a5468ddb13da7e5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',445,'moved',1795101203420,'oqq1DnRHGRQ_1Qb4','c-7d027006d54f42afacba5044c8cc670b','{"seat":0,"move":"end","hash":"09d6c26dd9e9382d5f1bcf08576f0328","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',446,'moved',1795101204394,'','','{"seat":1,"move":"roll","hash":"57be19999bb48a4f3be9ebbecccc85c5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',447,'moved',1795101204671,'','','{"seat":1,"move":"move 1 hahnenstrasse","hash":"31fe2ae93268b0a2ef161e64c8d62e9a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',448,'moved',1795101205078,'','','{"seat":1,"move":"move 1 gate-3","hash":"f9da3aa99370cf3fcaea26ff8c6e42ea","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',449,'moved',1795101205540,'','','{"seat":1,"move":"load 1 grey","hash":"d1bdd9a04ccd8246068d7a7dca788be9","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',450,'moved',1795101205889,'','','{"seat":1,"move":"move 2 krebsgasse","hash":"a97fd56c295fc8d7c78c35ac0078d46d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',451,'moved',1795101206095,'','','{"seat":1,"move":"end","hash":"49f29df5d3008da7bf565e0459941277","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',452,'moved',1795101206625,'','','{"seat":2,"move":"roll","hash":"2952414fce75bd1da2c58450bde84617","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',453,'moved',1795101207020,'','','{"seat":2,"move":"move 2 severinskirchplatz","hash":"6e15642efa77d00164711a937c1884d7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',454,'moved',1795101207380,'','','{"seat":2,"move":"move 2 gate-5","hash":"be74bdcf104e268f1eb8953d34a57ac9","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',455,'moved',1795101207830,'','','{"seat":2,"move":"load 2 white","hash":"a53311517acf3cecd22db267a28e09d9","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',456,'moved',1795101208134,'','','{"seat":2,"move":"move 1 marzellenstrasse-sued","hash":"3edcacfae397b45b49a505a7be1fc760","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',457,'moved',1795101208558,'','','{"seat":2,"move":"end","hash":"b4f93860585c47fd94ad61119b8114f1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',458,'moved',1795101208641,'oqq1DnRHGRQ_1Qb4','c-f0bc5c277dc24c7ba48befaf4cf1e79e','{"seat":0,"move":"roll","hash":"579221515855fe1434833c47691795c3","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',459,'moved',1795101208745,'oqq1DnRHGRQ_1Qb4','c-23fd2ecc595c4726b9a34d6fe4be0158','{"seat":0,"move":"move 2 caecilienstrasse","hash":"2a2397faffc3c0792af8a9c1191965ab","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',460,'moved',1795101208800,'oqq1DnRHGRQ_1Qb4','c-c577c0eecd854e2f8fe0f115acc30064','{"seat":0,"move":"end","hash":"61472a36617ea032214dc3cd5e0e8d66","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',461,'moved',1795101209271,'','','{"seat":1,"move":"roll","hash":"3e9b84354655945e290e426c770f1d2e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',462,'moved',1795101209515,'','','{"seat":1,"move":"move 1 hahnenstrasse","hash":"8082e83dc94545b053f532e4c4ea485b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',463,'moved',1795101209953,'','','{"seat":1,"move":"move 1 aposteln","hash":"f5dd725cd1103b83716a094651da4b44","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',464,'moved',1795101210388,'','','{"seat":1,"move":"build 1","hash":"24bb3f240ec26e7880901522d0b9f183","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',465,'moved',1795101210807,'','','{"seat":1,"move":"move 2 caecilien","hash":"56b9ff250731777e1ea23fcfc1fc2782","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',466,'moved',1795101211085,'','','{"seat":1,"move":"end","hash":"383110b8b99da152833fed69c49ab698","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',467,'moved',1795101212029,'','','{"seat":2,"move":"roll","hash":"59b15592370bfe7f74f231931a52bee2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',468,'moved',1795101212427,'','','{"seat":2,"move":"move 1 marzellenstrasse-nord","hash":"c5751287180dc1feed86e2db475f473a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',469,'moved',1795101212768,'','','{"seat":2,"move":"move 1 eigelstein","hash":"3a2282fc55d3dedce12a0b824a8676e6","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',470,'moved',1795101213132,'','','{"seat":2,"move":"move 1 gate-1","hash":"4d1eecfd24c02e5e5624f12db0c62314","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',471,'moved',1795101213615,'','','{"seat":2,"move":"load 1 grey","hash":"94f5db0b87e5dcbaa5234ee5d77f1592","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',472,'moved',1795101213939,'','','{"seat":2,"move":"end","hash":"1ecc9258f64ccc0d9bca19c262d2d137","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',473,'moved',1795101213972,'oqq1DnRHGRQ_1Qb4','c-551bd44f9e854f8e8f5e9e41ed3f9b26','{"seat":0,"move":"roll","hash":"d7d80da7a968b07591399d24fb277bf5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',474,'moved',1795101213996,'oqq1DnRHGRQ_1Qb4','c-d7413d6c322d482596b7b3be938fdb33','{"seat":0,"move":"trade gate-3 white-grey","hash":"f1f79380435831d23f3e77ec90fc4a93","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',475,'moved',1795101214027,'oqq1DnRHGRQ_1Qb4','c-8c6de1be97594931ba57e75b1f2e29fa','{"seat":0,"move":"move 2 maria-im-kapitol","hash":"4bd96724495a5dca543c84f9ced7f925","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',476,'moved',1795101214097,'oqq1DnRHGRQ_1Qb4','c-c9eaf839f16948679199ac04e5e94f78','{"seat":0,"move":"move 1 heumarkt","hash":"562c526cec0cc20d8abfb3d0301834fa","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',477,'moved',1795101214119,'oqq1DnRHGRQ_1Qb4','c-83e8ef6217c544a4a9f61a98668196c6','{"seat":0,"move":"move 2 caecilienstrasse","hash":"28e71208d3b77dfed471e34bc7b3575a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',478,'moved',1795101214182,'oqq1DnRHGRQ_1Qb4','c-54a30c6d2052493f9b2e5fd53038baec','{"seat":0,"move":"end","hash":"320cab23cf05dc454753409945adc2c4","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',479,'moved',1795101214819,'','','{"seat":1,"move":"roll","hash":"d8c5e71f5f5f88df33f75cc480262ed8","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',480,'moved',1795101215243,'','','{"seat":1,"move":"move 1 hahnenstrasse","hash":"620a5888295df83af21d464c5d4ead4c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',481,'moved',1795101215683,'','','{"seat":1,"move":"move 1 gate-3","hash":"db9b95f8502544785d0f550f4af84376","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',482,'moved',1795101216181,'','','{"seat":1,"move":"load 1 grey","hash":"60e1b8f554ea8e15f320b879c641b77c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',483,'moved',1795101216684,'','','{"seat":1,"move":"move 2 neumarkt","hash":"1c443c752382cb258366dbc62a9116e0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',484,'moved',1795101217031,'','','{"seat":1,"move":"end","hash":"700072edf7502386caacc248a4f23d3a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',485,'moved',1795101217644,'','','{"seat":2,"move":"roll","hash":"71ef5ff56c8111e644eee89eb52a4d17","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',486,'moved',1795101217975,'','','{"seat":2,"move":"move 1 am-klingelpuetz","hash":"b942fcc0a24836f0f2c2d0e1d23f3164","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',487,'moved',1795101218339,'','','{"seat":2,"move":"move 1 entenpfuhl","hash":"b9ad38af42dfc7c3b3160bdcffdff32d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',488,'moved',1795101218719,'','','{"seat":2,"move":"move 1 gereonswall","hash":"3a2be464e3affea4b18a62c057edf18e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',489,'moved',1795101219003,'','','{"seat":2,"move":"move 1 gereon","hash":"5749d0b4eda8c92e0039e9d3a17ea386","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',490,'moved',1795101219296,'','','{"seat":2,"move":"end","hash":"724893e7cc7fce9796ac28e717cda36a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',491,'moved',1795101219312,'oqq1DnRHGRQ_1Qb4','c-97acc4e176044ed7aa47ee5c32432879','{"seat":0,"move":"roll","hash":"4131e63eddf2c4b4245168a4c3bbff43","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',492,'moved',1795101219330,'oqq1DnRHGRQ_1Qb4','c-19fda31a516345b69c823a38bbf8ea08','{"seat":0,"move":"move 2 caecilien","hash":"3b9a66f47543d0e99ab5db5078861a25","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',493,'moved',1795101219355,'oqq1DnRHGRQ_1Qb4','c-5992fff51d034ca38ead08489437ecaf','{"seat":0,"move":"move 2 thieboldsgasse","hash":"b37c6956126f9baab5812d9c2a57381c","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',494,'moved',1795101219384,'oqq1DnRHGRQ_1Qb4','c-4812f3858d0646b9990166d8d6626cf5','{"seat":0,"move":"move 2 caecilien","hash":"1ce84b8dfb7930e93b6442121c15197a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',495,'moved',1795101219408,'oqq1DnRHGRQ_1Qb4','c-9591736c3fdd4dbb9017fc86861fac6c','{"seat":0,"move":"move 2 peterstrasse","hash":"19a96a781468fd874905b61c7ec19acb","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',496,'moved',1795101219436,'oqq1DnRHGRQ_1Qb4','c-677e4bdfa6b848fbafe7c682b6582814','{"seat":0,"move":"end","hash":"edbefe6f7ed9e91684b4896dcc75b93a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',497,'moved',1795101219976,'','','{"seat":1,"move":"roll","hash":"25de5f12d3e7615940c6678ce5035c79","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',498,'moved',1795101220198,'','','{"seat":1,"move":"move 1 hahnenstrasse","hash":"48f36e2b80feaab48355056d561eca3a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',499,'moved',1795101220564,'','','{"seat":1,"move":"move 1 aposteln","hash":"70750af596defcb9727e5cc2585efc11","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',500,'moved',1795101220939,'','','{"seat":1,"move":"build 1","hash":"4690fc01a5f0679b4bf8fea57967c6d4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',501,'moved',1795101221317,'','','{"seat":1,"move":"move 2 aposteln","hash":"7f3b7ad8df732a6a855364c64a75af56","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',502,'moved',1795101221712,'','','{"seat":1,"move":"end","hash":"2898122e5c4a28db040aa5cd16efc0ab","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',503,'moved',1795101222607,'','','{"seat":2,"move":"roll","hash":"25417ca7c1c98a4be94b7732e239fb1e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',504,'moved',1795101222936,'','','{"seat":2,"move":"move 2 severinskirchplatz","hash":"63af50e7c6053bbc197915ab2edf5e72","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',505,'moved',1795101223225,'','','{"seat":2,"move":"move 2 severin","hash":"7f0cd8afae01641e2e00d888d85dc063","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',506,'moved',1795101223547,'','','{"seat":2,"move":"build 2","hash":"671e0adcd7e93be70d754a93160f5a4a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',507,'moved',1795101223766,'','','{"seat":2,"move":"move 1 st-apern-strasse","hash":"d903f2ce18b5d5461d67a9969fbaa3d8","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',508,'moved',1795101224149,'','','{"seat":2,"move":"end","hash":"86ab3789938e2b71edeaf1e05ccd3678","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',509,'moved',1795101224160,'oqq1DnRHGRQ_1Qb4','c-ea80b6c29429485e99687d50d9611d6c','{"seat":0,"move":"roll","hash":"beeb5f7ec14bcaffdbc2f3a1890dd0a7","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',510,'moved',1795101224175,'oqq1DnRHGRQ_1Qb4','c-6b9ef569d5ec47bc89821b019c4a5d69','{"seat":0,"move":"move 2 caecilien","hash":"1f7ac8fd728532511f790572beb7af69","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',511,'moved',1795101224193,'oqq1DnRHGRQ_1Qb4','c-3d019b3d457545109b8a7eddad933517','{"seat":0,"move":"end","hash":"b32c5ff79f29ac53e291852371159151","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',512,'moved',1795101224707,'','','{"seat":1,"move":"roll","hash":"569612549680e8eeb682a694e44cc3c0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',513,'moved',1795101224975,'','','{"seat":1,"move":"move 1 hahnenstrasse","hash":"d1b4739983456c652b802368c0ede8c7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',514,'moved',1795101225273,'','','{"seat":1,"move":"move 1 gate-3","hash":"fcf9079f0436f3144bf32e06463cd568","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',515,'moved',1795101225675,'','','{"seat":1,"move":"load 1 grey","hash":"6253528f66a97e147020449c7527cde3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',516,'moved',1795101226071,'','','{"seat":1,"move":"move 2 mauritiussteinweg","hash":"ed216e9f961f103dc811a9f76b540393","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',517,'moved',1795101226423,'','','{"seat":1,"move":"end","hash":"a8aaac7430ab668b4f690504b8131675","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',518,'moved',1795101227461,'','','{"seat":2,"move":"roll","hash":"26cf2680e9b6386d0cb91ebedfa3f6b4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',519,'moved',1795101227867,'','','{"seat":2,"move":"move 1 aposteln","hash":"b95dea7e13efd8f54cd8f8980b437d35","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',520,'moved',1795101228264,'','','{"seat":2,"move":"move 1 neumarkt","hash":"39413c4040d32eb9f48ed856af6ced7c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',521,'moved',1795101228591,'','','{"seat":2,"move":"move 1 caecilien","hash":"859f48d2afc376ed5f0542cfa313d540","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',522,'moved',1795101228994,'','','{"seat":2,"move":"build 1","hash":"c25c9a5ed0edd0e8b23b1dfc8ed13db2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',523,'moved',1795101229243,'','','{"seat":2,"move":"end","hash":"8614847762792cc79d3ebd5e5c6366ec","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',524,'moved',1795101229254,'oqq1DnRHGRQ_1Qb4','c-57fd0cf9bcb844caac3882455809da54','{"seat":0,"move":"roll","hash":"fe8fd9be5219c0d57d6fc7848a3f39aa","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',525,'moved',1795101229270,'oqq1DnRHGRQ_1Qb4','c-5a7227a6390f49b3b15c8d3194d58f15','{"seat":0,"move":"move 1 quatermarkt","hash":"4c299f448515cb5716da9411eaa1d422","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',526,'moved',1795101229290,'oqq1DnRHGRQ_1Qb4','c-46418628f1cd4cb497894ef34e7b8884','{"seat":0,"move":"move 1 heumarkt","hash":"b0c46b5085336002ff42d10412a30897","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',527,'moved',1795101229304,'oqq1DnRHGRQ_1Qb4','c-34327e7182e64c6b9f4d643a50d6dc4d','{"seat":0,"move":"move 2 krebsgasse","hash":"585722b3da663858bc80df60e833a26a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',528,'moved',1795101229324,'oqq1DnRHGRQ_1Qb4','c-46db57be78264dce84f088231d9c5b23','{"seat":0,"move":"move 2 schildergasse","hash":"827666f9c819fea0c6b823aa834ea866","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',529,'moved',1795101229344,'oqq1DnRHGRQ_1Qb4','c-8ac97821f86049eb99596aa7059cce7a','{"seat":0,"move":"end","hash":"bb2bd8852b759f30552abcdb60df740c","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',530,'moved',1795101230179,'','','{"seat":1,"move":"roll","hash":"b0d196321d35e916f57569a451a0c522","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',531,'moved',1795101230364,'','','{"seat":1,"move":"move 1 hahnenstrasse","hash":"4149f3b91ad1ccb7900bbee430bec10a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',532,'moved',1795101230764,'','','{"seat":1,"move":"move 1 aposteln","hash":"23ea3c6fe79e8b4b2a7e543725dc05ce","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',533,'moved',1795101231095,'','','{"seat":1,"move":"move 1 neumarkt","hash":"1bfdf801fc1cbd6cc3a2bca450d16510","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',534,'moved',1795101231447,'','','{"seat":1,"move":"move 1 caecilien","hash":"7eceabd4b2d1344a0532af400be0daf5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',535,'moved',1795101231671,'','','{"seat":1,"move":"end","hash":"a6584d50d462dd588561b852fa668224","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',536,'moved',1795101232188,'','','{"seat":2,"move":"roll","hash":"1b4e3055ae574d210d463172bac88a77","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',537,'moved',1795101232439,'','','{"seat":2,"move":"move 1 peterstrasse","hash":"90886d3959ef2d17952f41445a9ebe02","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',538,'moved',1795101232624,'','','{"seat":2,"move":"move 1 pantaleon","hash":"47c29271b925800b83d6cdddff17b6dc","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',539,'moved',1795101233042,'','','{"seat":2,"move":"move 1 weyerstrasse","hash":"691f0a5b8a3779552b4f1a6ea663b8d0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',540,'moved',1795101233463,'','','{"seat":2,"move":"move 1 gate-4","hash":"48f81cafcafe2ae1d093aa520956e84d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',541,'moved',1795101233679,'','','{"seat":2,"move":"end","hash":"e38efc0ef67f7793db56bf4995a1b8db","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',542,'moved',1795101233695,'oqq1DnRHGRQ_1Qb4','c-f500d6bc7c9b49d39794f289558f1563','{"seat":0,"move":"roll","hash":"8b304d129d1dfdfe9e5335871589c408","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',543,'moved',1795101233732,'oqq1DnRHGRQ_1Qb4','c-ad358b5281074266937a1f2c943281c6','{"seat":0,"move":"move 1 gross-st-martin","hash":"d9d3264ab3164c4f7a86b85b4ce9931c","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',544,'moved',1795101233780,'oqq1DnRHGRQ_1Qb4','c-7a95e075f13e46e29144aea0f181ba6e','{"seat":0,"move":"move 1 buttermarkt","hash":"74eca3390ae64d8d28ff896b72ea19d6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',545,'moved',1795101233808,'oqq1DnRHGRQ_1Qb4','c-54b2d0682b6143099506e149fd30f3f0','{"seat":0,"move":"move 2 hohe-strasse-nord","hash":"a2d6b2fb9199e26109b900929fcd260f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',546,'moved',1795101233831,'oqq1DnRHGRQ_1Qb4','c-606cdc1bfe3e439fbf4449c9b8385df6','{"seat":0,"move":"move 2 unter-goldschmied","hash":"f492f3323e6a0b2372b7de465954ba4e","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',547,'moved',1795101233853,'oqq1DnRHGRQ_1Qb4','c-881856f1617542248ae655efda453023','{"seat":0,"move":"end","hash":"d8787d8cabd10e869f5bf35ac76ff673","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',548,'moved',1795101234795,'','','{"seat":1,"move":"roll","hash":"4206b6ed40b691d7eed4174061509b11","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',549,'moved',1795101235123,'','','{"seat":1,"move":"move 1 caecilienstrasse","hash":"33c646ec9587c27cf28df46061d175e0","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',550,'moved',1795101235483,'','','{"seat":1,"move":"move 1 maria-im-kapitol","hash":"f6d822b57fa357b57fc25642ae3a9205","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',551,'moved',1795101235815,'','','{"seat":1,"move":"build 1","hash":"fe5b8381a7526f2be20f39acd087881e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',552,'moved',1795101236047,'','','{"seat":1,"move":"bonus abbess-maria-im-kapitol","hash":"805410ac98bce67205aa41af9ee464b7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',553,'moved',1795101236479,'','','{"seat":1,"move":"move 2 am-weidenbach","hash":"e397aa68d04186d1b93f7eb176258b2d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',554,'moved',1795101236816,'','','{"seat":1,"move":"end","hash":"707c57a11a157243483bb874fc956e83","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',555,'moved',1795101238011,'','','{"seat":2,"move":"roll","hash":"162e3d1d802b0235e024130cc7f279e7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',556,'moved',1795101238395,'','','{"seat":2,"move":"load 1 grey","hash":"1a4232c964e288e296ee83933de5cc03","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',557,'moved',1795101238637,'','','{"seat":2,"move":"move 2 severinskloster","hash":"13a48d44b6b7fa5d84472151f096a76b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',558,'moved',1795101238903,'','','{"seat":2,"move":"move 2 kartaeuserwall","hash":"ee519146959f5d94b013ed567b412513","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',559,'moved',1795101239131,'','','{"seat":2,"move":"move 2 ulrepforte","hash":"a5555a1d2d28d5b0f83bc3b407f374ce","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',560,'moved',1795101239596,'','','{"seat":2,"move":"end","hash":"95dc70ed2169de55126a634b5f4522c6","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',561,'moved',1795101239633,'oqq1DnRHGRQ_1Qb4','c-2a68710020304da89157581a031dd61c','{"seat":0,"move":"roll","hash":"ab99feb0f7a978367e065991386ab983","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',562,'moved',1795101239651,'oqq1DnRHGRQ_1Qb4','c-f6036065a4fa4890b2e89f566bfa42c7','{"seat":0,"move":"move 2 dom","hash":"fb060e12fbd113a58f795fdde5d2fb93","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',563,'moved',1795101239670,'oqq1DnRHGRQ_1Qb4','c-b0bc1e18865442748b80af81a27650d3','{"seat":0,"move":"move 1 leystapel","hash":"a3641cf946f2946f15324500e0a4982d","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',564,'moved',1795101239705,'oqq1DnRHGRQ_1Qb4','c-eeecef87dc3a497ab8862e0233c05a4c','{"seat":0,"move":"move 2 trankgasse","hash":"bc7fe50112803b29f5a89954bedf8602","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',565,'moved',1795101239735,'oqq1DnRHGRQ_1Qb4','c-48932ecb142042c5a5fa90e0b5970f02','{"seat":0,"move":"end","hash":"75176052afa17ba27d776a5f53100b60","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',566,'moved',1795101240601,'','','{"seat":1,"move":"roll","hash":"20f9cc5ab1a3291847c98fd1a1b87e63","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',567,'moved',1795101240919,'','','{"seat":1,"move":"move 2 gate-4","hash":"eab3ba74b3e80ab5dca61599ba8af5e2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',568,'moved',1795101241169,'','','{"seat":1,"move":"load 2 grey","hash":"58f8379ffd866c0dcd22bb3526610513","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',569,'moved',1795101241495,'','','{"seat":1,"move":"move 1 caecilienstrasse","hash":"9ad5fe8a3a60db890bf7aefed4a96ee3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',570,'moved',1795101241835,'','','{"seat":1,"move":"move 1 caecilien","hash":"32e14ab70fef5f46cdb7be68b898659a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',571,'moved',1795101242087,'','','{"seat":1,"move":"end","hash":"2da40612311f0e030f62ae9a0d4e80ba","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',572,'moved',1795101243027,'','','{"seat":2,"move":"roll","hash":"a4fc1486c87e776b6d8091d127ef01f9","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',573,'moved',1795101243332,'','','{"seat":2,"move":"discard forger","hash":"0d52597cc0eaa7fb2f712f568d30b071","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',574,'moved',1795101243699,'','','{"seat":2,"move":"move 1 am-weidenbach","hash":"b7ae4dfef7a8f6fda74bd5aee5e654e3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',575,'moved',1795101244211,'','','{"seat":2,"move":"move 1 mauritiussteinweg","hash":"c63dbf0572e62500d144c42c33a17f90","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',576,'moved',1795101244583,'','','{"seat":2,"move":"move 1 thieboldsgasse","hash":"885e9937f263fc11ddd39efb47d8f9ab","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',577,'moved',1795101244892,'','','{"seat":2,"move":"move 1 caecilien","hash":"4d8abcdc9b76c9b76e2c1ccb6f1db0df","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',578,'moved',1795101245352,'','','{"seat":2,"move":"end","hash":"864118b6f18b38bf012ad0f85cbd52a6","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',579,'moved',1795101245416,'oqq1DnRHGRQ_1Qb4','c-d8018004140947eca20efd1d96e43572','{"seat":0,"move":"roll","hash":"8422afe3d59411ee7cabe5992e7b1796","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',580,'moved',1795101245554,'oqq1DnRHGRQ_1Qb4','c-a351224a31d246139aa86abe5e11cd7c','{"seat":0,"move":"move 2 dom","hash":"afb39012d23896c6776e9d36f679349f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',581,'moved',1795101245592,'oqq1DnRHGRQ_1Qb4','c-672afe44dfd648b9ac1c14b5e3278acb','{"seat":0,"move":"move 2 marzellenstrasse-sued","hash":"9e790d7016693af58092521655df807b","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',582,'moved',1795101245628,'oqq1DnRHGRQ_1Qb4','c-47eb71ffe89b4da5bab19c58b003e137','{"seat":0,"move":"move 2 marzellenstrasse-nord","hash":"c5e4595bf2b8081bcf5b88d6adb7ed93","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',583,'moved',1795101245660,'oqq1DnRHGRQ_1Qb4','c-40023c7544e6448a815c7cff8eb4e8ec','{"seat":0,"move":"move 1 maria-lyskirchen","hash":"40fe1a192111b481be0061dc55534346","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',584,'moved',1795101245696,'oqq1DnRHGRQ_1Qb4','c-8e28d4b43fcf47a599cb9159d9066130','{"seat":0,"move":"end","hash":"6d345aaa859f39aeaaba9f49c6f54219","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',585,'moved',1795101246584,'','','{"seat":1,"move":"roll","hash":"7f409dfc83cf82ba484771e085872580","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',586,'moved',1795101247059,'','','{"seat":1,"move":"move 2 weyerstrasse","hash":"719f34a162f8a3fdcf01df73949498a9","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',587,'moved',1795101247305,'','','{"seat":1,"move":"move 2 pantaleon","hash":"8b6922d30802c3383dbee337e6bda52f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',588,'moved',1795101247716,'','','{"seat":1,"move":"build 2","hash":"da8cc578b7494f291fc8d28fb456753f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',589,'moved',1795101248171,'','','{"seat":1,"move":"move 1 neumarkt","hash":"63a38e02ecd3aec42a0341a782724419","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',590,'moved',1795101248493,'','','{"seat":1,"move":"end","hash":"542bebb75071db68bd27750e4a3af3ee","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',591,'moved',1795101249657,'','','{"seat":2,"move":"roll","hash":"d0b7383647cd3e405ee1d2daccda294e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',592,'moved',1795101250012,'','','{"seat":2,"move":"build 1","hash":"2bec42b9b86a74358120f725768e5b1a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',593,'moved',1795101250292,'','','{"seat":2,"move":"move 2 pantaleonstor","hash":"61beeb0df79b859cfde75705b9517fd1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',594,'moved',1795101250559,'','','{"seat":2,"move":"move 2 pantaleonswall","hash":"500d2cac6ea3315bb88ae595fb795de1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',595,'moved',1795101250967,'','','{"seat":2,"move":"move 2 gate-4","hash":"0a054f2418fdb97fb2bf099b5f92bee3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',596,'moved',1795101251237,'','','{"seat":2,"move":"end","hash":"9811bd3f60bcf4758254b223ea39b35e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',597,'moved',1795101251276,'oqq1DnRHGRQ_1Qb4','c-bbf862df609c415a91f0a7d922f2db4e','{"seat":0,"move":"roll","hash":"5da859ed25273d90f2771c664814d049","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',598,'moved',1795101251324,'oqq1DnRHGRQ_1Qb4','c-c2794a722a294ccc83036dfa009247f6','{"seat":0,"move":"discard poisoner","hash":"0cd62f32bfc2e22e398361a90d6c8e16","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',599,'moved',1795101251372,'oqq1DnRHGRQ_1Qb4','c-1ce7be468b9e4f4ca5d7ef163491c183','{"seat":0,"move":"move 1 holzmarkt","hash":"f3031713422835de4030224b6f20619d","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',600,'moved',1795101251498,'oqq1DnRHGRQ_1Qb4','c-053f17272e454b51b4a7fe19131d1f9a','{"seat":0,"move":"move 2 marzellenstrasse-sued","hash":"700f8d64a3ceb90019a7b3f0e32f0658","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',601,'moved',1795101251550,'oqq1DnRHGRQ_1Qb4','c-b72a8f86d87847088645780ea7bcd4a1','{"seat":0,"move":"move 2 dom","hash":"ee05afc0195d1ca5ff0c57e2a77246fb","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',602,'moved',1795101251578,'oqq1DnRHGRQ_1Qb4','c-5b38b21ef28e40a2a7b37532d8b38a72','{"seat":0,"move":"move 2 unter-goldschmied","hash":"d8e275ab0c56b75a068093437b80ec24","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',603,'moved',1795101251608,'oqq1DnRHGRQ_1Qb4','c-841e92b935fe42b89664e54d52cb2db9','{"seat":0,"move":"end","hash":"9f5c8a7b77eb8bb0ebff116672a25786","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',604,'moved',1795101252661,'','','{"seat":1,"move":"roll","hash":"bce85c5d48b1b7034573f43e83d0162a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',605,'moved',1795101253159,'','','{"seat":1,"move":"move 2 weyerstrasse","hash":"9ea003d56122da5f4bfb10a8863625ca","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',606,'moved',1795101253561,'','','{"seat":1,"move":"move 2 gate-4","hash":"edb740e89e43629489448f993c994a02","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',607,'moved',1795101254080,'','','{"seat":1,"move":"load 2 white","hash":"4c10110db71c285c767f4a10dfc73431","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',608,'moved',1795101254374,'','','{"seat":1,"move":"move 1 aposteln","hash":"7a32d1071f6e5ea3893419323490d336","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',609,'moved',1795101254762,'','','{"seat":1,"move":"end","hash":"1816ed86007db0555cddf56a8bf7b5b4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',610,'moved',1795101255459,'','','{"seat":2,"move":"roll","hash":"9580927cd19515af807ce31b1839e30a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',611,'moved',1795101255719,'','','{"seat":2,"move":"move 2 mauritiuswall","hash":"3f92b3d2ccca1b03490d23a3be5fc4f7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',612,'moved',1795101256038,'','','{"seat":2,"move":"move 2 gate-3","hash":"8bb195a9b0c3f9e2bba564b3958221e8","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',613,'moved',1795101256254,'','','{"seat":2,"move":"load 2 white","hash":"aebf1f32b483fb95aed4f2d45152015b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',614,'moved',1795101256691,'','','{"seat":2,"move":"move 1 neumarkt","hash":"4e786bc7e074489f771540a25af58e5f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',615,'moved',1795101257127,'','','{"seat":2,"move":"end","hash":"2f903903485d7359aff5074979cad811","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',616,'moved',1795101257142,'oqq1DnRHGRQ_1Qb4','c-d8387edd9c5e41a9b47af50a23b695b1','{"seat":0,"move":"roll","hash":"a148d80b44e843cb416b9e707dde4663","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',617,'moved',1795101257172,'oqq1DnRHGRQ_1Qb4','c-fdccb8ed7da845ea8574a149dad68ae3','{"seat":0,"move":"end","hash":"fb94bc27f6c8f458ab57125640645205","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',618,'moved',1795101258037,'','','{"seat":1,"move":"roll","hash":"e47e89a15967f434b6fd8d820fea8bfb","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',619,'moved',1795101258367,'','','{"seat":1,"move":"move 2 weyerstrasse","hash":"2f4eceb808c8f22c3faf347a85e146f8","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',620,'moved',1795101258617,'','','{"seat":1,"move":"move 2 pantaleon","hash":"e4924134562017f1cc401e1c5ae1f249","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',621,'moved',1795101258832,'','','{"seat":1,"move":"build 2","hash":"9226a39e2d06bc0f627b0fe8bfec1622","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',622,'moved',1795101259251,'','','{"seat":1,"move":"move 1 ehrenstrasse","hash":"41c8bb1e1dce4150534ec79dd03aad43","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',623,'moved',1795101259649,'','','{"seat":1,"move":"end","hash":"dd94f3c49e2d0bafb700de43ea40889e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',624,'moved',1795101260151,'','','{"seat":2,"move":"roll","hash":"9daf3778892bd2309c7b0048fd81c5b3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',625,'moved',1795101260754,'','','{"seat":2,"move":"move 2 hahnenstrasse","hash":"b10e96e553d63716ec004a7b226c0edd","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',626,'moved',1795101261211,'','','{"seat":2,"move":"move 2 aposteln","hash":"bd144e99ce8bf6de9351fd4a054051af","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',627,'moved',1795101261637,'','','{"seat":2,"move":"move 2 mauritiussteinweg","hash":"a48c9a521eed51dcf1637f311cfc57a8","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',628,'moved',1795101261964,'','','{"seat":2,"move":"move 2 thieboldsgasse","hash":"b10be8025683de09d28a0a1f74ed037e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',629,'moved',1795101262379,'','','{"seat":2,"move":"end","hash":"36795d28fd33a63be0147239150dc04d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',630,'moved',1795101262413,'oqq1DnRHGRQ_1Qb4','c-90f0aa530d1545bca33c850e423097f9','{"seat":0,"move":"roll","hash":"28b8cc184d80dd456b5e3a3e997becbd","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',631,'moved',1795101262436,'oqq1DnRHGRQ_1Qb4','c-481084a729574da985bf2c317292440b','{"seat":0,"move":"move 2 quatermarkt","hash":"309e342843a7e150e68267a5594321d3","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',632,'moved',1795101262466,'oqq1DnRHGRQ_1Qb4','c-acd89c2e2e674bfaa143d9c51529df30','{"seat":0,"move":"discard abbot-gross-st-martin","hash":"6d5737f53ef30b597e6651c47cd1aa96","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',633,'moved',1795101262489,'oqq1DnRHGRQ_1Qb4','c-d048fb634eff4c1e8ca2b9715a0a477a','{"seat":0,"move":"move 1 bayenstrasse","hash":"4eae0d51b37196747cde937ed4327d15","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',634,'moved',1795101262518,'oqq1DnRHGRQ_1Qb4','c-96e93f5d94d149bb99f91ca0ba399f59','{"seat":0,"move":"move 1 bayenturm","hash":"582313ff82fca2f0f295d3e98cd2c4e5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',635,'moved',1795101262578,'oqq1DnRHGRQ_1Qb4','c-d3a3f1195b1c48ebb3e6407e92f9bacd','{"seat":0,"move":"move 2 unter-goldschmied","hash":"8f6185c5082b6a70158d9f8e32642bb6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',636,'moved',1795101262677,'oqq1DnRHGRQ_1Qb4','c-f1144bea8fbb488da9a9bbc2d6234c0b','{"seat":0,"move":"end","hash":"ee4216e6579b84f7a482c6dc7db0dbda","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',637,'moved',1795101263605,'','','{"seat":1,"move":"roll","hash":"d1e03c9fab26498f516e20895681b4f7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',638,'moved',1795101263823,'','','{"seat":1,"move":"move 1 friesenstrasse","hash":"8e71b4b41a889bfa2fd616a3cd28b5a2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',639,'moved',1795101264174,'','','{"seat":1,"move":"move 1 gate-2","hash":"2b7e2500574793f755dcc5442a804f69","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',640,'moved',1795101264511,'','','{"seat":1,"move":"load 1 black","hash":"a02e788a23b75aab3f9fe0f4292e9c27","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',641,'moved',1795101264881,'','','{"seat":1,"move":"move 2 weyerstrasse","hash":"ac7badf16453952b6109a24b86cf06e4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',642,'moved',1795101265258,'','','{"seat":1,"move":"end","hash":"281a615606f60c6baeefbe4e5dbd05d5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',643,'moved',1795101265932,'','','{"seat":2,"move":"roll","hash":"a5cdd845dd69ad78265c935a141b3cef","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',644,'moved',1795101266204,'','','{"seat":2,"move":"move 2 caecilien","hash":"17daef5e5f63eaa8b9c05c05036bb80d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',645,'moved',1795101266524,'','','{"seat":2,"move":"build 2","hash":"6e39ef3730ad562af0dcc6a0658a0a32","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',646,'moved',1795101266990,'','','{"seat":2,"move":"move 1 aposteln","hash":"a20586e47f03d3d795d9e58c280f6e98","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',647,'moved',1795101267386,'','','{"seat":2,"move":"move 1 hahnenstrasse","hash":"b51e368cfb19824a51a4e76b438deb54","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',648,'moved',1795101267580,'','','{"seat":2,"move":"end","hash":"827eade69844372e0da5c1769737380b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',649,'moved',1795101267674,'oqq1DnRHGRQ_1Qb4','c-4f6e8e32c5444e129e6f7e8c3b13df6e','{"seat":0,"move":"roll","hash":"109b3a8894addda5181b2b4c53acb79c","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',650,'moved',1795101267709,'oqq1DnRHGRQ_1Qb4','c-9b8955c2aae542c69cf5cf742dc89fe7','{"seat":0,"move":"move 2 quatermarkt","hash":"066d4ba15650451ed3de3c3fa457e745","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',651,'moved',1795101267736,'oqq1DnRHGRQ_1Qb4','c-a897fd2683e243e6a1bff8145a98cda7','{"seat":0,"move":"discard guard","hash":"d1d5e9b47ffb97a6c0fa662026f03dd6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',652,'moved',1795101267760,'oqq1DnRHGRQ_1Qb4','c-f0a13153bd4c43f888b35352ee907493','{"seat":0,"move":"move 2 maria-im-kapitol","hash":"1042333412ae78d3bb62485f1acc9990","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',653,'moved',1795101267788,'oqq1DnRHGRQ_1Qb4','c-2be1ce7aeef647fbb4caa6b3157ef9fa','{"seat":0,"move":"move 2 heumarkt","hash":"09b645d04ad0ab38c23e3a801a191b5a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',654,'moved',1795101267810,'oqq1DnRHGRQ_1Qb4','c-e52a47a4b0dd4d92ae6a308875dd5a92','{"seat":0,"move":"move 1 bayenstrasse","hash":"31ec50711b50c7d0e7d7d488099e2e5b","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',655,'moved',1795101267835,'oqq1DnRHGRQ_1Qb4','c-1e45935fc95a409cbfd2f3be8cfa8fa2','{"seat":0,"move":"end","hash":"506b694b9ed885a4f850c866e2f78d56","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',656,'moved',1795101268977,'','','{"seat":1,"move":"roll","hash":"e57f04c66dc14106b4cb59a485a71132","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',657,'moved',1795101269410,'','','{"seat":1,"move":"move 1 friesenwall","hash":"d411d53e6b664593cb1bdfcc472bd78b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',658,'moved',1795101269679,'','','{"seat":1,"move":"move 1 gereon","hash":"deb166791a04450ec8df5bd61c7cb1de","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',659,'moved',1795101270081,'','','{"seat":1,"move":"move 1 gereonstrasse","hash":"293ec544433c0d2f4ceb5c58b545e2c1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',660,'moved',1795101270278,'','','{"seat":1,"move":"move 1 unter-sachsenhausen","hash":"b5af2a05f9d2ef1522b483dc0c22b8aa","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',661,'moved',1795101270453,'','','{"seat":1,"move":"end","hash":"a7a756166ad30370d7032b38f77be0b2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',662,'moved',1795101271264,'','','{"seat":2,"move":"roll","hash":"245216b54732f4771c3f1b3f4c4d87c3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',663,'moved',1795101271601,'','','{"seat":2,"move":"move 1 gate-3","hash":"495dfc12b895c02dec0481d6aa70399f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',664,'moved',1795101271993,'','','{"seat":2,"move":"load 1 white","hash":"21764fc5cdc119392b9ff213af4a0365","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',665,'moved',1795101272317,'','','{"seat":2,"move":"move 2 caecilienstrasse","hash":"cbb0e8cbe9cc2fe89ee41a5adbf65bc7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',666,'moved',1795101272632,'','','{"seat":2,"move":"move 2 blaubach","hash":"0a43c8e06de27f3bc8b2bb434186259a","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',667,'moved',1795101272981,'','','{"seat":2,"move":"end","hash":"ef7ecae9024900ba76cde05c8c7deccb","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',668,'moved',1795101273002,'oqq1DnRHGRQ_1Qb4','c-f0d3689b22054241882ca2ba9c5ae5a4','{"seat":0,"move":"roll","hash":"a1ff1b534ad02b023443d4ca0284ab62","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',669,'moved',1795101273240,'oqq1DnRHGRQ_1Qb4','c-6a77d84a8fd34264b791f7267b068854','{"seat":0,"move":"move 2 maria-im-kapitol","hash":"6dd0324a498c53cd43f1387128b1beb5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',670,'moved',1795101273308,'oqq1DnRHGRQ_1Qb4','c-c7c3698702b5489189c6b88873851978','{"seat":0,"move":"move 2 quatermarkt","hash":"5b32d548cc56f744bd77b76771359c40","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',671,'moved',1795101273397,'oqq1DnRHGRQ_1Qb4','c-b3bba489e3a242b59caf7df943479fd5','{"seat":0,"move":"move 2 unter-goldschmied","hash":"03a15e0b592e96814f4806209fad46c0","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',672,'moved',1795101273416,'oqq1DnRHGRQ_1Qb4','c-0ec73d0f3c6943b393f68932fb452417','{"seat":0,"move":"move 2 quatermarkt","hash":"72301789b75aeed1675a572ab06323f5","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',673,'moved',1795101273438,'oqq1DnRHGRQ_1Qb4','c-7ade6c9418b648b6a52502e029931826','{"seat":0,"move":"end","hash":"560071788efcb016fdd798f2f1a16f36","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',674,'moved',1795101274330,'','','{"seat":1,"move":"roll","hash":"1ad06c1edfbf7ed04286358655ef1190","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',675,'moved',1795101274613,'','','{"seat":1,"move":"move 1 andreas","hash":"c719f9b37317fac29e87ef57a80dbcd2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',676,'moved',1795101274966,'','','{"seat":1,"move":"build 1","hash":"06bb4122e6e0367fa5d492d662faa25f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',677,'moved',1795101275360,'','','{"seat":1,"move":"move 2 gate-4","hash":"dd9e0e4e3b9bc4a38d76a6a2eac19d98","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',678,'moved',1795101275606,'','','{"seat":1,"move":"load 2 white","hash":"7942b750506cf70d6f917e101334234f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',679,'moved',1795101275920,'','','{"seat":1,"move":"end","hash":"d23d7532a060e2a3b1340d48fd93c940","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',680,'moved',1795101277103,'','','{"seat":2,"move":"roll","hash":"b8cf7e8576c727eeebf2ca59bd66efa5","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',681,'moved',1795101277350,'','','{"seat":2,"move":"discard forger","hash":"6214af29cd7bf76703cc699dca73b355","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',682,'moved',1795101277527,'','','{"seat":2,"move":"mayor","hash":"f86234fe70d351eca39a4b26cb84fef4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',683,'moved',1795101277761,'','','{"seat":2,"move":"move 1 hahnenstrasse","hash":"beae2ad5d4abbfe931c45cf96f9b404c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',684,'moved',1795101278007,'','','{"seat":2,"move":"move 1 aposteln","hash":"39536679f2a69da6302b494c5204a4c4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',685,'moved',1795101278253,'','','{"seat":2,"move":"move 1 neumarkt","hash":"81a214af98bbba833124260af761a7d6","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',686,'moved',1795101278716,'','','{"seat":2,"move":"move 1 caecilien","hash":"10908d556281f053cdc68cbd18c538c3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',687,'moved',1795101279120,'','','{"seat":2,"move":"end","hash":"8a91b5fe061d76b4d197c38a7782756e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',688,'moved',1795101279403,'','','{"seat":2,"move":"roll","hash":"8b67f485eafe708987e8b460a5a10ca3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',689,'moved',1795101279620,'','','{"seat":2,"move":"build 1","hash":"636df40653ac8711addc5bd9d6919b59","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',690,'moved',1795101280048,'','','{"seat":2,"move":"bonus abbess-caecilien","hash":"1fcc8117c32979ea5094c950a7845d54","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',691,'moved',1795101280436,'','','{"seat":2,"move":"move 2 georg","hash":"790f3612c95c714acf591872f65dce37","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',692,'moved',1795101280606,'','','{"seat":2,"move":"move 2 waidmarkt","hash":"c3b22c500edc534ff926d366f7d18b59","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',693,'moved',1795101280857,'','','{"seat":2,"move":"move 2 severinstrasse","hash":"0522a5b7320af6bdaadab3f364f31993","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',694,'moved',1795101281160,'','','{"seat":2,"move":"end","hash":"a8706260ef8ac79cda6daa76b83cbe2e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',695,'moved',1795101281182,'oqq1DnRHGRQ_1Qb4','c-1bdeb2db058847b0a2f7efea25412fc1','{"seat":0,"move":"roll","hash":"e5b9450f988f8e654e654009464a5101","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',696,'moved',1795101281205,'oqq1DnRHGRQ_1Qb4','c-6028688486b54cba9fa30c2ae362d75c','{"seat":0,"move":"move 1 holzmarkt","hash":"c0d3978339daaae5ff1bcbfa2f75768a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',697,'moved',1795101281234,'oqq1DnRHGRQ_1Qb4','c-1b4f93fad6074f4799c215063fca8807','{"seat":0,"move":"move 1 follerstrasse","hash":"cdcfdf5f955dc0195fab2a3dbb0ec850","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',698,'moved',1795101281258,'oqq1DnRHGRQ_1Qb4','c-3507928ff666445a9843bff99f3a34a7','{"seat":0,"move":"move 1 waidmarkt","hash":"dc5251e66f97c64c59cf3acbe1a56b87","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',699,'moved',1795101281280,'oqq1DnRHGRQ_1Qb4','c-00f3983b6e6c4edeaf0eadb31364a10e','{"seat":0,"move":"move 2 unter-goldschmied","hash":"42de513fc636e1ab404661334290b74a","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',700,'moved',1795101281300,'oqq1DnRHGRQ_1Qb4','c-7e1b94f4561944a6acd4feef0fb2bf8b','{"seat":0,"move":"end","hash":"f3cc51f320d30213791c629af270200f","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',701,'moved',1795101282244,'','','{"seat":1,"move":"roll","hash":"a61164a10734d8fab755e01447acd60e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',702,'moved',1795101282555,'','','{"seat":1,"move":"mayor","hash":"ef3d146f625e80a2a5155692084a06b7","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',703,'moved',1795101282907,'','','{"seat":1,"move":"move 2 weyerstrasse","hash":"ff9dc4253ae251804710c8aae6e28436","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',704,'moved',1795101283103,'','','{"seat":1,"move":"move 2 pantaleon","hash":"a3140ccae02a806aa07e3da9a8a143e4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',705,'moved',1795101283470,'','','{"seat":1,"move":"build 2","hash":"72635bea0772e5d961508d61df5fbd85","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',706,'moved',1795101283766,'','','{"seat":1,"move":"move 1 stolkgasse","hash":"52697b9485c528654c1803d80b9d6391","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',707,'moved',1795101284101,'','','{"seat":1,"move":"end","hash":"5bc6b6fc3a50d529feb8a830c9901f0f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',708,'moved',1795101284364,'','','{"seat":1,"move":"roll","hash":"0a66ca4d54c4ddc47050ae720a52eb02","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',709,'moved',1795101284663,'','','{"seat":1,"move":"move 2 weyerstrasse","hash":"d8b0990b9ee883d67abaa016da0f8e22","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',710,'moved',1795101284859,'','','{"seat":1,"move":"move 2 gate-4","hash":"6218a3c58d8042f148d0f1fc194d3ce3","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',711,'moved',1795101285131,'','','{"seat":1,"move":"load 2 grey","hash":"4e962be1670e099eab72a851c8a60d7d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',712,'moved',1795101285358,'','','{"seat":1,"move":"move 1 ursula","hash":"e5ead4b064bc0be17f1e7bdc16837a95","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',713,'moved',1795101285616,'','','{"seat":1,"move":"end","hash":"5d243e3a72b0546890cc9d6f9b8a056f","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',714,'moved',1795101286252,'','','{"seat":2,"move":"roll","hash":"d25aba07ea04cb000a00587a5a88234d","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',715,'moved',1795101286562,'','','{"seat":2,"move":"move 2 severin","hash":"86594f98fc1658f9bae241811ccbc782","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',716,'moved',1795101286983,'','','{"seat":2,"move":"move 2 severinskirchplatz","hash":"092ce0b09d2761566cd67ff37566f3c1","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',717,'moved',1795101287353,'','','{"seat":2,"move":"move 2 gate-5","hash":"15b8e5d48ea9486d240e71568946c497","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',718,'moved',1795101287719,'','','{"seat":2,"move":"load 2 white","hash":"db78ca04b4563dda54c617d42912008c","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',719,'moved',1795101288023,'','','{"seat":2,"move":"end","hash":"d0ce3f7366de00119f4774e7ad97402e","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',720,'moved',1795101288041,'oqq1DnRHGRQ_1Qb4','c-2d6c154e8d6a4748b403a15a0d73df2c','{"seat":0,"move":"roll","hash":"8d0e69cc6859cb2722447c791134d4cb","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',721,'moved',1795101288080,'oqq1DnRHGRQ_1Qb4','c-db4f7e6a70394002bf598cc4218918c0','{"seat":0,"move":"end","hash":"fc9a340c9e1e094702ba6c502045add6","by":"person"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',722,'moved',1795101289248,'','','{"seat":1,"move":"roll","hash":"c69c748d94d2bc0387931f332bc87ede","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',723,'moved',1795101289719,'','','{"seat":1,"move":"move 2 am-weidenbach","hash":"2a1c6d4e5b24f20a5ad3d695e094a845","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',724,'moved',1795101289994,'','','{"seat":1,"move":"move 2 mauritiussteinweg","hash":"3a0c903a4cdc31c4264a9ca639010f36","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',725,'moved',1795101290392,'','','{"seat":1,"move":"move 2 aposteln","hash":"5972126000a60ba22e8fdd03d539957b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',726,'moved',1795101290723,'','','{"seat":1,"move":"move 2 st-apern-strasse","hash":"26be675a8cdeb5ecd2b3e36e7a22093b","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',727,'moved',1795101291149,'','','{"seat":1,"move":"end","hash":"e5bd1fa64245c17415134e3440a978a2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',728,'moved',1795101291948,'','','{"seat":2,"move":"roll","hash":"e48317ecf018f88e05599ee2c6cef681","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',729,'moved',1795101292159,'','','{"seat":2,"move":"move 2 severinskirchplatz","hash":"fd3cad3c2abddb58a5963f7fae797de4","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',730,'moved',1795101292484,'','','{"seat":2,"move":"move 2 severin","hash":"56428946c681fdd8e0d8de229bd980d2","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',731,'moved',1795101292808,'','','{"seat":2,"move":"build 2","hash":"b6fe15bd21f5bcff46c0d643e0d2f6ff","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',732,'moved',1795101293087,'','','{"seat":2,"move":"move 1 peterstrasse","hash":"1ca33200f385d574e9e24de867a91568","by":"bot"}');
INSERT INTO "events" VALUES('8CBoKINzlbBtx90C',733,'moved',1795101293323,'','','{"seat":2,"move":"end","hash":"bacc9d7c73c5a16add92ae1794bb2bb5","by":"bot"}');
CREATE TABLE exercises (
	user_id VARCHAR(32) NOT NULL, 
	what VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	cost FLOAT NOT NULL, 
	found INTEGER NOT NULL, 
	due INTEGER NOT NULL, 
	PRIMARY KEY (user_id, what)
);
CREATE TABLE finished (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seats INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	reason VARCHAR(32), 
	counted BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	shown BOOLEAN NOT NULL, 
	barred TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "finished" VALUES('xXBiWi5TQKaBNztS','baumeister',2,1795101037408,128,'six-rounds',1,'oqq1DnRHGRQ_1Qb4',0,'[]');
INSERT INTO "finished" VALUES('8CBoKINzlbBtx90C','cologne',3,1795101293323,733,'goal',1,'oqq1DnRHGRQ_1Qb4',0,'[]');
CREATE TABLE hosts (
	user_id VARCHAR(32) NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (user_id)
);
CREATE TABLE invitations (
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	by_id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'95393F772D70665A0E5E58199A4089ACD900FD9188630A5F43DB011E39027C4B');
INSERT INTO "keys" VALUES('devices',X'D40DA48B5F60B99281C4477F07CCDCBC57A8AA16D772ED6DFDF3DE7C97E95732');
INSERT INTO "keys" VALUES('places',X'AC70E0BE2EA6D36D32AC7A036EA1A429F16F1E676823EFCD4E9EBBD1F7DF7C4D');
CREATE TABLE mailboxes (
	user_id VARCHAR(32) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	lang VARCHAR(2) NOT NULL, 
	code VARCHAR(64), 
	asked BIGINT NOT NULL, 
	mailed BIGINT NOT NULL, 
	PRIMARY KEY (user_id)
);
CREATE TABLE members (
	user_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	put_away BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (user_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('XVF2ZEPzKRBeDoJH','OCYB3z9reU0fDQbK',0);
INSERT INTO "members" VALUES('oqq1DnRHGRQ_1Qb4','OCYB3z9reU0fDQbK',0);
INSERT INTO "members" VALUES('oqq1DnRHGRQ_1Qb4','vt3WJ9yTojzXikED',0);
INSERT INTO "members" VALUES('XVF2ZEPzKRBeDoJH','vt3WJ9yTojzXikED',0);
INSERT INTO "members" VALUES('ArnN3vwwJepN0y8O','vt3WJ9yTojzXikED',0);
INSERT INTO "members" VALUES('oqq1DnRHGRQ_1Qb4','TQOywVUw1cVFIkvj',0);
INSERT INTO "members" VALUES('oqq1DnRHGRQ_1Qb4','xXBiWi5TQKaBNztS',0);
INSERT INTO "members" VALUES('oqq1DnRHGRQ_1Qb4','enpsRirW6jUy_4hp',0);
INSERT INTO "members" VALUES('oqq1DnRHGRQ_1Qb4','8CBoKINzlbBtx90C',0);
INSERT INTO "members" VALUES('XVF2ZEPzKRBeDoJH','31dAFaNeqCZlSxJZ',0);
CREATE TABLE notes (
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('OCYB3z9reU0fDQbK','oqq1DnRHGRQ_1Qb4','she bluffs');
CREATE TABLE notices (
	number INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT, 
	texts TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE outbox (
	id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	turn BIGINT NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	target VARCHAR(64) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	due BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE passkeys (
	id VARCHAR(255) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	public_key BLOB NOT NULL, 
	counter BIGINT NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	PRIMARY KEY (id)
);
CREATE TABLE pauses (
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (since)
);
CREATE TABLE present (
	process VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (process, table_id, user_id)
);
CREATE TABLE privacy (
	user_id VARCHAR(32) NOT NULL, 
	ratings VARCHAR(16) NOT NULL, 
	games VARCHAR(16) NOT NULL, 
	presence VARCHAR(16) NOT NULL, 
	PRIMARY KEY (user_id)
);
CREATE TABLE puzzle_tries (
	user_id VARCHAR(32) NOT NULL, 
	puzzle VARCHAR(64) NOT NULL, 
	move VARCHAR(120) NOT NULL, 
	verdict VARCHAR(8) NOT NULL, 
	day INTEGER NOT NULL, 
	rating FLOAT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (user_id, puzzle)
);
CREATE TABLE ratings (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('baumeister','oqq1DnRHGRQ_1Qb4',2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('baumeister','bot:greedy',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('cologne','oqq1DnRHGRQ_1Qb4',2.14136891490632166315e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES('cologne','bot:greedy',2.67931554254683916842e+01,8.13173380010018576058e+00,1);
CREATE TABLE ratings_by_seats (
	game VARCHAR(32) NOT NULL, 
	seats INTEGER NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (game, seats, player)
);
INSERT INTO "ratings_by_seats" VALUES('baumeister',2,'oqq1DnRHGRQ_1Qb4',2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "ratings_by_seats" VALUES('baumeister',2,'bot:greedy',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings_by_seats" VALUES('cologne',3,'oqq1DnRHGRQ_1Qb4',2.14136891490632166315e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings_by_seats" VALUES('cologne',3,'bot:greedy',2.67931554254683916842e+01,8.13173380010018576058e+00,1);
CREATE TABLE reminding (
	user_id VARCHAR(32) NOT NULL, 
	choices TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
CREATE TABLE reports (
	id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	by_id VARCHAR(32) NOT NULL, 
	about_id VARCHAR(32) NOT NULL, 
	about_name VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	settled BIGINT, 
	settled_by VARCHAR(64) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "reports" VALUES('g53CrWuJV92DXaMS',1795100975556,'','oqq1DnRHGRQ_1Qb4','Anna + Ben','OCYB3z9reU0fDQbK','one-device','',NULL,'');
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	level VARCHAR(24), 
	resigned BOOLEAN NOT NULL, 
	given_up BOOLEAN DEFAULT 0 NOT NULL, 
	rank INTEGER, 
	score INTEGER, 
	mu FLOAT, 
	sigma FLOAT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES finished (table_id)
);
INSERT INTO "results" VALUES('xXBiWi5TQKaBNztS',0,'oqq1DnRHGRQ_1Qb4','Ben',NULL,0,0,2,-110000,2.23646105068595026912e+01,8.06590141354368);
INSERT INTO "results" VALUES('xXBiWi5TQKaBNztS',1,'bot:greedy','greedy','greedy',0,0,1,136000,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "results" VALUES('8CBoKINzlbBtx90C',0,'oqq1DnRHGRQ_1Qb4','Ben',NULL,0,0,3,0,2.14136891490632166315e+01,8.0582242228023783781e+00);
INSERT INTO "results" VALUES('8CBoKINzlbBtx90C',1,'bot:greedy','greedy','greedy',0,0,2,24,2.67931554254683916842e+01,8.13173380010018576058e+00);
INSERT INTO "results" VALUES('8CBoKINzlbBtx90C',2,'bot:greedy','greedy','greedy',0,0,1,31,2.67931554254683916842e+01,8.13173380010018576058e+00);
CREATE TABLE seeks (
	user_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seats INTEGER NOT NULL, 
	tempo VARCHAR(8) NOT NULL, 
	strength VARCHAR(8) NOT NULL, 
	points FLOAT NOT NULL, 
	at BIGINT NOT NULL, 
	table_id VARCHAR(32), 
	PRIMARY KEY (user_id)
);
CREATE TABLE sessions (
	id VARCHAR(64) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	ended BIGINT, 
	program VARCHAR(120) NOT NULL, 
	taken_over BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "sessions" VALUES('59e0c5f99b11eb1802e9cf138cc61a4c685bccd3b7043cd8899e427a7d319c51','XVF2ZEPzKRBeDoJH',1795100973346,1795100973346,1829660973346,1795100974520,'Python-urllib/3.11',0);
INSERT INTO "sessions" VALUES('fec9d9eb410e05b64816e6efb712cd058fab45d198c7c165b0f42c82d1e756f0','oqq1DnRHGRQ_1Qb4',1795100973436,1795100973436,1829660973436,1795100975330,'Python-urllib/3.11',0);
INSERT INTO "sessions" VALUES('45c7571b52d0390cfb8f38bb78ec040eea5b87ae9c88e592652c4bb470cdc4fe','ArnN3vwwJepN0y8O',1795100973528,1795100973528,1829660973528,NULL,'Python-urllib/3.11',0);
INSERT INTO "sessions" VALUES('3e2d80130f0ff06fbb5826d69b8cc326e5fb96ac6360212986ecc6949ca23cdd','XVF2ZEPzKRBeDoJH',1795100974511,1795100974511,1829660974511,NULL,'Python-urllib/3.11',0);
INSERT INTO "sessions" VALUES('f7c9009f5e2c298d57def97f8e3118005b87c2ad89d922a169e7dbeee6993a3d','oqq1DnRHGRQ_1Qb4',1795100975329,1795100975329,1829660975329,NULL,'Python-urllib/3.11',0);
CREATE TABLE sittings (
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	device VARCHAR(64) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "sittings" VALUES('OCYB3z9reU0fDQbK','XVF2ZEPzKRBeDoJH','464aa4f79df22a9f86f89be6c44dd3aa','39a220f8ce107fcd55024f572ce354fd',1795100975385);
INSERT INTO "sittings" VALUES('OCYB3z9reU0fDQbK','oqq1DnRHGRQ_1Qb4','464aa4f79df22a9f86f89be6c44dd3aa','39a220f8ce107fcd55024f572ce354fd',1795100975653);
INSERT INTO "sittings" VALUES('vt3WJ9yTojzXikED','oqq1DnRHGRQ_1Qb4','cfb242bcc14286e8abd2c81616ba1ec9','d0a2fabf6d31ef511e44d06e736710c5',1795100975809);
INSERT INTO "sittings" VALUES('vt3WJ9yTojzXikED','XVF2ZEPzKRBeDoJH','cfb242bcc14286e8abd2c81616ba1ec9','d0a2fabf6d31ef511e44d06e736710c5',1795100975924);
INSERT INTO "sittings" VALUES('vt3WJ9yTojzXikED','ArnN3vwwJepN0y8O','cfb242bcc14286e8abd2c81616ba1ec9','d0a2fabf6d31ef511e44d06e736710c5',1795100976016);
INSERT INTO "sittings" VALUES('TQOywVUw1cVFIkvj','oqq1DnRHGRQ_1Qb4','8738a3c8df9994e6419a08aaee016a9f','d9ced0250da8ebb0547708a3d820f89b',1795100976173);
INSERT INTO "sittings" VALUES('xXBiWi5TQKaBNztS','oqq1DnRHGRQ_1Qb4','796fdad737d1bfb291014b495568c39e','844150da3889f4bf7e868e32bc9aceb9',1795100994344);
INSERT INTO "sittings" VALUES('enpsRirW6jUy_4hp','oqq1DnRHGRQ_1Qb4','de5f300f90a8fcdd063afc65b7abc4b9','4a053d264c2d9230808ad4f3b847c82c',1795101037673);
INSERT INTO "sittings" VALUES('8CBoKINzlbBtx90C','oqq1DnRHGRQ_1Qb4','6a4f69695f1602dddcfc11659ad2b561','1bc946282ceb8d71f909636eff88ff7a',1795101064212);
INSERT INTO "sittings" VALUES('31dAFaNeqCZlSxJZ','XVF2ZEPzKRBeDoJH','6837bf6ad936ca9dadae97a11ad3b89a','439af19c256753c2d7058b4ac4fc65a5',1795101293415);
CREATE TABLE subscriptions (
	id VARCHAR(64) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(64) NOT NULL, 
	lang VARCHAR(2) NOT NULL, 
	program VARCHAR(120) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
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
	listed BOOLEAN DEFAULT 0 NOT NULL, 
	asked VARCHAR(32), 
	asked_since BIGINT, 
	flag_at BIGINT, 
	tell_at BIGINT, 
	summed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('OCYB3z9reU0fDQbK','pillars','{"id": "OCYB3z9reU0fDQbK", "game": "pillars", "rules_version": 1, "edition": "a98dd57a3c30cd88", "host": "XVF2ZEPzKRBeDoJH", "seats": [{"user": "XVF2ZEPzKRBeDoJH", "name": "Anna", "level": null}, {"user": "", "name": "", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1795100975353, "listed": false, "position": null, "course": [], "tournament": "", "sealed": false, "invited": [], "origin": "", "deal": "", "edition_values": {}, "edition_name": "", "edition_by": "", "edition_maker": ""}',X'F50B876E61A7443590CD30C231808AF5762B3982D5770DB1455C83360E1414AC',1795100975353,1795100976719,'running',4,X'8B61602B57781728030000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100010001000000010001000100000001000100010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000082528061020000000C286010840000007001108A0100000000000000000000000A0009000900000082528061020000000D286010840000007005108A0100000000000000000000000104200000000000010000000A00FFFFFFFF020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF2500240023002600FFFF0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000001F000000020000000A000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,0,0,'XVF2ZEPzKRBeDoJH',1795100976719,NULL,1795101036719,0);
INSERT INTO "tables" VALUES('vt3WJ9yTojzXikED','pillars','{"id": "vt3WJ9yTojzXikED", "game": "pillars", "rules_version": 1, "edition": "a98dd57a3c30cd88", "host": "oqq1DnRHGRQ_1Qb4", "seats": [{"user": "oqq1DnRHGRQ_1Qb4", "name": "Ben", "level": null}, {"user": "", "name": "", "level": null}, {"user": "", "name": "", "level": null}], "options": {}, "clock": {"kind": "bank", "seconds": 600, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": false, "created": 1795100975787, "listed": false, "position": null, "course": [], "tournament": "", "sealed": false, "invited": [], "origin": "", "deal": "", "edition_values": {}, "edition_name": "", "edition_by": "", "edition_maker": ""}',X'65F65E5F4908CFE0A1D8548F57DA3E57A6D8BFAA0023D0865376965143C00F3A',1795100975787,1795100976024,'running',5,X'7E92788E0C45452403000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000100000001000100010000000100010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000004B04108A010000003410407104000000006BA0002200000000000000000000000A000A00090000004B04108A010000003410407104000000806BA000220000000000000000000000800020000000000002000700FFFFFFFFFFFF010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF2400230026002700FFFF0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000001F0000000200000007000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',1795101576024,0,0,'oqq1DnRHGRQ_1Qb4',1795100976024,1795101576024,1795101036024,0);
INSERT INTO "tables" VALUES('TQOywVUw1cVFIkvj','baumeister','{"id": "TQOywVUw1cVFIkvj", "game": "baumeister", "rules_version": 2, "edition": "65422e5077605415", "host": "oqq1DnRHGRQ_1Qb4", "seats": [{"user": "oqq1DnRHGRQ_1Qb4", "name": "Ben", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {"pick": 0, "second_event": 0, "lend": 0, "hand": 0}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1795100976056, "listed": false, "position": null, "course": [], "tournament": "", "sealed": false, "invited": [], "origin": "", "deal": "", "edition_values": {}, "edition_name": "", "edition_by": "", "edition_maker": ""}',X'21BF45D135FDD5FA2B87038E512442C10A3D127C19F404CAA9883EBA43FC8E48',1795100976056,1795100996469,'running',66,X'E53816645697321F0200000000000B0000000000000000000000000000000000040003000600000000000000100000006C00000000000000000000003B0200000100010000000000000000000000000002000000000000000703020600FFFFFFFFFFFFFFFF0F0C100EFFFFFFFFFFFFFFFFFF11191714181A13FFFFFFFFFFFF1D1B26242523221EFFFFFFFFFF0500040007000800FF01FFFF0100FFFF00000001FF01FFFFFFFF01FFFF0101FFFFFFFFFF01FFFF000100FFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000000100030000000300020002000300020000000000000000000000000000000000140000001D0000000000000000000000050B0307010802060A04000904000800000000030003000200000002FFFFFF01FF01FF01FFFFFF000000000000000000000000000000000000000000000000000000000000003F0000003F0000000A00000000000000000006010403080A0209050007000200FFFFFFFF0000FFFF0000000007030F0A0C0B0E0006090801050D04021000FFFFFFFFFFFFFFFFFFFFFFFF000000000000000002FF0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF0000001F00001F1F001F1F1F1F1F001F1F1F1F1F1F1F001F1F00000000001F1F1F1F1F1F00000000001F00001F001F00000000000000001F00000000001F001F001F0000001F001F000000001F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000013001F00010005000300000014001F00010005000000000013001F0001000700020000001A001F000100050041000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,0,0,'oqq1DnRHGRQ_1Qb4',1795100996469,NULL,1795101056469,0);
INSERT INTO "tables" VALUES('xXBiWi5TQKaBNztS','baumeister','{"id": "xXBiWi5TQKaBNztS", "game": "baumeister", "rules_version": 2, "edition": "65422e5077605415", "host": "oqq1DnRHGRQ_1Qb4", "seats": [{"user": "oqq1DnRHGRQ_1Qb4", "name": "Ben", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {"pick": 0, "second_event": 0, "lend": 0, "hand": 0}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1795100994278, "listed": false, "position": null, "course": [], "tournament": "", "sealed": false, "invited": [], "origin": "", "deal": "", "edition_values": {}, "edition_name": "", "edition_by": "", "edition_maker": ""}',X'ED974C038145FA524FA37C195CE0FE86D88851A20658F22C427327C13723B82C',1795100994278,1795101037408,'over',128,X'C4256226482F040C0200FFFF01000C000000000000000000000000000000000008000600060001000000000092FFFFFF8800000000000000000000009D0200000000000000000000000000000000000003000100000000000302070104000506FFFFFFFFFF0E09100D0F0BFFFFFFFFFFFFFF141A191511171218FFFFFFFFFF271C1E23211B1F26251D22FFFF0800060008000B00FFFFFFFFFFFFFFFF00FF01FF01FFFFFFFFFFFF01FFFF00FFFFFFFFFFFFFFFFFF01FFFFFF01FFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000010001000000000002000100020000000000000000000000000000000000070000000D0000000000000000000000090102050A03080B0407060008000800000303020002000003020302FF010100FF00FFFF0100010000000000000000000000000000000000000000000000000000003F003F00000000000000000000003F0000003F0000000905060A01020400080307000500FFFFFFFF0000FFFF000000000A0B09060003070E08010D05020F040C1000FFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF00000000001F001F1F001F1F1F1F1F1F1F1F1F00001F1F001F001F000000001F00001F001F001F1F1F1F00001F001F1F0000000000001F1F001F001F1F1F001F00001F1F1F1F001F0000001F1F00001F1F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001A001F0001000A00640000001B001F0001000D00000000001B001F0000000700000000001E001F0000000300000006001E001F0000000500000006001E001F0000000900000006001E001F0000000B00000006001F001F000000780000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,1,0,'',NULL,NULL,1795101037408,1);
INSERT INTO "tables" VALUES('enpsRirW6jUy_4hp','cologne','{"id": "enpsRirW6jUy_4hp", "game": "cologne", "rules_version": 2, "edition": "02a23e2484e02371", "host": "oqq1DnRHGRQ_1Qb4", "seats": [{"user": "oqq1DnRHGRQ_1Qb4", "name": "Ben", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1795101037434, "listed": false, "position": null, "course": [], "tournament": "", "sealed": false, "invited": [], "origin": "", "deal": "", "edition_values": {}, "edition_name": "", "edition_by": "", "edition_maker": ""}',X'4BC9C0E326AEE8DCEC29500A8D881DFA2FD0D3E835E1F1DA4815A9582C12ADC4',1795101037434,1795101064074,'running',87,X'1DA8DEF0C139407403000000000001000000000000000000000000000000000003000000030000001F000000000000000300000005000000010000000900000001000000000000000900000000000000000000000A0000001E00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000110000000000000001000000000000000400000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF270010003700070023000500FFFFFFFFFFFF00000200FFFF0000FFFFFFFFFFFF0D000C000B00000001000000020001000000000001000100010000000000020000000000000100000002000200000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000001000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000100000000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000100000001000000000000000000000200000000000000000101010302040203010202040000001A000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000001000000000000000001000000010000000000000000010000000100000000000000000100000001000000000000000001000000010000000000000006000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,0,0,'oqq1DnRHGRQ_1Qb4',1795101064052,NULL,1795101124074,0);
INSERT INTO "tables" VALUES('8CBoKINzlbBtx90C','cologne','{"id": "8CBoKINzlbBtx90C", "game": "cologne", "rules_version": 2, "edition": "02a23e2484e02371", "host": "oqq1DnRHGRQ_1Qb4", "seats": [{"user": "oqq1DnRHGRQ_1Qb4", "name": "Ben", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "public", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1795101064126, "listed": false, "position": null, "course": [], "tournament": "", "sealed": false, "invited": [], "origin": "", "deal": "", "edition_values": {}, "edition_name": "", "edition_by": "", "edition_maker": ""}',X'5164E31F5CDD77D58F472D0DF5279881309838CD922048B1104F026494F0053C',1795101064126,1795101293323,'over',733,X'9D05526EB495AA2C0300FFFF010001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000830000000000000001000000000000000000000000000000000100000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF480032000B0026003B000A00FFFFFFFFFFFFFFFFFFFF0100FFFFFFFFFFFFFFFF08000C000E00030000000000030000000000020000000000000001000000020000000000020303030301030101020303000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000300000000000000000000FF01020202FF01FFFFFF0201FFFFFFFFFFFFFFFFFFFFFFFF0000010000000100000000000000020002000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000001000100000004000000000000000100000300000201010202030000000000000F000000000000000000000101010000030100000100000008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000300000201010200030000000002000001010101000100000000020000010101010201000000000200000101010100010000000002000001010101000100000023000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',NULL,1,0,'',NULL,NULL,1795101293323,1);
INSERT INTO "tables" VALUES('31dAFaNeqCZlSxJZ','contest','{"id": "31dAFaNeqCZlSxJZ", "game": "contest", "rules_version": 1, "edition": "d82e52164324934c", "host": "XVF2ZEPzKRBeDoJH", "seats": [{"user": "XVF2ZEPzKRBeDoJH", "name": "Anna", "level": null}, {"user": "", "name": "", "level": null}, {"user": "", "name": "greedy", "level": "greedy"}], "options": {}, "clock": {"kind": "none", "seconds": 0, "increment": 0, "flag": "bot", "level": "greedy"}, "spectators": "off", "absence": {"after_seconds": 0, "level": "greedy"}, "rated": true, "created": 1795101293388, "listed": false, "position": null, "course": [], "tournament": "", "sealed": false, "invited": [], "origin": "", "deal": "", "edition_values": {}, "edition_name": "", "edition_by": "", "edition_maker": ""}',X'2A16DB4B0DC506C94760623E2424887ADF9307EA061088154BAFEEE512AD1EE8',1795101293388,1795101293388,'lobby',0,NULL,NULL,0,0,'',NULL,NULL,NULL,0);
CREATE TABLE ties (
	user_id VARCHAR(32) NOT NULL, 
	other_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (user_id, other_id, kind)
);
CREATE TABLE tournament_boards (
	table_id VARCHAR(32) NOT NULL, 
	tournament_id VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	counted BOOLEAN NOT NULL, 
	sealed BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
CREATE TABLE tournament_events (
	tournament_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	actor VARCHAR(32) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	once VARCHAR(64) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, number), 
	FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
CREATE TABLE tournaments (
	id VARCHAR(32) NOT NULL, 
	charter TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	organiser VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	account VARCHAR(64), 
	password VARCHAR(256), 
	created BIGINT NOT NULL, 
	skeleton VARCHAR(96), 
	PRIMARY KEY (id), 
	UNIQUE (account)
);
INSERT INTO "users" VALUES('XVF2ZEPzKRBeDoJH','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$7ruiwqrXWagBYsPoAWEK/Q$5EQEhxiIbvA2Tn0a3fjAZStZZIkx+DBpSqnQ20lKsiI',1795100973410,'anna');
INSERT INTO "users" VALUES('oqq1DnRHGRQ_1Qb4','Ben','ben','$argon2id$v=19$m=65536,t=3,p=4$RO4ynfVTMzMKQ/IO3F/HkA$4r063oE7JZmOf8zOJmUb30vCq1kb6mbGv4Xdvmm8CIw',1795100973481,'ben');
INSERT INTO "users" VALUES('ArnN3vwwJepN0y8O','Cleo',NULL,NULL,1795100973546,NULL);
CREATE TABLE vacations (
	user_id VARCHAR(32) NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (user_id, since)
);
CREATE UNIQUE INDEX users_skeleton ON users (skeleton);
CREATE INDEX tables_asked ON tables (asked);
CREATE INDEX tables_tell ON tables (tell_at);
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_unrated ON tables (id) WHERE status = 'over' AND NOT rated;
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_unsummed ON tables (id) WHERE status = 'over' AND NOT summed;
CREATE INDEX ties_other ON ties (other_id);
CREATE INDEX reports_settled ON reports (settled, at);
CREATE INDEX passkeys_user ON passkeys (user_id);
CREATE INDEX codes_user ON codes (user_id);
CREATE INDEX tournaments_status ON tournaments (status, created);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX present_table ON present (table_id);
CREATE INDEX subscriptions_user ON subscriptions (user_id);
CREATE INDEX puzzle_tries_puzzle ON puzzle_tries (puzzle);
CREATE UNIQUE INDEX deals_day ON deals (day, game);
CREATE INDEX deals_opened ON deals (opened, until);
CREATE INDEX editions_user ON editions (user_id);
CREATE INDEX editions_game ON editions (game, standard);
CREATE UNIQUE INDEX events_once ON events (table_id, actor, command) WHERE command <> '';
CREATE UNIQUE INDEX chat_once ON chat (table_id, user_id, command);
CREATE INDEX finished_at ON finished (at);
CREATE INDEX invitations_user ON invitations (user_id);
CREATE UNIQUE INDEX tournament_commands ON tournament_events (tournament_id, actor, command) WHERE command <> '';
CREATE UNIQUE INDEX tournament_once ON tournament_events (tournament_id, once) WHERE once <> '';
CREATE INDEX tournament_boards_of ON tournament_boards (tournament_id, counted);
CREATE UNIQUE INDEX outbox_once ON outbox (user_id, table_id, kind, turn, channel, target);
CREATE INDEX outbox_due ON outbox (state, due);
CREATE INDEX deal_tables_deal ON deal_tables (deal_id, state);
CREATE INDEX deal_tables_state ON deal_tables (state);
CREATE INDEX deal_people_user ON deal_people (user_id);
CREATE INDEX deal_people_table ON deal_people (table_id);
CREATE INDEX branches_origin ON branches (origin_id);
CREATE INDEX branches_user ON branches (user_id);
CREATE INDEX results_player ON results (player);
COMMIT;
