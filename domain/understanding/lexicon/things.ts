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
      aam panna,abacha,abenkwan,abomu,absinthe,abula,acai,acai bowl,acarajé,achar,ackee,action bitters,adana kebap,adobo,afang,affogato,afritada,agatogo,agave,agbalumo,agege,agelgil,agua fresca,agua panela,aguachile,aguapanela,aguardiente,air bandung,ais kacang,aiyu,aji de gallina,ajiaco,ajvar,ajwa,akabanga,akabenz,akamu,akara,akaro,akpeteshie,akpu,akrantie,al pastor,ale,alfajor,alfajores,alloco,almoco,almojabana,almond,almuerzo,almuerzo ejecutivo,alomo bitters,aloo,aloo tama,aloo tikki,amagwinya,amala,amandazi,amarula,amasi,americano,amlou,ampalaya,ampesi,anchovies,anday,andazi,ang ku kueh,angwamo,anpan,anticucho,antojitos,apam balik,aperitif,aperitivo,aperol,apfelschorle,apfelstrudel,appam,appetiser,apple,appletiser,apricot,aptamil,arancini,arayes,areeka,areke,arepa,arroz,arugula,asaana,asado,asahi,asparagus,asun,ata rodo,atay,atchar,atole,atta,attieke,aubergine,avocado,ayam bakar,ayam geprek,ayam goreng,ayam penyet,ayamase,ayib,ayran,açaí
      ba wan,babyccino,bac xiu,bacalhau,baccala,bacon,bag juice,bagel,baghrir,bagoong,baguette,baigan choka,baiganee,baijiu,baingan,baingan bharta,bajigur,bajji,bajra,bak chor mee,bak kut teh,bak kwa,bake and shark,bakery,bakewell,baking powder,baklava,baklawa,bakmi,bakso,bakwan,baleada,balik ekmek,balti,balut,balık ekmek,bamboo shoots,bammy,ban mian,banana,bananacue,banchan,bandeja paisa,bandrek,bangers,bangus,banh cuon,banh mi,banh trang,banh xeo,banku,bannock,bao,baon,baozi,bap,bara brith,barbacoa,barfi,barm,barmbrack,barros luco,barszcz,basbousa,basil,basmati,bastilla,batagor,batata,batchoy,battenberg,bawang,bay leaf,bay leaves,bbt,bean,beavertail,bebek,bebek goreng,bee hoon,beef patty,beer,beerlao,beet,beetroot,beguni,beignet,bellini,bento,berbere,berry,besan,betingan,beyaynetu,bfast,bhaji,bhajia,bharta,bheja fry,bhel,bhel puri,bhindi,bhorta,bhujia,bhuna,bhuna khichuri,bia hoi,bian dang,biandang,bibimbap,bibingka,bica,bicol express,bier,biertje,bifana,big mac,bigas,bigos,bihon,biltong,biltong roll,bingsu,bintang,biriani,biriyani,birria,biscuit,bisi bele bath,bisibele bath,bisli,bisque,bissap,bissara,bitter gourd,bitter leaf,bitterballen,bitterleaf,blackberry,blini,bliny,bloody mary,blt,blue band,blueberry,bo kho,boba,bobotie,bocadillo,bocata,bodi,boerie,boeuf bourguignon,bofrot,bok choy,boli,bolillo,bolinhos,bombay mix,bombolino,bonda,bondwe,borek,borekas,borhani,borrel,borscht,bossam,bottle gourd,bouillabaisse,bouillon,boulangerie,bourbon,bourek,bourekas,bournvita,boxty,bozena shiro,braai,braai wood,braaivleis,bramborak,brandy,bratwurst,bread,breadfruit,brekkie,brekky,bretzel,brew,brie,brigadeiro,brinjal,briouat,broaster,broccoli,brochette,broetchen,broodje,broth,brownie,bruschetta,brötchen,bubble and squeak,bubur,bubur ayam,bud light,budae jjigae,buko,bulalo,bulgogi,bun,bungeoppang,bunny chow,bunuelo,bunuelos,burek,burger,burrata,burrito,burrito bowl,burukutu,bushera,bushmeat,buss up shut,butter,buttermilk,buttie,butty,byenda
      ca phe,cabai,cabbage,cachapa,cachaça,cachorro quente,cachupa,cacık,cadbury,cafe au lait,cafecito,cafezinho,caguama,cai fan,cai png,caifan,caipirinha,cake,calamansi,caldereta,calippo,callaloo,calpis,calvados,camembert,camote cue,campari,candy,candy floss,cannoli,cannolo,canola oil,cantaloupe,cao lau,capcay,cappuccino,capsicum,carajillo,caramel,carbonara,carinderia,carling,carlsberg,carne asada,carnitas,carrot,cashew,cassava,cassoulet,castle lite,catfish,cauliflower,cazuela,caña,cañas,celery,cendol,cereal,cerelac,cerveja,cevapi,ceviche,cha gio,cha yen,chaat,chacarero,chai,chai tow kway,chakalaka,challah,champagne,champorado,champurrado,chana,chanachur,chancho en piedra,changua,chapati,chapli kabab,chapo,char koay teow,char kuey teow,char kway teow,char siew,char siu,char siu fan,charcuterie,chardonnay,charquican,chatpate,chaufa,chawal,chawanmushi,chayote,chebakia,chebureki,chechebsa,cheddar,cheese,cheese roll,cheeseburger,cheesecake,cheesesteak,cheesymite scroll,cheetos,chelada,cherry,cheung fun,chhaas,chibuku,chibwabwa,chicago dog,chicha,chicha morada,chicharon,chichinga,chicken rolex,chickenjoy,chickpea,chicksilog,chifa,chikanda,chikki,chiko roll,chikoo,chikwangue,chilaquiles,chile relleno,chiles en nogada,chili,chilies,chilli,chillies,chimaek,chimichanga,chin chin,chinchinga,chingri,chipa,chipper,chippy,chips,chipsi,chirashi,chivito,choc top,chocolate,chocolatine,choila,cholado,chole,chole bhature,cholent,chomchom,chop suey,chopsuey,chorba,choripan,chorizo,chorrillana,chotpoti,chow mein,chowder,chowmein,christophine,chuhai,chumvi,chungwa,churrasco,churro,chutney,ciabatta,cider,cig kofte,cilantro,cilok,cilung,cimol,cinnamon,ciorba,ciorba de burta,cireng,claypot,clementine,club mate,cobbler,cochinita,cochinita pibil,cockles,cocktail,coco bread,cocoa,coconut,cocoyam,cod,coddle,coffee,coffee bean,cognac,coke,cola,colcannon,cold cuts,coleslaw,com binh dan,com ga,com rang,com tam,comida corrida,completo italiano,concha,cone,congee,cookie,cooking oil,coors,coors light,coq au vin,cordial,coriander,coriander leaves,corn,cornbread,cornetto,cornflakes,cornish pastie,corrientazo,cortadito,cortado,cottage pie,courgette,couscous,covrig,covrigi,cow foot,cow leg,cow tail,coxinha,cracker,cranberries,cream,creamer,creme brulee,creme fraiche,crepe,crisps,crispy pata,croissant,croque madame,croque monsieur,croqueta,crumble,crumpet,crunchie,cucumber,cullen skink,cumin,cup of coffee,cupcake,cuppa,curd,curry leaves,currywurst,custard,custard square,cze char
      daal,daal chawal,dabeli,dagaa,dagwood dog,dahi,dai pai dong,daifuku,daiquiri,dakgalbi,dal,dalgona,dambu nama,dan bing,danbing,dango,danish,danwake,dasheen,dawadawa,decaf,delele,dengu,derica,deruny,devon kings,dhalpuri,dhania,dhindo,dhokla,digestives,dim sim,dimmies,dinich,dinuguan,dip,dirty chai,doenjang,doenjang jjigae,dolma,dombolo,domedo,donair,doner,donut,doodh pati,doodh patti,dorayaki,doritos,doro wat,dosa,dosirak,double double,doubles,doughnut,douhua,doujiang,drink,droewors,drumstick,dry pot,dulce de leche,dulet,dumpling,durian
      earl grey,eba,ebinyebwa,eclair,edamame,edikaikong,edikang ikong,eet sum mor,efo riro,egg,egg hopper,egg rolex,eggettes,eggnog,eggplant,egusi,eis,eish baladi,eiskaffee,ekiben,elote,emoliente,empanada,emperador,enchilada,energy bar,energy drink,enfamil,enfrijoladas,ensaymada,eomuk,es campur,es doger,es jeruk,es kelapa,es teh,es teler,escargot,escovitch,esfiha,eshabwe,espetinho,espresso,esquites,eton mess,etouffee,ewa agonyin,ewa agoyin,ewedu
      fafda,fairy bread,fajita,falafel,falafel plate,falooda,faluda,famichiki,fan choco,fan yogo,fanta,farofa,fat cake,fatayer,fattoush,feijao,feijoada,fennel,feria libre,fernet,fernet con coca,ferrero rocher,fesenjan,feta,feteer,fig,fika,filled roll,filter kaapi,firfir,fish and chips,fish tea,fishball,fiteer,five alive,five roses,flammkuchen,flan,flapjack,flat white,flautas,float,flour,focaccia,foie gras,fondant fancy,fondue,foodstuff,footlong,fozelek,francesinha,frango,frappe,frappuccino,freddo,freezits,fries,friet,frietjes,frijoles,frikandel,frites,frittata,fromage,froyo,fruit,fry up,fuchka,fudge,fufu,fugazzeta,ful medames,ful mudammas,full english,full irish,funje,fura,fuska,fuyunghai
      g and t,gado gado,gahwa,gai yang,galangal,galbi,galbitang,galette,gallo pinto,gambas,gamjatang,gammon,ganne ka ras,gari,gari soakings,garlic,garnachas,garri,gatorade,gaufre,gazpacho,gbegiri,gebna,gelati,gelato,general tso,genfo,genmaicha,ghee,gherkin,gimbap,gin,ginebra,ginger,githeri,gizdodo,gizzada,gizzard,glass of wine,glögg,glühwein,gnocchi,gnuts,gob3,gobe,gobi 65,gobi manchurian,gochujang,goi cuon,gol gappay,gol gappe,gola ganda,golabki,golden morn,golgappa,gomen,gonja,gooseberries,gordita,goreng pisang,gorengan,gosht,goulash,gozleme,gołabki,granita,granola,grape,grapefruit,grapetiser,grappa,grasscutter,gravlax,gravy,green chilli,green grams,grits,groundnut,groundnut oil,growler,guabao,guac,guac bowl,guacamole,guajolota,guarana,guava,guay teow,gudeg,guinep,guinness,gukbap,gulab jaman,gulab jamun,gulaman,gulas,gulay,gulyas,gum,gumbo,gummies,gummy bears,gundruk,guotie,gutka,gyeranppang,gyoza,gyro,gyudon
      haagen dazs,haejangguk,haggis,hake,halaszle,haleem,halim,hallaca,halloumi,hallulla,halo halo,halva,halwa,hamburger,hangi,hanout,har gau,har gow,harcha,haribo,haring,harira,hash brown,hausa koko,hawawshi,hazelnut,hefeweizen,helado,helva,herb,herring,hertzoggies,highball,hoagie,hobnobs,hoi tod,hojicha,hokey pokey,hokkien mee,holubtsi,honey,honeydew,hopia,horchata,horlicks,hot choc,hot dog,hotdog,hotpot,hotsilog,hotteok,hsp,hu tieu,huevos rancheros,humita,humitas,hummus,hunters dry,hunters gold,hush puppies,hwahwa
      ibihaza,ibirayi,ibishyimbo,ice,ice cream,icecream,icee,icy pole,icyayi,idiyappam,idli,idly,ifinkubala,ifisashi,igikoma,ikan bakar,ikan bilis,ikinyomoro,ikivuguto,ilish,imarti,imineke,impwa,inasal,inca kola,indomie,inihaw,inka kola,inkomazi,ipa,irn bru,isaw,isi ewu,iskender,isombe,isso wade,itlog,iwisa
      jachnun,jackfruit,jager bomb,jagerbomb,jaggery,jalapeno,jalebi,jalfrezi,jaljeera,jam,jambalaya,jamon,jamu,japchae,jareesh,jellied eel,jellied eels,jelly,jerk chicken,jerky,jhal muri,jhalmuri,jian bing,jianbing,jiaozi,jicama,jiggies,jiggs dinner,jilapi,jim jum,jjajangmyeon,jjamppong,jjigae,jjimdak,jokbal,jollof,joojeh,jowar,juane,juice,juisi,juisi ya miwa,juju dhau,jus dorange,jägermeister
      kaapi,kabab,kabalagala,kabsa,kacchi,kachori,kachumbari,kadhi,kadhi chawal,kaffee,kafta,kahawa,kahwa,kaimati,kaiserschmarrn,kaitenzushi,kaju katli,kakanin,kakigori,kalabasa,kalakand,kaldereta,kale,kalguksu,kalyppo,kamote,kanafeh,kanelbulle,kangkung,kanom krok,kao niao,kape,kapenta,kapsalon,karaage,karahi,karak,kare kare,karela,karipap,karkade,karoti,kashata,kat a kat,katakat,katapa,katogo,katsu,katsudon,kawunga,kaya toast,kaya toast set,kebab,kebap,kebda,keema,kefir,kefta,kehwa,kelewele,kenkey,keropok,kerupuk,ketchup,ketoprak,key wat,khachapuri,khandvi,khanom,khao kha moo,khao man gai,khao moo daeng,khao pad,khao soi,khat,kheer,khichdi,khichuri,khinkali,khobz,kibbeh,kibbeling,kielbasa,kiełbasa,kikiam,kikomando,kilawin,kilishi,kimbap,kimbula banis,kimchi,kinche,kinder bueno,kinder joy,kinder surprise,kinilaw,kippers,kiri pani,kiribath,kirin,kit kat,kitfo,kitkat,kitumbua,kiwi,kleeja,klepon,klipdrift,knafeh,knedliky,knorr,knödel,kocho,koeksister,kofi brokeman,kofta,kofte,koki,kokorec,kokum,kolache,kombucha,konafa,konkonte,kontomire,koobideh,kool aid,kool-aid,koose,kopi,kopi susu,korma,kosai,koshari,koshary,kota,kotlet schabowy,kottu,kpomo,kra pao,krapfen,krapow,krembo,kroket,kuay teow,kubbeh,kuchen,kueh,kuey teow,kuih,kuku choma,kuku fry,kuku kienyeji,kulcha,kulche,kulfa,kulfi,kuli kuli,kumis,kumpir,kunafa,kunde,kung pao,kunu,kunun aya,kurma,kurtoskalacs,kushari,kutsinta,kvass,kway teow,kwek kwek,kwetiau,kyiv cutlet,käsekuchen,kölsch,künefe
      la casera,la croix,laban,labaneh,labneh,lacasera,lactogen,laddu,ladoo,ladyfinger,laffa,lager,laghman,lagman,lagrima,lahmacun,laksa,lamb,lambanog,lamian,lamington,lamprais,lanchonete,langos,lap cheong,laphing,larb,lard,lasagna,lasagne,lassi,latte,lauki,lavash,lays chips,lays crisps,leberkase,lebkuchen,lechon,lechona,leek,lemon,lemonade,lemongrass,lemper,lentil,lettuce,liempo,lime,limeade,limonana,limoncello,lindt,linguine,lipton,liquifruit,liquorice,litchi,litti,litti chokha,liver,lo mai gai,lo mein,loaf,loco moco,lokum,lollipop,lolly,lolly cake,lomi,lomo saltado,lonche,long black,longan,longganisa,longsilog,lontong,lor mee,lox,lu rou fan,lucky star pilchards,lucozade,lugaw,lulada,lumpia,lumpiang shanghai,luqaimat,luroufan,luwombo,lychee
      m&ms,maakouda,maamoul,mabhanzi,macaron,macarona bechamel,macaroni,macaroon,macchiato,machboos,machungwa,madafu,madeleine,madfoon,madondo,madora,maekju,maembe,mafe,mafuta ya kupikia,mageu,maggi,maghaz,magwinya,mahamri,maharage,maharagwe,maheu,mahewu,mahindi,mahshi,mai tai,maida,mais con yelo,maize,makgeolli,makhana,makiato,makolet,mala,malai boti,malasada,malatang,malawach,malbec,malewa,malt,malta,malted,maltesers,maltina,malunggay,malva,mamador,mamaliga,managu,manakeesh,manakish,manaqish,mandarin,mandasi,mandazi,mango,mangosteen,manousheh,mansaf,manti,mantika,mantou,manty,mantı,maputi,maqluba,mara tang,margarine,margarita,marisco,mariscos,marmalade,marmite,marmitex,marquesita,marquesitas,marraqueta,mars bar,marshmallow,martabak,martini,marzipan,masala,masoub,massaman,matcha,matemba,matoke,matooke,matumbo,mauby,maultaschen,mayai,mayo,mayonnaise,mazamorra,mazamorra morada,mazapan,maziwa,mazoe,mbaazi,mbuzi choma,mcflurry,mchele,meal deal,meatball,meatloaf,mechado,mechoui,medialuna,medjool dates,mee goreng,mee pok,mee rebus,mee siam,mee soto,meetha,melktert,melon,melon pan,melonpan,memela,mendoan,menemen,mentos,menu del dia,menudo,meorav,mercimek,merguez,merienda,merlot,meronpan,methi,mezcal,mi quang,mian xian,michelada,michopo,midye,midye dolma,mie ayam,mie goreng,mielie,mihogo,milanesa,milk,milk tart,milk tea,milka,milkshake,millefeuille,miller lite,millet,milo,mimosa,mince,mince pie,mint,mint leaves,minyak goreng,miraa,misal,mishikaki,mishkaki,mishti,misir,miso,misto quente,mithai,mititei,miyan kuka,mizuzu,mkate,mlyntsi,mocha,mochi,modak,modelo beer,mofongo,mogodu,mohinga,moi moi,moimoi,moin moin,mojito,mole poblano,molletes,molokhia,momo,mondongo,monggo,monster,monster energy,moo kata,moo krob,moo ping,mookata,mooncake,moqueca,morog polao,morogo,mortadella,moscow mule,mote con huesillo,mote con huesillos,motichoor,moules frites,mountain dew,moussaka,moutabal,mozzarella,msemen,mshikaki,mtn dew,mtori,muchomo,mudu,muesli,muffin,mughlai,muguka,mukene,mukimo,mulokony,munchy box,munggo,munkoyo,muriwo,mursik,murtabak,murukku,musakhan,mushroom,mussels,mustard,musubi,mutabbaq,muthokoi,mutura,mutzig,mysore pak
      naan,nacatamal,nacho,naengmyeon,nalysnyky,nam tok,namkeen,nanasi,nariyal pani,nashta,nasi ayam,nasi box,nasi bungkus,nasi campur,nasi dagang,nasi goreng,nasi kandar,nasi kerabu,nasi kotak,nasi kuning,nasi lemak,nasi padang,nasi uduk,nata,natto,ndengu,ndizi,ndizi nyama,ndole,nectarine,neeps,negroni,nem,nem ran,nescafe,ngumu,nihari,nihonshu,nik naks,niknaks,nikuman,nilaga,nimbu pani,njugu,nkate nkwan,nkwobi,nomihodai,nomikai,noodle,nopales,nsenene,nshima,nugget,nuoc mia,nut,nutella,nyama,nyama choma,nyanya
      oat,oatcake,oatmeal,oblea,obleas,obundu,obushera,obwarzanek,oden,odeng,ofada,ofe nsala,offal,ogbono,ogi,ogiri,ogogoro,okonomiyaki,okpa,okporoko,okra,okro,okroshka,oliang,oliebol,oliebollen,olive,olive oil,om ali,omelet,omelette,omena,omo tuo,omurice,ondeh ondeh,onigiri,onion,oolong,opor ayam,orange,oregano,oreo,oreos,orh luak,orijin,oros,oscypek,otak otak,ouzo,ovaltine,oxtail,oyakodon
      paan,pad kra pao,pad krapow,pad see ew,pad thai,padaria,paella,pain au choc,pain au chocolat,pak choi,pakoda,pakora,pakoray,pakore,paksiw,palabok,palak,palatschinken,paleta,palitaw,palm oil,palmwine,pambazo,pampushky,pan amasado,pan con palta,pan de coco,pan de sal,pan de yuca,pan dulce,pan mee,pancake,pancit,pandebono,pandesal,paneer,panettone,pani puri,panini,panino,panipuri,pannenkoek,pannenkoeken,panta,panta bhat,panuchos,pao de queijo,pao frances,paozinho,pap,papa rellena,papad,papadum,papanasi,papaya,paprika,parachichi,paratha,parfait,parle g,parmas,parmesan,parmi,parmigiana,parmy,parotta,parsley,party pie,pasalubong,passata,passionfruit,pasta,~pastel,pastel de choclo,pastel de feira,pasti,pastizzi,pastrami,pastry,pasty,patacon,patat,patatas bravas,patbingsu,pate,patongo,patties,patty melt,paua fritter,pav bhaji,pavlova,paya,payasam,pb and j,pbj,pea,peach,peanut,pear,peardrax,pebre,pecan,pecel,pecel lele,pechay,pecorino,peda,pediasure,pelau,pelmeni,pempek,penne,pepero,pepper,peppered snail,pepperoni,pepperpot,peppersoup,pepsi,peri peri,pernil,peroni,persimmon,pesarattu,pesto,petha,pg tips,philly,pho,pholourie,phuchka,piadina,pic n mix,picanha,picarones,pick and mix,pick n mix,pickle,pide,pie,pierogi,pierogies,pilaf,pilau,pilav,pilchards,pils,pimms,pina colada,pinakbet,pincho,pineapple,pinot noir,pint,pintxo,pique macho,piroshki,pirozhki,pisang goreng,pisco,pisco sour,piscola,pistachio,pita,pitha,pittu,piyaju,placki,placki ziemniaczane,plantain,plat du jour,plov,plum,pluto pup,po boy,pocari,pocari sweat,pocky,poffertjes,poha,point and kill,poisson braisé,poke,poke bowl,pol sambol,polenta,polony,polvoron,pomegranate,pomelo,pommes,ponche de creme,pongal,ponmo,poori,pop,popcorn,popiah,poppadom,popsicle,porchetta,pork,porkolt,porotos,porotta,porridge,posho,potato,potjie,potjiekos,potstickers,poulet braisé,power oil,powerade,pozole,poğaça,pralines,prata,prawn,pretzel,pringles,profiterole,pronutro,prosciutto,prosecco,protein bar,provoleta,prunes,ptitim,pudding,puff puff,pulao,puliyogare,pulque,pulutan,pumpkin,pupusa,puri,puto bumbong,puttu,pão
      qatayef,qorma,quality street,quarter bunny,quesabirria,quesadilla,queso,quiche,quince,quinoa,quinua
      rabdi,rabri,raclette,radish,radler,ragda pattice,ragi,ragi mudde,raib,raisin,raita,rajma,raki,rambutan,ramen,ramune,ramyeon,ramyun,rantott hus,rapeseed oil,rasgulla,rasmalai,raspado,raspao,raspberry,ratatouille,rava,ravioli,rawon,red bull,red horse,red oil,red red,red stripe,redbull,regag,reineta,rendang,reuben,rfissa,rhubarb,ribena,rice,rice bowl,ricoffy,ridge gourd,riesling,risoles,risotto,rizek,rocoto relleno,rogan josh,rojak,rolex and chips,roll,roll paratha,rooh afza,rooibos,ropa vieja,roquefort,rosca de reyes,roscon,roshmalai,roshogolla,rosti,roti,roti canai,roti parcel,rou jia mo,rou yuan,roujiamo,royco,rugelach,rum,runbing,rusk,rye
      saag,sabich,sabji,sabudana,sabzi,sadza,saheena,sahlab,sai krok,sajji,sake,salad,salad bowl,salami,salchipapa,saleeg,salgam,salpicon,salsa,salt,salteña,saltfish,samaki,samay baji,sambal,sambar,samboosa,sambosa,sambousek,sambuca,sambusa,samgyeop,samgyeopsal,samgyetang,samgyupsal,samosa,samosas,samosay,san miguel,sanbeiji,sancocho,sandesh,sando,sandwich,sanga,sangria,sangsom,sanguche,sanguches,saorma,sapin sapin,sarmale,sarnie,sarson ka saag,satay,sate,sate ayam,satsuma,sauce,saucisson,sauerkraut,sausage,sausage sizzle,sauv blanc,savanna dry,saveloy,sayote,sayur,sayuran,scallion,scallops,scent leaf,schabowy,schmear,schnitty,schooner,schorle,scone,scotch,scrumpy,sea bass,sea bream,sea moss,seasoning cubes,seblak,seitan,sekuwa,selection box,sellou,seltzer,semo,semolina,semovita,seolleongtang,serabi,servo pie,sesame oil,sfenj,sfiha,shabu shabu,shake,shakshuka,shallots,shandy,sharbat,sharubati,shashlik,shashlyk,shave ice,shawarma,sheermal,sherbet,shingara,shiraz,shiro,shish taouk,shish tawook,shito,shochu,shortbread,shot,shrikhand,shutki,sidra,siew mai,silog,silverfish dry,similac,simit,simsim,singha,sinh to,sinigang,siomai,siomay,siopao,sirap bandung,siri paye,sisig,siu mai,six pack,skittles,skop,skopo,skyr,slaw,slice,slice of cake,slice of pizza,slider,slim jim,sloppy joe,slurpee,slush,slushie,smashed avo,smazak,smazeny syr,smetana,smocha,smokie,smoko,smoothie,smoothie bowl,smorrebrod,snack,snag,snails,snapple,snickers,snoek,snow cone,soan papdi,soan papri,soba,sobia,sobolo,soda,soft serve,softdrinks,sogo2,soju,sol kadhi,solyanka,som tam,som tum,somaek,somsa,son papdi,sona masoori,sooji,soondae,sopaipilla,sopaipillas,sope,sopes,sorbet,sorghum,soto ayam,soto betawi,soto lamongan,soto mie,soup,sourdough,soursop,souse,souvlaki,spaetzle,spag bol,spaghetti,spam musubi,spanakopita,sparletta,spatlo,speculoos,spice,spinach,sprite,spritz,squash,sriracha,stamppot,starburst,starter,steamboat,stella artois,stevia,stew,sticky rice,stock cube,stollen,stottie,stout,stovies,strawberry,string hoppers,stroopwafel,strudel,stubbies,stubby,stuffing,su boregi,sub,suco,sufganiya,sufganiyot,sugar,sujebi,suji,sukari,sukiyaki,sukuma,sukuma wiki,sultanas,sundae,sundal,sundubu,sunflower oil,supermalt,sushi train,suya,svickova,sweetcorn,sweetener,sweets,syrniki,syrnyky,syrup,sütlaç
      t bone,taameya,tabasco,tabbouleh,tacacho,taco,tagliatelle,tahdig,tahini,taho,tahu,taiyaki,tajine,takis,takoyaki,tallarin saltado,tamagoyaki,tamal,tamale,tampico,tanduay,tang yuan,tangawizi,tangerine,tanghulu,tangsuyuk,tangyuan,tapsilog,taquito,tart,tarta de verdura,tarte,tarte au citron,tartiflette,tatashe,tau huay,tau huey,tawook,tayto,tea,tea leaves,teabag,teabags,teacake,tecate,teff,teh,teh siew dai,teh tarik,tehari,tehina,tempe,tempeh,tempura,tenders,tepache,teppanyaki,tequeño,tequila,terang bulan,terere,teriyaki,tetley,thai tea,thakali set,thalipeeth,thambili,thandai,thepla,thickshake,thieb,thieboudienne,thosai,three crowns,thukpa,thyme,tibs,tic tac,tigernut,tikiti maji,tikka,tilapia,tim tam,timbits,tinnies,tinola,tintico,tinto de verano,tip jar,tiramisu,tlacoyo,tlacoyos,tlayuda,toad in the hole,toast,toasted special,toastie,toblerone,tocilog,tocino,toffee,tofu,toltott kaposzta,tom kha,tom saap,tom yum,tomatillo,tomato,tong sui,tongba,tongseng,tonkatsu,torta,tortilla,tostada,tosti,tostones,tot,tourtiere,tra da,tra sua,trail mix,tramezzino,trdelnik,tres leches,trifle,trileçe,trout,tsingtao,tsire,tsukemen,tteok,tteokbokki,tuborg,tuna,tunnocks,tuo zaafi,turk kahvesi,turkish delight,turmeric,turnip,turnover,turon,turshi,tusker,tuwo,tuwo shinkafa,tuyo,tvorog,twisties,twix,tzatziki
      ube,ubugali,udon,ugali,ugu,uji,uji power,ulam,umeshu,umm ali,umngqusho,umqombothi,umutsima,unagi,undhiyu,unga,upma,urojo,urwagwa,uthappam,uttapam,uzvar
      vada,vada pav,vadai,vareniki,varenyky,vatapá,veg,vegemite,vegetable,veggie,ven pongal,vending machine,vermouth,vermut,vetkoek,viazi karai,victoria sponge,viennetta,viennoiserie,viju,vimto,vindaloo,vinegar,vinkubala,visashi,visheti,vitumbua,vitumbuwa,vitunguu,vleis,vodka
      waakye,waffle,waina,wali maharage,wali nyama,walnut,wantan mee,wanton mee,waragi,warkop,warteg,wasabi,watalappan,water,water bottle,waterleaf,watermelon,wattalappam,wedang jahe,wedges,weet bix,weetabix,weisswurst,weizen,whelks,whippy,whiskey,whisky,white claw,whitebait fritter,whittakers,whopper,wine,wing,wispa,wonton,wors,wotsits,wrap
      x-tudo,xiaolongbao,xlb
      yakiniku,yakisoba,yakitori,yam,yangrouchuan,yansu ji,yassa,yeast,yerba,yerba mate,yoghurt,yogurt,yomari,yong tau foo,you tiao,youtiao,yuenyeung
      zaalouk,zaatar,zanzibar mix,zap nax,zapiekanka,zaza,zi char,zilzil,zingalo,zobo,zongzi,zooper dooper,zucchini,zurek
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
      aboboyaa,abonament stb,abono de transporte,abono transporte,agbero,air for the tires,air pump,airport drop off,akbil,almendron,andante card,angkas,angkot,atlantis pass,auto,autobus,autobuz,autopalya matrica,autorickshaw,autostrada
      badge telepeage,bahn ticket,bahncard,bajaj,bajaji,bakkie hire,becak,beep load,beep reload,bemo,bencina,bendskin,bentor,benzyna,bicitaxi,biglietto treno,bike light,bike rack,bike rental,bike share,bike taxi,bikeman,bikeshare,bilet miesieczny,bilhete,bip card,bkv berlet,bodaboda,bonobus,boris bike,breeze card,brt,bts card,bts fare,bts ticket,bus,bus card,buseta
      cab driver,cabbie,cabby,cable car,cablebus,cablebús,camion,camioneta,candongueiro,car charge,car park,car wash,carguard,carpool,carro publico,carwash,casetas,catamaran ticket,chairlift,chapa 100,chapas,charging,charlie card,chingchi,citi bike,citibike,city bike,clando,clean air zone,clipper card,coach,cochera,cocotaxi,colectivo,commuter omnibus,commuterline,congestion charge,congestion fee,congestion zone,corredor azul
      daladala,dart charge,dart ticket,dartford crossing,day pass,day rider,dayrider,daysaver,dolmus,drop off charge
      e tag,einzelticket,elektrichka,elektrychka,elizabeth line,erickshaw,escooter,estacionamento,estacionamiento,etag,ezpass
      fahrkarte,fahrschein,fare,fastag,ferry,flanelinha,flexi ticket,franelero,fula fula,full wash,funicular
      gbaka,grabbike,greenslip,guagua,gui xe
      habal habal,hydrofoil
      ic card
      jak lingko,jeepney,jet wash,jitney,jizdenka,jobticket,jr pass,jump bike
      kabu kabu,kabukabu,kiss and fly,klong boat,kombi,korope,kupapata,kuukausilippu
      launch ticket,leap card,longtail boat,lotacao,louage
      mafuta ya gari,marshrutka,marta card,maruwa,matatu,mathree,matkakortti,maxi taxi,maxitaxi,mersey tunnel,meter,metro,metro card,metrocable,metrocard,metromini,metrou,microbus,mikrolet,mobib,mobib card,molue,monatskarte,monorail,moto,motoconcho,motorin,motorina,motorsai,mototaxi,mototaxista,multi storey,multicab,muni pass,mushikashika,myjnia
      navigo,ndai,ndiaga ndiaye,nduthi,nganya,nightbus
      octopus card,ojek,ojol,onibus,oplet,orca card,otobus,overground,oyster
      padyak,paliwo,pamasahe,parcare,park and ride,parkhaus,parking,parking bay,parking garage,parkir,parkolas,parkovne,parkplatz,parquimetro,pasaje de bus,pasajes,pay and display,peage,peaje,peak ticket,pedagio,pedicab,people mover,pesera,pesero,pikavignette,piki piki,pikipiki,platform ticket,plusbus,pociag,poda poda,podapoda,portagem,pragya,pump boat,pumpboat
      qingchi
      railway ticket,ravkav,ravkav top up,rfid load,rickshaw,riverbus,ropeway,rot daeng,rovinieta,rovinietă,rua xe,rucs
      s bahn,salina,santander bike,sbahn,scooter,semester ticket,semesterticket,sept place,sherut,shuttle,ski bus,skytrain,sleeper ticket,snapper card,song thaew,songthaew,speedboat transfer,strippenkaart,subway,subway card,subway fare,subway ride,subway ticket,swift card
      tageskarte,taksi,taksowka,tambal ban,tatkal ticket,taxi driver,teleferico,teleférico,telepeage,tempo,tenencia,three wheeler,threewheeler,tisa card,toktok,toll,toll gate,tollway,touchngo,traghetto,train ride,train ticket,tram,tramvai,tramvaj,tramwaj,tramway ticket,transit,transit card,transpo,travel card,travel pass,tricimoto,tricycle,trishaw,troika card,troika top up,trolebus,trolebús,troleu,trolley,trolleybus,trufi,tube,tuk tuk,tuktuk,txopela,télépéage
      u bahn,u pass,ubahn,ulez,umo pass,underground,upass,uv express
      vale transporte,van gari,vaporetto,vapur,ventra card,viene viene,vignette,villamos,vlt,vonat
      water bus,water taxi,winieta,wochenkarte,woro woro
      xang,xe buyt,xe om,xich lo
      zemidjan,zr van
    `,
  },
  {
    category: 'Transportation',
    price: 'medium',
    words: `
      aa cover,aa membership,abs sensor,ac regas,activa service,ad blue,adblue,air con regas,air filter,air freshener,aircon regas,airport run,akaryakit,akaryakıt,alloy refurb,alternator belt,antifreeze,apk keuring,arac muayene,autogas,axle stand
      ball joint,bensa,bensiini,bensin,benzin,benzina,benzine,besiktning,bike cable,bike chain,bike fitting,bike hire,bike pedal,bike pedals,bike repair,bike saddle,bike service,bike servicing,bike tax,bike tube,bike tune up,bike wash,bilbesiktning,billete de tren,bio solar,blue slip,boda,boda boda,boleto de tren,bottle cage,bpkb,brake cable,brake cleaner,brake light bulb,brake shoes,brandstof,breakdown cover,breakdown recovery,breakdown service,brændstof,bvg ticket
      cab,cabin filter,cambelt,camshaft,car charging,car hire,car key,car mats,car perfume,car seat cover,car shampoo,car tax,car vacuum,car wax,carb clean,carb cleaner,carburant,carburante,carburetor,carburettor,carpooling,carshare,carte grise,catalytic converter,ceramic coating,chain and sprocket,chain lube,chain sprocket,challan,charge point,charging station,charging the car,clamp,clamping,clutch cable,cng,coe,coil pack,coil spring,combustivel,combustível,commute,commuter pass,control arm,controle technique,contrôle technique,coolant,crankshaft,crit air,cv axle,cv boot,cv joint
      dala dala,danfo,dash cam,dashboard polish,dashcam,de icer,def fluid,deicer,denda tilang,dent removal,derailleur,detailing,detran,deutschland ticket,deutschlandticket,dexlite,diesel,differential oil,distributor cap,dmv,dpf clean,dpvat,drive belt,drive shaft,driver fee,driver's fee,drivers licence,drivers license,drivers permit,driveshaft,driving licence,driving license,driving permit,drivstoff,drop link
      e10,ebike rental,echallan,ecu remap,egr clean,egr valve,emission test,emissions test,emissions testing,engine degreaser,engine flush,engine mount,engine oil,engine overhaul,engine wash,erp,etanol,ethanol,ev charge,ev charger,ev charging,ev charging cable
      fan belt,fanbelt,fill up,filling station,fog light,fordonsskatt,fork oil,fork seals,freight charge,fuel
      gas,gas pump,gas station,gasohol,gasoil,gasoleo,gasoline,gasolio,gasóleo,gazole,gear cable,gear oil,generalabonnement,glow plug,grease job,green slip
      halbtaxabo,half shaft,handbrake cable,handlebar,handlebar tape,hauptuntersuchung,head gasket,headlamp bulb,headlight bulb,helmet visor,hub cap,hubcap
      ice scraper,idler pulley,ignition coil,immobiliser,immobilizer,impound,indicator bulb,injector cleaner,injector cleaning,inner tube,inspection,interim service,international driving permit,ipva,istimara,itv
      jahreskarte,jeep,jerry can,jump leads,jump start,jumper cables,junalippu
      katsastus,keke,key fob,kfz steuer,kickstand
      l plates,ladesäule,lambda sensor,leaf spring,learner licence,learner license,learner permit,learner plates,learners licence,learners license,learners permit,licence disc,licence plate,licence renewal,licenciamento,license disc,license plate,license renewal,license test,linkt,locking wheel nuts,logbook transfer,lorry hire,low emission zone,lowering springs,lrt,luas,lube job,lug nuts
      maf sensor,magic tree,major service,marchamo,minibus,minicab,minor service,monthly pass,monthly ticket,mot,motor oil,motorrijtuigenbelasting,moving van,mrt,mud flaps,mudguard,muffler,mulkiya
      nafta,nct,number plate
      obd reader,obd scanner,oil change,oil changed,oil filter,oil service,okada,opal,outboard oil,ov chipkaart,overspeeding fine
      p plates,paint protection,pajak motor,panel beater,panel beating,pannier,parked,parking fine,parking permit,parking ticket,pasmo,passe andante,passe social,pcn,penalty charge notice,permiso de circulacion,pertalite,pertamax,petrol,petrol pump,petrol station,pickup hire,pink slip,piston rings,pollen filter,pollution certificate,polttoaine,power steering fluid,presto,provisional license,przegląd auta,puc certificate,puncture
      radiator hose,rail,railcard,railway pass,rapid charger,rc transfer,rear view mirror,recovery truck,red light fine,red light ticket,refrendo,registration,rego,respray,revision tecnica,revisión técnica,ride,ride home,ride share,rideshare,rifornimento,riteve,road fund licence,road tax,road user charges,road worthy,roadside assistance,roadtax,roadworthy,rocker cover,rodalies,ron95,ron97,roof bars,roof box,roof rack,rust treatment
      salik,sans plomb,sat nav,scooty service,scratch repair,screen wash,screenwash,season ticket,seat reservation,serpentine belt,servo,shinkansen,shock absorber,side mirror,sleeper berth,smog,smog check,snow chains,spark plug,speed camera fine,speed ticket,speeding fine,speeding ticket,spray painting,sprocket,stabiliser link,starter motor,steering cover,steering lock,stnk,streetcar,strut mount,subway pass,suica,supercharging,sway bar link
      tag renewal,tags renewal,tail light,taillight,tank,tank of gas,tankolás,tankowanie,tankstelle,tatkal,taxi,throttle body,throttle cable,tie rod,timing belt,timing chain,tire fitting,tire plug,togbillet,togbillett,touch up paint,tow,tow truck,towbar,towing,tpms sensor,track rod end,traffic fine,traffic ticket,trafik sigortasi,trailer hire,trailer hitch,train,transport,transportation,travelcard,treinkaartje,treinticket,tro tro,trotro,tubeless sealant,tune up,two stroke oil,tyre fitting,tyre plug,tyre sealant
      underbody wash,undercoating,underseal,unleaded,ute
      v5,v5c,valet,valve stem,van hire,van service,vehicle finance,vehicle licence,vehicle license,vehicle tax,verificacion vehicular,vulcanizer
      wallbox,warrant of fitness,washer fluid,waterless wash,weekly pass,weekly ticket,wegenbelasting,wheel,wheel balancing,wheel nuts,wheel trim,window regulator,window tint,window tinting,windscreen,windshield,wing mirror,wiper,wof
      xenon bulbs
      yellow box fine
      zone pass
      üzemanyag
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
      acaricide,acetone,agarbathi,agarbatti,air wick,ant killer,ant powder,ant trap,aquarium plants
      baby bath,baby bouncer,baby carrier,baby grow,baby oil,baby powder,baby sling,baby walker,backgammon,badge,bakhoor,ballcock,balloon,ballpen,ballpoint,barbicide,basil plant,bassinet,bath bomb,baygon,bb cream,beads,beard balm,begonia,betta fish,beyblade,bin bag,bindi,bird bath,bird food,birdseed,biro,birthday card,bleach,blu tac,blu tack,blutack,bobby pin,bobby pins,body butter,body mist,body spray,body wash,bog roll,bone meal,bookmark,booster pack,boot polish,booties,bottle brush,bottle teats,box of chalk,box of matches,brillo pads,broiler finisher,broiler starter,broomstick,brow gel,brylcreem,bubble bath,bubble machine,bubble wand,bubble wrap,budgie,bug zapper,bulb,bully sticks,bunting,burp cloth,button cell,buttons
      cake topper,camphor,candle,cardstock,carrom,carrom board,carrom coins,cartolina,castor oil,cat biscuits,cat collar,cat milk,cat nip,catnip,cattle cake,caulking gun,chapstick,chick crumb,chicken feeder,christmas cracker,citronella,claw clip,cling film,clingfilm,clorox,clothesline,cluedo,cobra polish,cockerel,cockroach gel,cockroach killer,coco peat,cocoa butter,cocopeat,cod order,cod parcel,cold cream,colgate,comb,comic,command hooks,command strips,compost,confetti,correction fluid,correction pen,correction roller,correction tape,cotton bud,cotton pads,cotton rounds,cotton wool,cow dung,cow salt,cr2032,crayon,crepe paper,cricket ball,crochet hook,cupcake cases,curlers,curling tongs,cuticle cream,cuticle oil,cuttlebone,cyclamen
      deet,dental floss,deodorant,dhoop,dhoop sticks,dish brush,dish rack,dishcloth,dishwasher tablet,dishwashing liquid,disinfectant,diya,dog biscuit,dog biscuits,dog bone,dog chew,dog tag,domestos,door mat,downy,drain cleaner,drano,drawing pins,drip line,drip pipe
      earplugs,edge control,elbow joint,emery board,envelope,eraser,expanding foam,eye cream,eye mask,eye patches,eyelash curler
      face scrub,fairy liquid,fake nails,false nails,febreze,feeding bottle,felt tips,fern,fidget spinner,fill valve,fire starter,firelighters,firestarter,fish flakes,fishing line,flea collar,flip chart,flipchart,flipflops,float valve,floor cleaner,floor polish,floss,fly mask,fly spray,fly swatter,flypaper,foil,folder,foot cream,foot file,foot scrub,frozen mice
      gajra,garbage bag,garland,gecko,geometry box,geranium,gerbil,gillette,glass cleaner,glitter,glue,glyphosate,goldfish,golf ball,greenhouse plastic,greeting card,guinea pig,guinea pig food,gulal,gum shield,gumboot polish
      hair band,hair bobbles,hair food,hair grips,hair growth oil,hair mask,hair net,hair pins,hair slides,hair spray,hairnet,hairspray,hamster food,hand sanitiser,hand sanitizer,hand wash,handwash,hanging basket,hanky,harpic,head and shoulders,hedge clippers,heel balm,helium,herb plant,hessian sack,highchair,highlighter,hockey skates,hoe handle,hole punch,hole puncher,holi colours,hoof oil,horse nuts,huggies,hula hoop,hydrangea
      ice skates,incense,insole,ironing spray
      jenga,jodhpurs,joss sticks,jotter,jubilee clip,jumperoo
      kajal,keychain,keyring,kitchen roll,kitten,kitten food,kiwi polish,kleenex,knapsack sprayer,knitting needle,kotex,kumkum
      laces,lamination,laundry bag,laundry tablet,lavender,lawn edging,legal pad,lenor,lever arch file,lightbulb,lighter,lighter gas,lint remover,lip balm,lip liner,lip scrub,lip tint,lipgloss,litter box,litter scoop,litter tray,live crickets,lizol,loo roll,loofah,loom bands,loppers,ludo board,lunch bag,lynx africa,lysol
      magazine,magnet,marbles,marker,match attax,matchbox,math set,mathematical set,mathset,mealworms,mehndi,micellar water,microfiber cloth,microfibre cloth,millet spray,mineral lick,mint plant,miracle gro,mooncup,mortein,moses basket,mosquito coil,mosquito net,mosquito spray,mothballs,mousetrap,mr muscle,muffin cases,mug,multani mitti,muslin,muslin cloths
      nail clippers,nail cutter,nail file,nail tips,name labels,name tags,napier grass,napkin,neck strips,needle,newspaper,night cream,nivea cream,nivea roll on,nose pin,notebook,notepad
      omo,onion sets,oral b,oven cleaner,oxiclean
      paintbrush,pampers,pansies,pantene,panty liner,panty liners,paper,paper clips,paper plates,paperclips,parakeet,parcel cod,parol,parrot food,party bag,party poppers,pe kit,peat moss,pee pads,pen,pencil,perlite,persil,petunia,phenyl,pichkari,picture hook,pigs ear,pinafore,plant food,plastic sleeves,plastic wrap,play doh,play dough,play mat,playdoh,playmat,playpen,plug,pokemon pack,polytunnel,pomade,ponds cream,pore strips,post it notes,post its,postcard,potash,potting mix,poultry mash,press on nails,printout,pritt stick,prittstick,protractor,pruners,pruning shears,pumice stone,puppy food,puppy pads,push pins,pushpins,pvc elbow
      q tips
      rabbit food,rakhi,rangoli,rangoli powder,rat poison,rat trap,rawhide,reward chart,ribbon,rinse aid,roach spray,road map,roll on deodorant,romper,rosebush,rubber bands,ruler
      safety glasses,safety pin,safety pins,sanding block,sandpaper,sandwich bags,satin bonnet,sawdust,scissors,scotchgard,scourer,scratch post,scratching post,scrub daddy,scrubber,scrunchie,seed potatoes,seedlings,sellotape,sensodyne,sequins,serviette,set square,setting powder,setting spray,shade net,sharpener,sharpie,shaving brush,shaving foam,shaving gel,shea butter,shears,sheep dip,shin pad,shoe cream,shoelaces,shower caddy,shower gel,sidewalk chalk,silage,silly string,sindoor,skates,sky lantern,sleep mask,sleepsuit,slinky,snopake,soap,sock,softener,spinning top,spiral binding,sponge,spray starch,squeegee,stain remover,stain stick,stamp,staple pins,staple remover,stayfree,steriliser,sticker,sticky notes,straw,strip lashes,sugar paper,superglue,surf excel,swaddle,swim cap
      talcum,talcum powder,tampax,tape,tea lights,tealight,teether,terrarium,thinners,thumb tacks,thumbtacks,tick dip,tick spray,tide pods,tip ex,tipp-ex,tippex,tissue,toilet brush,toilet cistern,toilet cleaner,toilet flapper,toilet paper,toilet roll,toilet tablet,tomato plants,toothbrush,toothpaste,toothpick,top trumps,tortoise,training pads,tree lights,trellis,tropical fish,tsinelas,tweezers
      valentine,vaseline,velcro,vermicompost,vermiculite,vibhuti,vim bar,vivarium
      washing line,washing liquid,washing tablet,washing up liquid,wasp killer,wasp spray,water bombs,water butt,water gun,waterproof spray,wedding card,weed mat,weedkiller,wheelie bin,whiskas,white tack,windex,wipes,wite out,wrapping,wrapping paper
      xerox
      yellow pad,yoga block,yoyo
      ziploc,zipper,zoflora
    `,
  },
  {
    category: 'Shopping',
    price: 'medium',
    words: `
      3d print
      abaya,ac remote,action figure,activewear,adapter,adhesive,aeropress,after shave,aftershave,agbada,air compressor,air dry clay,air force ones,air fryer,air purifier,air tag,airbed,airbrush,airdopes,airfix,airtag,alarm clock,album,allen key,ammo,ammunition,android box,angle grinder,ankara,anklet,antenna,antique shop,apron,aquarium filter,architrave,arduino,argan oil,arm bands,armbands,art print,art supplies,aso ebi,athleisure,attar,axe
      baby bottle,baby clothes,baby food,baby gate,baby monitor,babygro,backpack,bag,bait,baju kurung,baju melayu,baking tin,baking tray,balaclava,bale,ball,ballast,ballet flats,bamboo steamer,bangle,barbecue gas,barbell,barbie,barong,base layer,basin,basketball,bat,bath mat,bathrobe,bathroom scale,batik,battery,bauble,bead kit,beanie,beard oil,beauty supply,bedding,bedsheets,beehive,belt,bench vice,bias binding,bib,bible,bidet,bidi,bike bell,bike lock,bike pump,bikini,bin liner,binder,binoculars,bird cage,bird feeder,birthday gift,birthday present,biscuit tin,blackout blind,blanket,blazer,blender,blouse,blusher,board game,boardshorts,bobbin,body board,bodyboard,bolt,bonsai,boogie board,book,bookshop,bookstore,boots,boubou,bouquet,bow saw,bowl,bowling ball,bowtie,box cutter,box of nails,box of screws,boxers,bra,bracelet,braiding hair,bread bin,bread maker,breadboard,breeze blocks,brick,briefs,brita filter,brogue,brooch,broom,brushes,bucket,building sand,bun tin,buoyancy aid,burglar bars,burqa,butter dish
      cable,cactus,cafetiere,cafetière,cake tin,calendar,calligraphy set,camera film,camping gear,can opener,canning jar,canvas,cap,cap gun,capo,car boot,car seat,carabiner,card,card game,cardigan,carpet cleaner machine,cartridge,case,casserole dish,castor wheels,cat carrier,cat flap,cat food,cat litter,cat treat,cat tree,catan,catcher's mitt,caulk,cctv,ceiling light,cement,chain saw,chainsaw,chair,chappal,charcoal,charge controller,charger,charity shop,cheese grater,chef whites,cheongsam,chess board,chess set,chessboard,chick mash,chicken mesh,chinos,chipboard,chisel,chitenge,chopping board,christmas gift,christmas lights,christmas present,christmas tree,chromecast,churidar,cigar,cigarettes,ciggies,cigs,circuit breaker,circular saw,clay mask,cleaning supplies,cleanser,cleats,climbing chalk,climbing harness,clogs,clothes,clothing,co ord set,coal,coat,coffee filter,coffee grinder,coffee machine,coffee maker,coffee scale,colander,cologne,comforter,concealer,concrete,conditioner,conduit pipe,convenience store,cookbook,cookie cutter,cookware,cool box,cooler,cooling rack,coord set,copper pipe,corkscrew,cossie,costume,cot,cotton seed cake,coverall,coveralls,craft,crampons,crate,cravat,crib,cricket pads,cricket whites,cricut,crochet kit,crockpot,crocs,crop top,cross stitch,crow bar,crowbar,crushed stone,cuff links,cufflinks,cummerbund,cup,curtain,curtain rail,cushion,cutlass,cutlery,cutting board,cutting disc,cutting mat,cutting wheel
      daffodils,dairy meal,dap fertilizer,dartboard,darts set,dashiki,day old chicks,deadbolt,decking,decoder,decoration,deep fat fryer,deep fryer,department store,detergent,dewormer,dhoti,diamond painting,diaper,diary,dice,dictionary,diffuser,dimmer switch,dining set,dirndl,disco light,dishes,dive mask,dobok,docking station,dog bed,dog collar,dog food,dog harness,dog lead,dog leash,dog treat,doll,dollar store,dollhouse,dolls house,dominoes,door chain,door handle,door knob,door lock,door stop,doorbell,doorknob,doormat,dowel,downpipe,drain cover,drain pipe,drainpipe,drawer handles,drawer knobs,drawer runners,drawing pad,dress,dressing gown,drill,drill bit,drip irrigation,drop cloth,drugstore stuff,drumsticks,dry erase,drying rack,drywall,dstv decoder,duffel,dumbbell,dummy,dungaree,dungarees,dupatta,duplo,dust mask,dustcoat,duster,dustpan,duvet
      e-liquid,ear defenders,ear muffs,earbuds,earmuffs,earphone,earpods,earring,easel,eau de toilette,echo dot,edibles,egg boiler,egg poacher,elastic,elf bar,embroidery,emulsion,epoxy,esky,espadrilles,essential oil,evening gown,exercise mat,extension board,extension box,extension cord,extension lead,external drive,eyeliner,eyeshadow
      fabric,face cream,face mask,face shield,face wash,fags,fairy lights,false lashes,fat quarters,faucet,fedora,feed,felt pads,felting kit,fence,fencing,fertiliser,fertilizer,filofax,fire extinguisher,fire stick,firecrackers,firestick,firewood,fish food,fish tank,fishing gear,fishing lures,fishing net,fishing reel,fishing rod,fitbit,fitness tracker,fitting,flash drive,flashlight,flask,flea market,fleece,flip flops,floor mats,floorboards,florist,flower,fluorescent tube,flush door,food container,football,foundation,fragrance oil,frame,french press,frisbee,frother,fruit tree,fuel can,fungicide,funko pop,funnel,furnace filter,fuse
      g clamp,gaiters,galaxy buds,garage sale,garden,garden center,garden centre,garlic press,gas burner,gas canister,gas pipe,gas regulator,gate latch,gate valve,gele,geyser,gi pipe,gift,gift card,gift wrap,gift wrapping,gilet,gimbal,glass pane,glasses case,glassware,glove,goggles,going away gift,going away present,gold coin,golf bag,golf balls,golf clubs,gomesi,google home,gotv decoder,gouache,graduation hood,grater,gravel,griddle,grinder,grinding disc,grinding wheel,grout,growers mash,guidebook,guitar string,gumboots,guttering,gym bag,gym ball,gym mat,gym wear,gymnastics leotard,gymwear
      haberdashery,hack saw,hacksaw,hair clip,hair clippers,hair dryer,hair dye,hair extensions,hair gel,hair oil,hairbrush,hairdryer,hammer,hammock,hamster,hanbok,hand cream,hand saw,hand wraps,handbag,handsaw,hangers,hard disk,hard drive,hardback,hardboard,hardware,hardwood,harmonica,hasp,hat,hatchet,hay,hdmi,hdpe pipe,head shop,headband,headlamp,headphones,headset,headtorch,heat gun,heels,helmet,herbicide,hex key,hi vis,hi viz,hijab,hiking poles,hinge,hockey puck,hockey stick,hollow blocks,home decor,homepod,homeware store,hoodie,hookah,hose,hosepipe,hosiery,hot water bottle,hot wheels,hotplate,household,houseplant,huawei,humidifier,hyaluronic acid,hydroflask
      ice cream maker,ice cube tray,ice tray,impact driver,inflatable pool,ink,insecticide,insoles,instant shower,instax,instax film,insulation,iron,ironing board,ironsheets,ittar
      jacket,jam jar,jandal,jeans,jellycat,jembe,jerrycan,jersey,jetboil,jeweler,jeweller,jig saw,jigsaw,jiko,joggers,jordan ones,jordans,journal,judo gi,jug,juicer,jumble sale,jumper,jumpsuit,junction box,juul
      kadai,kaftan,kandura,kanga,kanzu,karate gi,karcher,kebaya,keepsake,kente,kettle,kettlebell,keyboard,keys cut,kibble,kikoi,kikoy,kilner jar,kilt,kimono,kindle book,kindling,kitchen scale,kitchen tap,kite,kitenge,knee highs,knee pads,knickers,knife,knitting,knives,kurta,kurti
      lab coat,lace front,lace trim,ladder,ladle,laminate,laminate flooring,lamp,lampshade,lanyard,laundry basket,lawn mower,layers mash,le creuset,leaf blower,leash,leaving gift,leaving present,led lights,led strip,led tube,lederhosen,leggings,lego,lehenga,lenovo,leotard,letterbox,light fixture,light shade,light strip,light switch,lilies,lingerie,lining material,lino cutting,linocut,linseed oil,lip gloss,lipstick,loaf tin,loafer,log splitter,logitech,logs,long johns,lotion,luggage,lumber,lunch box,lunchbox,lungi
      mabati,machete,macrame,macrame cord,maize bran,make up,makeup,makita,mall,mallet,mangalsutra,manhole cover,manure,marlboro,mascara,mason jar,masonry bit,masonry nails,mattock,mcb,mdf,memory card,memory stick,merch,mess tin,mic stand,microphone,microwave,milk frother,miniatures,mirror,miter saw,mitre saw,mittens,mitumba,mixer,mixie,model kit,model train,modelling clay,modem,moisturiser,moisturizer,mole grips,moleskine,monopoly,mop,mortar,mouse,mousepad,muffin tin,muffin tray,mulch,multimeter,multiplug,murram,museum shop,music shop
      nail gun,nail polish,nails and screws,nappy,nd filter,neck pillow,neck warmer,necklace,nerf gun,newsagent,niacinamide,nicotine pouches,night light,nightlight,nikes,niqab,novel,npk,nutribullet,nuts and bolts,nvme
      oil burner,oil pastels,okrika,oneplus,onesie,op shop,orbital sander,orchid,ornament,osb,overalls,overlocker
      pacifier,paddling pool,padlock,paint,pajamas,palo santo,pan,pane of glass,panga,panties,pants,pantyhose,papelaria,paperback,parasol,parka,parts,party supplies,pashmina,patch kit,pavers,paving slabs,paving stones,pawn shop,pedigree,peeler,pellets,pendant,pendrive,penknife,peonies,perfume,perspex,pesticide,pet carrier,pet food,pet shop,pet store,pet supplies,petrol can,philips hue,phone case,phone mount,photo frame,photocopy,phrasebook,pick axe,pickaxe,picnic basket,picture frame,pillow,pillowcase,pinata,ping pong paddle,pitchfork,pixel buds,pizza cutter,pizza stone,piñata,pjs,placemat,plank,planks,planner,plant,plaster of paris,plasterboard,plasticine,plate,playdough,playmobil,playsuit,plexiglass,pliers,plimsolls,plunger,plushie,plywood,poinsettia,polaroid,polaroid film,polyfilla,polymer clay,poncho,pool acid,pool chlorine,pool cover,pool cue,pool filter,pool float,pool noodle,pool salt,popcorn maker,popsocket,poster,pot,potato peeler,potpourri,pottery clay,pound shop,pound store,power adaptor,power bank,power strip,powerbank,ppe,ppr pipe,prayer mat,present,primer,printer,printing,protein shaker,pruning saw,ps5 controller,puffer,pull up bar,pull ups pack,pullover,puppy,purina,purse,push up bar,pushchair,putty,puzzle,pvc pipe,pyjamas
      quarry dust,quilt,quran
      rabbit hutch,racket,racquet,raincoat,rake,rash guard,rashguard,raspberry pi,rattle,rawl plugs,razor,rc car,rebar,record,reeds,reinforcement bars,relaxer,remote control,remote control car,resin,resistance band,respirator,retinol,rizla,road salt,roll mat,roll of film,roller,rollerblades,rollies,rolling pin,roof felt,roofing felt,roofing nails,room spray,rope,rosary,rose,router,royal canin,rubiks cube,rucksack,rug,running top,ryobi
      salad spinner,salt lick,salwar,samsung,sand,sandal,sanding disc,sandwich maker,sanitary,saree,sari,sarong,sash,satchel,satellite dish,saucepan,saw blade,saw horse,scarf,scarves,school bag,scrabble,scrapbook,scrapbooking,screen guard,screen protector,screw,screwdriver,screws and nails,scrubs,sd card,sealant,secateurs,second hand shop,secret santa,see saw,seed,seed maize,seedling,seesaw,selfie stick,serum,serving dish,serving spoon,set top box,sewing,shaker bottle,shampoo,shapewear,shaver,shaving cream,shawl,sheet,shelf,shelves,shelving,sherwani,shin guards,shin pads,shinpads,shirt,shoe,shoe rental,shopping,shorts,shovel,shower door,shower head,shower screen,shower tray,shuttlecock,sickle,sieve,silicone,sink,skate guards,skate laces,skateboard,sketch pad,sketchbook,ski poles,skillet,skin care,skincare,skirt,skirting,skirting board,skis,sledgehammer,sleeping bag,sleeping mat,slime,slipper,smart plug,smoke alarm,smoke detector,smoke shop,smokes,snapback,sneaker,snood,snooker cue,snorkel,snowboard,snowshoes,snowsuit,socket,sofa cover,soft pastels,softwood,soil,solar kit,solar light,solar lights,songket,sonos,soya meal,spackle,spade,spanner,spare key,spatula,spirit level,spray can,sprinkler,squash ball,squishmallow,stabilizer,staple gun,stapler,stationers,stationery,steam cleaner,steamer basket,steel bar,steel caps,steel rods,steel toes,stencil,stepladder,stereo,stocking,stopcock,storage box,storage container,storage jar,straightener,strainer,strap,streamer,string lights,strip lights,stud finder,stuff for the house,stuffed animal,succulent,sufuria,suit,suitcase,sundress,sunflowers,sunglasses,sunhat,sunnies,surf board,surfboard,surge protector,survival kit,suspenders,sweater,sweatpants,sweatshirt,swim trunks,swimming cap,swimming trunks,swimsuit,swimwear
      tablecloth,tackle,tampon,tank top,tankini,tapestry kit,tarot deck,tarp,tarpaulin,tawa,tea pot,tea set,tea strainer,teacup,teapot,teddy,tee,tefal,tempered glass,tent,thermal paste,thermals,thermos,thermostat,thobe,thongs,thread,thrift store,thumb drive,thumbdrive,tiara,tie,tiffin box,tights,tile,timber,tin opener,tinsel,toaster,toastie maker,tobacco,toboggan,toilet seat,toilet suite,toiletries,toner,tool,toolbox,toolkit,topsoil,torch,tote,towel,toy,toy car,trackies,tracksuit,train set,trainer,trash bag,trash can,travel guide,trekking poles,trike,trimmer,tripod,trousers,trowel,tshirt,tube light,tudung,tulips,tumbler,tupperware,turf,turpentine,turps,tutu,tux,tuxedo,two by fours
      ugg,ukay,ukay ukay,ukulele,umbrella,undercoat,underlay,underwear,uniform,urea,usb
      vacuum,vape,vape juice,varnish,vase,veil,venetian blind,vest,vinyl,vinyl record,voltage stabilizer
      waffle maker,waistcoat,walking poles,wall clock,wall plugs,wallet,wallpaper,warhammer,washbasin,washing powder,water dispenser,water drum,water filter,water pistol,water pitcher,water pump,water tank,water wings,watercolors,watercolour set,watercolours,watering can,wax,weave,webcam,wedding gift,wedding present,weed killer,weighing scale,weights,welding machine,welding mask,welding rod,wellies,wellingtons,wetsuit,wheat bran,wheelbarrow,white spirit,whiteboard,windbreaker,window film,window lock,wine glasses,wire,wire mesh,wok,wood,wood filler,wool,workbench,wreath,wrench
      xbox controller,xiaomi
      yard sale,yarn,yeezys,yoga ball,yoga mat,yukata
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
      abseiling,admission,adventure park,airshow,airsoft,album download,amusement park,amusements,angling,anime con,anime convention,app,apple picking,aqua park,aquapark,aquarium,arcade,arcade tokens,archery,astro turf,audible sub,audio guide,audiobook,auto show,aviary,axe throwing
      bachelorette,badminton,badminton court,badminton session,ball game,ball pit,ballet,balloon artist,band practice,baseball game,baseball ticket,basketball court,basketball game,batting cages,battle pass,battlepass,beach entry,beach fee,beer fest,beer tasting,bet,betslip,betting,big wheel,bigo diamonds,billiards,bingo,bioskop,bird park,bird watching,blackjack,blu ray,bmx track,board game cafe,board game night,board games night,boardgame,boat hire,boat rental,boat ride,boat trip,bookie,bookmaker,botanic garden,botanical garden,bottle service,bouldering,bounce house,bouncy castle,bowling,boxing match,brawl pass,broadway,bucket of balls,bucks night,buggy hire,bull riding,bumper cars,bungee,bungy jump,butterfly house,butterfly park
      campfire,canoe hire,canoeing,canopy walk,canyoning,car show,carnival,carousel ride,casino,casino chips,castle entry,cathedral entry,caving,cd,chess tournament,children's entertainer,choir fees,christmas market,cinema,circus,city farm,clash pass,claw machine,clay pigeon shooting,clay shooting,climbing,climbing gym,climbing wall,clown,club,club entry,club subs,coasteering,cockfighting,cocktail class,cocktail making,color run,colour run,comedy night,comedy show,comic con,comiccon,competition entry,concert,corn maze,cosplay,cosplay wig,court booking,court fees tennis,court hire,cover charge,cricket,cricket match,crocodile farm,crossword book,curling
      dance competition,dance night,dance recital,dandiya,darts,dating app,day out,dazn sub,derby,disco,disney sub,dj,dlc,dodgems,dog races,dog track,donkey ride,driving range,dvd
      easter egg hunt,ebook,egg hunt,eighteen holes,entertainment,entrance,entrance fee,entry fee,escape game,escape room,eshop card,event,exhibition
      face painter,face painting,fair,fairground,falconry,fan meet,fan meeting,fantasy football,fantasy league,fantasy premier league,farm park,farm visit,ferris wheel,festival,fete,ff diamonds,ffxiv sub,fifa coins,fifa pack,fifa points,fifty fifty draw,fight night,fight pass,film,firework display,fireworks,fishing charter,fishing lake,fishing licence,fishing license,fishing permit,fishing pond,fishing trip,five a side,five a side pitch,fl studio,flight simulator,flower show,flyboard,football field,football game,football match,football pitch,football programme,football season ticket,football subs,football ticket,football turf,footy,formula 1,formula one,fort entry,free fire diamond,free fire diamonds,fruit machine,fruit picking,fun,fun run,fun zone,funfair,fut packs,futsal
      gacha,gachapon,gallery,gambling,game,game pass,game tokens,gaming cafe,garba,garden party,gashapon,genesis crystals,ghost train,ghost walk,gig,gin tasting,go kart,go karting,golf,gorge walking,grand national,grand prix,green fee,greyhound racing,greyhounds,gun range,gymkhana
      half marathon,hall hire,hang gliding,haunted house,hayride,hbo sub,hen do,hen weekend,hens night,heritage railway,high ropes,hike pass,hobby,hockey fees,hockey game,hockey registration,horse race,horse races,horse racing,horse ride,horse riding,hot air balloon,hulu sub,hunting licence,hunting license,hunting permit,hyrox
      ice time,imax,in app purchase,inflatable park,itunes
      jam session,jazz night,jet ski,jet skiing,jetski,jueteng,jumping castle
      kabaddi,karaoke,karting,kayak hire,kayak rental,kayaking,keno,kentucky derby,kids entertainer,kindle sub,kino,kitesurfing,ktv
      lane hire,laser quest,laser tag,lawn bowls,league fee,league fees,leaving do,lift pass,live band,london eye,loot box,lottery,lotto,lotto ticket,lucky dip
      magazine sub,magazine subscription,magic draft,magician,mahjong,maize maze,manga,marathon entry,march madness,mariachi,mariachis,match day,match fee,match fees,match programme,match subs,match ticket,matchmaker,matinee,meet and greet,mela,melbourne cup,merry go round ride,microtransaction,minecoins,miniature train,minigolf,ml diamonds,mobile game,moto gp,movie,murder mystery,museum,music subscription,musical
      nascar,national park,nature reserve,nba pass,netball fees,netball registration,netflix sub,newspaper sub,newspaper subscription,night out,nightclub,nine holes,nintendo game,noraebang
      observation deck,observatory,obstacle race,oceanarium,office sweep,oktoberfest,onlyfans sub,open mic,opera
      pa hire,pachinko,paddle boat,paddleboarding,padel,padel court,paint and sip,paint night,paintball,paintballing,palace entry,panto,pantomime,paragliding,parasail,parasailing,park entry,park pass,parkrun,parlay,party,patreon sub,pay per view,pc cafe,pc game,pedal boat,pedalo,petting farm,photo booth hire,photobooth,photocard,pickle ball,pickleball,pinball,ping pong,pitch hire,planetarium,play,play area,play cafe,play center,play centre,play zone,playground entry,playland,playstation card,playstation game,playzone,podcast,pokecoins,poker,pokies,pole dancing,pony ride,pool,popcorn at the movies,pottery painting,ppv,practice room,primogems,projector hire,prom ticket,prom tickets,ps4 game,ps5 game,pub quiz,pull tabs,pump track,pumpkin patch,pumpkin picking,purikura,putt putt,putting green
      quad biking,quiz,quiz night
      race entry,race track,raffle,rafting,raid pass,range balls,range fee,rave,recording session,recording studio,redbox,rehearsal room,rehearsal studio,ren faire,renfaire,reptile park,rink,riot points,river cruise,river tubing,robux,robux gift card,rod licence,rod license,rodeo,roller coaster,rollercoaster,ropes course,roulette,rowboat,rowing boat,royal pass,rugby match,rugby registration
      sabong,safari park,salsa night,sample pack,santa photo,santa visit,santa's grotto,santas grotto,scavenger hunt,science center,scratch card,scratch off,scratchcard,scratchers,scratchie,scratchies,scuba,sculpture park,sea life centre,season pass,shooting range,show,showbag,sip and paint,skate hire,skate park,skate rental,skate sharpening,skating,ski day,ski lesson,ski lift,ski pass,skins,sky deck,skydive,skydiving,skywalk,sledding,sledging,slot machine,slots,smoke machine,snooker,snorkeling,snorkelling,soccer fees,soccer registration,soft play,softball league,softplay,sound system hire,sparklers,spartan race,speaker hire,speed dating,splash pad,splash park,sports,sportsbook,squash court,stag do,stag weekend,stand up,state park,stately home,steam game,steam train,strawberry picking,streaming,studio hire,studio session,studio time,subscription,sup hire,sup rental,surf lesson,swan boat,sweepstake
      table tennis,team fee,team fees,team night,teen patti,ten pin bowling,tennis court,tennis membership,test match,the dogs,the races,theater,theatre,theme park,ticket,tiktok coins,tombola,tongits,tough mudder,tournament entry,tournament fee,tower entry,track day,trampoline,trampoline park,trampolining,treasure hunt,treetop walk,triathlon entry,trivia night,turf booking,twitch sub
      ufc card,ufc fight,ufo catcher
      v bucks,vbucks,venue hire,video game,videoke,viewing deck,vr experience
      wakeboarding,water park,water skiing,water slide,waterpark,waterskiing,waterslide,weekly diamond pass,welkin moon,whale watching,whisky tasting,wildlife park,wildlife sanctuary,wind tunnel,windsurfing,wine tasting,winter wonderland,works do,wow sub,wow token,wrestling,wristband,wwe network
      xbox game
      zip line,zip lining,zipline,ziplining,zoo
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
      abonament,ac install,ac installation,ac repair,ac service,ac servicing,account maintenance,affidavit,affitto,after school club,afvalstoffenheffing,agent charge,ai subscription,aidat,aircon cleaning,aircon install,aircon repair,aircon service,airtel money charges,airtime,alarm callout,alarm monitoring,alarm service,alarm system,alberlet,alquiler,aluguel,ambag,amilyar,amortization,annual card fee,antivirus,apartment maintenance,apostille,apple storage,appliance repair,arisan bill,asigurare,askari,assicurazione,association dues,assurance habitation,assurance scolaire,assurance vie,atm charge,atm fee,attestation,attorney,au pair,avast
      babysitter,babysitting,background check,balon de gas,balón de gas,bamba 50,bank charge,bank draft,bank fee,bank transfer fee,bankkosten,barangay clearance,barrister,bayar kos,bedsitter,bedspace,bedspacer,biaya admin,biaya transfer,bijli,bill,bin charges,bin collection,birth cert,birth certificate,bitdefender,biztosítás,blocked drain,boarding house,boat licence,boat mooring,boat storage,body corporate,bolletta,bolletta gas,bollette,bombona,bombona de butano,bookkeeper,booth rent,borehole,borehole pump,botija de gas,botija de gás,botijao,bounced cheque,bouteille de gaz,bowser of water,breakfast club,bredband,brennholz,brf avgift,bricklaying,broadband,brokerage,brown bin,building control,building inspection,building maintenance,bulky waste,burial plan,burial society,burst pipe,business license
      cable and internet,cable bill,cable guy,cable tv,cablevision,call bundle,call credit,call minutes,call out charge,call out fee,calling card,callout charge,cam charges,card fee,card replacement,carer,caretaker,carpentry,cash out charge,cedula,cell bill,cell load,cell plan,cellphone load,celular recarga,certified copy,certified translation,cesspit,chair rent,charges locatives,checkbook,cheque book,chequebook,child maintenance,childcare,childminder,chimney,chimney sweep,chirie,chit fund,cicilan,cleaner,cleaning lady,cleaning service,closing costs,cloud server,cloud storage,co working,coal delivery,comision bancaria,comisión bancaria,common area maintenance,compound cleaning,comshop,condominium fee,conservancy,conta de agua,conta de celular,conta de luz,conveyancer,cooker repair,cooking gas,coworking,crb check,creche,criminal record check,critical illness cover,cukai pintu,cukai tanah,cuota de autonomo,customs,cyber cafe,cylinder,czynsz
      daily bundle,damp proofing,dashlane,data,data bundle,data plan,data sub,day care,daycare,dbs check,dd charges,death cert,death certificate,deed poll,demand draft,desk rent,dhobi,diesel for gen,dish payment,dishwasher repair,dogalgaz,doladowanie,domain,domestic help,domestic helper,door repair,double glazing,doğalgaz,doładowanie,drain cleaning,drain jetting,drain unblock,drain unblocking,dry cleaning,dryer repair,dstv sub,dstv subscription,dth,dues,dumpster
      e levy,e load,eigen risico,electric,electricity,electricité,elektrik faturasi,elektřina,elevator maintenance,eload,elrakning,elräkning,energierekening,energy,epf,estate security,excess payment,exhauster,exterminator
      fackavgift,factura curent,factura gaz,facture d'électricité,facture eau,fan repair,fatoorat kahraba,fattura luce,faxineira,fee,fibre,finance charge,firewood delivery,flat share,flatshare,foreign transaction fee,forfait mobile,forsikring,frais bancaires,freezer repair,fridge repair,fuel oil,fumigation,fundi,funeral cover,funeral plan,funeral policy,furnace,furnace oil,furnace repair,försäkring
      garage door repair,garage rent,garbage,garda vetting,garden waste,garden waste bin,gardener,garrafa de gas,gas and electric,gas and electricity,gas bill,gas bottle,gas canister refill,gas cylinder,gas de cocina,gas elpiji,gas engineer,gas ka bill,gas melon,gas refill,gas refilling,gas safety certificate,gas safety check,gas tank refill,gasflasche,gasrechnung,gasrekening,gate motor,gate repair,gemeentebelasting,gemeentebelastingen,gen fuel,generator diesel,generator fuel,generator repair,generator service,geyser installation,geyser repair,gez,glass replacement,glazier,gotv,gpt plus,grass cutting,green bin,grundsteuer,gst filing,gst payment,gutter cleaning,gutter clearing,gutter guy,gázszámla
      haftpflicht,haftpflichtversicherung,hall of residence,handyrechnung,handyvertrag,hausgeld,hausratversicherung,hawkers licence,heat pump service,heating,heating oil,heating pellets,hedge cutting,hedge trimming,heizkosten,heizöl,hemförsäkring,hipoteca,hire purchase,home help,home inspection,home security,homeware insurance,hostel rent,hosting,house cleaning,house girl,house help,house painting,house survey,house valuation,househelp,household charge,housekeeper,houseshare,housing levy,husleie,husleje,huur,hvac,hydro
      icloud storage,id card,impots,imps charges,impuesto predial,impôts,inboedelverzekering,indesign,infonavit,inkaso,inspection fee,interest charge,internet,intretinere,inverter service,iptu,iptv,iptv sub,ironing,irpf,itr filing,iuran,iuran rt
      janitor,jojo tank
      kaam wali,kabambe,kahraba,kasambahay,kasasiro,kerosene,key money,kinderopvang,kirchensteuer,kita,kitabeitrag,kitagebühren,kommunale avgifter,kontoführung,kontoführungsgebühr,kontrakan,kosan,kost,kozos koltseg,krankenkasse,krankenversicherung,kuota,kuryente
      labandera,land registry,land search,landline,landscaper,landscaping,late charge,late fee,late payment charge,latrine emptying,launderette,laundromat,laundry,lavanderia,lawn care,lawn guy,lawn mowing,lawn service,lawn treatment,layaway,leak repair,leaky tap,lease agreement,lebensversicherung,leccy meter,legal advice,legal aid,legalisation,legalization,life assurance,life cover,lift maintenance,light bill,light token,light units,lightroom,line rental,linea telefonica,linkedin premium,linkedin sub,listrik,~load,load for my cellphone,load for my phone,load for phone,load po,loadshedding light,lock change,lock replacement,lockup garage,loyer,lpg
      m pesa charges,mai ruwa,maid,maintenance charge,mama fua,mantenimiento,marriage cert,marriage certificate,marriage licence,marriage license,mashonisa,mediator,megabytes,membership fee,mess advance,meter reading,meter rent,meter top up,microsoft office,microwave repair,miete,mifi,minutes bundle,mobilabonnement,mobile bill,mobile contract,mobile load,mobile money charges,mobile plan,mobile recharge,modem rental,momo charge,momo charges,momo fee,mowing,mpesa charge,mpesa charges,mpesa fee,ms office,mutuelle,müllabfuhr,müllgebühren
      najem,nanny,national id,nbi clearance,nebenkosten,neft charges,net pack,ni contributions,night bundle,notarised copy,notarization,notarized copy,nursery
      office subscription,ogrzewanie,oil delivery,oil fill,oil tank,oven clean,oven cleaning,oven repair,overdraft
      painters,pajak,paload,paraffin,paralegal,pasaload,passport fee,password manager,penalty interest,pension contribution,perkeso,permit,pest control,pest guy,pet insurance,phone balance,phone bill,phone contract,phone credit,phone line,phone load,phone minutes,phone package,phone payment,phone plan,phone recharge,phone storage,phone top up,photoshop,pipe repair,pisonet,pisowifi,plan celular,plan de datos,plan movil,planning application,planning permission,plastering,playgroup,po box,pojištění,police certificate,police clearance,policy premium,pool service,pos charge,power,prad,predial,prepaid elec,prepaid electricity,prepaid light,prepaid load,prepaid meter,prepaid plan,prepaid token,prepaid tokens,prepaid units,prepaid water,professional indemnity,propane,propane tank,public liability,pulsa,pump repair,purifier service
      rachunek za gaz,radiator bleed,rates,recarga,recharge,recharge card,rechtsschutzversicherung,recibo de luz,recibo del agua,recibo del gas,recycling,refuse collection,regaload,regular load,reincarcare,removal van,removalist,rental agreement,rental deposit,repairman,rewiring,rezije,ro service,roof guy,roof leak,roof leak repair,roofing,room share,roth ira,router rental,rtgs charges,rubbish collection,rubbish removal,rubble removal,rundfunkbeitrag
      saas,safe deposit box,sat tv,satellite tv,school bus fee,security contribution,security guard,security levy,seguridad social,seguro de hogar,seguro de salud,seguro de saúde,seguro de vida,seguro del hogar,self storage,send money fee,sending charges,septic,septic pump,septic tank,service fee,servicekosten,sewage,sewer,sewerage,sha contribution,shop rent,sigorta,sim,sim only,sinking fund,sitter,sky bill,smart meter,smieci,sms alert,sms alerts,sms charges,snow clearing,snow plow,snow removal,society maintenance,socso,software,software license,software subscription,solar installation,solicitor,sparky,spese condominiali,ssl certificate,sss contribution,stall rent,stamp duty,stamp paper,standing charge,steuerberater,stima,storage fee,storage fees,storage locker,storage rent,stove repair,strata,strom,stromrechnung,stroomrekening,strøm,student accommodation,student halls,su faturasi,superannuation,sworn translation,sähkö,sähkölasku
      tabung gas,takaful,takataka,talk time,talktime,tanque de gas,tap repair,tax return fee,taxe d'habitation,telefonrechnung,telephone,tenancy agreement,term plan,termite,tiler,tiling,tip fee,title deed,title search,todoist,toilet repair,token,token listrik,top up,town council,tradie,trading licence,trading license,transaction charge,transaction charges,transaction fee,transfer charge,transfer charges,transfer fee,trash,tree cutting,tree felling,tree removal,tree trimming,trello,truecaller,tubig,tv licence,tv license,tv repair,tv repairman,tv subscription,tüp gaz
      ubezpieczenie,union dues,upi charges,urssaf,utility
      vaad bayit,vakuutus,verzekering,villanyszámla,voluntary ni,vpn,vízdíj
      wall painting,washing machine engineer,washing machine repair,wasserrechnung,waste collection,waste disposal,waste levy,watchman,water bill,water bowser,water charge,water charges,water company,water district,water purifier service,water tanker,water token,water truck,water units,water vendor,waterrekening,waterschapsbelasting,weekly bundle,welder,welding,wi fi,wifi,window cleaning,window repair,windows key,windows licence,windows license,wire fee,withdraw charge,withdrawal charge,withdrawal charges,withdrawal fee,withdrawing charge,wood pellets,working with children check,wwcc
      yhtiövastike
      zorgpremie
      électricité
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
      a and e,acupressure,acupuncture,acupuncturist,adco dol,adhd assessment,adult nappies,adult pampers,aerobics,agbo jedi,alabukun,alaxan,albendazole,allegra 120,allergex,allergist,allergy shot,allergy test,allergy testing,amino acids,amoxicillin,amoxil,amoxyl,ampiclox,anaesthetist,analisis,analyse de sang,animal drugs,ankle brace,ankle support,antangin,antenatal,anti nausea,antibiotic,antibiotic cream,antibiotics,anusol,apothecary,apotheke,apteekki,aqua class,aquafit,aqueous cream,arm sling,artemether,arzt,ascoril,assisted living,asthalin,asthma pump,athletes foot cream,audiologist,audiology,augenarzt,autism assessment,avamys,avomine,ayurveda,azithral,azithromycin
      b complex,b12 injection,baby injections,bacitracin,back brace,back support belt,bactroban,bandaids,barre,bc powder,beconase,becosules,bed pan,bedpan,benylin,benylin syrup,bepanthen cream,betapyn,betnovate,bifocals,biopsy,birth control,bjj,blood glucose,blood group test,blood pressure,blood pressure monitor,blood test,blood transfusion,blood work,bloods,bodrex,body pump,bonjela,booster,boot camp,botika,boxing class,boxing session,bp machine,bp monitor,bp tablet,brace tightening,bravecto tablet,breast pump,budecort,buscopan
      c section,calisthenics,calprofen,candid cream,canesten cream,capoeira,cardiologist,care home,caregiver,carer visit,cat wormer,catheter,cbt session,ceelin,cefixime,ceftriaxone,celestamine,cephalexin,check up,checkup,chemist,chemo,chemotherapy,chiro,chiropodist,chiropractic,chiropractor,cholesterol test,ciprofloxacin,citro soda,clarithromycin,clarityn,clearblue,clinic,clobetasol,clotrimazole,clotrimazole cream,co pay,cod liver,cold plunge,colic drops,collagen,colostomy bags,commode,compeed,compression socks,compression stockings,consult,consulta,consultation,contact lens,contact solution,contacts,conzace,copay,copper coil,corenza,corn pads,corn removal,corsodyl,cough drop,cough sweets,counseling,counselling,counsellor,counselor,covid test,covonia,cpap,creatine,crossfit,crutch,cryotherapy,cupping,custom insoles,cyclopam,cyst removal
      daktarin,dawai,day nurse,decolgen,deep heat,dental,dental plan,dentist,dentista,denture,denture adhesive,denture cleaner,dentures,depo injection,depo shot,dermato,dermatologist,dermatology,desitin,detox,dewormers,dexorange,diabetic strips,dialysis,diapet,diatabs,dierenarts,dietician,dietitian,diprobase,dispensary,dispensing fee,dna kit,dna test,doctor,dog injection,dog wormer,dokter,doktor,dolfenal,doula,doxycycline,dr,dramamine,drogaria,drogueria,drontal,drug screening,drug store,drug test,drugstore,dry needling
      e45 cream,ear cleaning,ear drop,ear syringing,ear wax removal,ecg,echinacea,echo test,echocardiogram,ecografia,ecografía,edzőterem,efficascent,efficascent oil,ekg,elastoplast,elbow brace,elbow support,electral,ellaone,emdr,emergency pill,emergency room,emeset,endocrinologist,endoscopy,enema,enervon,ent doctor,epipen,er bill,erythromycin,eucerin cream,eumovate,evening primrose,evion,exame de sangue,examen de sangre,exercise class,eye appointment,eye exam,eye test,eyeglasses
      fansidar,farmaci,farmacia,feminax,ferrous sulphate,fertility treatment,fexofenadine,filling,first aid,first aid course,fisherman's friend,fishermans friend,fisioterapeuta,fisioterapia,fit note,fitness,fitnessstudio,fixodent,flagyl,flea and tick,flea spot on,flea treatment,float tank,flonase,flu shot,fluconazole,flugone,foracort,frauenarzt,frontline spot on,fucibet,fucidin,fucidin cream,full blood count,fusidic acid,fybogel
      gamot,gastroenterologist,gelusil,gen payne,germolene,gimnasio,ginkgo,ginseng,glasses,glucosamine,glucose monitor,glucose strips,goody's powder,gp,grandpa powder,grilinctus,gym,gynac,gynae,gynaecologist,gynecologist,gyogyszertar,gyógyszer,gözlük
      haematologist,hajmola,hammaslääkäri,hausarzt,hautarzt,hayfever,hayfever spray,health,health check,health insurance,healthcare,hearing aid,hearing test,heartgard,heating pad,hedex,hematologist,hep b shot,hepatitis shot,hiit,hiit class,hijama,hilot,hiv test,home care,home nurse,homeopath,homeopathy,honitus,horse wormer,hospice,hospital,hospital admission,hospital bill,hospital folder,hospitali,hpv test,hrt,huisarts,hydralyte,hydrocortisone cream,hydrotherapy,hygienist,hypnosis,hypnotherapist,hypnotherapy
      ice bath,immunisation,immunization,implanon,incontinence pants,ingrown nail,ingrown toenail,inhaler,insulin,interdental brushes,iron infusion,isabgol,itch guard
      jab,jakemans,jiu jitsu
      kaopectate,katinko,kayu putih,kerokan,kickboxing,kidney test,kinderarzt,kiné,klinik,knee brace,knee support,koflet,krankengymnastik,krankenhaus,krav maga,kremil s,kuntosali
      lab,lactulose,lamisil,lasik,laxido,legevakt,leisure center,leisure centre,lekarna,lekarstwa,lens solution,lenses,lentillas,lentilles,levocetirizine,levonelle,limcee,linctagon,lipid profile,lipid test,liquid iv,listerine,liver function test,liver test,lonart,loperamide,lumartem,lumbar support,lunettes,läkare,lääkkeet,lääkäri,léky
      malaria kit,malaria treatment,malarone,mammogram,mara moja,maramoja,massage,maternity belt,maternity fees,mebendazole,med lemon,medecin,medical,medical aid,medical check,medical exam,medicamente,medicamento,medicare,medication,medicijnen,medicine,medikamente,medlemon,meds,mefenamic,mefenamic acid,meftal spas,metamucil,metronidazole,microchip,microsuction,midol,midwife,milbemax,minyak angin,minyak kayu putih,miralax,mma class,mobility scooter,mole check,mole mapping,mole removal,monistat,montair,montek lc,montelukast,morning after pill,mouth guard,mouth ulcer gel,movicol,muay thai,mupirocin,mutuelle santé,mylanta,myprodol,médecin,médico
      nasal drops,nasonex,naturopath,nebuliser,neck brace,neck collar,nephrologist,neti pot,neurologist,neutering,new glasses,nexgard,nhs,night guard,night nurse,nitrofurantoin,nose drops,nose spray,nursing home,nutricionista,nutrition plan,nutritionist,nutroplex
      obgyn,obra social,obstetrician,occhiali,oculista,okulary,olbas oil,old age home,old people's home,omega three,omez,oncologist,ondansetron,opd,ophtalmo,ophthalmologist,optician,optometrist,orajel,oral rehydration,ordonnance,orthodontics,orthodontist,orthodontiste,orthopaedic,orthopedic,orthopedist,orthotic insoles,orthotics,osteo,osteopath,osteopathy,ot session,ovulation kit,ovulation strips,ovulation test,oxygen concentrator,oxygen cylinder
      p2 pill,paediatrician,palestra,pamol,pap test,paracetamol syrup,paramex,patch test,paternity test,pathology,pcr test,pediatra,pediatric visit,pediatrician,penicillin,period pads,period products,personal trainer,personal training,pharmacie,pharmacy,physical,physician,physio,physiotherapie,physiotherapist,physiotherapy,pijat,pilates,pile cream,piles cream,pills,plan b,plano de saude,pneumonia shot,podiatrist,podiatry,pole class,polident,polio drops,polyclinic,polysporin,ponstan,posilovna,postnatal,pregnacare,pregnancy test,prenatals,preparation h,prescription,prescription sunglasses,preworkout,prise de sang,promag,psicologo,psicóloga,psicólogo,psych appointment,psychiatrist,psychologist,psychology session,psychotherapist,psychotherapy,pt session,pudin hara
      rabies injection,rabies shot,radiografia,radiografía,radiology,ranitidine,rantac,rapid test,rat kit,rat test,reflexology,reformer,rehab,rehydration sachets,reiki,remedio,remédio,respite care,retainer cleaner,rezept,rheumatologist,ringworm cream,rollator
      sairaala,salle de sport,sauna,scale and polish,scaling and polishing,scan,script,senokot,septrin,seresto,seroflo,seven seas,shelcal,shots at the clinic,sick note,sight test,simparica,sinus rinse,sinus spray,sinutab,siłownia,sjukhus,skin check,skin tag removal,skin test,sleep study,sleep test,slim fast,slimfast,slimming world,smear,smear test,solmux,sona moja,sonogram,sonography,specialist,spectacles,speech pathologist,sperm test,spin class,spinning class,spirometry,spor salonu,sportschool,std test,step class,steradent,steroid cream,stethoscope,sti test,stilpane,stoma bags,stool test,stopayne,strepsil,stresstabs,stugeron,suction machine,sudocream,sugar strips,support belt,suppositories,supradyn,surgeon,swim,swimming,sygehus,sykehus,szemüveg
      tablets,tandarts,tandlege,tandläkare,tandlæge,teeth bleaching,teeth polish,teeth whitening,tempra,tena pads,tens machine,tetanus injection,tetanus shot,therapist,therapy,thermometer,throat sweets,thrush cream,thyroid test,tick collar,tick treatment,tierarzt,tongue scraper,trimethoprim,tt injection,tubigrip,tuina,typhoid treatment
      ultrasound,urgent care,urine test,urologist,urut
      vaccination,vaccine,vaporub,vapour rub,varifocals,vermox,verruca treatment,vet,veterinaire,veterinarian,veterinario,veterinář,visita medica,voltaren,vårdcentral,vétérinaire
      walking frame,walking stick,ward fee,wart cream,wart removal,wart treatment,water flosser,waterpik,well woman check,wellness,weterynarz,whey,whitening strips,wisdom teeth,woodwards,worming,wrist brace,wrist support
      x ray,xray
      yellow fever card,yellow fever shot,yoga
      zahnarzt,zahnreinigung,zahnspange,zentel,ziekenhuis,zimmer frame,zincovit,zirtek,zumba
      állatorvos
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
      academy fee,academy fees,acca,admission fee,admission form,after school care,ajokortti,anatomy book,art camp,art class,art teacher,asilo nido,autoškola
      ballet class,ballet lesson,ballet school,band camp,band fees,bar prep,barnehage,beavers subs,bharatanatyam,bimbel,boarding fees,book binding,bookbinding,brownies subs,buxiban,børnehave
      calculator,campus fee,cantine scolaire,capstone,caution fee,celpip,chess coach,class,class trip,coaching,coding camp,coding course,colegiatura,collegegeld,colonie de vacances,comedor escolar,conference fee,convocation fee,cooking class,course book,credential evaluation,cricket academy,cubs subs
      dance class,dance fees,day camp,degree certificate,delf,dershane,development levy,dissertation binding,dissertation printing,distance learning,diving course,drawing class,driving instructor,driving lesson,driving test,driving theory,drum teacher
      education,elearning,exam prep,exam registration,exercise book
      fahrschule,fahrstunde,field trip,first aid cert,first aid training,flash cards,flashcards,flight school,food handlers certificate,food hygiene certificate,football academy,football camp,football coach,football training,forklift licence,fournitures scolaires,frais de scolarite,frais de scolarité,förskola,führerschein
      garderie,gce form,girl guides,gmat,gradinita,graduation ceremony,graduation fee,graduation gown,graduation package,graduation photos,gre,grădiniță,guarderia,guardería,guide subs,guitar class,guitar lesson,guitar teacher,gymnastics
      hagwon,hakwon,hazard perception test,hgv licence,holiday camp,holiday club,holiday programme,homework club,hortgebühr
      jardin infantil,jlpt,jlpt fee,judo,juku
      karate,kcpe,kcse,keyboard class,keyboard lesson,kids lessons,kindy fee,klassenfahrt,klassenkasse,klavierunterricht,knitting class,korepetycje,kpsea,körkort
      lab manual,language app,language class,language course,language exchange,lecture notes,lesson,library card,library fee,library fine,library membership,libri scolastici,life coach,life drawing,little athletics,lsat
      madrasa,makeup class,makeup course,martial arts,material escolar,math teacher,maths teacher,matric dance,matric fee,matricula,matrícula,mcat,mensa scolastica,mensalidade,mensualidad,music class,music lesson,music teacher,musikschule,muziekles
      nachhilfe,naplan,nclex,nursery school
      o levels,okul taksidi,olympiad fee,online degree,open water course,ouderbijdrage
      parent teacher,past papers,piano class,piano lesson,piano teacher,picture day,plagiarism check,podręczniki,poly fees,pottery class,prawo jazdy,professional membership,project materials,project printing,provisional licence,przedszkole,psle,pta,ptsa,ptsa dues,puppy class,puppy training,päiväkoti
      quran class,quran teacher
      reading club,reitunterricht,remark fee,resit fee,retake fee,retta asilo,review center,revision book,revision guide,rijles,rijlessen,robotics,robotics club,ruta escolar
      salsa class,school,school admission,school diary fee,school excursion,school lunch money,school photo,school registration,school supplies,school trip,school uniform fee,schoolboeken,schoolbooks,schoolgeld,schoolreisje,schulbücher,schulgeld,schwimmkurs,science camp,science fair,science kit,science project,scolarité,scout camp,scout fees,scout subs,scouts,selective test,semesterbeitrag,set books,sewing class,sewing lesson,singing teacher,snowboard lesson,soccer academy,soccer camp,spanish class,spelling bee,sprachkurs,sprachschule,stem camp,student card,student id,student union fee,studiengebühren,study guide,swim class,swim coach,swim lesson,swim school,swim teacher,swimming class,swimming coach,swimming lesson,swimming teacher
      taekwondo,tandíj,tanzkurs,tanzschule,tefl,tennis coach,term fee,term fees,test prep,text book,textbook,theatre school,theory test,thesis binding,thesis printing,topik,transcript,tuck money,tutor,tutoring,tvet fees
      upsc,upsr,utiles escolares,utme
      vacation care,violin class,violin lesson,violin teacher,vocal coach,vrtić,vuggestue
      webinar,white card course,workbook,wraparound care
      yearbook
      zwemles,zwemlessen
      óvoda
      özel ders
      útiles escolares
      żłobek
    `,
  },
  {
    category: 'Travel',
    price: 'big',
    words: `
      accommodation,accomodation,aeroplane ticket,agriturismo,air b and b,air fare,air ticket,airfare,airline,airline ticket,airplane ticket,airport fast track,airport fee,airport parking,airport pick up,airport pickup,airport tax,airport terminal fee,airport transfer,albergo,albergue,all inclusive,alloggio,alojamento,alojamiento,auberge de jeunesse
      b&b,backcountry permit,backpackers,backpacking,bag fee,baggage,beach house,beach hut,beach hut rental,bed and breakfast,bed tax,biglietto aereo,bilet lotniczy,billet d'avion,billete de avion,biometric fee,biometrics,bnb,bnb booking,boleto de avion,boleto de avión,booking,booking fee,bungalow,bunkhouse,bureau de change
      cabin,camel ride,camel trek,camp fee,camp site,campeggio,camper rental,camper van,camper van hire,campervan,campground,camping,camping permit,camping trip,campingplatz,campsite,car rental,caravan,carry on fee,cazare,chalet,chambre d'hôte,channel tunnel,char dham,checked bag,checked luggage,city break,city pass,climbing permit,conservation fee,cottage,couchette,cruise,currency exchange
      daytrip,departure tax,disney cruise,disney trip,dog sledding,dolphin watching,dorm bed,dump station,dune bashing,duty free
      e sim,e visa,elephant ride,elephant sanctuary,esim,esim data,eurail,eurostar,evisa,excess luggage,excursion,exit visa,extra legroom,extra luggage
      fast track security,felucca,felucca ride,ferienhaus,ferienwohnung,ferry crossing,flight,flugticket,flybillet,flygbiljett,foreign currency,foreign exchange,fuel surcharge
      game drive,game reserve,glacier walk,glamping,gondola ride,gorilla permit,gorilla trek,guest house,guest room,guesthouse,guestroom,gîte
      hajj,heathrow express,helicopter ride,hiking permit,hire car,holiday,homestay,honeymoon,hop on hop off,hop on hop off bus,hospedagem,hospedaje,hostal,hostel,hostel bed,hot spring,hotel,hotelli,houseboat,husky ride,hébergement
      ihs surcharge,inn,interisland ferry,interrail,island hopping
      jugendherberge
      k eta,konaklama
      lakehouse,left luggage,lennot,letenka,letenky,local guide,lodge,lodging,london pass,lounge,luggage fee,luggage locker,luggage storage,luggage wrap
      mini break,minibreak,money changer,money exchange,motel,motorhome,mountain guide,mountain hut
      noclegi
      one way ticket,onsen,ostello,overweight bag
      packing cubes,pansiyon,paris pass,passagem aerea,passagem aérea,passport,passport book,pilgrimage,plane,plane ticket,posada,pousada,powered site,priority boarding
      rebooking,rebooking fee,rent a car,rental car,repülőjegy,resort,riad,rifugio,roadtrip,roaming,roaming charges,roaming data,roaming pass,round trip,round trip ticket,rv,rv park,ryokan
      safari,safari jeep,sandboarding,schengen visa,seat fee,seat selection,security fast track,segway,sherpa,sightseeing,ski hire,ski trip,sleeper train,sleigh ride,smještaj,snorkel rental,sommerhus,souvenir,spouse visa,spring break,staycation,stellplatz,student visa,sun lounger,sunbed,swiss pass,szállás
      tent pitch,tent site,terminal fee,thermal baths,timeshare,tour,tourist card,tourist fee,tourist levy,tourist pass,tourist sim,tourist tax,tourist visa,train to paris,transit visa,travel,travel adapter,travel insurance,travel sim,travel tax,tree house,treehouse,trekking,trekking permit,trip
      ubytování,uk eta,uk visa,umrah,unterkunft,upgrade,uçak bileti
      vacaciones,vacances,vacanza,vacanze,vacation,vakantie,vakantiehuisje,van rental,vfs charges,vfs fee,villa,vip darshan,visa application,visa appointment,visa extension,visa fee,visa on arrival,visa renewal,vliegticket
      weekend away,weekend break,work visa
      yurt
      ziyarat
    `,
  },
  {
    category: 'Other',
    price: 'medium',
    words: `
      acrylics,allowance for the kids,altar candles,alterations,arisan,atm
      back wax,bag check,bag repair,baksheesh,balayage,bar mitzvah,barber,barbershop,bat mitzvah,bikini wax,blouse stitching,blow dry,botox,braids,brazilian wax,bridal makeup,brow lamination,brow wax,brows,busker
      camera repair,carpet cleaning,cash,cat sitter,cattery,chama,charging port repair,charity,chest wax,church,church envelope,coat check,collection plate,computer repair,console repair,cornrows,courier,court fee,court fees,curtain cleaning,customs duty
      dakshina,darzi,data recovery,dog boarding,dog daycare,dog groomer,dog sitter,dog walker,dog walking,doggy daycare,donation,dreadlocks,dress alteration,dry clean,duit raya,duvet cleaning
      eidi,engagement party,equb,esusu,extensions,eyebrow wax,eyebrows,eyelash
      facial,fine,food bank,food drive,food pantry,fundraiser,funeral,furniture repair
      godchild,gofundme,grooming,guitar repair,guitar setup,gurdwara
      hair,haircut,hairdresser,hammam,handbag repair,harambee,hemming trousers,highlights,hollywood wax,house sitter,hundi
      import duty,import tax
      jewellery repair,jewelry repair,just giving,justgiving
      kennel,key copy,key cutting,kids allowance,kitchen party contribution,knife sharpening
      laptop repair,lash lift,lashes,leg wax,lip filler,lip wax,locksmith,locs
      makeup artist,mani pedi,manicure,mass card,mattress cleaning,mehndi artist,merry go round contribution,microblading,mosque
      nails,next day delivery,nine night
      offering
      package,paluwagan,parcel,passport photo,passport pictures,pedicure,penalty,pet hotel,pet sitter,phone repair,phone screen repair,phone unlocking,photo booth,photo printing,photo shoot,piano tuner,piano tuning,piercing,pocket money,poppy,posho mill,post office,postage,postage stamps,puja
      racket restringing,racquet stringing,rebond,rebonding,recorded delivery,ring resizing,rug cleaning
      sadaqah,salon,screen repair,shagun,shampoo and set,shave,shipping,shoe repair,shoe resoling,shoe shine,skin fade,sofa cleaning,sou sou,soup kitchen,spa,speaker repair,special delivery,sponsor,sponsorship,stitching charges,stokvel,storage,suit alteration,suitcase repair,susu,synagogue
      tailor,tan,tanning,tanning bed,tattoo,temple,threading,tip,tithe,tooth fairy,trim,trouser hem,tzedakah
      umbrella repair,underarm wax
      votive candle
      wash and fold,wash and set,watch battery replacement,watch repair,watch servicing,waxing,wedding,wedding planner,whip round,wig,withdrawal
      zakat,zipper repair
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
  paycheck,month pay,13th month pay,13th month salary,pay check,paycheque,pay cheque,pay day,payday,pension,per diem,payout
  refund,rebate,reimbursement,royalties,rental income
  salary,stipend,social security,scholarship,side hustle,side gig,stimulus check,stimulus,severance,sick pay
  tax refund,tax return,tax rebate,tax credits,tip money,trading profit,unemployment,universal credit,wage,wages,winnings
  winter fuel payment
  13th month pay,14th month pay
  abono salarial,abstudy,account interest,acting allowance,agency pay,aguinaldo,alaska pfd,alawee,allawee,allocations familiales,alocație,arbeitslosengeld,army pay,asignacion universal,assegno unico,austudy,ayuda
  back to school allowance,bafög,bansos,barnbidrag,barnetrygd,belastingteruggave,bereavement payment,bet win,betting win,boarder money,bolsa familia,bolsa família,bottle return money,børnepenge,bürgergeld
  canada workers benefit,cane payment,cesantias,cesantías,chômage,client payment,commuter allowance,contract payment,corper allowance,cost of living payment,crop money,crypto gains,családi pótlék
  da arrears,dagpenge,danger money,dearness allowance,decimo terceiro,delay repay,dertiende maand,dihadi,disability pay,dole money,dsp payment,décimo terceiro
  egg sales,ei payment,elaun,elterngeld,emerytura,epf withdrawal,estate money,expense claim,expenses claim
  family tax benefit,fd interest,fd maturity,feriepenge,feriepenger,final pay,financial aid,finiquito,fizetés,flight compensation,fourteenth month,funza lushaka,föräldrapenning
  gajian,gehalt,gi bill,gst cheque,gst return
  hardship allowance,harvest money,hazard pay,house allowance,housing allowance,housing element,hustler fund,huurtoeslag
  ikramiye,illness benefit,ingreso minimo vital,inua jamii,invoice money,isa interest
  jury pay
  kinderbijslag,kindergeld,kitzbat yeladim,krankengeld,kurzarbeitergeld
  ladki bahin,ladli behna,lakshmir bhandar,lapsilisä,lic maturity,liquidacion,liquidación,lomaraha,lta claim
  maaş,marupurupu,maskoret,mazdoori,mgnrega,mileage claim,milk cheque,mshahara
  national service allowance,newstart,night shift pay,nomina,notice pay,nsfas allowance,nysc allowance,nyugdíj,nz super,nómina
  odsp,opintotuki,osap
  paga extra,palkka,parenting payment,pasahod,paternity pay,pf claim,pf withdrawal,pip payment,plasma money,pm kisan,policy maturity,premium bond prize,premium bonds win,prime d'activité,prime de noël,profit share,profit sharing
  quattordicesima,quincena
  r350 grant,raffle prize,rd maturity,redundancy pay,redundancy payment,referral money,remboursement,rent assistance,responsibility allowance,restituição,rimborso,risk allowance,rsu vest
  salaire,salario,salariu,salário,sassa,sassa payment,scratch card win,seguro desemprego,settlement money,sitting allowance,skattepenger,skatteåterbäring,ss check,ssdi,ssdi check,ssi check,staking rewards,standby pay,steuererstattung,stimmy,stimmy check,stipendio,student aid,student allowance,studiefinanciering,studiemedel,subsistence allowance,sueldo,survey money,susi payment
  tanf payment,tankha,tankhwa,tankhwah,taschengeld,temp pay,the dole,thirteenth month,thirteenth month pay,tip share,trainee allowance,tredicesima,treizième mois,trillium benefit,trust fund money
  uang lembur,uang saku,uc payment,urlaubsgeld,utilidades
  va benefits,va disability,vakantiegeld,veronpalautus,vetan,výplata
  weihnachtsgeld,winter energy payment,winz payment,workers comp,workers compensation,working family payment,working for families,working tax credit
  youth allowance
  zorgtoeslag,zwrot podatku
`
