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
      akpu,amala,bakso,barm,beavertail,beignet,bigos,bloody mary,boli,bunny chow,cauliflower,chilies,cinnamon,coleslaw,concha,dagwood dog,dim sim,doro wat,droewors,eba,g and t,gado gado,gherkin,githeri,gummy bears,jalapeno,kolache,kota,macaroni,magwinya,mahamri,margarine,mayonnaise,mie goreng,musubi,mutura,pan dulce,papad,poke bowl,raita,sadza,sauerkraut,schnitty,shave ice,slider,slush,som tam,spam musubi,stew,stubbies,sukuma wiki,suya,tibs,timbits,tom yum
      abacha,acai,acai bowl,ackee,adobo,afang,agua fresca,akara,al pastor,ale,almond,aloo tikki,amagwinya,amasi,americano,aperitif,aperitivo,aperol,appam,appetiser,apple,apricot,arancini,arepa,arroz,asado,asparagus,atole,atta,aubergine,avocado,ayam bakar,ayam geprek,ayam goreng,ayam penyet,ayran
      babyccino,bacon,bagel,bagoong,baguette,baijiu,bajji,bak chor mee,bak kut teh,bak kwa,bake and shark,bakery,baking powder,baklava,baklawa,balut,bammy,ban mian,banana,bangers,bangus,banh mi,banku,bannock,bao,baozi,bap,barbacoa,barfi,barmbrack,basil,basmati,batagor,bay leaf,bay leaves,bean,beer,beet,beetroot,bellini,bento,berry,besan,bhaji,bhajia,bhel puri,bhujia,bibimbap,bibingka,biertje,biltong,biltong roll,bingsu,birria,biscuit,bisque,bitterballen,blackberry,blt,blueberry,boba,bobotie,bocadillo,bofrot,bonda,borek,borrel,borscht,bossam,boulangerie,bourbon,boxty,braai,brandy,bratwurst,bread,brekkie,brekky,bretzel,brew,brie,brigadeiro,broccoli,broodje,brötchen,broth,brownie,bruschetta,budae jjigae,buko,bulalo,bulgogi,bun,burek,burger,burrata,burrito,burrito bowl,buss up shut,butter,buttermilk,buttie,butty,brochette,bournvita,baon,banh xeo,basbousa,big mac
      cabbage,cafe au lait,cai fan,cai png,caipirinha,cake,calamansi,callaloo,caña,candy,cannoli,cannolo,canola oil,cappuccino,capsicum,carbonara,carnitas,carrot,cashew,cassava,celery,cendol,cereal,cevapi,ceviche,chaat,chai,chai tow kway,chakalaka,champagne,champorado,chana,chapati,chapo,char kway teow,char siu,charcuterie,cheddar,cheese,cheeseburger,cheesecake,cheesesteak,cheetos,cherry,chickpea,chilaquiles,chili,chilli,chimichanga,chin chin,chipper,chippy,chips,chocolate,chole,chole bhature,choripan,chorizo,chow mein,chowder,chuhai,churro,ciabatta,cider,cilantro,clementine,club mate,cobbler,cocktail,cocoa,coconut,cod,coddle,coffee,coffee bean,cognac,coke,cola,cold cuts,cone,congee,cookie,cooking oil,cordial,coriander,coriander leaves,corn,cornbread,cornetto,cortado,courgette,couscous,coxinha,cracker,cream,creamer,creme brulee,crepe,crisps,croissant,croque monsieur,croqueta,crumble,crumpet,cucumber,cumin,cup of coffee,cupcake,cuppa,curd,curry leaves,currywurst,custard,cze char,chardonnay,chicharon,cheung fun,chutney,cafecito,camembert
      dahi,daifuku,daiquiri,dakgalbi,dal,dango,danish,decaf,dhalpuri,dhokla,dip,dombolo,donair,doner,donut,doodh patti,doritos,dosa,double double,doubles,doughnut,drink,drumstick,dumpling,dabeli,durian,dorayaki
      eclair,edamame,edikaikong,efo riro,egg,eggplant,egusi,ekiben,elote,empanada,enchilada,energy bar,energy drink,ensaymada,es teh,escovitch,espresso,esquites,etouffee,ewedu,ewa agoyin,egg hopper
      fafda,fajita,falafel,falafel plate,falooda,fanta,fattoush,feijao,feijoada,feta,fig,fika,filled roll,fish and chips,fishball,flammkuchen,flan,flat white,float,flour,focaccia,fondue,foodstuff,footlong,frappe,frappuccino,freddo,fries,frikandel,frittata,froyo,fruit,fry up,fudge,fufu,full english,full irish,fura,fatayer
      galette,gambas,gammon,garlic,garnachas,garri,gatorade,gazpacho,gelati,gelato,general tso,ghee,gimbap,gin,ginger,gizzada,glass of wine,glühwein,gnocchi,golgappa,gordita,gorengan,goulash,gozleme,granita,granola,grape,grapefruit,grappa,green grams,grits,groundnut,groundnut oil,growler,guac,guac bowl,guacamole,gudeg,guinness,gulab jamun,gulaman,gum,gumbo,gummies,gyoza,gyro,gyudon,gutka,gallo pinto,gochujang
      haggis,haleem,halloumi,halo halo,halwa,hamburger,hangi,haribo,hash brown,herb,highball,hoagie,hokkien mee,honey,horchata,hot dog,hotdog,hotpot,hotteok,hsp,hummus,hush puppies,horlicks,hazelnut
      ice,ice cream,icecream,icee,idiyappam,idli,idly,ikan bakar,ikan bilis,imarti,indomie,ipa,irn bru,isaw,icy pole,iskender
      jaggery,jalebi,jam,jambalaya,jamon,japchae,jelly,jerk chicken,jerky,jianbing,jjajangmyeon,jokbal,jollof,juice,jhalmuri,jackfruit,jiggs dinner
      kabsa,kachori,kachumbari,kahwa,kakanin,kale,kamote,kapsalon,karaage,karahi,karak,kare kare,katsu,katsudon,kaya toast,kebab,kefir,kelewele,kenkey,keropok,kerupuk,ketchup,khandvi,kheer,kibbeh,kibbeling,kikomando,kilishi,kimbap,kimchi,kitkat,kiwi,knafeh,koeksister,kofta,kombucha,kontomire,kopi,korma,kroket,kueh,kuih,kulfi,kuli kuli,kunafa,kung pao,kunu,kway teow,kwek kwek,khichdi,kulcha,kaju katli,kottu,kangkung,kinilaw,ketoprak,khao soi,khat,kapenta
      laban,labneh,la croix,lebkuchen,limoncello,litti chokha,lomi,longganisa,longsilog,lor mee,lucozade,laddu,ladoo,lager,lahmacun,laksa,lamb,lamington,langos,lasagna,lasagne,lassi,latte,leberkase,lechon,leek,lemon,lemonade,lentil,lettuce,lime,limeade,linguine,liquorice,lo mein,loaf,lollipop,lolly,long black,lugaw,lumpia,luqaimat,lontong,lychee
      machboos,mageu,maida,maize,makgeolli,mala,managu,manakeesh,martabak,matoke,mauby,maultaschen,mee pok,mee rebus,mee siam,mee soto,melktert,menudo,merienda,mie ayam,mielie,millet,milo,mint,mint leaves,misal,modak,mogodu,moin moin,monster energy,mortadella,moules frites,mountain dew,mtn dew,m&ms,macaron,macaroon,macchiato,madeleine,maggi,malt,malta,malted,manakish,mandarin,mandazi,mango,margarita,marmalade,marmite,mars bar,martini,masala,massaman,matcha,mayo,meal deal,meatball,meatloaf,mee goreng,melon,menu del dia,merlot,mezcal,michelada,milanesa,milk,milk tea,milkshake,mimosa,mince,miso,mithai,mocha,mochi,mofongo,moi moi,mojito,momo,monster,moussaka,mozzarella,muesli,muffin,mursik,murtabak,murukku,mushroom,mustard,mysore pak,matooke,malbec,mangosteen,mooncake,melonpan,mishkaki,muguka,miraa,mahewu,maheu,merguez,mcflurry,mussels
      naan,nacho,naengmyeon,namkeen,nasi ayam,nasi campur,nasi goreng,nasi kandar,nasi lemak,nasi padang,nasi uduk,nata,ndengu,nectarine,negroni,nihari,nimbu pani,nkwobi,noodle,nugget,nut,nutella,nyama choma,natto,nshima,nomikai
      oat,oatmeal,oden,ofada,ogbono,ogi,okonomiyaki,okpa,okra,okro,oliebol,oliebollen,olive,olive oil,omelet,omelette,omena,onigiri,onion,orange,oxtail,oyakodon,ovaltine,oreos,ouzo,oregano
      paan,pad see ew,pad thai,paella,pain au choc,pain au chocolat,pakora,paleta,palm oil,pan de coco,pancake,pancit,pandesal,paneer,panettone,pani puri,panini,panino,pannenkoek,pao de queijo,pap,papaya,paratha,parfait,parmesan,parmi,parmy,parotta,parsley,pasta,pastrami,pastry,pasty,patat,patatas bravas,pate,pav bhaji,pavlova,payasam,pea,peach,peanut,pear,pecorino,pelau,pempek,penne,pepper,pepperoni,pepsi,peri peri,pernil,philly,pho,pholourie,piadina,pickle,pie,pierogi,pierogies,pils,pimms,pincho,pineapple,pint,pintxo,pisang goreng,pistachio,pita,plantain,plum,po boy,poffertjes,poha,poke,ponmo,pop,popcorn,popiah,popsicle,porchetta,pork,porotta,porridge,posho,potato,potjie,potjiekos,powerade,pozole,prata,prawn,pretzel,pringles,profiterole,prosciutto,prosecco,protein bar,pudding,puff puff,pulao,pulque,pulutan,pumpkin,pupusa,puri,puttu,pinot noir,pina colada,pecel lele,pad krapow,pilau,polony,picanha,pastizzi,polenta,pomegranate,paprika,pad kra pao
      qorma,quesadilla,queso,quiche,quinoa
      rabri,raclette,radish,radler,raisin,rajma,ramen,rasgulla,rasmalai,raspberry,rava,ravioli,rawon,red bull,red horse,red red,redbull,rendang,reuben,ribena,rice,rice bowl,risotto,rojak,roll,rooh afza,rooibos,roti,roti canai,rum,rusk,rye,riesling,rambutan,raki,ratatouille,roti parcel
      saheena,saltfish,sambal,samgyeopsal,samgyetang,samgyupsal,scallion,schorle,scrumpy,sea moss,sesame oil,shabu shabu,sheermal,shito,shrikhand,silog,siomay,skop,smocha,smokie,snapple,snoek,sobolo,sooji,sorghum,soto ayam,souse,sprite,slim jim,sabji,sabzi,sake,salad,salad bowl,salami,salsa,salt,sambar,samosa,sanga,sando,sandwich,sangria,sarnie,satay,sauce,sausage,schmear,schooner,scone,scotch,seitan,seltzer,shake,shakshuka,shandy,shawarma,shiraz,shot,simit,sinigang,siomai,sisig,six pack,skittles,slaw,slice,slice of cake,slice of pizza,sloppy joe,slurpee,slushie,smoko,smoothie,smoothie bowl,smorrebrod,snack,snag,snickers,soba,soda,soju,sorbet,soup,sourdough,souvlaki,spaetzle,spaghetti,spanakopita,spice,spinach,spritz,squash,sriracha,starter,steamboat,stock cube,stollen,stout,strawberry,stroopwafel,strudel,stubby,sub,sugar,sukiyaki,sukuma,sundae,sundal,sunflower oil,sushi train,sweetcorn,sweets,syrup,saveloy,sauv blanc,soan papdi,string hoppers,skyr
      tabbouleh,taco,tagliatelle,taho,tahu,taiyaki,takis,takoyaki,tamal,tamale,tangerine,tapsilog,taquito,tart,tartiflette,tau huay,tayto,tea,tea leaves,teh,teh tarik,tempe,tempeh,tempura,tenders,tequila,terere,teriyaki,thalipeeth,thandai,thepla,tikka,tilapia,tim tam,tinto de verano,tip jar,tiramisu,tlayuda,toast,toastie,tocilog,tocino,toffee,tofu,tomato,tonkatsu,torta,tortilla,tostada,tosti,tot,tourtiere,trail mix,tramezzino,tres leches,trifle,tteokbokki,tuna,tuo zaafi,turmeric,turnip,turnover,turon,tusker,tuyo,twix,tzatziki,tsire,twisties,thosai,tinola,tostones,trdelnik,tabasco,tahini
      udon,ugali,uji,ulam,umeshu,umngqusho,undhiyu,unga,upma,uttapam,ube,umqombothi
      vada,vada pav,vadai,veg,vegemite,vegetable,veggie,vending machine,vetkoek,viennoiserie,vimto,vinegar,vodka
      waakye,waffle,walnut,wantan mee,wanton mee,waragi,wasabi,water,water bottle,watermelon,wedges,weetabix,weizen,whippy,whiskey,whisky,white claw,wine,wing,wonton,wrap,yakiniku,yakisoba,yakitori,yong tau foo,youtiao,weisswurst,whopper
      xiaolongbao,yam,yeast,yerba mate,yoghurt,yogurt,zi char,zobo,zucchini
      ajvar,akamu,alfajor,anticucho,bacalhau,bara brith,barszcz,batchoy,bhel,bifana,blini,blue band,bourek,ca phe,chichinga,churrasco,colcannon,com tam,dhania,francesinha,fuchka,goi cuon,gravlax,guava,har gow,harira,ilish,kanelbulle,katogo,khachapuri,khao pad,khinkali,kielbasa,kitfo,koshari,koshary,kushari,loco moco,lomo saltado,lox,luwombo,malasada,malatang,mansaf,mantou,matumbo,medialuna,mishti,molokhia,msemen,mukimo,muthokoi,neeps,panta bhat,pelmeni,plov,rosti,royco,sandesh,shashlik,siopao,soursop,stovies,taameya,tangyuan,thukpa,tunnocks,vermut,zurek
      abomu,achar,agatogo,agbalumo,agelgil,agua panela,aguachile,aguapanela,air bandung,ais kacang,aiyu,aji de gallina,ajiaco,ajwa,akabanga,akabenz,akaro,alfajores,almoco,almojabana,almuerzo,almuerzo ejecutivo,aloo tama,amandazi,amlou,ampesi,anday,andazi,anpan,apam balik,arayes,areeka,areke,asaana,atay,atchar,ayib,ba wan,bac xiu,bag juice,baghrir,baigan choka,baiganee,balik ekmek,balık ekmek,bandeja paisa,banh cuon,barros luco,bastilla,batata,beguni,berbere,betingan,beyaynetu,bhorta,bhuna khichuri,bian dang,biandang,bicol express,biriani,bisi bele bath,bisli,bissara,bo kho,bodi,bombolino,bondwe,borekas,borhani,bourekas,bozena shiro,braai wood,braaivleis,bramborak,briouat,broaster,bubur,bubur ayam
      bungeoppang,bunuelo,bunuelos,bushera,byenda,cafezinho,caifan,cao lau,cazuela,cerveja,cha gio,cha yen,chacarero,challah,champurrado,chancho en piedra,changua,chapli kabab,char koay teow,char kuey teow,char siu fan,charquican,chatpate,chaufa,chebakia,chechebsa,cheese roll,chhaas,chibuku,chibwabwa,chicha,chicha morada,chicken rolex,chicksilog,chifa,chikanda,chikki,chiko roll,chile relleno,chiles en nogada,chimaek,chinchinga,chipsi,choila,cholado,cholent,chorrillana,chotpoti,chowmein,cig kofte,cilok,ciorba,ciorba de burta,cireng,cochinita,cochinita pibil,coco bread,com binh dan,com ga,com rang,completo italiano,corrientazo,covrig,covrigi,custard square,daal,daal chawal,dai pai dong,dan bing
      danbing,delele,deruny,dhindo,dimmies,dinich,dinuguan,doenjang jjigae,dosirak,douhua,dulce de leche,dulet,ebinyebwa,egg rolex,eish baladi,emoliente,enfrijoladas,eomuk,es campur,es jeruk,es kelapa,esfiha,eshabwe,espetinho,fairy bread,faluda,farofa,fat cake,feria libre,fernet,fernet con coca,feteer,filter kaapi,firfir,fish tea,fiteer,fozelek,freezits,frijoles,fugazzeta,ful medames,gahwa,gai yang,galbi,ganne ka ras,gbegiri,gebna,genfo,gob3,gobe,gol gappay,gol gappe,gola ganda,golabki,gomen,gonja,goreng pisang,gosht,gołabki,guajolota,guarana,guay teow,guinep,gukbap,gulab jaman,gulas,gulyas,gyeranppang,halaszle,halim,hallulla,hanout,harcha,hausa koko,hawawshi,hoi tod,holubtsi,hotsilog,hu tieu
      huevos rancheros,humita,humitas,hwahwa,ibihaza,ibirayi,ibishyimbo,icyayi,ifinkubala,ifisashi,igikoma,ikinyomoro,ikivuguto,imineke,impwa,inca kola,inihaw,inka kola,isombe,isso wade,jachnun,jareesh,jiggies,jilapi,jim jum,jjamppong,jjimdak,juane,juisi,juisi ya miwa,juju dhau,jus dorange,kaapi,kabalagala,kacchi,kaitenzushi,kakigori,kalguksu,kanafeh,kanom krok,kao niao,karipap,karkade,kashata,kat a kat,katakat,katapa,kawunga,kebda,kefta,key wat,khanom,khao kha moo,khao man gai,khao moo daeng,khichuri,khobz,kiełbasa,kikiam,kimbula banis,kinche,kiri pani,kiribath,kitumbua,kleeja,knedliky,kocho,kofi brokeman,kofte,kokorec,konafa,konkonte,koose,kopi susu,kotlet schabowy,kra pao,krapow,krembo,kuay teow
      kubbeh,kuku choma,kuku kienyeji,kulfa,kumpir,kurma,kurtoskalacs,kutsinta,kvass,kyiv cutlet,la casera,labaneh,lacasera,laffa,lagrima,lamprais,lanchonete,lap cheong,laphing,larb,lechona,liempo,limonana,lo mai gai,lolly cake,lu rou fan,lulada,luroufan,maakouda,mabhanzi,macarona bechamel,madafu,madfoon,madondo,madora,maekju,maghaz,mahindi,mahshi,mais con yelo,makiato,makolet,malai boti,malawach,malewa,mamaliga,manousheh,mantı,maputi,mara tang,marisco,mariscos,marquesita,marquesitas,marraqueta,masoub,matemba,mazamorra,mazamorra morada,mazoe,mechoui,meetha,memela,menemen,meorav,mercimek,meronpan,mi quang,mian xian,michopo,midye,midye dolma,mihogo,milk tart,mince pie,mishikaki,misir,misto quente
      mititei,mizuzu,mlyntsi,moimoi,molletes,mondongo,moo kata,moo krob,mookata,morog polao,morogo,mote con huesillo,mote con huesillos,moutabal,mshikaki,mtori,muchomo,mughlai,mukene,mulokony,munkoyo,muriwo,mutabbaq,mutzig,nalysnyky,nam tok,nariyal pani,nasi dagang,nasi kerabu,nasi kuning,ndizi,ndizi nyama,nem ran,ngumu,nihonshu,nikuman,nilaga,nomihodai,nsenene,nuoc mia,oblea,obleas,obundu,obushera,obwarzanek,odeng,oliang,om ali,omo tuo,omurice,oscypek,padaria,pakoda,pakoray,pakore,pambazo,pampushky,pan amasado,pan con palta,pan de yuca,pandebono,panipuri,panta,panuchos,pao frances,paozinho,papa rellena,papanasi,pastel de choclo,pastel de feira,pasti,patbingsu,patongo,patty melt,paua fritter
      peardrax,pebre,picarones,pide,pinakbet,pisco,pisco sour,piscola,pittu,piyaju,placki,placki ziemniaczane,pluto pup,pol sambol,ponche de creme,poori,porkolt,porotos,potstickers,provoleta,ptitim,puliyogare,puto bumbong,qatayef,quinua,ragi mudde,raib,ramyeon,ramyun,rantott hus,raspao,regag,reineta,rfissa,rizek,rocoto relleno,rolex and chips,roll paratha,roshogolla,rou yuan,rugelach,runbing,sabich,sahlab,sai krok,salchipapa,saleeg,salgam,salpicon,samay baji,samboosa,sambosa,sambusa,samosay,sanbeiji,sancocho,sangsom,sanguche,sanguches,saorma,sarmale,sate ayam,sausage sizzle,schabowy,seblak,sekuwa,sellou,semo,sfenj,sharbat,shingara,shiro,shish tawook,shochu,sinh to,sirap bandung,siri paye,siu mai
      skopo,smazak,smazeny syr,snow cone,sobia,sogo2,somaek,soondae,sopaipilla,sopaipillas,sope,sopes,sticky rice,su boregi,sufganiya,sufganiyot,sujebi,sundubu,svickova,syrnyky,tacacho,tajine,tallarin saltado,tanghulu,tangsuyuk,tarta de verdura,tawook,teff,teh siew dai,tehari,tehina,teppanyaki,thai tea,thakali set,thambili,tinnies,tintico,tlacoyo,tlacoyos,toltott kaposzta,tom kha,tom saap,tong sui,tongba,tra da,tra sua,tsukemen,tteok,turk kahvesi,turshi,tuwo,tuwo shinkafa,ubugali,umm ali,umutsima,urojo,urwagwa,uzvar,vareniki,varenyky,viazi karai,vinkubala,visashi,visheti,vitumbua,vitumbuwa,wali maharage,wali nyama,watalappan,wattalappam,whitebait fritter,whittakers,x-tudo,yansu ji,yerba,yomari
      you tiao,yuenyeung,zaalouk,zanzibar mix,zap nax,zapiekanka,zaza,zilzil,zingalo
    `,
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words: `
      alcohol,appetizer,warung,yum cha,zichar
      baby formula,bake sale,baker,bakkerij,banquet,bar,bar tab,barbecue,bbq,beef,beer flight,biergarten,big shop,birthday cake,biryani,bistro,bite,bite to eat,bodega,bodegon,boerewors,booze,boozer,bottle of wine,bottle shop,brasserie,breakfast,brewery,brewpub,brisket,brunch,buffet,buka,bukateria,butcher,bottle o
      cafe,cafeteria,cake decorator,cake shop,calamari,canteen,cantina,carniceria,carryout,carvery,catering,cevicheria,cha chaan teng,chicken,chinese,chip shop,chiringuito,churrascaria,churreria,cidery,clams,coffee shop,cookout,corner shop,corner store,crab,crawfish,crayfish,creamery,creperie,csa box,curry
      darshini,date night,deli,delivery,dessert,dhaba,dim sum,diner,dining,dining out,dinner,distillery,drive through,drive thru,duck,duka la chakula
      ate out,dined out,eaten out,eatery,eating out,enoteca
      farmers market,feast,fish,fishmonger,food,food shopping,food truck,foodcourt,formula,fromagerie,fruit and veg,food court
      gastropub,gelateria,greengrocer,grocer,grocery,grocery run,grocery shopping
      haddock,halal shop,ham,hamper,happy hour,hawker,hibachi,hilsa,hot pot,hypermarket,hypermart,ice cream truck,iftar,imbiss,indian,injera,izakaya
      kantine,karinderia,kebab shop,keg,kirana,kitchen,konbini,kopitiam,langar,leftovers,liquor,lobster,lunch,luncheon,kbbq
      mackerel,mandi,meal,meat,mess bill,mess fees,mezze,milkman,mini mart,minimart,mutton
      night market,night out drinks,nightcap,nigiri,noodle bar
      off licence,off license,omakase,osteria,oyster bar,oysters,offie
      palengke,panaderia,parma,pasar,pasar malam,pasticceria,patisserie,picnic,pizza,pizzeria,pomfret,potluck,poutine,prix fixe,protein powder,provision store,provisions,pub
      ration,restaurant,ribeye,ribs,roast,rodizio,rohu,room service,rosticceria,round,round of drinks,ration shop
      salmon,sandwiches for the team,sardine,sari sari store,sashimi,scampi,schnitzel,seafood,sehri,set menu,shisa nyama,shisanyama,shrimp,sirloin,small chops,smorgasbord,snackbar,snacks for the office,spaza,speakeasy,sports bar,squid,steak,steakhouse,stockfish,suhoor,sunday roast,supermarket,supermart,supper,surf and turf,sushi,shebeen,supermercado,souk,shisha
      tab,table for 2,table for 3,table for 4,table for 5,table for 6,table for eight,table for five,table for four,table for six,table for three,table for two
      taco truck,tagine,take away,take out,takeaway,takeout,tapas,taproom,taqueria,tasting menu,tavern,tea room,tea time,tearoom,thai,thali,tianguis,tiendita,tiffin,tortilleria,traiteur,trattoria,tuck shop,tuckshop,turkey
      veal,veg box,venison,wedding cake,weekly shop,wet market,wine bar,wine flight,winery
      turkey crown
    `,
  },
  {
    category: 'Transportation',
    price: 'small',
    words: `
      air for the tires,air pump,angkas,angkot,auto,autorickshaw,bajaj,bajaji,becak,bike share,bike taxi,bodaboda,bus,grabbike,kombi,xe om,jitney,zr van
      cable car,car charge,car park,car wash,carpool,chairlift,charging,citi bike,clean air zone,coach,colectivo,congestion charge,congestion zone,habal habal,jr pass,chingchi
      daladala,dart charge,day pass,ezpass,fare,fastag,ferry,full wash,funicular,jeepney,nduthi,dolmus
      matatu,meter,metro,metrocard,molue,monorail,navigo,ojek,ojol,oyster
      marta card,clipper card,ventra card,leap card,octopus card,orca card,charlie card,breeze card,metro card,transit card,bus card,travel card,moto,maxi taxi
      pamasahe,park and ride,parkhaus,parking,parking garage,parkplatz,pay and display,peage,pedicab,pesero,pikipiki,rickshaw,piki piki
      s bahn,sbahn,scooter,shuttle,subway,subway card,subway fare,subway ride,songthaew,sherut
      tempo,toll,toll gate,tollway,train ride,train ticket,tram,transit,transpo,tricycle,trishaw,trolley,tube,tuk tuk,tuktuk,three wheeler
      bahn ticket,bahncard,escooter,u bahn,ubahn,ulez,underground,uv express,vaporetto,vignette,water bus,water taxi
      abonament stb,agbero,akbil,autobus,autobuz,autopalya matrica,bakkie hire,bencina,benzyna,bikeman,bilet miesieczny,bilhete,bkv berlet,cab driver,cabbie,cabby,camion,carguard,casetas,cochera,corredor azul,elektrychka,estacionamento,estacionamiento,etag,flanelinha,franelero,greenslip,gui xe,jizdenka,klong boat,korope,longtail boat,lotacao,mafuta ya gari,maruwa,mathree,metrou,motorin,motorina,mototaxi,mushikashika,myjnia,ndai,nganya,onibus,otobus,padyak,paliwo,parcare,parkir,parkolas,parkovne,parquimetro,pasajes,peaje,pedagio,pociag,rua xe,rucs,salina,taksowka,tambal ban,taxi driver,tenencia,tramvai,tramvaj,tramwaj,troleu,vapur,viene viene,villamos,vonat,xang,xe buyt,xich lo
    `,
  },
  {
    category: 'Transportation',
    price: 'medium',
    words: `
      aa cover,adblue,air filter,air freshener,airport run,antifreeze,jumper cables,key fob
      bensin,benzin,benzina,benzine,bike hire,bike repair,bike service,bike servicing,bike tube,bike tune up,boda,boda boda,breakdown cover,breakdown recovery,bvg ticket
      cab,car charging,car hire,car key,car mats,car tax,carshare,challan,charge point,charging station,charging the car,clamp,clamping,cng,coe,commute,commuter pass,coolant,cambelt,catalytic converter
      dala dala,danfo,dash cam,dashcam,def fluid,detailing,deutschland ticket,deutschlandticket,diesel,dmv,drivers license,driving licence
      e10,emissions test,engine oil,erp,ev charge,ev charging
      fill up,filling station,fuel,gas,gas pump,gas station,gasoil,gasoline
      impound,inner tube,inspection,itv,jeep,jerry can,jump start,keke
      licence disc,license disc,license plate,license renewal,linkt,lrt,luas,
      minibus,minicab,monthly pass,mot,motor oil,moving van,mrt,mulkiya,nafta,nct,number plate,monthly ticket
      oil change,oil changed,oil filter,okada,opal,ov chipkaart
      parked,parking fine,parking permit,parking ticket,pasmo,pertalite,pertamax,petrol,petrol pump,petrol station,presto,puncture,panel beater,pollution certificate,penalty charge notice
      rail,railcard,recovery truck,registration,rego,ride,ride home,ride share,rideshare,road tax,road worthy,roadside assistance,roadtax,roadworthy,roof rack
      salik,sat nav,screenwash,season ticket,servo,shinkansen,smog,smog check,spark plug,speeding fine,speeding ticket,subway pass,suica,supercharging,streetcar,snow chains
      tank,tank of gas,taxi,tow,tow truck,towing,traffic fine,traffic ticket,train,transport,transportation,travelcard,tro tro,trotro,tune up
      unleaded,ute,v5,valet,van hire,van service,vehicle tax,vulcanizer
      warrant of fitness,weekly pass,wheel,windscreen,windshield,wiper,wof,zone pass,weekly ticket
      tyre fitting,tire fitting,wheel balancing,timing belt
    `,
  },
  {
    category: 'Transportation',
    price: 'big',
    words: `
      alignment,alternator,auto parts,car parts,auto repair,body shop,brake,bumper
      car,car note,car repair,clutch,dealership,dent repair,exhaust,garage,gearbox,headlight
      mechanic,moped,motorbike,motorcycle,radiator,scooter repair,suspension
      tire,transmission,truck,tyre,tyre repair,used car
    `,
  },
  {
    category: 'Shopping',
    price: 'small',
    words: `
      bunting,buttons,cotton pads,paperclips,paper clips,picture hook,tree lights,rubber bands,jotter,lamination,harpic,febreze,ziploc,nail clippers,nail cutter,vaseline,feeding bottle,highchair,litter tray,whiskas
      badge,balloon,bin bag,biro,birthday card,bleach,bobby pins,body wash,bookmark,bulb,ballpen,blu tack,bubble wrap,baygon,bog roll,bakhoor,bassinet,budgie
      candle,chapstick,cling film,comb,comic,confetti,correction fluid,correction pen,correction roller,correction tape,cotton bud,cotton wool,crayon,crochet hook,cartolina,clingfilm,catnip
      deodorant,dishwasher tablet,diya,dog chew,earplugs,envelope,eraser,fishing line,flea collar,foil,folder,huggies,domestos,disinfectant,dental floss
      glue,greeting card,gumboot polish,hand sanitiser,hand sanitizer,hanky,highlighter,incense,geometry box,goldfish
      keychain,keyring,kitchen roll,kleenex,knitting needle,laundry tablet,lightbulb,lighter,lip balm,loo roll,kitten
      magazine,magnet,marker,matchbox,mug,nail file,napkin,needle,newspaper,notebook,mathematical set,mosquito coil,mosquito net,mortein,mehndi,moses basket
      paintbrush,pampers,paper,pen,pencil,post its,postcard,potting mix,printout,rakhi,ribbon,ruler
      safety pins,sandpaper,scrunchie,sellotape,sharpener,sharpie,shaving foam,shoelaces,shower gel,soap,sock,sponge,stamp,sticker,sticky notes,straw
      tape,tissue,toilet paper,toilet roll,toilet tablet,toothbrush,toothpaste,toothpick,tsinelas,valentine,tippex,tweezers,talcum powder,teether
      agarbatti,washing tablet,washing up liquid,wipes,wrapping,wrapping paper,xerox,zipper
      skates,ice skates,hockey skates,cyclamen,geranium,begonia,fern,hydrangea,petunia,pansies,lavender,rosebush,seedlings,superglue,scissors,shea butter,swaddle,steriliser,scratching post
      parcel cod,cod parcel,cod order,panty liners
    `,
  },
  {
    category: 'Shopping',
    price: 'medium',
    words: `
      fitting,hot wheels,harmonica,hot water bottle,humidifier
      bike bell,braiding hair,cactus,cooler,dustpan,floor mats,keys cut,lace front,memory stick,mic stand,pinata,piñata,primer,relaxer,sash,sketchbook,spare key,steel caps,steel toes,tiara,veil,watering can,weave,wool
      abaya,action figure,adapter,aftershave,agbada,air force ones,air fryer,alarm clock,album,ankara,anklet,antique shop,apron,aquarium filter,art print,art supplies,aso ebi,allen key,air purifier
      baby bottle,baby clothes,baby food,baby gate,baby monitor,babygro,backpack,bag,bait,baking tray,bale,ball,bangle,barbecue gas,barbie,barong,basketball,bat,bath mat,bathrobe,batik,battery,bauble,beanie,beauty supply,bedding,belt,bib,bike lock,bike pump,bikini,bin liner,binoculars,bird feeder,birthday gift,birthday present,blanket,blazer,blender,blouse,blusher,board game,bolt,bonsai,book,bookshop,bookstore,boots,boubou,bouquet,bowl,boxers,bra,bracelet,brick,briefs,brogue,brooch,broom,brushes,bucket,burqa,baju kurung,baju melayu,bedsheets,bible,bidi
      cable,calendar,camping gear,canvas,cap,cap gun,capo,car boot,car seat,card,card game,cardigan,cartridge,case,casserole dish,cat food,cat litter,cat treat,cat tree,cement,chain saw,chainsaw,chappal,churidar,circular saw,chair,charcoal,charger,charity shop,chess set,chinos,chopping board,christmas gift,christmas lights,christmas present,christmas tree,cigar,cigarettes,cigs,cleaning supplies,cleanser,cleats,clogs,clothes,clothing,coal,coat,coffee grinder,coffee machine,coffee maker,cologne,comforter,compost,concealer,conditioner,convenience store,cookbook,cookware,cool box,cossie,costume,cot,coveralls,craft,crate,crib,crocs,crop top,cufflinks,cup,curtain,cushion,cutlery,cutting board,chitenge,cheongsam,cross stitch,crockpot,can opener,corkscrew,chromecast,cctv,ciggies
      dashiki,decking,decoration,department store,detergent,dhoti,diaper,diary,dice,dining set,dirndl,dishes,dog bed,dog collar,dog food,dog lead,dog leash,dog treat,doll,dollar store,doormat,dress,dressing gown,drill,drugstore stuff,drumsticks,dry erase,duffel,dumbbell,dummy,dungarees,dupatta,duster,duvet,drill bit,drywall,diamond painting,doorbell
      e-liquid,earbuds,earphone,earring,eau de toilette,echo dot,edibles,esky,extension board,extension box,extension cord,extension lead,eyeliner,eyeshadow,espadrilles,embroidery,essential oil,elf bar
      fabric,face cream,face mask,face wash,fags,fairy lights,faucet,feed,fence,fencing,fertiliser,fertilizer,firewood,fish food,fish tank,fishing gear,fishing rod,fitbit,flash drive,flashlight,flask,flea market,fleece,flip flops,florist,flower,football,foundation,frame,french press,frisbee,furnace filter,fuse,funko pop,firecrackers,fire stick,false lashes
      garage sale,garden,garden center,garden centre,gele,gift,gift wrap,gift wrapping,gift card,gilet,glasses case,glassware,glove,goggles,golf balls,golf clubs,gravel,grout,guitar string,gumboots,gym bag
      gold coin,guttering,haberdashery,hack saw,hair clip,hair dryer,hair dye,hair extensions,hair gel,hair oil,hairbrush,hairdryer,hammer,hammock,hamster,hanbok,hand cream,hand saw,handbag,hangers,hard drive,hardback,hardware,hat,hay,hdmi,head shop,headband,headlamp,headphones,headset,heels,helmet,hi vis,hijab,hinge,hockey stick,home decor,homeware store,hoodie,hookah,hose,hosepipe,household,houseplant,gomesi
      ink,insoles,insulation,iron,ironing board
      jacket,jandal,jeans,jerrycan,jersey,jeweler,jeweller,jig saw,jigsaw,jiko,joggers,jordan ones,jordans,journal,jug,jumble sale,jumper,juicer,juul
      kadai,kaftan,kandura,kanga,kanzu,kebaya,keepsake,kente,kettle,kettlebell,keyboard,kibble,kikoi,kimono,kindle book,kindling,kite,kitenge,knickers,knife,knitting,knives,kurta,kurti,kikoy,kilt
      ladder,lamp,lampshade,laundry basket,lawn mower,leash,led strip,lederhosen,leggings,lego,lehenga,light strip,lilies,lingerie,lipstick,loafer,log splitter,logs,lotion,luggage,lumber,lunch box,lunchbox,lungi,lip gloss
      make up,makeup,mall,mangalsutra,mascara,memory card,merch,microphone,microwave,mirror,miter saw,mitre saw,mittens,mitumba,mixer,mixie,modem,moisturiser,moisturizer,mop,mouse,mulch,music shop,museum shop,marlboro
      nail gun,nail polish,nappy,neck pillow,necklace,nerf gun,newsagent,nicotine pouches,nikes,novel,niqab
      okrika,onesie,op shop,orchid,ornament,overalls
      pacifier,padlock,paint,pajamas,pan,panties,pants,paperback,parka,parts,party supplies,patch kit,pawn shop,pellets,pendant,penknife,perfume,pet food,pet shop,pet store,pet supplies,phone case,phone mount,photo frame,photocopy,picture frame,pillow,pillowcase,pjs,placemat,planks,planner,plant,plasterboard,plate,playdough,pliers,plushie,plywood,poncho,poster,pot,pound shop,pound store,power adaptor,power bank,present,printer,printing,ps5 controller,puffer,pull up bar,pull ups pack,pullover,push up bar,purse,pushchair,puzzle,pyjamas,plunger,polyfilla,prayer mat,pendrive
      quilt,quran
      racket,racquet,raincoat,rake,rattle,razor,record,reeds,resistance band,rizla,roller,rollerblades,rollies,rolling pin,rope,rose,router,rucksack,rug,raspberry pi,rubiks cube,retinol
      salwar,sand,sandal,sanitary,saree,sari,sarong,saucepan,scarf,screen protector,screw,screwdriver,scrubs,sd card,sealant,secateurs,see saw,seesaw,second hand shop,secret santa,seed,seedling,serum,sewing,shampoo,shapewear,shaver,shaving cream,sheet,shelf,shelves,shelving,sherwani,shin guards,shinpads,shirt,shoe,shoe rental,shopping,shorts,shovel,shuttlecock,skateboard,skillet,skin care,skincare,skirt,skirting board,skis,sleeping bag,slime,slipper,smart plug,smoke shop,smokes,sneaker,snorkel,snowboard,socket,sofa cover,soil,songket,spade,spanner,spatula,sprinkler,stapler,stationers,stationery,stereo,stocking,storage box,straightener,strap,streamer,stuff for the house,stuffed animal,succulent,sufuria,suit,suitcase,sunglasses,surfboard,sweater,sweatpants,sweatshirt,swimsuit,swimwear,squishmallow,shower head,screen guard,set top box
      tablecloth,tackle,tampon,tank top,tarp,tawa,teapot,teddy,tee,tent,thermos,thobe,thongs,thread,thrift store,tie,tiffin box,tights,tile,timber,tinsel,toaster,tobacco,toiletries,toner,tool,toolbox,torch,tote,towel,toy,toy car,trackies,tracksuit,trainer,trash bag,trash can,trimmer,tripod,trousers,tshirt,tulips,tumbler,tupperware,turf,tux,tuxedo,tudung,tin opener,tempered glass
      ugg,ukay,ukay ukay,umbrella,underwear,uniform,usb,vacuum,vape,vape juice,varnish,vase,vest,vinyl,vinyl record,ukulele
      waistcoat,wallet,wallpaper,washing powder,wax,webcam,wedding gift,wedding present,going away gift,going away present,leaving gift,leaving present,weed killer,weights,wellies,wellingtons,wetsuit,wheelbarrow,windbreaker,wine glasses,wire,wok,wood,wreath,wrench,yukata,water filter,wall clock
      xbox controller,yard sale,yarn,yeezys,yoga mat,zyn
      papelaria
    `,
  },
  {
    category: 'Shopping',
    price: 'big',
    words: `
      air con,air conditioner,air cooler,airpods,amp,amplifier,appliance,armchair
      bed,bedframe,bicycle,bike,blinds,bookcase,bookshelf
      cabinet,camera,canoe,carpet,cello,chromebook,coffee table,computer,console,cooker,couch,cpu,curtains
      dehumidifier,designer bag,desk,dining table,dishwasher,drawers,dresser,drone,drum kit,dryer,dslr,dyson
      e reader,ebike,electronics,engagement ring,espresso machine
      fan,flatscreen,freezer,fridge,furniture,futon
      gaming chair,generator,gold chain,gopro,gpu,graphics card,grill,guitar
      headboard,heater,hob,hoover,hot tub,inverter,ipad,iphone,jewellery,jewelry,kayak,kindle
      laptop,lawnmower,lens,macbook,mattress,monitor,motherboard,mower,nintendo switch
      oven
      paddle board,paddleboard,patio set,pc,peloton,phone,piano,playstation,power supply,pram,processor,projector,ps4,ps5
      ram,recliner,refrigerator,ring,roomba,rowing machine
      saddle,saxophone,shed,sideboard,smartphone,smartwatch,sofa,solar panel,soundbar,speaker,ssd,stove,strimmer,stroller,swing set,switch oled
      table,table saw,tablet,telescope,television,telly,tiller,tractor,treadmill,trumpet,turntable,tv
      vacuum cleaner,violin,vr headset
      wardrobe,washer,washing machine,watch,wedding dress,wedding ring,xbox
    `,
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words: `
      face painting,horse race,keno,lawn bowls,rehearsal room,studio time,rafting,kayaking,gashapon,roulette,whale watching,river cruise
      admission,airsoft,album download,amusement park,app,aquarium,arcade,archery,audio guide,audiobook,axe throwing
      bachelorette,badminton court,ballet,baseball game,baseball ticket,basketball game,batting cages,battle pass,bet,betting,billiards,bingo,bioskop,blu ray,board game cafe,boat hire,boat ride,boat trip,bookie,bookmaker,bouldering,bouncy castle,bowling,boxing match,broadway,bull riding,bumper cars,bungee
      campfire,carnival,casino,casino chips,cd,cinema,circus,claw machine,climbing,climbing gym,climbing wall,club,club entry,club subs,comedy night,comedy show,comic con,concert,corn maze,court booking,court hire,cover charge,cricket match,cricket,canoeing,cosplay
      dance night,dance recital,dandiya,darts,dating app,day out,derby,disco,dj,dlc,driving range,dvd
      ebook,entertainment,entrance,entrance fee,entry fee,escape game,escape room,event,exhibition
      fair,fairground,fantasy league,festival,fete,fifa points,film,fireworks,fishing charter,fishing license,fishing trip,five a side,football game,football match,football season ticket,football ticket,fun,funfair,footy,formula 1
      18 holes,9 holes,eighteen holes,garba,nine holes,gacha,gallery,gambling,grand national,game,game pass,gig,go kart,go karting,golf,green fee,greyhounds
      haunted house,hayride,hen do,hike pass,hobby,hockey game,horse races,horse ride,horse riding,hot air balloon,hunting license
      imax,in app purchase,itunes,jet ski,karaoke,karting,kayak rental,kentucky derby,kino,ktv
      laser quest,laser tag,lift pass,loot box,lottery,lotto,lotto ticket
      magazine subscription,manga,london eye,match day,match ticket,matinee,mela,melbourne cup,minigolf,mobile game,movie,museum,music subscription,musical,mahjong,ml diamonds,magician
      nascar,national park,night out,nightclub,nintendo game,noraebang,open mic,opera
      pachinko,paint and sip,paintball,paintballing,panto,pantomime,parasailing,park entry,park pass,party,pay per view,pc game,pedalo,pinball,pitch hire,planetarium,play,playstation game,podcast,poker,pokies,pony ride,pool,popcorn at the movies,pottery painting,ppv,ps5 game,pub quiz,pumpkin patch,putt putt,padel,padel court,pickleball,paragliding
      quad biking,quiz,quiz night,race track,raffle,rave,redbox,rink,robux,rodeo
      safari park,salsa night,scratch card,scratch off,scratchcard,scratchers,scratchie,scratchies,scuba,season pass,shooting range,show,skate park,skating,ski day,ski lesson,ski lift,ski pass,skins,skydive,skydiving,sledging,slot machine,slots,snooker,snorkeling,snorkelling,sparklers,sports,sportsbook,squash court,stag do,stand up,steam game,streaming,subscription,surf lesson,sweepstake
      tennis court,test match,the dogs,the races,theater,theatre,theme park,ticket,tombola,trampoline,trampoline park,trivia night,twitch sub,videoke
      ufc fight,v bucks,vbucks,video game,water park,waterpark,wine tasting,works do,xbox game
      zip line,zipline,zoo
      football field,football pitch,football subs,futsal,ferris wheel,free fire diamonds
      ball game,blackjack,bottle service
    `,
  },
  {
    category: 'Bills',
    price: 'big',
    words: `
      accountant,accounting,alimony,architect,bail,body corp,boiler,boiler repair,bricklayer,builder
      municipal account,rates account,water account,capital gains,carpenter,child support,contractor,conveyancing,credit card,debt,down payment,council tax
      decorator,electric meter,electrical work,electrician,emi,estate agent,gas meter,ground rent
      handyman,hmrc,hoa,home repair,house repair,installment,instalment,insurance,irs,klarna payment
      joiner,key meter,landlord,lawyer,leccy,legal fees,letting agent,loan,lodger,mortgage,movers,moving company
      notary,nursery fees,plasterer,plumber,plumbing,rent,roof repair,roofer
      security deposit,self assessment,service charge,skip hire,storage unit,surveyor,tax,tree surgeon,upholsterer,vat
    `,
  },
  {
    category: 'Bills',
    price: 'medium',
    words: `
      chair rent,booth rent,stall rent,shop rent,desk rent,kaam wali,kasambahay,house girl,hire purchase
      conservancy,town council,water district
      mpesa charge,mpesa charges,mpesa fee,m pesa charges,momo charge,momo charges,momo fee,withdrawal charge,withdrawal charges,withdrawal fee,transaction fee,transaction charge,transaction charges,transfer charge,transfer charges,sms charges,e levy
      furnace,furnace repair,mowing,snow plow,transfer fee
      ac repair,ac service,affitto,after school club,airtime,alarm system,alquiler,amortization,antivirus,apartment maintenance,association dues,atm fee,au pair,askari,affidavit
      babysitter,babysitting,bank charge,bank fee,bank transfer fee,bijli,bill,bin charges,bin collection,body corporate,bolletta,bollette,bookkeeper,breakfast club,broadband,building maintenance,burial society,borehole,bedspace,boarding house
      cable bill,cable tv,carer,cell bill,cell plan,cellphone load,child maintenance,childcare,childminder,chimney,chimney sweep,chit fund,cleaner,cleaning lady,cleaning service,cloud storage,co working,conservancy,cooking gas,coworking,creche,customs,cylinder,cable guy,cyber cafe,condominium fee
      data,data bundle,data plan,data sub,day care,daycare,domain,domestic help,domestic helper,dry cleaning,dstv sub,dstv subscription,dth,dues,dhobi,dumpster
      e load,electric,electricity,eload,energy,exterminator,fee,foreign transaction fee,exhauster
      garbage,gardener,gas and electric,gas and electricity,gas bill,gas bottle,gas cylinder,gas refill,generator diesel,generator fuel,gez,glazier,gotv,gutter cleaning,gutter guy
      funeral cover,furnace oil,heating,heating oil,hipoteca,home help,home security,homeware insurance,hosting,house help,househelp,huur,hvac,hydro,fundi,fumigation
      icloud storage,interest charge,internet,ironing,kerosene,kita,krankenkasse,kuota,kuryente
      landline,listrik,load po,late charge,late fee,launderette,laundromat,laundry,lawn care,lawn guy,lawn mowing,lawn service,layaway,leccy meter,light bill,loyer,lpg,light token,landscaping
      maid,membership fee,meter top up,miete,mobile bill,mobile load,mutuelle,nebenkosten,phone load,cell load,prepaid load,mobile contract,mobile plan,nanny,nursery,mama fua
      oil delivery,oil fill,oil tank,overdraft
      paraffin,passport fee,password manager,permit,pest control,pest guy,pet insurance,phone balance,phone bill,phone contract,phone credit,phone payment,phone plan,phone recharge,phone top up,po box,pos charge,pool service,power,prepaid meter,prepaid plan,propane,propane tank,pulsa
      rates,recharge,recharge card,recycling,refuse collection,regular load,roof guy,rundfunkbeitrag,removalist
      satellite tv,school bus fee,security guard,security levy,septic,septic tank,service fee,sewage,sewer,sewerage,sim,sim only,sitter,sky bill,snow removal,society maintenance,software license,software subscription,solicitor,sparky,stamp duty,standing charge,stima,strata,strom
      termite,token listrik,top up,tradie,trash,tubig,tv licence,tv license,tv subscription,union dues,utility,vpn,telephone,talktime,talk time,tiler,token
      waste collection,watchman,water bill,water company,water tanker,wi fi,wifi,window cleaning,wire fee,water token,welder
      prepaid light,prepaid electricity,prepaid token,prepaid tokens,paload,pasaload,playgroup
      abonament,alberlet,aluguel,ambag,arisan bill,bamba 50,bayar kos,botijao,cablevision,celular recarga,cicilan,comshop,conta de agua,conta de luz,diesel for gen,doladowanie,doładowanie,factura curent,faxineira,gas elpiji,gen fuel,intretinere,iuran,iuran rt,jojo tank,kabambe,kasasiro,kontrakan,kosan,kost,kozos koltseg,labandera,lavanderia,loadshedding light,mai ruwa,mantenimiento,mashonisa,najem,pisonet,prad,recarga,recibo de luz,regaload,reincarcare,smieci,takataka,tanque de gas
    `,
  },
  {
    category: 'Healthcare',
    price: 'small',
    words: `
      advil,aleve,allergy tablets,antacid,antihistamine,antiseptic,aspirin,digene,deworming,augmentin,omeprazole,gripe water,lateral flow,oximeter,viagra,durex
      band aid,bandage,benadryl,berocca,bioflu,biogesic,blister plaster,blood sugar test,bug spray,dayquil,doliprane,folic acid,brufen,beechams,bepanthen,betadine
      calpol,cetirizine,claritin,coartem,cold and flu,combiflam,condom,contraceptive,cough drops,cough syrup,crocin,dettol,disprin,dolo,glucometer,codeine,chyawanprash,calamine
      ear drops,efferalgan,electrolytes,epsom salt,excedrin,eye drop,eyedrops,fish oil,gauze,gaviscon,hay fever tablets
      ibuprofen,imodium,insect repellent,laxative,lemsip,loratadine,lozenge,infacol
      malaria drugs,malaria test,melatonin,mosquito repellent,motrin,mouthwash,mucinex,multivitamin
      nappy cream,nasal spray,neosporin,neozep,nurofen,nyquil,neurobion,nebulizer
      painkiller,panadol,paracetamol,pepto,plaster,pregnancy kit,probiotic,rennie,piriton,panado,pre workout
      sanitary pads,savlon,strepsils,sudafed,sugar test,sun cream,sun screen,sunblock,sunscreen,supplement,salonpas,saridon,sudocrem,syringe
      tampons,test strips,throat spray,tiger balm,tums,tylenol,typhoid test,vapor rub,vicks,vitamin,zinc,zyrtec,tolak angin
    `,
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words: `
      a and e,acupuncture,acupuncturist,allergy shot,allergy test,amoxicillin,ankle brace,antenatal,antibiotics,apotheke,ayurveda,lasik,kickboxing,aerobics
      back brace,barre,biopsy,birth control,blood pressure,blood test,blood work,bloods,booster,botika,boxing class,bp machine,bp monitor,bp tablet,breast pump,bjj
      cardiologist,check up,checkup,chemist,chemo,chiro,chiropractor,clinic,co pay,collagen,compression socks,consult,consultation,contact lens,contact solution,contacts,copay,counseling,counselling,counsellor,counselor,covid test,cpap,creatine,crossfit,crutch,cupping,c section
      deep heat,dental,dentist,dermatologist,dermatology,detox,dialysis,dietician,dietitian,dispensary,doctor,dr,drugstore,dentures,doula
      ecg,ekg,emergency room,epipen,er bill,eye exam,eye test,endoscopy
      farmacia,filling,first aid,first aid course,fitness,flea treatment,flu shot
      glasses,gp,gym,gynaecologist,gynecologist
      health,health insurance,healthcare,hearing aid,hearing test,hospice,hospital,hospital bill,huisarts,hygienist,hypnotherapy,homeopathy,hijama
      inhaler,insulin,jab,knee brace,knee support,krankengymnastik,lab,leisure centre,lenses,immunisation
      mammogram,massage,medical,medicare,medication,medicine,meds,midwife,mole check,morning after pill,mouth guard,muay thai,microchip
      new glasses,nhs,night guard,nutrition plan,nutritionist,nexgard
      obgyn,oncologist,opd,optician,optometrist,orthodontics,orthodontist,osteo,osteopath,ovulation test
      paediatrician,pathology,pcr test,pediatric visit,pediatrician,period products,personal trainer,pharmacie,pharmacy,physical,physician,physio,physiotherapy,pilates,pills,plan b,podiatrist,polyclinic,postnatal,pregnancy test,prescription,psychiatrist,psychologist,pt session
      radiology,reflexology,reformer,rehab,reiki
      sauna,scan,script,shots at the clinic,slimming world,smear,specialist,spin class,spinning class,stethoscope,swim,swimming,spectacles
      tablets,tandarts,teeth whitening,therapist,therapy,thermometer,ultrasound,urgent care,urologist
      vaccination,vaccine,vet,veterinarian,voltaren
      walking stick,wellness,whey,whitening strips,wrist brace,x ray,xray,yoga,zahnarzt,zumba,worming
      analisis,dentista,drogaria,drogueria,gyogyszertar,lekarna,plano de saude
    `,
  },
  {
    category: 'Healthcare',
    price: 'big',
    words: `
      ambulance,braces,crown,ct scan,dental work,er visit,eye drops,fillings
      hearing aid batteries,implant,invisalign,ivf,mri
      operation,physio course,retainer,root canal,surgery
      teeth cleaned,teeth cleaning,tooth,veneers,wheelchair
    `,
  },
  {
    category: 'Education',
    price: 'big',
    words: `
      a level,bootcamp,bursar,certification,college,conference ticket,course,diploma,driving school,varsity fee,varsity,uni fee
      enrollment,enrolment,exam,gcse,ielts,kindergarten,masterclass,masters,online course
      phd,preschool,private school,playschool,playschool fee
      sat prep,school fees,semester,seminar,student fees,study abroad,summer camp,summer school,school book,school tour
      toefl,training,tuition,uni,university,workshop
    `,
  },
  {
    category: 'Education',
    price: 'medium',
    words: `
      anatomy book,art camp,art class,calculator,capstone,class,coaching,coding course,cooking class,course book,bharatanatyam,o levels,upsc,acca,nclex,kcse,admission fee
      dance class,day camp,drawing class,driving instructor,driving lesson,driving test,development levy
      education,exam prep,exercise book,field trip,flash cards,flashcards,hagwon,juku
      gmat,gre,guitar lesson,gymnastics,judo,karate,kids lessons,girl guides
      language app,language class,language course,lesson,library fee,library fine,lsat
      madrasa,martial arts,mcat,music class,music lesson,music teacher,nachhilfe,piano teacher,guitar teacher,violin teacher,singing teacher,drum teacher,art teacher,math teacher,maths teacher,swim teacher,swimming teacher,nursery school
      parent teacher,past papers,piano lesson,pottery class,professional membership,pta
      revision guide
      school,school lunch money,school photo,school supplies,school trip,science kit,soccer camp,spanish class,stem camp,student card,study guide,swimming lesson,scouts
      taekwondo,term fees,textbook,theory test,tutor,tutoring,violin lesson,webinar,workbook,yearbook,tefl
    `,
  },
  {
    category: 'Travel',
    price: 'big',
    words: `
      accommodation,accomodation,air b and b,round trip,round trip ticket,air ticket,airfare,airline ticket,one way ticket,plane ticket,airline,airport parking,airport transfer,all inclusive,onsen,ferry crossing,visa extension
      b&b,bag fee,baggage,beach house,bed and breakfast,bnb,bnb booking,booking,booking fee
      cabin,camp site,campervan,campground,camping,camping trip,campsite,car rental,caravan,chalet,channel tunnel,checked bag,city break,cottage,cruise,currency exchange
      disney cruise,disney trip,duty free,e visa,esim,eurail,eurostar,evisa,excursion,extra legroom,flight,fuel surcharge,departure tax
      glamping,guest house,guesthouse
      hajj,heathrow express,hire car,holiday,homestay,honeymoon,hostel,hotel,houseboat
      inn,interisland ferry,interrail,lodge,lodging,lounge,luggage fee,luggage storage,island hopping
      motel,motorhome,passport,pilgrimage,plane,priority boarding
      rent a car,rental car,resort,riad,roaming,roaming charges,roaming pass,rv,rv park,ryokan
      safari,seat selection,sightseeing,ski hire,ski trip,sleeper train,snorkel rental,souvenir,sun lounger,sunbed,schengen visa,staycation
      timeshare,tour,train to paris,travel,travel adapter,travel insurance,travel sim,trip,tourist visa,travel tax,tourist tax,trekking
      umrah,upgrade,vacation,van rental,villa,visa application,visa fee,visa on arrival,weekend away,uk visa
      yurt
    `,
  },
  {
    category: 'Other',
    price: 'medium',
    words: `
      allowance for the kids,alterations,atm,barber,barbershop,blow dry,braids,brows,busker,rebonding,rebond,balayage,locs,acrylics,lash lift,bikini wax,botox,hammam,gurdwara,harambee,eidi,baksheesh,import duty,esusu,arisan
      carpet cleaning,cash,cattery,charity,church,collection plate,courier,cornrows,customs duty,chama
      dakshina,dog groomer,dog sitter,dog walker,dog walking,donation,dry clean,extensions,eyebrows,eyelash,dreadlocks,dog boarding,darzi,duit raya
      facial,fine,food bank,food drive,food pantry,fundraiser,funeral,godchild,gofundme,grooming,hair,haircut,hairdresser,highlights,hundi
      just giving,justgiving,kennel,key copy,key cutting,kids allowance,lashes,locksmith
      manicure,mosque,nails,offering,mani pedi,microblading,makeup artist
      package,parcel,passport photo,pedicure,penalty,pet sitter,phone repair,photo booth,piercing,pocket money,poppy,post office,postage,puja,photo shoot,paluwagan
      sadaqah,salon,screen repair,shave,shipping,shoe repair,soup kitchen,spa,sponsor,sponsorship,storage,synagogue,skin fade,shagun,stokvel,susu,sou sou
      tailor,tan,tanning,tattoo,temple,threading,tip,tithe,trim,tzedakah,tooth fairy
      wash and fold,watch repair,waxing,wedding,wig,withdrawal,zakat
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
