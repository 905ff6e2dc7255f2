import type { TransactionCategory } from '#domain/category.ts'

/** What an entry usually costs; decides whether "twelve fifty" can also be 1,250. */
export type PriceClass = 'small' | 'medium' | 'big'

export type ThingList = { category: TransactionCategory; price: PriceClass; words: string }

/** Everyday things by category, in lower case, singular where both forms are said. */
export const thingLists: readonly ThingList[] = [
  {
    category: 'Food & Dining',
    price: 'small',
    words: `
      abacha,abomu,absinthe,acai,acai bowl,acarajé,achar,ackee,adana kebap,adobo,afang,affogato,agatogo,agave,agbalumo,agelgil,agua fresca,agua panela,aguachile,aguapanela,aguardiente,air bandung,ais kacang,aiyu,aji de gallina,ajiaco,ajvar,ajwa,akabanga,akabenz,akamu,akara,akaro,akpu,al pastor,ale,alfajor,alfajores,alloco,almoco,almojabana,almond,almuerzo,almuerzo ejecutivo,aloo,aloo tama,aloo tikki,amagwinya,amala,amandazi,amasi,americano,amlou,ampesi,anchovies,anday,andazi,anpan,anticucho,antojitos,apam balik,aperitif,aperitivo,aperol,apfelschorle,apfelstrudel,appam,appetiser,apple,apricot,aptamil,arancini,arayes,areeka,areke,arepa,arroz,arugula,asaana,asado,asahi,asparagus,ata rodo,atay,atchar,atole,atta,attieke,aubergine,avocado,ayam bakar,ayam geprek,ayam goreng,ayam penyet,ayamase,ayib,ayran,açaí
      ba wan,babyccino,bac xiu,bacalhau,baccala,bacon,bag juice,bagel,baghrir,bagoong,baguette,baigan choka,baiganee,baijiu,bajji,bajra,bak chor mee,bak kut teh,bak kwa,bake and shark,bakery,baking powder,baklava,baklawa,bakso,bakwan,baleada,balik ekmek,balti,balut,balık ekmek,bamboo shoots,bammy,ban mian,banana,banchan,bandeja paisa,bangers,bangus,banh cuon,banh mi,banh trang,banh xeo,banku,bannock,bao,baon,baozi,bap,bara brith,barbacoa,barfi,barm,barmbrack,barros luco,barszcz,basbousa,basil,basmati,bastilla,batagor,batata,batchoy,battenberg,bay leaf,bay leaves,bean,beavertail,beef patty,beer,beerlao,beet,beetroot,beguni,beignet,bellini,bento,berbere,berry,besan,betingan,beyaynetu,bhaji,bhajia,bhel,bhel puri,bhindi,bhorta,bhujia,bhuna,bhuna khichuri,bia hoi,bian dang,biandang,bibimbap,bibingka,bicol express,bier,biertje,bifana,big mac,bigos,biltong,biltong roll,bingsu,bintang,biriani,biriyani,birria,biscuit,bisi bele bath,bisli,bisque,bissap,bissara,bitter gourd,bitter leaf,bitterballen,bitterleaf,blackberry,blini,bliny,bloody mary,blt,blue band,blueberry,bo kho,boba,bobotie,bocadillo,bocata,bodi,boeuf bourguignon,bofrot,bok choy,boli,bolillo,bolinhos,bombay mix,bombolino,bonda,bondwe,borek,borekas,borhani,borrel,borscht,bossam,bottle gourd,bouillabaisse,bouillon,boulangerie,bourbon,bourek,bourekas,bournvita,boxty,bozena shiro,braai,braai wood,braaivleis,bramborak,brandy,bratwurst,bread,breadfruit,brekkie,brekky,bretzel,brew,brie,brigadeiro,brinjal,briouat,broaster,broccoli,brochette,broetchen,broodje,broth,brownie,bruschetta,brötchen,bubble and squeak,bubur,bubur ayam,bud light,budae jjigae,buko,bulalo,bulgogi,bun,bungeoppang,bunny chow,bunuelo,bunuelos,burek,burger,burrata,burrito,burrito bowl,bushera,buss up shut,butter,buttermilk,buttie,butty,byenda
      ca phe,cabbage,cachapa,cachaça,cachorro quente,cachupa,cacık,cadbury,cafe au lait,cafecito,cafezinho,caguama,cai fan,cai png,caifan,caipirinha,cake,calamansi,caldereta,callaloo,calpis,calvados,camembert,campari,candy,candy floss,cannoli,cannolo,canola oil,cantaloupe,cao lau,cappuccino,capsicum,caramel,carbonara,carinderia,carling,carlsberg,carne asada,carnitas,carrot,cashew,cassava,cassoulet,castle lite,catfish,cauliflower,cazuela,caña,celery,cendol,cereal,cerelac,cerveja,cevapi,ceviche,cha gio,cha yen,chaat,chacarero,chai,chai tow kway,chakalaka,challah,champagne,champorado,champurrado,chana,chancho en piedra,changua,chapati,chapli kabab,chapo,char koay teow,char kuey teow,char kway teow,char siu,char siu fan,charcuterie,chardonnay,charquican,chatpate,chaufa,chawanmushi,chayote,chebakia,chebureki,chechebsa,cheddar,cheese,cheese roll,cheeseburger,cheesecake,cheesesteak,cheetos,chelada,cherry,cheung fun,chhaas,chibuku,chibwabwa,chicago dog,chicha,chicha morada,chicharon,chichinga,chicken rolex,chickenjoy,chickpea,chicksilog,chifa,chikanda,chikki,chiko roll,chikoo,chikwangue,chilaquiles,chile relleno,chiles en nogada,chili,chilies,chilli,chillies,chimaek,chimichanga,chin chin,chinchinga,chipa,chipper,chippy,chips,chipsi,chirashi,chivito,chocolate,chocolatine,choila,cholado,chole,chole bhature,cholent,chop suey,chopsuey,chorba,choripan,chorizo,chorrillana,chotpoti,chow mein,chowder,chowmein,christophine,chuhai,churrasco,churro,chutney,ciabatta,cider,cig kofte,cilantro,cilok,cinnamon,ciorba,ciorba de burta,cireng,claypot,clementine,club mate,cobbler,cochinita,cochinita pibil,cockles,cocktail,coco bread,cocoa,coconut,cocoyam,cod,coddle,coffee,coffee bean,cognac,coke,cola,colcannon,cold cuts,coleslaw,com binh dan,com ga,com rang,com tam,comida corrida,completo italiano,concha,cone,congee,cookie,cooking oil,coors,coors light,coq au vin,cordial,coriander,coriander leaves,corn,cornbread,cornetto,corrientazo,cortadito,cortado,cottage pie,courgette,couscous,covrig,covrigi,cow foot,coxinha,cracker,cranberries,cream,creamer,creme brulee,creme fraiche,crepe,crisps,crispy pata,croissant,croque madame,croque monsieur,croqueta,crumble,crumpet,crunchie,cucumber,cullen skink,cumin,cup of coffee,cupcake,cuppa,curd,curry leaves,currywurst,custard,custard square,cze char
      daal,daal chawal,dabeli,dagwood dog,dahi,dai pai dong,daifuku,daiquiri,dakgalbi,dal,dalgona,dan bing,danbing,dango,danish,dasheen,decaf,delele,deruny,dhalpuri,dhania,dhindo,dhokla,digestives,dim sim,dimmies,dinich,dinuguan,dip,doenjang jjigae,dolma,dombolo,donair,doner,donut,doodh patti,dorayaki,doritos,doro wat,dosa,dosirak,double double,doubles,doughnut,douhua,doujiang,drink,droewors,drumstick,dulce de leche,dulet,dumpling,durian
      eba,ebinyebwa,eclair,edamame,edikaikong,efo riro,egg,egg hopper,egg rolex,eggnog,eggplant,egusi,eis,eish baladi,eiskaffee,ekiben,elote,emoliente,empanada,enchilada,energy bar,energy drink,enfamil,enfrijoladas,ensaymada,eomuk,es campur,es jeruk,es kelapa,es teh,escargot,escovitch,esfiha,eshabwe,espetinho,espresso,esquites,eton mess,etouffee,ewa agonyin,ewa agoyin,ewedu
      fafda,fairy bread,fajita,falafel,falafel plate,falooda,faluda,famichiki,fanta,farofa,fat cake,fatayer,fattoush,feijao,feijoada,fennel,feria libre,fernet,fernet con coca,ferrero rocher,fesenjan,feta,feteer,fig,fika,filled roll,filter kaapi,firfir,fish and chips,fish tea,fishball,fiteer,flammkuchen,flan,flapjack,flat white,flautas,float,flour,focaccia,foie gras,fondue,foodstuff,footlong,fozelek,francesinha,frango,frappe,frappuccino,freddo,freezits,fries,friet,frietjes,frijoles,frikandel,frites,frittata,fromage,froyo,fruit,fry up,fuchka,fudge,fufu,fugazzeta,ful medames,ful mudammas,full english,full irish,funje,fura
      g and t,gado gado,gahwa,gai yang,galangal,galbi,galette,gallo pinto,gambas,gammon,ganne ka ras,garlic,garnachas,garri,gatorade,gaufre,gazpacho,gbegiri,gebna,gelati,gelato,general tso,genfo,genmaicha,ghee,gherkin,gimbap,gin,ginger,githeri,gizzada,gizzard,glass of wine,glögg,glühwein,gnocchi,gob3,gobe,gobi manchurian,gochujang,goi cuon,gol gappay,gol gappe,gola ganda,golabki,golgappa,gomen,gonja,gooseberries,gordita,goreng pisang,gorengan,gosht,goulash,gozleme,gołabki,granita,granola,grape,grapefruit,grappa,gravlax,gravy,green chilli,green grams,grits,groundnut,groundnut oil,growler,guac,guac bowl,guacamole,guajolota,guarana,guava,guay teow,gudeg,guinep,guinness,gukbap,gulab jaman,gulab jamun,gulaman,gulas,gulyas,gum,gumbo,gummies,gummy bears,gundruk,gutka,gyeranppang,gyoza,gyro,gyudon
      haagen dazs,haggis,hake,halaszle,haleem,halim,hallaca,halloumi,hallulla,halo halo,halva,halwa,hamburger,hangi,hanout,har gau,har gow,harcha,haribo,haring,harira,hash brown,hausa koko,hawawshi,hazelnut,hefeweizen,helado,helva,herb,herring,highball,hoagie,hobnobs,hoi tod,hojicha,hokkien mee,holubtsi,honey,honeydew,horchata,horlicks,hot dog,hotdog,hotpot,hotsilog,hotteok,hsp,hu tieu,huevos rancheros,humita,humitas,hummus,hush puppies,hwahwa
      ibihaza,ibirayi,ibishyimbo,ice,ice cream,icecream,icee,icy pole,icyayi,idiyappam,idli,idly,ifinkubala,ifisashi,igikoma,ikan bakar,ikan bilis,ikinyomoro,ikivuguto,ilish,imarti,imineke,impwa,inasal,inca kola,indomie,inihaw,inka kola,ipa,irn bru,isaw,isi ewu,iskender,isombe,isso wade
      jachnun,jackfruit,jager bomb,jagerbomb,jaggery,jalapeno,jalebi,jalfrezi,jam,jambalaya,jamon,japchae,jareesh,jellied eels,jelly,jerk chicken,jerky,jhalmuri,jianbing,jicama,jiggies,jiggs dinner,jilapi,jim jum,jjajangmyeon,jjamppong,jjigae,jjimdak,jokbal,jollof,joojeh,jowar,juane,juice,juisi,juisi ya miwa,juju dhau,jus dorange,jägermeister
      kaapi,kabab,kabalagala,kabsa,kacchi,kachori,kachumbari,kaffee,kafta,kahwa,kaiserschmarrn,kaitenzushi,kaju katli,kakanin,kakigori,kale,kalguksu,kamote,kanafeh,kanelbulle,kangkung,kanom krok,kao niao,kapenta,kapsalon,karaage,karahi,karak,kare kare,karela,karipap,karkade,kashata,kat a kat,katakat,katapa,katogo,katsu,katsudon,kawunga,kaya toast,kebab,kebap,kebda,keema,kefir,kefta,kelewele,kenkey,keropok,kerupuk,ketchup,ketoprak,key wat,khachapuri,khandvi,khanom,khao kha moo,khao man gai,khao moo daeng,khao pad,khao soi,khat,kheer,khichdi,khichuri,khinkali,khobz,kibbeh,kibbeling,kielbasa,kiełbasa,kikiam,kikomando,kilishi,kimbap,kimbula banis,kimchi,kinche,kinilaw,kippers,kiri pani,kiribath,kirin,kit kat,kitfo,kitkat,kitumbua,kiwi,kleeja,klepon,knafeh,knedliky,knorr,knödel,kocho,koeksister,kofi brokeman,kofta,kofte,koki,kokorec,kolache,kombucha,konafa,konkonte,kontomire,koobideh,kool aid,kool-aid,koose,kopi,kopi susu,korma,koshari,koshary,kota,kotlet schabowy,kottu,kpomo,kra pao,krapfen,krapow,krembo,kroket,kuay teow,kubbeh,kuchen,kueh,kuih,kuku choma,kuku kienyeji,kulcha,kulfa,kulfi,kuli kuli,kumis,kumpir,kunafa,kung pao,kunu,kurma,kurtoskalacs,kushari,kutsinta,kvass,kway teow,kwek kwek,kyiv cutlet,käsekuchen,kölsch,künefe
      la casera,la croix,laban,labaneh,labneh,lacasera,lactogen,laddu,ladoo,ladyfinger,laffa,lager,laghman,lagman,lagrima,lahmacun,laksa,lamb,lamian,lamington,lamprais,lanchonete,langos,lap cheong,laphing,larb,lard,lasagna,lasagne,lassi,latte,lauki,lavash,lays chips,lays crisps,leberkase,lebkuchen,lechon,lechona,leek,lemon,lemonade,lemongrass,lentil,lettuce,liempo,lime,limeade,limonana,limoncello,linguine,lipton,liquorice,litchi,litti chokha,liver,lo mai gai,lo mein,loaf,loco moco,lokum,lollipop,lolly,lolly cake,lomi,lomo saltado,lonche,long black,longan,longganisa,longsilog,lontong,lor mee,lox,lu rou fan,lucozade,lugaw,lulada,lumpia,luqaimat,luroufan,luwombo,lychee
      m&ms,maakouda,maamoul,mabhanzi,macaron,macarona bechamel,macaroni,macaroon,macchiato,machboos,madafu,madeleine,madfoon,madondo,madora,maekju,mafe,mageu,maggi,maghaz,magwinya,mahamri,maheu,mahewu,mahindi,mahshi,mai tai,maida,mais con yelo,maize,makgeolli,makhana,makiato,makolet,mala,malai boti,malasada,malatang,malawach,malbec,malewa,malt,malta,malted,maltesers,maltina,mamaliga,managu,manakeesh,manakish,manaqish,mandarin,mandasi,mandazi,mango,mangosteen,manousheh,mansaf,manti,mantou,manty,mantı,maputi,maqluba,mara tang,margarine,margarita,marisco,mariscos,marmalade,marmite,marmitex,marquesita,marquesitas,marraqueta,mars bar,marshmallow,martabak,martini,marzipan,masala,masoub,massaman,matcha,matemba,matoke,matooke,matumbo,mauby,maultaschen,mayo,mayonnaise,mazamorra,mazamorra morada,mazapan,mazoe,mcflurry,meal deal,meatball,meatloaf,mechoui,medialuna,medjool dates,mee goreng,mee pok,mee rebus,mee siam,mee soto,meetha,melktert,melon,melon pan,melonpan,memela,menemen,mentos,menu del dia,menudo,meorav,mercimek,merguez,merienda,merlot,meronpan,methi,mezcal,mi quang,mian xian,michelada,michopo,midye,midye dolma,mie ayam,mie goreng,mielie,mihogo,milanesa,milk,milk tart,milk tea,milkshake,millefeuille,miller lite,millet,milo,mimosa,mince,mince pie,mint,mint leaves,miraa,misal,mishikaki,mishkaki,mishti,misir,miso,misto quente,mithai,mititei,mizuzu,mlyntsi,mocha,mochi,modak,modelo beer,mofongo,mogodu,mohinga,moi moi,moimoi,moin moin,mojito,mole poblano,molletes,molokhia,momo,mondongo,monster,monster energy,moo kata,moo krob,moo ping,mookata,mooncake,moqueca,morog polao,morogo,mortadella,moscow mule,mote con huesillo,mote con huesillos,moules frites,mountain dew,moussaka,moutabal,mozzarella,msemen,mshikaki,mtn dew,mtori,muchomo,muesli,muffin,mughlai,muguka,mukene,mukimo,mulokony,munkoyo,muriwo,mursik,murtabak,murukku,musakhan,mushroom,mussels,mustard,musubi,mutabbaq,muthokoi,mutura,mutzig,mysore pak
      naan,nacatamal,nacho,naengmyeon,nalysnyky,nam tok,namkeen,nariyal pani,nasi ayam,nasi campur,nasi dagang,nasi goreng,nasi kandar,nasi kerabu,nasi kuning,nasi lemak,nasi padang,nasi uduk,nata,natto,ndengu,ndizi,ndizi nyama,ndole,nectarine,neeps,negroni,nem,nem ran,nescafe,ngumu,nihari,nihonshu,nikuman,nilaga,nimbu pani,nkwobi,nomihodai,nomikai,noodle,nopales,nsenene,nshima,nugget,nuoc mia,nut,nutella,nyama choma
      oat,oatcake,oatmeal,oblea,obleas,obundu,obushera,obwarzanek,oden,odeng,ofada,ofe nsala,offal,ogbono,ogi,okonomiyaki,okpa,okra,okro,okroshka,oliang,oliebol,oliebollen,olive,olive oil,om ali,omelet,omelette,omena,omo tuo,omurice,ondeh ondeh,onigiri,onion,oolong,opor ayam,orange,oregano,oreo,oreos,oscypek,otak otak,ouzo,ovaltine,oxtail,oyakodon
      paan,pad kra pao,pad krapow,pad see ew,pad thai,padaria,paella,pain au choc,pain au chocolat,pak choi,pakoda,pakora,pakoray,pakore,palabok,palak,palatschinken,paleta,palm oil,pambazo,pampushky,pan amasado,pan con palta,pan de coco,pan de sal,pan de yuca,pan dulce,pan mee,pancake,pancit,pandebono,pandesal,paneer,panettone,pani puri,panini,panino,panipuri,pannenkoek,pannenkoeken,panta,panta bhat,panuchos,pao de queijo,pao frances,paozinho,pap,papa rellena,papad,papadum,papanasi,papaya,paprika,paratha,parfait,parle g,parmesan,parmi,parmy,parotta,parsley,passata,passionfruit,pasta,~pastel,pastel de choclo,pastel de feira,pasti,pastizzi,pastrami,pastry,pasty,patacon,patat,patatas bravas,patbingsu,pate,patongo,patties,patty melt,paua fritter,pav bhaji,pavlova,paya,payasam,pb and j,pbj,pea,peach,peanut,pear,peardrax,pebre,pecan,pecel,pecel lele,pecorino,pediasure,pelau,pelmeni,pempek,penne,pepero,pepper,pepperoni,pepperpot,pepsi,peri peri,pernil,peroni,persimmon,pesto,pg tips,philly,pho,pholourie,phuchka,piadina,picanha,picarones,pickle,pide,pie,pierogi,pierogies,pilaf,pilau,pilav,pils,pimms,pina colada,pinakbet,pincho,pineapple,pinot noir,pint,pintxo,pique macho,piroshki,pirozhki,pisang goreng,pisco,pisco sour,piscola,pistachio,pita,pitha,pittu,piyaju,placki,placki ziemniaczane,plantain,plat du jour,plov,plum,pluto pup,po boy,pocari,pocari sweat,pocky,poffertjes,poha,point and kill,poisson braisé,poke,poke bowl,pol sambol,polenta,polony,pomegranate,pomelo,pommes,ponche de creme,ponmo,poori,pop,popcorn,popiah,poppadom,popsicle,porchetta,pork,porkolt,porotos,porotta,porridge,posho,potato,potjie,potjiekos,potstickers,poulet braisé,powerade,pozole,poğaça,pralines,prata,prawn,pretzel,pringles,profiterole,prosciutto,prosecco,protein bar,provoleta,prunes,ptitim,pudding,puff puff,pulao,puliyogare,pulque,pulutan,pumpkin,pupusa,puri,puto bumbong,puttu,pão
      qatayef,qorma,quesabirria,quesadilla,queso,quiche,quince,quinoa,quinua
      rabri,raclette,radish,radler,ragi,ragi mudde,raib,raisin,raita,rajma,raki,rambutan,ramen,ramune,ramyeon,ramyun,rantott hus,rapeseed oil,rasgulla,rasmalai,raspado,raspao,raspberry,ratatouille,rava,ravioli,rawon,red bull,red horse,red oil,red red,red stripe,redbull,regag,reineta,rendang,reuben,rfissa,rhubarb,ribena,rice,rice bowl,ridge gourd,riesling,risotto,rizek,rocoto relleno,rogan josh,rojak,rolex and chips,roll,roll paratha,rooh afza,rooibos,ropa vieja,roquefort,rosca de reyes,roscon,roshogolla,rosti,roti,roti canai,roti parcel,rou jia mo,rou yuan,roujiamo,royco,rugelach,rum,runbing,rusk,rye
      sabich,sabji,sabzi,sadza,saheena,sahlab,sai krok,sajji,sake,salad,salad bowl,salami,salchipapa,saleeg,salgam,salpicon,salsa,salt,salteña,saltfish,samay baji,sambal,sambar,samboosa,sambosa,sambousek,sambuca,sambusa,samgyeopsal,samgyetang,samgyupsal,samosa,samosas,samosay,san miguel,sanbeiji,sancocho,sandesh,sando,sandwich,sanga,sangria,sangsom,sanguche,sanguches,saorma,sarmale,sarnie,satay,sate,sate ayam,satsuma,sauce,saucisson,sauerkraut,sausage,sausage sizzle,sauv blanc,savanna dry,saveloy,scallion,scallops,scent leaf,schabowy,schmear,schnitty,schooner,schorle,scone,scotch,scrumpy,sea bass,sea bream,sea moss,seasoning cubes,seblak,seitan,sekuwa,sellou,seltzer,semo,semovita,sesame oil,sfenj,sfiha,shabu shabu,shake,shakshuka,shallots,shandy,sharbat,shashlik,shashlyk,shave ice,shawarma,sheermal,shingara,shiraz,shiro,shish taouk,shish tawook,shito,shochu,shortbread,shot,shrikhand,sidra,silog,similac,simit,singha,sinh to,sinigang,siomai,siomay,siopao,sirap bandung,siri paye,sisig,siu mai,six pack,skittles,skop,skopo,skyr,slaw,slice,slice of cake,slice of pizza,slider,slim jim,sloppy joe,slurpee,slush,slushie,smazak,smazeny syr,smetana,smocha,smokie,smoko,smoothie,smoothie bowl,smorrebrod,snack,snag,snails,snapple,snickers,snoek,snow cone,soan papdi,soba,sobia,sobolo,soda,soft serve,softdrinks,sogo2,soju,solyanka,som tam,som tum,somaek,somsa,sooji,soondae,sopaipilla,sopaipillas,sope,sopes,sorbet,sorghum,soto ayam,soto betawi,soup,sourdough,soursop,souse,souvlaki,spaetzle,spaghetti,spam musubi,spanakopita,speculoos,spice,spinach,sprite,spritz,squash,sriracha,stamppot,starburst,starter,steamboat,stella artois,stevia,stew,sticky rice,stock cube,stollen,stout,stovies,strawberry,string hoppers,stroopwafel,strudel,stubbies,stubby,stuffing,su boregi,sub,suco,sufganiya,sufganiyot,sugar,sujebi,suji,sukiyaki,sukuma,sukuma wiki,sultanas,sundae,sundal,sundubu,sunflower oil,supermalt,sushi train,suya,svickova,sweetcorn,sweetener,sweets,syrniki,syrnyky,syrup,sütlaç
      taameya,tabasco,tabbouleh,tacacho,taco,tagliatelle,tahdig,tahini,taho,tahu,taiyaki,tajine,takis,takoyaki,tallarin saltado,tamagoyaki,tamal,tamale,tanduay,tangerine,tanghulu,tangsuyuk,tangyuan,tapsilog,taquito,tart,tarta de verdura,tarte,tarte au citron,tartiflette,tatashe,tau huay,tawook,tayto,tea,tea leaves,teabags,teacake,tecate,teff,teh,teh siew dai,teh tarik,tehari,tehina,tempe,tempeh,tempura,tenders,tepache,teppanyaki,tequeño,tequila,terere,teriyaki,tetley,thai tea,thakali set,thalipeeth,thambili,thandai,thepla,thieb,thieboudienne,thosai,thukpa,thyme,tibs,tic tac,tikka,tilapia,tim tam,timbits,tinnies,tinola,tintico,tinto de verano,tip jar,tiramisu,tlacoyo,tlacoyos,tlayuda,toad in the hole,toast,toastie,toblerone,tocilog,tocino,toffee,tofu,toltott kaposzta,tom kha,tom saap,tom yum,tomatillo,tomato,tong sui,tongba,tongseng,tonkatsu,torta,tortilla,tostada,tosti,tostones,tot,tourtiere,tra da,tra sua,trail mix,tramezzino,trdelnik,tres leches,trifle,trileçe,trout,tsingtao,tsire,tsukemen,tteok,tteokbokki,tuborg,tuna,tunnocks,tuo zaafi,turk kahvesi,turkish delight,turmeric,turnip,turnover,turon,turshi,tusker,tuwo,tuwo shinkafa,tuyo,tvorog,twisties,twix,tzatziki
      ube,ubugali,udon,ugali,ugu,uji,ulam,umeshu,umm ali,umngqusho,umqombothi,umutsima,unagi,undhiyu,unga,upma,urojo,urwagwa,uttapam,uzvar
      vada,vada pav,vadai,vareniki,varenyky,vatapá,veg,vegemite,vegetable,veggie,vending machine,vermouth,vermut,vetkoek,viazi karai,victoria sponge,viennoiserie,vimto,vindaloo,vinegar,vinkubala,visashi,visheti,vitumbua,vitumbuwa,vodka
      waakye,waffle,wali maharage,wali nyama,walnut,wantan mee,wanton mee,waragi,warkop,warteg,wasabi,watalappan,water,water bottle,waterleaf,watermelon,wattalappam,wedges,weetabix,weisswurst,weizen,whelks,whippy,whiskey,whisky,white claw,whitebait fritter,whittakers,whopper,wine,wing,wispa,wonton,wotsits,wrap
      x-tudo,xiaolongbao,xlb
      yakiniku,yakisoba,yakitori,yam,yansu ji,yassa,yeast,yerba,yerba mate,yoghurt,yogurt,yomari,yong tau foo,you tiao,youtiao,yuenyeung
      zaalouk,zaatar,zanzibar mix,zap nax,zapiekanka,zaza,zi char,zilzil,zingalo,zobo,zucchini,zurek
      çay,çorba
    `,
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words: `
      alcohol,appetizer,ate out
      baby formula,bake sale,baker,bakkerij,banquet,bar,bar tab,barbecue,bbq,beef,beer flight,biergarten,big shop,birthday cake,biryani,bistro,bite,bite to eat,bodega,bodegon,boerewors,booze,boozer,bottle o,bottle of wine,bottle shop,brasserie,breakfast,brewery,brewpub,brisket,brunch,buffet,buka,bukateria,butcher
      cafe,cafeteria,cake decorator,cake shop,calamari,canteen,cantina,carniceria,carryout,carvery,catering,cevicheria,cha chaan teng,chicken,chinese,chip shop,chiringuito,churrascaria,churreria,cidery,clams,coffee shop,cookout,corner shop,corner store,crab,crawfish,crayfish,creamery,creperie,csa box,curry
      darshini,date night,deli,delivery,dessert,dhaba,dim sum,dined out,diner,dining,dining out,dinner,distillery,drive through,drive thru,duck,duka la chakula
      eaten out,eatery,eating out,enoteca
      farmers market,feast,fish,fishmonger,food,food court,food shopping,food truck,foodcourt,formula,fromagerie,fruit and veg
      gastropub,gelateria,greengrocer,grocer,grocery,grocery run,grocery shopping
      haddock,halal shop,ham,hamper,happy hour,hawker,hibachi,hilsa,hot pot,hypermarket,hypermart
      ice cream truck,iftar,imbiss,indian,injera,izakaya
      kantine,karinderia,kbbq,kebab shop,keg,kirana,kitchen,konbini,kopitiam
      langar,leftovers,liquor,lobster,lunch,luncheon
      mackerel,mandi,meal,meat,mess bill,mess fees,mezze,milkman,mini mart,minimart,mutton
      night market,night out drinks,nightcap,nigiri,noodle bar
      off licence,off license,offie,omakase,osteria,oyster bar,oysters
      palengke,panaderia,parma,pasar,pasar malam,pasticceria,patisserie,picnic,pizza,pizzeria,pomfret,potluck,poutine,prix fixe,protein powder,provision store,provisions,pub
      ration,ration shop,restaurant,ribeye,ribs,roast,rodizio,rohu,room service,rosticceria,round,round of drinks
      salmon,sandwiches for the team,sardine,sari sari store,sashimi,scampi,schnitzel,seafood,sehri,set menu,shebeen,shisa nyama,shisanyama,shisha,shrimp,sirloin,small chops,smorgasbord,snackbar,snacks for the office,souk,spaza,speakeasy,sports bar,squid,steak,steakhouse,stockfish,suhoor,sunday roast,supermarket,supermart,supermercado,supper,surf and turf,sushi
      tab,table for 2,table for 3,table for 4,table for 5,table for 6,table for eight,table for five,table for four,table for six,table for three,table for two,taco truck,tagine,take away,take out,takeaway,takeout,tapas,taproom,taqueria,tasting menu,tavern,tea room,tea time,tearoom,thai,thali,tianguis,tiendita,tiffin,tortilleria,traiteur,trattoria,tuck shop,tuckshop,turkey,turkey crown
      veal,veg box,venison
      warung,wedding cake,weekly shop,wet market,wine bar,wine flight,winery
      yum cha
      zichar
    `,
  },
  {
    category: 'Transportation',
    price: 'small',
    words: `
      abonament stb,agbero,air for the tires,air pump,akbil,angkas,angkot,auto,autobus,autobuz,autopalya matrica,autorickshaw
      bahn ticket,bahncard,bajaj,bajaji,bakkie hire,becak,bencina,benzyna,bike light,bike rack,bike rental,bike share,bike taxi,bikeman,bikeshare,bilet miesieczny,bilhete,bkv berlet,bodaboda,breeze card,brt,bts card,bts fare,bts ticket,bus,bus card
      cab driver,cabbie,cabby,cable car,camion,car charge,car park,car wash,carguard,carpool,carwash,casetas,chairlift,chapas,charging,charlie card,chingchi,citi bike,city bike,clean air zone,clipper card,coach,cochera,colectivo,congestion charge,congestion fee,congestion zone,corredor azul
      daladala,dart charge,dartford crossing,day pass,dolmus
      e tag,elektrychka,elizabeth line,escooter,estacionamento,estacionamiento,etag,ezpass
      fare,fastag,ferry,flanelinha,franelero,full wash,funicular
      gbaka,grabbike,greenslip,gui xe
      habal habal
      jeepney,jet wash,jitney,jizdenka,jr pass
      kabu kabu,klong boat,kombi,korope
      leap card,longtail boat,lotacao,louage
      mafuta ya gari,marshrutka,marta card,maruwa,matatu,mathree,maxi taxi,mersey tunnel,meter,metro,metro card,metrocard,metrou,microbus,molue,monorail,moto,motorin,motorina,mototaxi,mushikashika,myjnia
      navigo,ndai,nduthi,nganya,nightbus
      octopus card,ojek,ojol,onibus,orca card,otobus,overground,oyster
      padyak,paliwo,pamasahe,parcare,park and ride,parkhaus,parking,parking garage,parkir,parkolas,parkovne,parkplatz,parquimetro,pasajes,pay and display,peage,peaje,pedagio,pedicab,pesero,piki piki,pikipiki,pociag
      rickshaw,rua xe,rucs
      s bahn,salina,sbahn,scooter,sherut,shuttle,skytrain,songthaew,subway,subway card,subway fare,subway ride,subway ticket
      taksowka,tambal ban,taxi driver,tempo,tenencia,three wheeler,toll,toll gate,tollway,train ride,train ticket,tram,tramvai,tramvaj,tramwaj,transit,transit card,transpo,travel card,tricycle,trishaw,troleu,trolley,trolleybus,tube,tuk tuk,tuktuk
      u bahn,ubahn,ulez,underground,uv express
      vaporetto,vapur,ventra card,viene viene,vignette,villamos,vonat
      water bus,water taxi
      xang,xe buyt,xe om,xich lo
      zr van
    `,
  },
  {
    category: 'Transportation',
    price: 'medium',
    words: `
      aa cover,adblue,air filter,air freshener,airport run,antifreeze,autogas
      ball joint,bensa,bensin,benzin,benzina,benzine,bike chain,bike hire,bike pedals,bike repair,bike service,bike servicing,bike tube,bike tune up,boda,boda boda,breakdown cover,breakdown recovery,bvg ticket
      cab,cambelt,car charging,car hire,car key,car mats,car tax,car vacuum,car wax,carburant,carburetor,carburettor,carpooling,carshare,catalytic converter,challan,charge point,charging station,charging the car,clamp,clamping,cng,coe,commute,commuter pass,coolant,cv joint
      dala dala,danfo,dash cam,dashcam,def fluid,detailing,deutschland ticket,deutschlandticket,diesel,dmv,drive shaft,drivers license,driveshaft,driving licence,driving permit
      e10,ebike rental,emissions test,engine oil,erp,etanol,ethanol,ev charge,ev charger,ev charging
      fan belt,fanbelt,fill up,filling station,fuel
      gas,gas pump,gas station,gasoil,gasoline,gear oil
      head gasket,hubcap
      impound,inner tube,inspection,international driving permit,itv
      jeep,jerry can,jump leads,jump start,jumper cables
      keke,key fob
      licence disc,license disc,license plate,license renewal,linkt,lrt,luas
      minibus,minicab,monthly pass,monthly ticket,mot,motor oil,moving van,mrt,muffler,mulkiya
      nafta,nct,number plate
      oil change,oil changed,oil filter,okada,opal,ov chipkaart
      panel beater,parked,parking fine,parking permit,parking ticket,pasmo,pcn,penalty charge notice,pertalite,pertamax,petrol,petrol pump,petrol station,pollution certificate,power steering fluid,presto,puncture
      radiator hose,rail,railcard,rapid charger,recovery truck,registration,rego,ride,ride home,ride share,rideshare,road tax,road worthy,roadside assistance,roadtax,roadworthy,roof rack
      salik,sat nav,screen wash,screenwash,season ticket,servo,shinkansen,shock absorber,smog,smog check,snow chains,spark plug,speed camera fine,speeding fine,speeding ticket,streetcar,subway pass,suica,supercharging
      tank,tank of gas,taxi,tie rod,timing belt,timing chain,tire fitting,tow,tow truck,towing,traffic fine,traffic ticket,train,transport,transportation,travelcard,tro tro,trotro,tune up,tyre fitting
      unleaded,ute
      v5,valet,van hire,van service,vehicle tax,vulcanizer
      warrant of fitness,washer fluid,weekly pass,weekly ticket,wheel,wheel balancing,windscreen,windshield,wiper,wof
      zone pass
    `,
  },
  {
    category: 'Transportation',
    price: 'big',
    words: `
      alignment,alternator,auto parts,auto repair,body shop,brake,bumper,car,car note,car parts,car repair,clutch,dealership,dent repair,exhaust,garage,gearbox,headlight,mechanic,moped,motorbike,motorcycle,radiator,scooter repair,suspension,tire,transmission,truck,tyre,tyre repair,used car
    `,
  },
  {
    category: 'Shopping',
    price: 'small',
    words: `
      acetone,agarbatti,air wick,ant killer
      baby oil,baby powder,badge,bakhoor,balloon,ballpen,ballpoint,bassinet,bath bomb,baygon,bb cream,beads,begonia,beyblade,bin bag,bindi,bird food,birdseed,biro,birthday card,bleach,blu tack,bobby pins,body butter,body mist,body spray,body wash,bog roll,bookmark,bubble bath,bubble wrap,budgie,bulb,bunting,buttons
      camphor,candle,cardstock,cartolina,castor oil,catnip,chapstick,cling film,clingfilm,clorox,cod order,cod parcel,cold cream,colgate,comb,comic,confetti,correction fluid,correction pen,correction roller,correction tape,cotton bud,cotton pads,cotton rounds,cotton wool,crayon,cricket ball,crochet hook,curlers,curling tongs,cyclamen
      dental floss,deodorant,dishcloth,dishwasher tablet,dishwashing liquid,disinfectant,diya,dog biscuits,dog bone,dog chew,domestos,door mat,downy,drain cleaner,drano
      earplugs,envelope,eraser,eye cream
      fairy liquid,fake nails,false nails,febreze,feeding bottle,felt tips,fern,fidget spinner,fishing line,flea collar,flipflops,floor cleaner,floss,fly spray,fly swatter,foil,folder
      garbage bag,geometry box,geranium,gillette,glass cleaner,glitter,glue,goldfish,golf ball,greeting card,guinea pig food,gumboot polish
      hair band,hair bobbles,hair mask,hair pins,hair spray,hairspray,hand sanitiser,hand sanitizer,hand wash,handwash,hanky,harpic,highchair,highlighter,hockey skates,huggies,hydrangea
      ice skates,incense
      jotter
      kajal,keychain,keyring,kitchen roll,kitten,kitten food,kleenex,knitting needle,kotex
      lamination,laundry bag,laundry tablet,lavender,legal pad,lenor,lightbulb,lighter,lip balm,lip liner,lip tint,lipgloss,litter tray,lizol,loo roll,loofah,lunch bag,lysol
      magazine,magnet,marbles,marker,matchbox,mathematical set,mehndi,micellar water,mortein,moses basket,mosquito coil,mosquito net,mosquito spray,mothballs,mr muscle,mug
      nail clippers,nail cutter,nail file,name tags,napkin,needle,newspaper,night cream,nose pin,notebook,notepad
      omo,oral b,oven cleaner
      paintbrush,pampers,pansies,pantene,panty liners,paper,paper clips,paper plates,paperclips,parcel cod,pe kit,pee pads,pen,pencil,persil,petunia,picture hook,plant food,plastic wrap,plug,post its,postcard,potting mix,press on nails,printout,pritt stick,protractor,puppy food,puppy pads
      q tips
      rabbit food,rakhi,rat poison,rat trap,ribbon,rinse aid,roach spray,road map,rosebush,rubber bands,ruler
      safety glasses,safety pins,sandpaper,sandwich bags,scissors,scourer,scratching post,scrubber,scrunchie,seedlings,sellotape,sensodyne,sequins,serviette,setting powder,setting spray,sharpener,sharpie,shaving foam,shaving gel,shea butter,shoelaces,shower gel,sindoor,skates,soap,sock,softener,spiral binding,sponge,squeegee,stain remover,stamp,stayfree,steriliser,sticker,sticky notes,straw,superglue,surf excel,swaddle,swim cap
      talcum,talcum powder,tampax,tape,teether,thumbtacks,tide pods,tipp-ex,tippex,tissue,toilet brush,toilet cleaner,toilet paper,toilet roll,toilet tablet,toothbrush,toothpaste,toothpick,tree lights,tsinelas,tweezers
      valentine,vaseline,velcro,vim bar
      washing line,washing liquid,washing tablet,washing up liquid,water gun,weedkiller,whiskas,windex,wipes,wrapping,wrapping paper
      xerox
      yoga block,yoyo
      ziploc,zipper,zoflora
    `,
  },
  {
    category: 'Shopping',
    price: 'medium',
    words: `
      abaya,action figure,adapter,adhesive,after shave,aftershave,agbada,air dry clay,air force ones,air fryer,air purifier,airfix,alarm clock,album,allen key,ammo,ammunition,angle grinder,ankara,anklet,antique shop,apron,aquarium filter,argan oil,art print,art supplies,aso ebi,attar,axe
      baby bottle,baby clothes,baby food,baby gate,baby monitor,babygro,backpack,bag,bait,baju kurung,baju melayu,baking tray,bale,ball,ballast,bangle,barbecue gas,barbell,barbie,barong,base layer,basin,basketball,bat,bath mat,bathrobe,batik,battery,bauble,beanie,beard oil,beauty supply,bedding,bedsheets,beehive,belt,bib,bible,bidi,bike bell,bike lock,bike pump,bikini,bin liner,binder,binoculars,bird cage,bird feeder,birthday gift,birthday present,blanket,blazer,blender,blouse,blusher,board game,bodyboard,bolt,bonsai,book,bookshop,bookstore,boots,boubou,bouquet,bowl,bowling ball,box cutter,box of nails,box of screws,boxers,bra,bracelet,braiding hair,brick,briefs,brita filter,brogue,brooch,broom,brushes,bucket,building sand,burqa
      cable,cactus,calendar,camping gear,can opener,canvas,cap,cap gun,capo,car boot,car seat,card,card game,cardigan,cartridge,case,casserole dish,cat carrier,cat flap,cat food,cat litter,cat treat,cat tree,catan,caulk,cctv,ceiling light,cement,chain saw,chainsaw,chair,chappal,charcoal,charger,charity shop,cheongsam,chess board,chess set,chessboard,chick mash,chinos,chipboard,chisel,chitenge,chopping board,christmas gift,christmas lights,christmas present,christmas tree,chromecast,churidar,cigar,cigarettes,ciggies,cigs,circuit breaker,circular saw,clay mask,cleaning supplies,cleanser,cleats,clogs,clothes,clothing,coal,coat,coffee grinder,coffee machine,coffee maker,cologne,comforter,compost,concealer,concrete,conditioner,convenience store,cookbook,cookware,cool box,cooler,copper pipe,corkscrew,cossie,costume,cot,cotton seed cake,coveralls,craft,crate,crib,cricut,crockpot,crocs,crop top,cross stitch,crowbar,cufflinks,cup,curtain,cushion,cutlass,cutlery,cutting board,cutting disc
      daffodils,dairy meal,dap fertilizer,dartboard,dashiki,day old chicks,deadbolt,decking,decoration,department store,detergent,dewormer,dhoti,diamond painting,diaper,diary,dice,dictionary,diffuser,dimmer switch,dining set,dirndl,dishes,dog bed,dog collar,dog food,dog harness,dog lead,dog leash,dog treat,doll,dollar store,dollhouse,dolls house,dominoes,door handle,door knob,door lock,doorbell,doorknob,doormat,drawing pad,dress,dressing gown,drill,drill bit,drip irrigation,drugstore stuff,drumsticks,dry erase,drying rack,drywall,duffel,dumbbell,dummy,dungarees,dupatta,duplo,dust mask,duster,dustpan,duvet
      e-liquid,earbuds,earphone,earring,easel,eau de toilette,echo dot,edibles,elastic,elf bar,embroidery,emulsion,epoxy,esky,espadrilles,essential oil,extension board,extension box,extension cord,extension lead,eyeliner,eyeshadow
      fabric,face cream,face mask,face wash,fags,fairy lights,false lashes,faucet,feed,fence,fencing,fertiliser,fertilizer,fire extinguisher,fire stick,firecrackers,firewood,fish food,fish tank,fishing gear,fishing lures,fishing net,fishing reel,fishing rod,fitbit,fitting,flash drive,flashlight,flask,flea market,fleece,flip flops,floor mats,floorboards,florist,flower,football,foundation,frame,french press,frisbee,fruit tree,fungicide,funko pop,furnace filter,fuse
      garage sale,garden,garden center,garden centre,gas canister,gele,geyser,gift,gift card,gift wrap,gift wrapping,gilet,glasses case,glassware,glove,goggles,going away gift,going away present,gold coin,golf balls,golf clubs,gomesi,gravel,grinder,grout,growers mash,guidebook,guitar string,gumboots,guttering,gym bag
      haberdashery,hack saw,hacksaw,hair clip,hair clippers,hair dryer,hair dye,hair extensions,hair gel,hair oil,hairbrush,hairdryer,hammer,hammock,hamster,hanbok,hand cream,hand saw,handbag,handsaw,hangers,hard drive,hardback,hardboard,hardware,harmonica,hat,hatchet,hay,hdmi,head shop,headband,headlamp,headphones,headset,heels,helmet,herbicide,hex key,hi vis,hijab,hiking poles,hinge,hockey stick,home decor,homeware store,hoodie,hookah,hose,hosepipe,hot water bottle,hot wheels,household,houseplant,huawei,humidifier,hyaluronic acid
      impact driver,ink,insecticide,insoles,insulation,iron,ironing board,ittar
      jacket,jandal,jeans,jellycat,jembe,jerrycan,jersey,jeweler,jeweller,jig saw,jigsaw,jiko,joggers,jordan ones,jordans,journal,jug,juicer,jumble sale,jumper,junction box,juul
      kadai,kaftan,kandura,kanga,kanzu,karcher,kebaya,keepsake,kente,kettle,kettlebell,keyboard,keys cut,kibble,kikoi,kikoy,kilt,kimono,kindle book,kindling,kitchen tap,kite,kitenge,knee pads,knickers,knife,knitting,knives,kurta,kurti
      lab coat,lace front,ladder,laminate,laminate flooring,lamp,lampshade,laundry basket,lawn mower,layers mash,le creuset,leaf blower,leash,leaving gift,leaving present,led strip,lederhosen,leggings,lego,lehenga,lenovo,letterbox,light strip,light switch,lilies,lingerie,linseed oil,lip gloss,lipstick,loafer,log splitter,logitech,logs,long johns,lotion,luggage,lumber,lunch box,lunchbox,lungi
      mabati,machete,maize bran,make up,makeup,makita,mall,mallet,mangalsutra,manure,marlboro,mascara,masonry nails,mcb,mdf,memory card,memory stick,merch,mic stand,microphone,microwave,miniatures,mirror,miter saw,mitre saw,mittens,mitumba,mixer,mixie,model kit,model train,modelling clay,modem,moisturiser,moisturizer,monopoly,mop,mortar,mouse,mulch,murram,museum shop,music shop
      nail gun,nail polish,nails and screws,nappy,neck pillow,necklace,nerf gun,newsagent,niacinamide,nicotine pouches,nikes,niqab,novel,npk,nuts and bolts
      oil pastels,okrika,oneplus,onesie,op shop,orbital sander,orchid,ornament,osb,overalls
      pacifier,padlock,paint,pajamas,pan,panga,panties,pants,papelaria,paperback,parasol,parka,parts,party supplies,patch kit,paving slabs,pawn shop,pedigree,pellets,pendant,pendrive,penknife,peonies,perfume,pesticide,pet carrier,pet food,pet shop,pet store,pet supplies,phone case,phone mount,photo frame,photocopy,phrasebook,picture frame,pillow,pillowcase,pinata,pitchfork,piñata,pjs,placemat,planks,planner,plant,plaster of paris,plasterboard,plasticine,plate,playdough,playmobil,pliers,plimsolls,plunger,plushie,plywood,poinsettia,polyfilla,poncho,poster,pot,pound shop,pound store,power adaptor,power bank,power strip,ppe,prayer mat,present,primer,printer,printing,ps5 controller,puffer,pull up bar,pull ups pack,pullover,puppy,purina,purse,push up bar,pushchair,putty,puzzle,pvc pipe,pyjamas
      quilt,quran
      rabbit hutch,racket,racquet,raincoat,rake,raspberry pi,rattle,rawl plugs,razor,rc car,rebar,record,reeds,relaxer,remote control car,resin,resistance band,retinol,rizla,roller,rollerblades,rollies,rolling pin,roofing nails,rope,rosary,rose,router,royal canin,rubiks cube,rucksack,rug,ryobi
      salt lick,salwar,samsung,sand,sandal,sanitary,saree,sari,sarong,sash,satchel,saucepan,saw blade,scarf,school bag,scrabble,scrapbook,screen guard,screen protector,screw,screwdriver,screws and nails,scrubs,sd card,sealant,secateurs,second hand shop,secret santa,see saw,seed,seed maize,seedling,seesaw,serum,set top box,sewing,shampoo,shapewear,shaver,shaving cream,sheet,shelf,shelves,shelving,sherwani,shin guards,shin pads,shinpads,shirt,shoe,shoe rental,shopping,shorts,shovel,shower head,shuttlecock,sickle,silicone,sink,skateboard,sketch pad,sketchbook,skillet,skin care,skincare,skirt,skirting,skirting board,skis,sleeping bag,slime,slipper,smart plug,smoke alarm,smoke detector,smoke shop,smokes,sneaker,snorkel,snowboard,socket,sofa cover,soil,solar lights,songket,sonos,soya meal,spackle,spade,spanner,spare key,spatula,sprinkler,squishmallow,stabilizer,stapler,stationers,stationery,steel caps,steel rods,steel toes,stereo,stocking,storage box,straightener,strap,streamer,stuff for the house,stuffed animal,succulent,sufuria,suit,suitcase,sunflowers,sunglasses,surfboard,surge protector,sweater,sweatpants,sweatshirt,swimsuit,swimwear
      tablecloth,tackle,tampon,tank top,tarp,tarpaulin,tawa,teapot,teddy,tee,tefal,tempered glass,tent,thermals,thermos,thermostat,thobe,thongs,thread,thrift store,tiara,tie,tiffin box,tights,tile,timber,tin opener,tinsel,toaster,tobacco,toilet seat,toiletries,toner,tool,toolbox,topsoil,torch,tote,towel,toy,toy car,trackies,tracksuit,train set,trainer,trash bag,trash can,travel guide,trike,trimmer,tripod,trousers,trowel,tshirt,tudung,tulips,tumbler,tupperware,turf,turpentine,turps,tux,tuxedo
      ugg,ukay,ukay ukay,ukulele,umbrella,undercoat,underlay,underwear,uniform,urea,usb
      vacuum,vape,vape juice,varnish,vase,veil,vest,vinyl,vinyl record,voltage stabilizer
      waistcoat,wall clock,wall plugs,wallet,wallpaper,warhammer,washing powder,water filter,water pistol,water pump,watercolors,watercolours,watering can,wax,weave,webcam,wedding gift,wedding present,weed killer,weights,wellies,wellingtons,wetsuit,wheat bran,wheelbarrow,white spirit,whiteboard,windbreaker,wine glasses,wire,wok,wood,wood filler,wool,workbench,wreath,wrench
      xbox controller,xiaomi
      yard sale,yarn,yeezys,yoga mat,yukata
      zyn
    `,
  },
  {
    category: 'Shopping',
    price: 'big',
    words: `
      air con,air conditioner,air cooler,airpods,amp,amplifier,appliance,armchair
      bathtub,bed,bedframe,bicycle,bike,blinds,bookcase,bookshelf
      cabinet,camera,canoe,carpet,cello,chandelier,chromebook,coffee table,computer,console,cooker,couch,cpu,curtains
      dehumidifier,designer bag,desk,dining table,dishwasher,drawers,dresser,drone,drum kit,dryer,dslr,dyson
      e reader,ebike,electronics,engagement ring,espresso machine
      fan,flatscreen,freezer,fridge,furniture,futon
      gaming chair,generator,gold chain,gopro,gpu,graphics card,grill,guitar
      headboard,heater,heifer,hob,hoover,hot tub
      inverter,ipad,iphone
      jewellery,jewelry
      kayak,kindle
      laptop,lawnmower,lens
      macbook,mattress,monitor,motherboard,mower
      nintendo switch
      oven
      paddle board,paddleboard,patio set,pc,peloton,phone,piano,piglet,playstation,power supply,pram,processor,projector,ps4,ps5
      ram,recliner,refrigerator,ring,roomba,rowing machine
      saddle,saxophone,shed,sideboard,smartphone,smartwatch,sofa,solar panel,soundbar,speaker,ssd,stove,strimmer,stroller,swing set,switch oled
      table,table saw,tablet,telescope,television,telly,tiller,tractor,treadmill,trumpet,turntable,tv
      vacuum cleaner,violin,vr headset
      wardrobe,washer,washing machine,watch,wedding dress,wedding ring,weight bench
      xbox
    `,
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words: `
      18 holes,9 holes
      admission,airsoft,album download,amusement park,app,aquarium,arcade,archery,audio guide,audiobook,axe throwing
      bachelorette,badminton court,ball game,ball pit,ballet,baseball game,baseball ticket,basketball court,basketball game,batting cages,battle pass,bet,betting,billiards,bingo,bioskop,bird watching,blackjack,blu ray,board game cafe,boat hire,boat rental,boat ride,boat trip,bookie,bookmaker,botanic garden,botanical garden,bottle service,bouldering,bounce house,bouncy castle,bowling,boxing match,broadway,bull riding,bumper cars,bungee
      campfire,canoe hire,canoeing,carnival,casino,casino chips,cd,cinema,circus,claw machine,climbing,climbing gym,climbing wall,clown,club,club entry,club subs,comedy night,comedy show,comic con,concert,corn maze,cosplay,court booking,court hire,cover charge,cricket,cricket match,curling
      dance night,dance recital,dandiya,darts,dating app,day out,derby,disco,dj,dlc,driving range,dvd
      ebook,eighteen holes,entertainment,entrance,entrance fee,entry fee,escape game,escape room,event,exhibition
      face painter,face painting,fair,fairground,fan meet,fan meeting,fantasy football,fantasy league,farm visit,ferris wheel,festival,fete,fifa points,film,fireworks,fishing charter,fishing licence,fishing license,fishing permit,fishing trip,five a side,five a side pitch,football field,football game,football match,football pitch,football season ticket,football subs,football ticket,footy,formula 1,free fire diamonds,fun,fun run,funfair,futsal
      gacha,gallery,gambling,game,game pass,gaming cafe,garba,gashapon,gig,go kart,go karting,golf,grand national,grand prix,green fee,greyhound racing,greyhounds
      half marathon,haunted house,hayride,hen do,hike pass,hobby,hockey game,horse race,horse races,horse racing,horse ride,horse riding,hot air balloon,hunting licence,hunting license,hunting permit
      imax,in app purchase,itunes
      jet ski
      kabaddi,karaoke,karting,kayak hire,kayak rental,kayaking,keno,kentucky derby,kino,kitesurfing,ktv
      lane hire,laser quest,laser tag,lawn bowls,lift pass,london eye,loot box,lottery,lotto,lotto ticket
      magazine subscription,magician,mahjong,manga,marathon entry,match day,match ticket,matinee,meet and greet,mela,melbourne cup,minigolf,ml diamonds,mobile game,movie,museum,music subscription,musical
      nascar,national park,newspaper subscription,night out,nightclub,nine holes,nintendo game,noraebang
      observation deck,observatory,open mic,opera
      pachinko,paddleboarding,padel,padel court,paint and sip,paintball,paintballing,panto,pantomime,paragliding,parasailing,park entry,park pass,parkrun,parlay,party,pay per view,pc game,pedalo,photocard,pickleball,pinball,pitch hire,planetarium,play,play cafe,playground entry,playland,playstation game,podcast,poker,pokies,pole dancing,pony ride,pool,popcorn at the movies,pottery painting,ppv,prom ticket,prom tickets,ps4 game,ps5 game,pub quiz,pumpkin patch,putt putt
      quad biking,quiz,quiz night
      race track,raffle,rafting,rave,redbox,rehearsal room,rehearsal studio,rink,river cruise,robux,robux gift card,rodeo,roulette,rugby match
      safari park,salsa night,scratch card,scratch off,scratchcard,scratchers,scratchie,scratchies,scuba,season pass,shooting range,show,skate park,skating,ski day,ski lesson,ski lift,ski pass,skins,skydive,skydiving,sledding,sledging,slot machine,slots,snooker,snorkeling,snorkelling,soft play,softplay,sparklers,sports,sportsbook,squash court,stag do,stand up,steam game,streaming,studio time,subscription,surf lesson,sweepstake
      ten pin bowling,tennis court,test match,the dogs,the races,theater,theatre,theme park,ticket,tombola,tough mudder,trampoline,trampoline park,triathlon entry,trivia night,twitch sub
      ufc fight
      v bucks,vbucks,video game,videoke
      water park,waterpark,whale watching,windsurfing,wine tasting,works do,wrestling
      xbox game
      zip line,zipline,zoo
    `,
  },
  {
    category: 'Bills',
    price: 'big',
    words: `
      accountant,accounting,alimony,architect
      bail,body corp,boiler,boiler repair,bricklayer,builder
      capital gains,carpenter,child support,contractor,conveyancing,council tax,credit card
      debt,decorator,down payment
      electric meter,electrical work,electrician,emi,estate agent
      gas meter,ground rent
      handyman,hmrc,hoa,home repair,house repair
      installment,instalment,insurance,irs
      joiner
      key meter,klarna payment
      landlord,lawyer,leccy,legal fees,letting agent,loan,lodger
      mortgage,movers,moving company,municipal account
      notary,nursery fees
      plasterer,plumber,plumbing
      rates account,rent,roof repair,roofer
      security deposit,self assessment,service charge,skip hire,storage unit,surveyor
      tax,tree surgeon
      upholsterer
      vat
      water account
    `,
  },
  {
    category: 'Bills',
    price: 'medium',
    words: `
      abonament,ac repair,ac service,ac servicing,affidavit,affitto,after school club,aircon cleaning,aircon service,airtime,alarm system,alberlet,alquiler,aluguel,ambag,amortization,antivirus,apartment maintenance,apostille,appliance repair,arisan bill,askari,association dues,atm charge,atm fee,attorney,au pair
      babysitter,babysitting,background check,bamba 50,bank charge,bank fee,bank transfer fee,bayar kos,bedspace,bijli,bill,bin charges,bin collection,birth certificate,blocked drain,boarding house,body corporate,bolletta,bollette,bookkeeper,booth rent,borehole,botijao,breakfast club,bricklaying,broadband,brokerage,building maintenance,burial society,business license
      cable bill,cable guy,cable tv,cablevision,carer,carpentry,cell bill,cell load,cell plan,cellphone load,celular recarga,certified translation,chair rent,child maintenance,childcare,childminder,chimney,chimney sweep,chit fund,cicilan,cleaner,cleaning lady,cleaning service,cloud storage,co working,comshop,condominium fee,conservancy,conta de agua,conta de luz,conveyancer,cooking gas,coworking,creche,customs,cyber cafe,cylinder
      data,data bundle,data plan,data sub,day care,daycare,dbs check,death certificate,desk rent,dhobi,diesel for gen,doladowanie,domain,domestic help,domestic helper,doładowanie,drain cleaning,drain unblocking,dry cleaning,dstv sub,dstv subscription,dth,dues,dumpster
      e levy,e load,electric,electricity,eload,energy,epf,exhauster,exterminator
      factura curent,faxineira,fee,foreign transaction fee,fridge repair,fumigation,fundi,funeral cover,funeral plan,funeral policy,furnace,furnace oil,furnace repair
      garbage,gardener,gas and electric,gas and electricity,gas bill,gas bottle,gas canister refill,gas cylinder,gas elpiji,gas refill,gen fuel,generator diesel,generator fuel,generator repair,geyser repair,gez,glazier,gotv,gst payment,gutter cleaning,gutter guy
      heating,heating oil,hipoteca,hire purchase,home help,home security,homeware insurance,hosting,house cleaning,house girl,house help,house painting,househelp,housekeeper,huur,hvac,hydro
      icloud storage,id card,interest charge,internet,intretinere,ironing,iuran,iuran rt
      jojo tank
      kaam wali,kabambe,kasambahay,kasasiro,kerosene,kita,kontrakan,kosan,kost,kozos koltseg,krankenkasse,kuota,kuryente
      labandera,landline,landscaper,landscaping,late charge,late fee,launderette,laundromat,laundry,lavanderia,lawn care,lawn guy,lawn mowing,lawn service,layaway,leccy meter,light bill,light token,line rental,linkedin premium,listrik,~load,load for my cellphone,load for my phone,load for phone,load po,loadshedding light,loyer,lpg
      m pesa charges,mai ruwa,maid,maintenance charge,mama fua,mantenimiento,marriage certificate,mashonisa,membership fee,meter top up,miete,mobile bill,mobile contract,mobile load,mobile plan,mobile recharge,momo charge,momo charges,momo fee,mowing,mpesa charge,mpesa charges,mpesa fee,mutuelle
      najem,nanny,national id,nebenkosten,notarization,nursery
      oil delivery,oil fill,oil tank,oven repair,overdraft
      painters,paload,paraffin,pasaload,passport fee,password manager,permit,pest control,pest guy,pet insurance,phone balance,phone bill,phone contract,phone credit,phone line,phone load,phone payment,phone plan,phone recharge,phone top up,pisonet,playgroup,po box,police clearance,pool service,pos charge,power,prad,prepaid electricity,prepaid light,prepaid load,prepaid meter,prepaid plan,prepaid token,prepaid tokens,prepaid units,propane,propane tank,pulsa
      rates,recarga,recharge,recharge card,recibo de luz,recycling,refuse collection,regaload,regular load,reincarcare,removal van,removalist,rental deposit,rewiring,roof guy,roof leak repair,roofing,rubbish collection,rubbish removal,rundfunkbeitrag
      saas,safe deposit box,satellite tv,school bus fee,security guard,security levy,self storage,septic,septic tank,service fee,sewage,sewer,sewerage,shop rent,sim,sim only,sitter,sky bill,smieci,sms charges,snow clearing,snow plow,snow removal,society maintenance,software,software license,software subscription,solar installation,solicitor,sparky,stall rent,stamp duty,standing charge,stima,storage fees,strata,strom,sworn translation
      takataka,talk time,talktime,tanque de gas,telephone,termite,tiler,tiling,token,token listrik,top up,town council,tradie,transaction charge,transaction charges,transaction fee,transfer charge,transfer charges,transfer fee,trash,tree cutting,tree removal,tree trimming,tubig,tv licence,tv license,tv repair,tv subscription
      union dues,utility
      vpn
      washing machine repair,waste collection,waste disposal,watchman,water bill,water charges,water company,water district,water tanker,water token,welder,welding,wi fi,wifi,window cleaning,wire fee,withdrawal charge,withdrawal charges,withdrawal fee
    `,
  },
  {
    category: 'Healthcare',
    price: 'small',
    words: `
      adderall,adult diapers,advil,aleve,allergy tablets,amlodipine,anadin,antacid,antifungal cream,antigen test,antihistamine,antimalarial,antiseptic,antiseptic cream,ashwagandha,aspirin,augmentin
      b12 shot,band aid,bandage,bcaa,beechams,benadryl,bepanthen,berocca,betadine,bio oil,bioflu,biogesic,biotin,blister plaster,blood sugar test,blood thinners,bravecto,brufen,bug spray,burn cream
      calamine,calamine lotion,calpol,canesten,cbc,cetirizine,chyawanprash,cialis,claritin,co-codamol,coartem,cocodamol,cod liver oil,codeine,cold and flu,combiflam,condom,contraceptive,cortisone cream,cough drops,cough mixture,cough syrup,crocin
      dayquil,decongestant,dettol,deworming,diaper rash cream,diclofenac,digene,dioralyte,disprin,doliprane,dolo,dulcolax,durex
      ear drops,eczema cream,efferalgan,electrolytes,eno sachets,epsom salt,excedrin,eye drop,eyedrops
      fish oil,flea drops,flea spray,folic acid,frontline plus
      gauze,gaviscon,glucometer,glucose powder,gripe water
      hay fever,hay fever tablets,hba1c,hydrocortisone,hydrogen peroxide
      ibuprofen,ice pack,imodium,incontinence pads,infacol,insect repellent,insulin pens,iodine
      lancets,lateral flow,laxative,lemsip,levothyroxine,lice shampoo,lice treatment,lipitor,loratadine,lozenge
      magnesium,malaria drugs,malaria test,mammography,mass gainer,medicamentos,melatonin,melatonin gummies,metformin,minoxidil,mosquito repellent,motrin,mounjaro,mouthguard,mouthwash,mucinex,multivitamin
      n95 masks,nappy cream,nappy rash cream,naproxen,nasal spray,nebulizer,neosporin,neozep,neurobion,nexium,nicorette,nicotine gum,nicotine patches,nipple cream,nit treatment,nurofen,nyquil
      omeprazole,ors sachets,otrivin,oximeter,ozempic
      painkiller,panado,panadol,pantoprazole,paracetamol,pcr,pedialyte,pepto,piriton,plaster,postinor,pre workout,pregnancy kit,probiotic,prozac
      rehydration salts,remedios,rennie,ritalin,robitussin,rubbing alcohol
      salbutamol,saline,salonpas,sanitary pads,saridon,savlon,sertraline,spirulina,statins,strepsils,sudafed,sudocrem,sugar test,sun cream,sun screen,sunblock,sunscreen,supplement,surgical mask,syringe
      tampons,teething gel,test strips,throat spray,thyroxine,tiger balm,tolak angin,tums,tylenol,typhoid test
      urinalysis
      vapor rub,ventolin,viagra,vicks,vitamin,voltarol
      warfarin,wart remover,wegovy,wrist splint
      zinc,zoloft,zyrtec
    `,
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words: `
      a and e,acupuncture,acupuncturist,aerobics,allergist,allergy shot,allergy test,amoxicillin,anaesthetist,analisis,ankle brace,ankle support,antenatal,antibiotics,apotheke,arzt,audiologist,audiology,ayurveda
      back brace,barre,bifocals,biopsy,birth control,bjj,blood pressure,blood pressure monitor,blood test,blood work,bloods,booster,botika,boxing class,bp machine,bp monitor,bp tablet,breast pump
      c section,cardiologist,care home,caregiver,check up,checkup,chemist,chemo,chemotherapy,chiro,chiropodist,chiropractor,clinic,co pay,collagen,compression socks,compression stockings,consult,consulta,consultation,contact lens,contact solution,contacts,copay,counseling,counselling,counsellor,counselor,covid test,cpap,creatine,crossfit,crutch,cryotherapy,cupping
      deep heat,dental,dental plan,dentist,dentista,denture,dentures,depo shot,dermato,dermatologist,dermatology,detox,dialysis,dietician,dietitian,dispensary,dna test,doctor,dokter,doktor,doula,dr,drogaria,drogueria,drug test,drugstore
      ear wax removal,ecg,echocardiogram,ekg,emergency room,endocrinologist,endoscopy,ent doctor,epipen,er bill,exame de sangue,eye exam,eye test,eyeglasses
      farmacia,filling,first aid,first aid course,fisioterapia,fitness,flea treatment,flu shot,full blood count
      gastroenterologist,glasses,glucose monitor,gp,gym,gynac,gynae,gynaecologist,gynecologist,gyogyszertar
      haematologist,hausarzt,health,health check,health insurance,healthcare,hearing aid,hearing test,heating pad,hematologist,hijama,hiv test,home nurse,homeopath,homeopathy,hospice,hospital,hospital bill,hospitali,hrt,huisarts,hygienist,hypnotherapy
      immunisation,immunization,inhaler,insulin
      jab
      kickboxing,kinderarzt,kiné,klinik,knee brace,knee support,krankengymnastik
      lab,lasik,leisure centre,lekarna,lenses,lipid profile,liver function test
      mammogram,massage,maternity fees,medecin,medical,medical aid,medical check,medical exam,medicare,medication,medicine,medikamente,meds,microchip,midwife,mole check,morning after pill,mouth guard,muay thai,médecin,médico
      naturopath,nebuliser,nephrologist,neurologist,neutering,new glasses,nexgard,nhs,night guard,nursing home,nutrition plan,nutritionist
      obgyn,obstetrician,oncologist,opd,ophthalmologist,optician,optometrist,orthodontics,orthodontist,orthopaedic,orthopedic,orthopedist,osteo,osteopath,osteopathy,ovulation test
      paediatrician,paternity test,pathology,pcr test,pediatra,pediatric visit,pediatrician,period products,personal trainer,personal training,pharmacie,pharmacy,physical,physician,physio,physiotherapie,physiotherapist,physiotherapy,pilates,pills,plan b,plano de saude,podiatrist,polyclinic,postnatal,pregnancy test,prescription,psychiatrist,psychologist,psychotherapist,psychotherapy,pt session
      rabies shot,radiology,rapid test,reflexology,reformer,rehab,reiki,rezept,rheumatologist
      sauna,scale and polish,scan,script,shots at the clinic,slimming world,smear,smear test,sonogram,sonography,specialist,spectacles,spin class,spinning class,std test,stethoscope,sti test,stool test,surgeon,swim,swimming
      tablets,tandarts,teeth whitening,tens machine,tetanus shot,therapist,therapy,thermometer,thyroid test
      ultrasound,urgent care,urine test,urologist
      vaccination,vaccine,varifocals,vet,veterinarian,voltaren
      walking frame,walking stick,wellness,whey,whitening strips,worming,wrist brace
      x ray,xray
      yoga
      zahnarzt,zimmer frame,zumba
    `,
  },
  {
    category: 'Healthcare',
    price: 'big',
    words: `
      aligners,ambulance,angioplasty,braces,cataract,colonoscopy,crown,ct scan,dental work,er visit,eye drops,fillings,gastroscopy,hair transplant,hearing aid batteries,implant,invisalign,ivf,mri,operation,physio course,radiotherapy,retainer,root canal,surgery,teeth cleaned,teeth cleaning,tooth,veneers,wheelchair
    `,
  },
  {
    category: 'Education',
    price: 'big',
    words: `
      a level
      bootcamp,bursar
      certification,college,conference ticket,course
      diploma,driving school
      enrollment,enrolment,exam
      gcse
      ielts
      kindergarten
      masterclass,masters
      online course
      phd,playschool,playschool fee,preschool,private school
      sat prep,school book,school fees,school tour,semester,seminar,student fees,study abroad,summer camp,summer school
      toefl,training,tuition
      uni,uni fee,university
      varsity,varsity fee
      workshop
    `,
  },
  {
    category: 'Education',
    price: 'medium',
    words: `
      acca,admission fee,after school care,anatomy book,art camp,art class,art teacher
      ballet class,ballet lesson,bharatanatyam
      calculator,capstone,chess coach,class,coaching,coding camp,coding course,conference fee,convocation fee,cooking class,course book
      dance class,day camp,development levy,diving course,drawing class,driving instructor,driving lesson,driving test,driving theory,drum teacher
      education,exam prep,exam registration,exercise book
      field trip,first aid training,flash cards,flashcards,flight school,football camp,football coach
      girl guides,gmat,graduation fee,graduation gown,gre,guitar lesson,guitar teacher,gymnastics
      hagwon,holiday camp
      judo,juku
      karate,kcse,kids lessons
      lab manual,language app,language class,language course,lesson,library fee,library fine,life coach,lsat
      madrasa,martial arts,math teacher,maths teacher,mcat,music class,music lesson,music teacher
      nachhilfe,nclex,nursery school
      o levels
      parent teacher,past papers,piano lesson,piano teacher,pottery class,professional membership,provisional licence,pta,puppy class,puppy training
      quran class,quran teacher
      revision book,revision guide
      salsa class,school,school lunch money,school photo,school supplies,school trip,science camp,science kit,scouts,sewing class,singing teacher,soccer camp,spanish class,stem camp,student card,student id,study guide,swim coach,swim teacher,swimming class,swimming coach,swimming lesson,swimming teacher
      taekwondo,tefl,tennis coach,term fee,term fees,test prep,text book,textbook,theory test,transcript,tutor,tutoring
      upsc
      violin lesson,violin teacher
      webinar,workbook
      yearbook
    `,
  },
  {
    category: 'Travel',
    price: 'big',
    words: `
      accommodation,accomodation,agriturismo,air b and b,air fare,air ticket,airfare,airline,airline ticket,airport fee,airport parking,airport tax,airport transfer,albergue,all inclusive
      b&b,bag fee,baggage,beach house,bed and breakfast,bnb,bnb booking,booking,booking fee,bureau de change
      cabin,camp site,campervan,campground,camping,camping trip,campsite,car rental,caravan,carry on fee,chalet,channel tunnel,checked bag,city break,cottage,cruise,currency exchange
      departure tax,disney cruise,disney trip,dorm bed,duty free
      e visa,esim,eurail,eurostar,evisa,excursion,extra legroom
      ferry crossing,flight,fuel surcharge
      glamping,guest house,guesthouse,gîte
      hajj,heathrow express,hire car,holiday,homestay,honeymoon,hostal,hostel,hostel bed,hotel,houseboat
      inn,interisland ferry,interrail,island hopping
      lodge,lodging,lounge,luggage fee,luggage storage
      motel,motorhome
      one way ticket,onsen
      passport,pilgrimage,plane,plane ticket,posada,pousada,priority boarding
      rent a car,rental car,resort,riad,roaming,roaming charges,roaming pass,round trip,round trip ticket,rv,rv park,ryokan
      safari,schengen visa,seat fee,seat selection,sightseeing,ski hire,ski trip,sleeper train,snorkel rental,souvenir,staycation,sun lounger,sunbed
      timeshare,tour,tourist tax,tourist visa,train to paris,travel,travel adapter,travel insurance,travel sim,travel tax,trekking,trip
      uk visa,umrah,upgrade
      vacation,van rental,villa,visa application,visa extension,visa fee,visa on arrival
      weekend away,weekend break
      yurt
    `,
  },
  {
    category: 'Other',
    price: 'medium',
    words: `
      acrylics,allowance for the kids,alterations,arisan,atm
      baksheesh,balayage,barber,barbershop,bikini wax,blow dry,botox,braids,brazilian wax,bridal makeup,brow lamination,brows,busker
      carpet cleaning,cash,cattery,chama,charity,church,collection plate,computer repair,cornrows,courier,customs duty
      dakshina,darzi,dog boarding,dog groomer,dog sitter,dog walker,dog walking,donation,dreadlocks,dry clean,duit raya
      eidi,esusu,extensions,eyebrows,eyelash
      facial,fine,food bank,food drive,food pantry,fundraiser,funeral
      godchild,gofundme,grooming,gurdwara
      hair,haircut,hairdresser,hammam,harambee,highlights,hundi
      import duty,import tax
      just giving,justgiving
      kennel,key copy,key cutting,kids allowance
      laptop repair,lash lift,lashes,leg wax,lip filler,locksmith,locs
      makeup artist,mani pedi,manicure,mehndi artist,microblading,mosque
      nails
      offering
      package,paluwagan,parcel,passport photo,pedicure,penalty,pet sitter,phone repair,photo booth,photo shoot,piercing,pocket money,poppy,post office,postage,puja
      rebond,rebonding
      sadaqah,salon,screen repair,shagun,shave,shipping,shoe repair,shoe shine,skin fade,sou sou,soup kitchen,spa,sponsor,sponsorship,stokvel,storage,susu,synagogue
      tailor,tan,tanning,tattoo,temple,threading,tip,tithe,tooth fairy,trim,tzedakah
      wash and fold,watch repair,waxing,wedding,whip round,wig,withdrawal
      zakat
    `,
  },
]

/** Words of money coming in; "salary 3000" is an income without any verb. */
export const incomeThings = `
  ad revenue,adsense,affiliate income,attendance allowance
  sahod,sweldo,suweldo,padala,benta,gst credit,carbon rebate,pell grant,srd grant,sassa grant,bonus,incentive,birthday money,babysitting money,back pay
  commission,cashback,cash back,carers allowance,child benefit,child tax credit,christmas money,chargeback,crypto profit
  disability benefit,disability check,disability cheque,disability living allowance
  dividend,dividends,deposit from work,direct deposit,expenses back,expense reimbursement
  freelance income,freelance,grant,gig money,holiday pay
  housing benefit,incapacity benefit,inheritance,income,invoice payment,interest income,savings interest,interest savings
  jobseekers allowance,jury duty pay,lottery win,maintenance loan,maternity allowance,overtime,overtime pay
  paycheck,pay check,paycheque,pay cheque,pay day,payday,pension,per diem,payout
  refund,rebate,reimbursement,royalties,rental income
  salary,stipend,social security,scholarship,side hustle,side gig,stimulus check,stimulus,severance,sick pay
  tax refund,tax return,tax rebate,tax credits,tip money,trading profit,unemployment,universal credit,wage,wages,winnings
  winter fuel payment
`
