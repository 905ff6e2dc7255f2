import type { ThingList } from '#domain/understanding/lexicon/things.ts'

/** Names of shops and services as they are written; "said=Written" adds another way to say one, "~Name" is a word of everyday talk too. */
export const brandLists: readonly ThingList[] = [
  {
    category: 'Food & Dining',
    price: 'small',
    words: `
      31 Flavors,5 guys=Five Guys,7 11=7-Eleven,7 eleven=7-Eleven,7-Eleven,7up=7UP
      A&W,Abrakebabra,Al Baik,Alfamart,Alfamidi,Almarai,AMPM,Amul,Andok's,Applegreen,Arby's,Artcaffe,Au Bon Pain,Auntie Anne's,Autogrill
      BackWerk,Baja Fresh,Barcelos,Baskin-Robbins,Bawarchi,Ben & Jerry's,Bengawan Solo,Bewley's,Bisleri,Blue Bottle,Blue Tokai,Bojangles,Bonchon,Boojum,Boost Juice,Braum's,BreadTalk,Brioche Dorée,Brumby's,Buc-ee's,bucees=Buc-ee's,Budgens,Budweiser,Burger King,BurgerFuel
      Cafe Coffee Day,cafe nero=Caffè Nero,caffe nero=Caffè Nero,Caffè Nero,canes=Raising Cane's,Captain D's,Caribou Coffee,Carl's Jr,Cava,Centra,Chaayos,Chagee,Chaiiwala,Chatime,Checkers,Cheezious,Chefette,chick fil a=Chick-fil-A,Chick-fil-A,Chicken Inn,Chicken Republic,Chipotle,Chooks to Go,Chowking,Cinnabon,Circle K,CoCo Ichibanya,Cold Stone,Costa,Costa Coffee,Costcutter,Couche-Tard,Creamy Inn,Crumbl,Culver's,Cumberland Farms
      Dairy Queen,Dave's Hot Chicken,Debonairs,Del Taco,Doutor,Dunkin,dunkin donuts=Dunkin' Donuts,Dutch Bros
      EatSure,Eddie Rocket's,Einstein Bros,El Jannah,El Pollo Loco
      Faasos,family mart=Family Mart,FamilyMart,Fatburger,Febo,Firehouse Subs,Fishaways,Five Guys,Flunch,Freshii,Frooti
      Gacoan,Gail's,Galito's,GetGo,Gloria Jean's,Goldilocks,Gong Cha,Greggs,Grill'd,GS25,Guzman y Gomez
      Haldiram's,Hardee's,Havmor,Heineken,Heinz 57,heinz fifty seven=Heinz 57,Herfy,Hesburger,HokBen,Hungry Jack's,Hungry Lion
      Ichiran,in and out burger=In-N-Out,in n out=In-N-Out,In-N-Out,Indomaret,Insomnia Cookies,Island Grill,Itsu
      J.CO,Jack in the Box,Jamba,Jamba Juice,Janji Jiwa,Jason's Deli,Java House,Jeni's,Jersey Mike's,Jimmy John's,Joe & the Juice,Jollibee,Juan Valdez,Juici
      Kenchic,Keventers,KFC,Komeda,Koufu,Krispy Kreme,Kum & Go,Kung Fu Tea,Kurkure,Kwik Trip,Kyochon
      Lawson,Le Pain Quotidien,Londis,Long John Silver's,Lotteria,Luckin,Lulu Hypermarket
      Maaza,maccas=McDonald's,maccies=McDonald's,Mad Mex,Mama Put,Mang Inasal,Marrybrown,Mary Brown's,Matsuya,Maverik,McAlister's,McColl's,McDonald's,mcds=McDonald's,Menchie's,mickey ds=McDonald's,Mie Gacoan,Ministop,Mixue,Moe's,Mom's Touch,Monginis,Mr Bigg's,MyNews
      Naivas,Nisa,No Frills,Nordsee,NTUC FairPrice
      O'Tacos,Old Chang Kee,OldTown,Oporto,Osmow's,OXXO
      Pak n Save,Panago,Panda Express,Panera,Panera Bread,Papa Gino's,Papaye,PappaRich,Paris Baguette,Peet's,Peet's Coffee,Pei Wei,Philz,Pieminister,Pinkberry,Pizza Inn,Pollo Campero,Pollo Tropical,Popeyes,Portillo's,Potbelly,Pressbyrån,Pret,Pret a Manger
      Qdoba,QT,Quick Chek,QuikTrip,Quiznos
      R-Kioski,Raising Cane's,Rally's,Red Rooster,Richeese,Rocomamas,Royal Farms,Rutter's
      Saizeriya,SaladStop,Saravana Bhavan,Sbarro,Schlotzsky's,Second Cup,seven 11=7-Eleven,seven eleven=7-Eleven,Shake Shack,Shakey's,Sheetz,Shoprite,Skip the Dishes,Smashburger,Smoothie King,Sonic,~Spur,Starbucks,Steak n Shake,Steers,Stewart's Shops,Subway,Sukiya,Sultan Center,Supermac's,Sweetgreen,Swiss Chalet
      T&T,T&T Supermarket=T&T,Taco Bell,Tai Hing,Tantalizers,Tealive,Telepizza,The Coffee Club,Theobroma,Thorntons,Thums Up,Tim Hortons,Timmies,tims=Tim Hortons,Tous les Jours,Tsui Wah,Tully's,Twosome Place
      Vapiano,Vida e Caffè
      Wawa,Wendy's,Wetzel's,Whataburger,White Castle,Wienerschnitzel,Wimpy,Wingstop
      Ya Kun,Yo Sushi,Yogurtland,Yoshinoya
      Zagu,Zambrero,Zaxby's
      Żabka
    `,
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words: `
      4 fingers=4Fingers,4Fingers,54th Street Grill,800 Degrees,85 Degrees Bakery,85c bakery=85 Degrees Bakery,99 Ranch,99 Ranch Market,99 Speedmart
      A Padaria Portuguesa,A101,AB Vassilopoulos,Abel & Cole,Abou Tarek,Abu Tarek,Acima,ACME Markets,Acuenta,Addide,Adyar Ananda Bhavan,AEON,Ahorramas,Aktu Taktu,Al Maya,Al Meera,Al Othaim,Al-Fatah,AlBaik,Albert Heijn,Albertsons,Alcampo,Aldi,Alepa,Alko,Allsup's,Alnatura,AlphaMega,Amoud,Angeloni,Aperto,Applebee's,Arcaffe,Aroma Kava,Arpico,Asda,Ask Italian,Assaí,Aswak Assalam,Atacadao,~ATB,Auchan,Auntie Muni,Aurrera,Avoca,Azmera
      Bach Hoa Xanh,Baemin,Bajeko Sekuwa,Bakers Delight,Bakhresa,Bakmi GM,Baliwag,Balzac's,Bambis,Barbeque Nation,Barburrito,Bargain Box,bdubs=Buffalo Wild Wings,Beefeater,Bella Italia,Bembos,Benihana,Bertucci's,Betty's Burgers,BevMo,Bhat-Bhateni=Bhatbhateni,Bhatbhateni,BHC,Biedronka,~Big Basket=BigBasket,Big C,BigBasket,Biggby,Bikanervala,Bilka,Billa,Bio-Planet,Biocoop,Bistrot Pierre,~BİM,BJ's Restaurant,Black Sheep Coffee,Blank Street,Blimpie,Blinkit,Blue Apron,Bob Evans,Bokku,Bombay Pantry,Bonefish Grill,Bonpreu,~Booths,Bottlemart,Brauð & Co,Breadfast,Bretas,BrewDog,Brewers Fayre,Brezelkönig,Bristol Farms,Brookshire's,Brugsen,Buffalo Wild Wings,Bukka Hut,Bulk Barn,Bundu Khan,Bunnpris,Burgeranch,BurgerFi,BWS,Bæjarins Beztu
      Cacau Show,Cactus Club,Cafe Amazon,Cafe Cafe,Cafesserie,Caffe Ritazza=Caffè Ritazza,California Pizza Kitchen,Cama,Capital Shoppers,Caprabo,Cargills,Cargills Food City,Carluccio's,Carrabba's,Carrefour,CarrefourSA,Carulla,Carvel,Casa Ley,Castaño,CCD,Celeiro,Cellarbrations,Chaldal,Chandarana,Chango Más,Changomas,~Chase Up,Checkers Sixty60,Cheddar's,Chedraui,Cheesecake Factory,Chef & Brewer,Chesanyama,Chicken Cottage,Chicken Licken,Chickenman,Chili's,Chillox,China in Box,Choithrams,Choppies,Chopstix,Chowdeck,Chun Shui Tang,Chuy's,City Gross,City'super,Cleanshelf,Co-op,Co.opmart,Coborn's,Coco Bambu,CoCo Ichi=CoCo Ichibanya,Cofix,~Cold Storage,Coldstone=Cold Stone,Coles,Colruyt,Colsubsidio,Compose Coffee,Conad,Condis,Cong Caphe,Consum,Continente,coop=Co-op,Cooplands,Cornershop,Coto,Countdown,Country Delight,Coupang Eats,Courtepaille,Cracker Barrel,Crai,Cub Foods,Cynibel,Círculo K
      D-Mart=DMart,Daiei,Daily Yamazaki,Dan Murphy's,Dave & Buster's,dean&david=Dean & David,DekaMarkt,Delhaize,Delikatesy Centrum,Delitraiteur,Deliver Addis,Deliveroo,Denner,Denns,Denny's,Despar,Diarco,Dicos,Dierbergs,Din Tai Fung,Dinemore,Dishoom,DMart,Doggis,Domino's,Don Don Donki=Don Don Donki,Don Quijote,Donki=Don Don Donki,Donnybrook Fair,Donut King,door dash=DoorDash,DoorDash,Doppio Zero,~Drakes,Dunnes,Dunnes Stores,Dunzo
      e leclerc=Leclerc,E-mart=Emart,Eastmatt,Eataly,Ebeano,Econsave,Edeka,Ediya,Effoi,efood,Ekono,Ekoplaza,El Corral,Eleven Madison Park,Elmenus,Emart,emart24,Emmerys,Emporio La Rosa,Endiro,Erewhon,Eroski,Es Teler 77,Espresso House,Espressolab,Esquires,Esselunga,Eurospar,Eurospin,Exki
      FairPrice,Fairwood,Fakta,Fallon & Byrne,Famima,FanMilk,Fantu,Fareway,Farm Boy,Farmfoods,Farro,Fathalla,Felber,Felfela,Fiesta Mart,Fireaway,First Watch,Flink,Fogo de Chao,Food 4 Less,Food City,Food Lion,Food Lover's Market,FoodCo,Foodland,Foodmandu,Foodora,Foodpanda,Foodtown,Foodworks,Fora,Fore Coffee,Fortinos,Foster's Hollywood,four fingers=4Fingers,Four Square,Fraine,Franco Manca,Frankie & Benny's,Franprix,Fred Meyer,Fresh Direct=FreshDirect,FreshChoice,FreshCo,FreshDirect,Freshful,Freshly Chopped,Fresko,Frisby,Froiz,Frulep,Fuente Alemana,Føtex
      Gadis,Gaisano,Gall & Gall,GBK,Gelato Messina,Gelson's,German Doner Kebab,Gerry's Grill,~Getir,Getränke Hoffmann,~Giant,Giant Eagle,Giraffas,Glomark,Glovo,GoFood,Goiko,Golden Corral,Gopuff,Gousto,GrabFood,Grand Frais,Granier,Greene King,Grigoris,Gristedes,Grocery Outlet,grub hub=Grubhub,Grubhub,Guanabara,Gulfmart,Gurkerl,GYG=Guzman y Gomez,Gyomu Super
      H Mart,H-E-B,Haggen,Hagkaup,Haidilao,Hamazushi,Hanamaru,Hanaro Mart,Hannaford,Hans im Glück,Harris Farm,Harris Teeter,Havanna,Hawksmoor,heb=H-E-B,Heinen's,Hell Pizza,hello fresh=HelloFresh,HelloFresh,Hemköp,Heytea,hi lo=Hi-Lo,Hi-Lo,Highlands Coffee,Himalayan Java,Hipercor,HKTVmall,Hofer,Home Chef,Homeplus,Honest Burgers,Hoogvliet,Hooters,Hornbacher's,Hruška,Hubmart,Hubtel,HungerStation,Hungry Horse,Hungry Howie's,Hungry Panda,HungryPanda=Hungry Panda,Hy-Vee,Hyperone,Hyperstar
      ICA,Iceland,iFood,IGA,IHOP,Imtiaz,Inageya,Ingles,Innscor,~Insomnia,Instacart,Instamart,InstaShop,Intermarché,Interspar,Inthanin,Inyange,Ippudo,Item7,Ito-Yokado
      Jahez,Jalal Sons,Jamaica Blue,Jameia,Jaya Grocer,jersey mike=Jersey Mike's,Jewel-Osco,JioMart,Jones the Grocer,Juan Maestro,Juici Patties,~Jumbo,Jumbo Supermarkt,Jumboking,Just Eat,Justo & Bueno,Justrite
      K-Citymarket,K-Market,Kababjees,Kacchi Bhai,Kaffebrenneriet,Kahve Dunyasi,Kahve Dünyası,Kaldi,Karachi Bakery,Kaspa's,Katinat,Kaufland,Kayser,Kazyon,Kebuke,Keells,Keeta,Kenjoy,Kenny Rogers,Kheir Zaman,Khetias,Kibsons,Kifli,Kifli.hu,Kigali Heights,Killiney,King Soopers,KK Mart,KK Super Mart,KKFC,Kokoriko,Konzum,Kopi Kenangan,Kotipizza,Košík,Kritikos,Kroger,Krónan,~Kudu,Kurazushi,Kurly,Kuya J,Kvickly,Kwalitaria,Kwality Walls,Kwik Star,KwikSpar,Köfteci Yusuf
      L&L Hawaiian,L'Osteria,La Anónima,La Comer,La Doi Pași,La Lucha,La Piadineria,Lagkagehuset,Landers,Las Iguanas,Laugfs,Lawson 108,LCBO,Le Crobag,Leclerc,Lewiatan,Licious,Lidl,Lieferando,LINE MAN,Liquorland,Little Caesars,Loblaws,Loch Fyne,Longhorn,Longo's,Loshusan,Lotte Grosir,Lotte Mart,Lotus's,Louis Delhaize,Lunds & Byerlys,Líder
      M&S Food,Macrocenter,Mado,Maggiano's,Magunas,Mahou,Maibasuketto,Majestic Wine,~Makro,Marble Slab,Mariano's,Marie Blachère,Marjane,Market Basket,Market Kurly,Marley Spoon,Maruetsu,Marwako,Masoutis,Massy,Massy Stores,Mathem,Matsmart,Max Burgers,Maxiconsumo,Maxim's MX,Maximarkt,MaxMart,MaxValu,Mayorista 10,Meena Bazar,Mega Coffee,Mega Image,Mega Mart,Mega MGC,Mega Standard,MegaMart,Meijer,Meituan,Menulog,Meny,Mercadona,Meu Super,Migrolino,Migros,Milksha,Milky Lane,Miller & Carter,Mindful Chef,Minipreço,Mister Donut,Mitsuwa,Mizzoni's,Mjam,Mo'men,Monoprix,Moore Wilson's,Morley's,Morrisons,Morton's,MOS Burger,Mostaza,Mother Dairy,Moxies,MPreis,Mr D,Mr Manik,Mrsool,Mugg & Bean,Mugg and Bean=Mugg & Bean,Mulleys,Mustafa Centre,Mydin
      Naheed,Nahkauf,Nando's,Nanglo,Narvesen,Naturalia,Nature's Basket,Nayuki,Nemlig,Nespresso,Nesto,~Netto,Nettorama,New World,Newdays,Next Cash and Carry,Nile Special,Nilgiris,ninety nine ranch=99 Ranch,No Frills,Nobu,Norman Goodfellows,Northgate Market,Novus,NTUC
      O'Briens,O'Charley's,Ocado,Ocean Basket,Oddbox,Offbeat Donuts,OK Market,OK Mart,OK Store,OK Zimbabwe,Olive Garden,Olímpica,Oncost,~One Stop,Optp=OPTP,Osave,Osher Ad,Othaim,Outback,Outback Steakhouse,Ozeki
      p f changs=PF Chang's,Padaria Portuguesa,Pak'nSave,Panarottis,~Panda,Panos,Papa John's,Papa Murphy's,Pardos,park n shop=ParknShop,ParknShop,Patel Brothers,PedidosYa,Perekrestok,Perera & Sons,Perkins,PF Chang's,Phuc Long,Pick 'n Save,Pick n Pay,Piggly Wiggly,Pingo Doce,~Pizza 73,Pizza Express,Pizza Hut,Pizzaman,Planet Organic,Plaza Vea,PnP=Pick n Pay,Poiesz,Polomarket,Postmates,Poundbakery,Prezunic,Prezzo,Price Chopper,Price Rite,PriceSmart,Prince Ebeano,Prisma,Provigo,Príma,Príma CBA,Publix,Puregold,Puzata Hata,PX Mart,Pyaterochka,Pão de Açúcar
      QFC,Quickmart
      Raeward Fresh,Rafeeq,Ragab Sons,Raley's,Ralphs,Rami Levy,Ranch 99,Randalls,Rapanui,Rappi,Ratnadeep,Real Canadian,Real Canadian Superstore,Red Lobster,Red Robin,RedMart,Reliance Fresh,Rema 1000,Rema=Rema 1000,Rewe,Rimi,Riverford,Robert's Coffee,Rodilla,Rohlik,Roll'd,Roman's Pizza,Roshen,Round Table Pizza,Route 66 Diner,route sixty six diner=Route 66 Diner,Royal Host,RT-Mart,Ruby Tuesday,Runza,Rustan's,Ruth's Chris
      S&R,S-Market,Safeway,Sainsbury's,Salesberry,Saleways,Samaki Samaki,Sanborns,Santa Isabel,Sarku Japan,Save A Lot,Save Mart,Saveco,Savemore,Sawa Citi,Sayurbox,Schnucks,Scotchies,~Secret Recipe,Sedano's,Sederhana,Seijo Ishii,Seiyu,Selgros,Seoudi,Shabushi,Sheng Siong,Shipt,Shoa,Shop Rite=ShopRite,ShopeeFood,ShopRite,Shufersal,Shwapno,Silpo,Simbisa,Simply Asia,Simply Cook,Sixty60=Checkers Sixty60,Sizzler,SkipTheDishes=Skip the Dishes,Sklavenitis,SM Savemore,Smart & Final,Smart Bazaar,Smith's,Smood,Smullers,Snoonu,Sobeys,Sok Market,Soriana,Spar,Spettacolo,Spinneys,spoons=Wetherspoons,Sprouts,Spudshed,Späti,St Marche,St-Hubert,Star Kabab,Star Market,Starbites,Stater Bros,Stokrotka,Stop & Shop,Sultan's Dine,Supabarn,Super C,Super Indo=Superindo,Super U,Superama,SuperBrugsen,Supercor,Superindo,Supermaxi,SuperPlus,SuperSpar,~Superstore,SuperValu,SuperValue,Surtimax,Sushi Hub,Sushiro,Sweet Sensation,Swensen's,Swiggy,Systembolaget
      Tagliatella,Talabat,Tambo,Tamimi,TamJai,Tazz,Te & Kaffi,Tegut,Tehzeeb,Tenbis,Tesco,Tesco Express,tescos=Tesco,Texas Roadhouse,TF Value Mart,tgi friday=TGI Fridays,TGI Fridays,Thaikhun,the cheesecake factory=Cheesecake Factory,the coop=Co-op,Third Wave Coffee,Thirsty Camel,Thrive Market,Thuisbezorgd,Tibits,Tiendas 3B,Tiendas Ara,Tiendas Neto,Tigros,Tim Ho Wan,Tim Horton=Tim Hortons,Tiv Taam,TM Supermarket,Toast Box,Todis,Toit,Tokyo Tokyo,Tokyu Store,Tomoca,Too Good To Go,Tops Markets,Torikizoku,Tostao,Total Wine,Tottus,Trader Joe's,traders joes=Trader Joe's,Transmart,Trendyol Go,Trendyol Yemek,Trinkgut,Triple O's,Tru Valu,Trung Nguyen,Turtle Bay,Tuskys
      Uber Eats,ubereats=Uber Eats,Uchumi,Unimarc,Unimart,Usave,Uwajimaya
      Valu-Mart,Varus,Velmart,Venchi,Veneti,Village Grocer,VinMart,Vinmonopolet,Vintage Cellars,~Vips,Vishal Mega Mart,Vitaminas,Vivanda,VkusVill,Volg,Vomar,Vons,Vuba Vuba,Vínbúðin
      Waffle House,Wagamama,Wahaca,Waitrose,Wakaberry,Waltermart,Warburtons,Wayne's Coffee,Wegmans,Weigel's,Wellcome,Wenzel's,wetherspoon=Wetherspoons,Wetherspoons,Which Wich,Whole Foods,Willys,WinCo,WinMart,Winn-Dixie,Wolt,Woodman's,Woolies,Woolworths
      Yandex Eda,Yandex Lavka,Yaposhka,Yard House,Yemeksepeti,Yochananof,Yogiyo,Yogya,Yonghui,YouFoodz,Your Independent Grocer
      Zaffari,Zambeef,Zarraffa's,Zehrs,Zepto,Zippy's,Zizzi,Zmall,Zomato,Zona Sul,Zupan's,Zus Coffee
      Éxito
    `,
  },
  {
    category: 'Transportation',
    price: 'medium',
    words: `
      76 gas station=76,76 station=76
      A Re Yeng,AAA,Aayalolo,AbhiBus,Ac Mobility,ADAC,Addison Lee,ADNOC,Advance Auto,Aegean Oil,Aeroexpress,Afikim,Afriquia,Agip,Ahamove,AirAsia Ride,Aircoach,Al Boraq,Aldrees,Allied Oil,Allied Petroleum,allRides,Alsa,AMAT,Ampol,Amtrak,Anbessa,Andesmar,Angkas,ANWB,Anywheel,APCOA,APRR,APSRTC,Aral,Arco,Ardova,AREX,Arlanda Express,Arriva,ASFINAG,Astron,Astron Energy,AT HOP,AT HOP card=AT HOP,at hop top up=AT HOP,Athena card,ATS Euromaster,Attiki Odos,AUSA,AUSOL,Autobarn,Autoglass,Autolib,Autolinee Toscane,AutoPASS,Autopista Central,Autosweep,AutoTel,Autotoll,Autoxpress,AutoZone,Avanti,Avia,Avlo,Azam Marine
      Badrgo,Ballenoil,Bangchak,BART,Beaurepaires,Bee Card,Beep card,Bernmobil,Bharat Petroleum,BHPetrol,BiciMAD,Bicing,Bilhete Único,Biomax,Bip&Go,BiTaksi,Bixi,BKK,BKV,BlaBlaBus,BlaBlaCar,Blue Bird=Bluebird,Blue Bubble,Bluebikes,Bluebridge,BlueSG,BluSmart,BMTC,Bob Jane,Bolivariano,Bolt,bolt home=Bolt,bolt ride=Bolt,bolt trip=Bolt,BP,BPCL,Bridgestone,BRSM,BRTC,~BTS,BTS Skytrain,Bubi,BudapestGO,Buquebus,Bus Éireann,Buupass,BVG,Byco,Bykea
      Cabify,Cafu,Caledonian Sleeper,Caltex,Caltrain,Camel Oil,Capital Bikeshare,CapMetro,Car2go,Care Park,Careem,Carris,Casa Tramway,Casatram,Casey's,Cellopark,Cenex,Cepsa,Cercanías,~Certa,Ceypetco,CFR,Chao Phraya Express,ChargeNet,ChargePoint,Chevron,ChillOut,Chiltern Railways,Chisco,Citgo,Citi Bike,Citi Hoppa,Citybus,CityCab,CityLink,Civa,Cleanfuel,ClickBus,Clipper,Coles Express,ComfortDelGro,Compass Card,ConectCar,Connexxion,Conoco,Conoil,Copec,Copetran,Costanera Norte,Cowry,Cowry card,CPTM,CrossCountry,Cruz del Sur,CTA,CTM
      Daewoo Express,DAMRI,Dar Express,DATS 24,~DB,De Lijn,Delek,Delhi Metro,Deutsche Bahn,DiDi,Discount Tire,DLR,DMRC,Donkey Republic,Dor Alon,DPP,DSB,Dublin Bikes,Dublin Bus,DVLA
      E-ZPass,Eagle Liner,East Midlands Railway,EastLink,EasyCard,EasyPark,Easytrip,eCabs,Ecobici,EDSA Carousel,Eflow,Egnatia,eKar,Electrify America,Emarat,Embassava,EMEL,EMT,Eneos,Engen,Eni,ENOC,Entebbe Expressway,Enterprise Car Club,ePass,EPPCO,Epping,Esso,Estapar,Estrella Blanca,Etoll,Eurolines,EVgo,Expreso Bolivariano,Exxon,ExxonMobil,ez link card=EZ-Link,ez link=EZ-Link,ez pass=E-ZPass,EZ-Link,ezlink=EZ-Link
      Fahes,Faisal Movers,Faras,Fastned,FasTrak,Felyx,Fertagus,Feu Vert,Firestone,First Bus,Flecha Amarilla,FlixBus,Flowbird,Flying J,Flypass,Flytoget,Formosa Petrochemical,Forte Oil,Forward Travellers,Frecciarossa,FreeNow,FUTA,Főtaxi
      G500,Gaaga,Galp,Gapco,Gatwick Express,Gautrain,Getaround,Gett,GIGM,Glasfit,Go North East,~GO Train,GO Transit,GoCar,GoCatch,GoGet,Gogoro,Goil,Gojek,Golden Arrow,GoMechanic,GoMore,Goodyear,GoRide,GoShare,Grab,grab bike=Grab,grab car=Grab,GrabCar,Great Western Railway,Greater Anglia,Green Line bus,Greenwheels,Greyhound,GS Caltex,GSRTC,~Gulf,Gulf Oil,GUO,GVB,GWR
      Halbtax,Halfords,Hankyu,Hanshin,Haramain,Harvest Energy,Hascol,Hass Petroleum,Heetch,HelloBike,HelloRide,Hidrosina,Hindustan Petroleum,Hiyacar,HKeToll,HKTaxi,Hochbahn,HonkMobile,Hop card,HPCL,HSL,HSR,HVV,Hyundai Oilbank
      Iarnród Éireann,ICBC,Icoca,Idemitsu,IETT,Impark,Indian Oil,IndianOil,inDrive,InDriver=inDrive,Ingogo,Instavolt,Intercape,Intercity Xpress,Interislander,Inver,IOCL,Ionity,iPASS,Ipiranga,IRCTC,iRent,Irish Rail,Irving Oil,Iryo,Israel Railways,Istanbulkart,Itabus,Italo
      Jakdojade,Jaklingko,JamRockers,Jawaz,Jeeny,Jetti,Jiffy Lube,Jio-bp,JJ Kavanagh,JoyRide,JR East,JR West,Juldan,JustPark,JUTC
      Kaiian,Kakao T,Kal Tire,Kamil Koç,Karwa,Kavim,Keisei,Kenol,Keolis,Kilimanjaro Express,Kintetsu,KLIA Ekspres,KLIA Express,Klimaticket,KMB,KNPC,Knutsford Express,Kobus,Koleje Mazowieckie,Kolumbus,Korail,KPTC,KRL Commuterline,KSRTC,KTEL,KTM Komuter,KTX,Kuo Kuang,KVB,Kvish 6,Kwik Fit,Kwik-Fit,Kyiv Digital
      LagRide,Lake Oil,Lanka IOC,Latema,Leap card,leap top up=Leap card,Leo Express,Les Schwab,Liberty Oil,Liftago,Lima Expresa,Lime,lime bike=Lime,lime scooter=Lime,LIOC,LIRR,LNER,Lomprayah,London Northwestern,Love's,luas leap top up=Leap card,Luas ticket=Luas,Lukoil,Lux Express,Lyft,lyfts=Lyft,Lítačka
      Madaraka Express,Mai Linh,Marmaray,Martı,Mash East Africa,Mash Poa,Matkahuolto,Mawqif,Maxol,Mazhandu,MBTA,Megabus,Meineke,Meitetsu,Merseyrail,Merval,Metlink,Metra,Metro do Porto,Metrobus,Metrolink,Metropoline,Metrorail,Metrorex,Metroselskabet,Mexibús,Midas,Migrol,Misr Petroleum,MIVB,MiWay,Mobil,Modern Coast,Moeve,Mogas,MOL Bubi,Moovit,MoveIt,Movia,Mowasalat,MPK,Mr Lube,MSRTC,MTA,MTR,MTRX,Mumbai local=Mumbai Local,Murco,Murphy USA,MuvMi,MVG,MVV,Mwasalat Misr,Mwendokasi,MyCiTi,Myki,MyRapid,MyWheels,MÁV
      Naft,Nakhonchai Air,Namma Metro,Namma Yatri,Nankai,NAPA,Naqla,Narita Express,National Express,National Oil,National Rail,Navegante,Navegante pass=Navegante,Nayara,NCP,Nepal Oil,Neste,Nextbike,Niazi Express,NLEX,NMBS,NNPC,Nol card,Norauto,Northern Rail,~NS,NSW TrainLink,NTSA,NWFB,NZTA
      o reilly auto parts=O'Reilly,O'Reilly,Oando,OASA,OASTH,Obhai,octopus add value=Octopus,Octopus card,octopus reload=Octopus,octopus top up=Octopus,octopus topup=Octopus,Odakyu,OEBB=ÖBB,Oilcom,Oilibya,OK Benzin,OKKO,OKQ8,Ola,Ola Energy,Oltursa,Olís,OMNY,OMV,ONCF,Onnibus,Ontario Northland,opal card=Opal,opal recharge=Opal,opal top up=Opal,Opet,OPUS card,Orkan,Orlen,Ouigo,OV-fiets,OVpay,Oxxo Gas,Oyster,oyster card=Oyster,oyster top up=Oyster
      Pakistan Railways,Pamukkale,Pango,Parking.sg,ParkingEye,ParkMobile,Parkster,Pathao,PayByPhone,PayStay,Peak Tram,Pecsa,Pemex,Pendolino,Pep Boys,Pertamina,Petcom,Peter Pan,Petro-Canada,Petrobras,Petrol Ofisi,Petrolimex,Petrom,Petromin,Petron,Petronas,Petroperu,Petroprix,Petrosol,PG Glass,Phillips 66,phillips sixty six=Phillips 66,Phuong Trang,Picap,PickMe,PKP,PKP Intercity,Plenoil,Plusmar,Pod Point,Polregio,Postauto,PRASA,Preem,presto card=Presto,presto reload=Presto,presto top up=Presto,Primera Plus,Protyre,PSO,PTSC,PTT Station,Publibike,Puma Energy,PUTCO,PV Oil
      Q-Park,Q8,Q8 Taxi,Qbuzz,Qingqi
      Rabbit Card,RAC,Racetrac,Rapid KL=RapidKL,RapidKL,Rapido,RATP,Rav-Kav,Rea Vaya,Red Bus=RedBus,RedBus,Rede Expressos,RegioJet,Rejsekort,Renfe,Repco,Repsol,Revoil,Rider Express,RingGo,RITCO,Roadchef,Rompetrol,Rubis,Ruedi Rüssel,Rutas de Lima,Ruter
      S-Oil,SafeBoda,Safelite,Sajha Yatayat,Santander Cycles,SAPTCO,SASCO,Sasol,SBB,ScotRail,Seaoil,Secure Parking,Sem Parar,SEPTA,ServiceOntario,Setel,SGR,Shebah,Shell,Shohagh,Shohoz,Shosholoza Meyl,Shyamoli,SimplyGo,Sinopec,SITP,Sixt Share,~SJ,SK Energy,Skyliner,Skyss,Skånetrafiken,~SL,SL card=SL,SL monthly card=SL,SL pass=SL,SL ticket=SL,SLTB,SmartRider,SmarTrip,SmartTAG,SMRT,Snapper top up=Snapper,SNCB,SNCF,SNTF,SOAT,Sonol,South Western Railway,Southeastern,Speedway,SpotHero,SPTrans,Stabex,Stagecoach,Stansted Express,Star Ferry,Star Oil,STB,STCP,STIB,Strætó,SUBE,Subte,Sunoco,SunPass,SunRail,Supa Quick,Superbus,Supercharger,Supercheap Auto,supercheap=Supercheap Auto,Superjet,Supertram,Supratours,Swapfiets,SWVL=Swvl
      T-money=Tmoney,TADA,Tahmeed,Take 5 Oil Change,Tamoil,Tap&Go,Tappsi,Taqa Arabia,tarjeta Bip=Bip,TCDD,Teboil,Telepase,Telepass,Telpark,Tepsa,Terpel,Tesla,Tesla Supercharger,Texaco,TfL,TGV,Thalys,Thameslink,the bts=BTS,the go bus=GO Bus,the go train=GO Train,THSR,Tienda León,Tinq,Tisséo,TMB,Tmoney,TNG,TNG card,TNSTC,Toei,Toica,Tokyu,Tondeka,Total Energies=TotalEnergies,Total Parco,TotalEnergies,Touch 'n Go,Touch and Go,Touch n Go card=Touch 'n Go,TPARK,Tper,Trailways,Trainline,Transantiago,Transilien,TransJakarta,TransLink,Translux,TransMilenio,TransPennine,Transperth,Transtejo,Transurban,Treepz,Trenes Argentinos,Trenitalia,Trenord,Trent Barton,TriMet,Trinity Express,TSRTC,Ttareungyi,TTC,TTRideshare,TuLlave,Turbus,Turmöl,Turo,Tyrepower,TÜV
      Uber,Ubered=Uber,ubers=Uber,UBus,UDART,Udrive,Uklon,UkrNafta,Ukrzaliznytsia,Ulendo,Ultra Tune,Ultramar,Ulys,Unioil,Union 76,Unipet,United Petroleum,Uno-X,UP Express
      V/Line,Valero,Valvoline,Vande Bharat,Veloe,Ventra,Vexere,Via Rail,Via Verde,VicRoads,Victory Liner,Villo,Vinasun,VinBus,Virunga Express,Viva Viagem,Vivo Energy,Voi,Volcano Express,Volán,Volánbusz,VTNZ,Vulog,VVIP,Västtrafik,Vélib,Vía Bariloche
      Waitomo,Waka Kotahi,Wataniya,Waymo,Welcome Break,WeMo,West Midlands Railway,Westbahn,Wien Energie Tanke,Wiener Linien,Wilson Parking,Winxo,WMATA,WOQOD
      Xanh SM,Xtrans
      Yandex Go,Yango,Yego,YegoCab,Yegomoto,Yellowbrick,YouBike,YourParkingSpace,YPF,Yulu
      Z Energy,ZayRide,Zen Petroleum,Zipcar,Zona Azul,Zoomcar,ZTM,ZUPCO,ZVV
      ÖAMTC,ÖBB,Öresundståg
      České dráhy
    `,
  },
  {
    category: 'Shopping',
    price: 'medium',
    words: `
      1 800 flowers=1-800-Flowers,1-800-Flowers,5 a sec=5àsec,5 à sec=5àsec,5asec=5àsec,7 for all mankind=7 For All Mankind,84 Lumber,99 Cents Only
      A&C Mall,Aarong,Abans,ABC Mart,ABCDin,Abenson,Abercrombie,Absolute Pets,Abyat,Academy Sports,Accessorize,Ace Hardware,Ackermans,Acqua & Sapone,Action,Adairs,Addmie,Adidas,Adika,Adlibris,Adore Beauty,Aerie,Aeropostale,Ajio,Aksal,Al Nahda,Alibaba,AliExpress,Alkaram,Alkosto,Allbirds,~Allegro,AllSaints,Altex,Altronics,Alza,Amart,Amazon,Amazon Fresh,American Eagle,American Swiss,Anaconda,Ann Summers,Ann Taylor,Anthropologie,Antártica,AO.com,Apple Store,Ardene,Argos,Aristoc,Aritzia,Arnotts,Artbox,Arturo Calle,Asics,ASOS,Athleta,Avechi,Avito,~Avon,Azko
      b and q=B&Q,B TECH,B&H,B&M,B&Q,B.Tech,Baby Bunting,Baby City,Babyshop,Back Market,Ballantynes,Banana Republic,Bargain Books,Barnes & Noble,Bashco,Bass Pro,Bass Pro Shops,Bata,Bath & Body Works,Bauhaus,bauMax,BCF,Beauty Bay,Beaverbrooks,Bed Bath & Beyond,bed bath and beyond=Bed Bath & Beyond,Belk,~Bench,Benetton,~Bensons,Bensons for Beds,Bershka,Best & Less,Best Buy,Best Denki,BicCamera=Bic Camera,Bidorbuy,Big 5,Big Bazaar,Big Bazar,Big Lots,Big W,Bijenkorf,Billabong,Biltema,Bing Lee,Biougnach,Bipa,Birkenstock,Bitis,BJ's Wholesale,Blackwell's,Blibli,Blocket,Blokker,Bloom & Wild,Bloomingdale's,Bob's Discount Furniture,Bobbi Brown,Bog & Idé,Bol.com,Bonmarché,Boohoo,Bookling,Books-A-Million,Books.com.tw,Booktopia,BookXcess,Borjan,Boscov's,Bossini,Boticário,Boulanger,Boutiqaat,Boyes,Bradlows,Brand Factory,Brands for Less,Brico,Brico Depot,Bricocenter,Bricoma,Bricomarché,Bricomart,Bricorama,Briscoes,British Heart Foundation,Brocard,Brooks Brothers,Brown Thomas,Build-A-Bear,Builders Express,Builders Trade Depot,Builders Warehouse,Bukalapak,Bunnings,Burberry,Burlington,Butternut Box,Buy Buy Baby,buybuy baby=Buy Buy Baby
      C&A,Cabela's,Calvin Klein,Calzedonia,Canadian Tire,Cancer Research,Canifa,Cape Union Mart,Cape Union=Cape Union Mart,Caplaki,Card Factory,Carhartt,Carousell,Carpetright,Carphone Warehouse,Carraig Donn,Casa del Libro,Casaideas,Casas Bahia,Cash Converters,Cash Crusaders,Cashbuild,Castorama,Cave Shepherd,CB2,CCC,Cdiscount,CDON,Celio,Centrepoint,CeraVe,Cetaphil,Cetrogar,CeX,CG Digital,Chain Reaction Cycles,Chanel,Chanel No 5,chanel no five=Chanel No 5,chanel number 5=Chanel No 5,chanel number five=Chanel No 5,Charles & Keith,Charles Tyrwhitt,Charlotte Tilbury,Chewy,Chico's,Children's Place,Cho Tot,Chow Tai Fook,Cisalfa,City Beach,City Chic,City Max,City Plumbing,Clarks,Clas Ohlson,Clinique,~Clintons,Coach,Cobasi,Columbia,Compu Ghana=CompuGhana,CompuGhana,Con Cung,Concung,Conforama,Construmart,Container Store,Converse,Coolblue,Coolbox,Coop Bau und Hobby,Coppel,Coricraft,Cortefiel,Costco,Costco Wholesale,Cotswold Outdoor,Cotton On,Cottonil,Country Road,Coupang,Craigslist,Crate & Barrel,Crazy Plastics,Crazy Store,Crocs,Croma,Cubus,Cult Beauty,Culture Kings,Currys,CZC
      D&R,Dafiti,Daiso,Damro,Danube Home,Daraz,Darty,Datablitz,Datart,David Jones,Dealz,Debenhams,Decathlon,Dedeman,DeFacto,Deichmann,Depop,Desigual,DFS,Dick's,Dick's Sporting Goods,DID Electrical,Dien May Xanh,Diffney,Digitec,Dillard's,Disney Store,Diwan,~dm,Dobbies,doc martens=Dr. Martens,Dollar General,Dollar Tree,Dollarama,Dollarstore,DoneDeal,Dorothy Perkins,Dosenbach,Dr Martens,Dragon Mart,Dreambaby,~Dreams,Dressmann,DSW,DTLR,Dubai Duty Free,Dubizzle,Dubray,Dunelm,Dymocks
      Eason,Easons=Eason,EB Games,eBay,Ebuyer,Eco-Shop,Eddie Bauer,~Edgars,Edion,El Ateneo,El Corte Inglés,El Sótano,Electro World,Electroland,Electroplanet,Elektra,Elgiganten,Elifemall,Elkjøp,Ellerines,Elverys,eMAG,Emax,Empik,Epicentr,Epicentrik,Erafone,Erigo,Ernsting's Family,Eslite,Espaço Casa,Estee Lauder,Estilos,Etam,Ethan Allen,Etos,Etsy,EuroGiant,Euronics,Europris,Evans Cycles,Everlane,Exclusive Books,Exlibris,Expert Electrical,EZ Living,Ezibuy
      Fabindia,Fabletics,Facebook Marketplace,Fahasa,Falabella,Family Dollar,Famous Footwear,Fantastic Furniture,~Farmers,Farmlands,Fashion Nova,Fat Face,Feelunique,Feltrinelli,Fenty Beauty,Finish Line,Finn.no,FirstCry,Five Below,Flanco,Fleet Farm,Flipkart,Floor & Decor,Flying Tiger,Fnac,Foot Locker,Footasylum,Forever 21,Forever New,forever twenty one=Forever 21,Fortnum & Mason,Foschini,Fossil,Fouani,Foyles,FPT Shop,Francis Fashions,Franko Trading,Fred Perry,Free People,Fressnapf,Frávega,~Fully Booked,Funky Pigeon,Fust
      Gagawala,Galaxus,Galeria Kaufhof,Galeries Lafayette,game stop=GameStop,Games Workshop,GameStop,Gametraders,Gap,Garbarino,Garnier,Gato Preto,Gekås,Giant Tiger,Gifi,Gigantti,Gigasport,Gina Tricot,Glassons,Glossier,Gmarket,~Go Outdoors,Goldstar,Goodwill,Gramedia,Great Outdoors,Gucci,Guineys,Guitar Center,Gul Ahmed,Gumtree,Gymshark,Gémo
      H Samuel,H&M,Half Price Books,Hallensteins,Hamashbir,Hamleys,Hamrobazaar,Haraj,Harald Nyborg,Harbor Freight,Harris Scarfe,Harrods,Hartlauer,Harvey Nichols,Harvey Norman,~Harveys,Havaianas,Heatons,HEMA,Hepsiburada,Hermes,Hervis,Hibbett,HiFi Corp,Hiraoka,Hites,Hoang Ha Mobile,Hobby Lobby,Hobbycraft,Hollister,Holt Renfrew,Home Bargains,Home Box,Home Centre,Home Depot,Home Goods,Homebase,Homecenter,HomeGoods,HomePro,HomeSense,Homzmart,Hondos Center,Hornbach,Hot Topic,Hotel Chocolat,Hotpoint,House of Fraser,House of Tara,Howdens,Hubo,Huda Beauty,Hudson's Bay,Hugendubel,Hugo Boss,Hush Puppies,Hype DC
      iBox,IKEA,Ikirezi,Ikman,Imerco,Import Parfumerie,Incredible Connection,Indiska,Innisfree,Interdiscount,Interflora,Intersport,Intertoys,Intimissimi,Intratuin,iPrint,Isetan,iStore,Italtile,İdefix
      j c penney=JCPenney,J Crew,Jacamo,Jack & Jones,Japan Home,Jarir,Jaspal,Jay Jays,Jaycar,JB Hi-Fi,JB HiFi=JB Hi-Fi,JCPenney,JD Sports,JD Williams,Jelmoli,Jem & Fix,Jernia,Jet Stores,Jewson,Jiji,Jo Malone,Joann,John Deere,John Lewis,jojo maman bebe=JoJo Maman Bébé,JoJo Maman Bébé,Jollyes,Joshin,~Joules,Jumia,Junaid Jamshed,Juttu,Jysk
      Kaison,Kalunga,Kalyan Jewellers,Kappahl,Kapruka,Karen Millen,Karstadt,Karwei,Kasanova,Kate Spade,Kathmandu,Kaufhof,Kave Home,Kevingston,Khaadi,Kiabi,Kids Emporium,Kiehl's,Kijiji,KiK,Kiko Milano,Kilimall,Kilkenny Shop,King Living,King Power,Kinokuniya,Kirkcaldies,Kirkland's,Kitapyurdu,Kitchen Warehouse,KitchenAid,Kitea,Kjell & Company,Kleinanzeigen,Kmart,Knyharnia Ye,Koaj,Kogan,Kohl's,Konga,Kop & Kande,Kosiuko,Kotsovolos,Krëfel,Ks Denki,KSP,Ktronix,Kupatana,Kuriftu,Kurt Geiger,Kwantum,Kyobo
      L'Occitane,L'Oreal,La Curacao,La Halle,La Redoute,La-Z-Boy,Lacoste,Lagerhaus,~Lakeland,Lakme,Lands' End,Lane Bryant,Lane Crawford,Lativ,Laura Ashley,Lazada,LC Waikiki,LCW=LC Waikiki,Le Reve,Leboncoin,Lee Valley,Leen Bakker,Lefties,lego set=Lego Set,Lego Store,Leonisa,Leroy Merlin,Levi,Levi's,Lewis Stores,LG Fouani,Libraccio,Librairie Nationale,Life Style Sports,Lifestyle Sports=Life Style Sports,Lincraft,Lindex,Littlewoods,Livraria Cultura,Livraria da Vila,LK Bennett,LL Bean,LookFantastic,Louis Vuitton,Lovisa,Lowe's,Lululemon,Lush
      m and s=M&S,M.Video,MAC Cosmetics,Macpac,Macy's,Madewell,Magalu,Magnet Kitchens,Maicao,Mailpac,Maisons du Monde,Malabar Gold,Mall.cz,Mamas & Papas,Mambos Plastics,Mango,Mannai,Manyavar,Marionnaud,Markhams,Marks & Spencer,Marktplaats,Marshalls,Marwa,Mary Kay,Mashbir,Massimo Dutti,Matahari,Matalan,Mattress Firm,Max Fashion,Maxbo,Maxmat,Maybelline,~MEC,Mecca Maxima,Media Markt=MediaMarkt,MediaMarkt,MediaWorld,Meesho,Melcom,Men's Wearhouse,Menards,Mercado Libre,Mercado Livre,MercadoLibre=Mercado Libre,Mercari,Metrojaya,Mi Piaci,Michael Hill,Michael Kors,Michaels,Micro Center,Microspot,Mighty Ape,Mikano,Miladys,Milanuncios,Mimco,Miniso,Mint Velvet,Missguided,Mitre 10,Mole Valley Farmers,Mondadori,Mondo Convenienza,Monsoon,Moonpig,Moss Bros,Mothercare,Motonet,Mountain Warehouse,Moustakas,Mr Bricolage,Mr DIY,Mr Price,Mr Price Home,Mr Toys,Mudah,Muji,Mumzworld,Music Magpie,Musimundo,Musinsa,Myer,Myntra,Möbelix,Müller
      n11,Naiin,Namshi,Nanu-Nana,National Bookstore,Nature Republic,Naver,Nayomi,Neiman Marcus,NetOnNet,Netshoes,Neutrogena,New Balance,New Look,Newegg,Next,Nguyen Kim,Niceone,Nick Scali,Nigel R Khan,Nike,Nine West,Nishat,Nitori,Nivea,Nocibé,Noel Leeming,Nojima,Nolimit,Noni B,Nordstrom,Nordstrom Rack,North Face,Northern Tool,Notcutts,Notino,Notonthehighstreet,Nykaa,Nytil,NYX
      O Boticário,Oak Furnitureland,Obs Bygg,Ochsner Sport,Oderings,Oechsle,OfferUp,Office Depot,Office Max=OfficeMax,OfficeMax,Officeworks,Olay,Old Khaki,Old Navy,Oliver Bonas,OLX,Orca Deco,Orell Füssli,Oriflame,OshKosh,Overstock,OVS,Oxfam,Oysho,Ozon
      Pacsun,Padini,Pagro,Palacio de Hierro,Panamericana,Pandora,Pantaloons,Paper Plus,Paperchase,PaperPlus=Paper Plus,Parfois,Parkson,Party City,Patagonia,Patanjali,Payless,PB Tech,PB Technologies,PcComponentes,PChome,~Peacocks,Peavey Mart,Peek & Cloppenburg,Penneys,Pennywise,Penshoppe,~Pep,Pep Stores,Pepe Ganga,Pepperfry,Pet Valu,Petbarn,Petco,Peter Alexander,Petland,Pets at Home,Pets Corner,PetSmart,Petstock,Petz,PGG Wrightson,phase 8=Phase Eight,Phase Eight,Phone Place,Phuc Anh,Piazza Italia,Pier 1,pier 1 imports=Pier 1,pier one=Pier 1,Pinduoduo,Placemakers,Plaisio,Plantasjen,Platanitos,PLT=PrettyLittleThing,Plumbase,Pointek,Polarn O. Pyret,Politix,Poorvika,Portmans,Poshmark,Pottery Barn,pound land=Poundland,Poundland,Poundstretcher,Power City,Poya,Prada,Praktiker,Praxis,PrettyLittleThing,Preunic,Price.com.hk,Pricerite,Primark,Princess Auto,Promart,Proshop,Pull & Bear,Puma,Puuilo
      QD Stores,Qoo10,Qualipet,Queenspark,Quikr,QVC
      R.M.Williams=R.M. Williams,Radio Shack=RadioShack,RadioShack,Rakuten,Ralph Lauren,Rapsodia,Rare Beauty,Ratna Pustak,Ray-Ban,Raya,Rays Outdoors,RealReal,~Rebel,Rebel Sport,Redtag,Reebok,~Regatta,REI,Reiss,Reitmans,Reject Shop,Reliance,Reliance Digital,Renuar,Retravision,Revlon,Riachuelo,Richer Sounds,Rimmel,Rinascente,Rip Curl,River Island,RM Williams=R.M. Williams,Robert Dyas,Robins Kitchen,Rodd & Gunn,Rokomari,Roman Originals,Rooms To Go,Ross,ross dress for less=Ross,Rossmann,Rozetka,Rural King,Russell & Bromley,Rusta,Ruten,Ryans,Ryman
      Saeed Ghani,Saga Falabella,Saks,Saks Fifth Avenue,Saks Off 5th,saks off fifth=Saks Off 5th,Sally Beauty,sallys=Sally Beauty,Salvation Army,Salvos,Sam's Club,Sana Safinaz,Sangeetha,Sangster's,SAQ,Sarasavi,Sastodeal,Savers,Scapino,Scheels,Schuh,Screwfix,ScS,SE-ED,Sears,Select Fashion,Selfridges,Senheng,Sephora,Seria,Servis,Seven For All Mankind,Sharaf DG,Sheet Street,Shein,Sherwin-Williams,Shilav,Shimamura,Shin Kong Mitsukoshi,Shinsegae,Shoe Carnival,Shoe Zone,Shoemart,Shoezone=Shoe Zone,Shopee,Shoppers Drug Mart,Shoppers Stop,Showba,Silly Solly's,Sinsay,Skechers,Skroutz,Slater Menswear,Sleep Country,Sleep Number,SM City,SM Store,Smiggle,Smith & Caughey,Smiths City,Smyk,Smyths,Snapdeal,Snappy Snaps,Sociolla,Sodimac,Softlogic,Sokos,Space NK,Spao,Spirit Halloween,Sport Chek,Sportisimo,Sports Direct,Sportscene,Sportsgirl,Sportsmans Warehouse,~Spotlight,Standaard Boekhandel,Standvirtual,Staples,Steimatzky,Stitch Fix,StockX,Stradivarius,Structube,Sun and Sand Sports,Sunglass Hut,Suomalainen Kirjakauppa,Superbalist,Superdrug,Superdry,Suzanne Grae,Swarovski,Sweaty Betty,Søstrene Grene
      t j maxx=TJ Maxx,t k maxx=TK Maxx,T2 Tea,Tai Loy,Takashimaya,Takealot,Talbots,Tanagra,Tanishq,Taobao,Target,Tarocash,Tata Cliq,Tchibo,Ted Baker,TEDi,Tekkie Town,Teknosa,Telefonika,Telhanorte,Tematika,Temple & Webster,Tempur,Temu,Text Book Centre,Tezenis,TG Jones,Thai Watsadu,The Body Shop,The Container Store=Container Store,the crazy store=Crazy Store,The Entertainer,The Good Guys,~The Iconic,the north face=The North Face,The Ordinary,The Range,the reject shop=Reject Shop,The Warehouse,The White Company,The Works,Thilakawardhana,Thompson & Morgan,Thortful,ThredUp,ThriftBooks,Tiffany,Tigotà,TikTok Shop,Tiletoria,Tillys,Timberland,TJ Maxx,TK Maxx,TM Lewin,Tmall,Todomoda,Toi&Moi,Tok&Stok,Tokmanni,Tokopedia,Tokyu Hands,Tommy Hilfiger,Tonaton,Toolstation,Toom,Topitop,Topshop,Torfs,Tori.fi,Torpedo7,Torrid,Total Tools,Totalsports,Totto,Tower Records,Toymaster,Toymate,Toys R Us,Toyworld,Tractor Supply,Trade Me,trademe=Trade Me,Tradera,Travis Perkins,Trendyol,~Trespass,Trplus,True Value,Truworths,Tsann Kuen,Tsutaya,Twentyfourseven,Tzomet Sfarim
      Ulta,Under Armour,Unieuro,Uniqlo,Universal Store,Upim,Urban Ladder,Urban Outfitters
      Vakko,Valleygirl,Value Village,Vanden Borre,Vans,Vascara,Vatan Bilgisayar,Veepee,Verkkokauppa,Vero Moda,Vertbaudet,Vetsmart,Victoria's Secret,Victorian Plumbing,Vijay Sales,Vijitha Yapa,Vincom,Vinnies,Vinted,Virgin Megastore,Von Maur,Vunjabei
      w h smith=WHSmith,wal mart=Walmart,Wallapop,wally world=Walmart,Walmart,Warby Parker,Wardah,Warehouse Stationery,Waterstones,Wayfair,wd 40=WD-40,WD-40,Webhallen,Wehkamp,West Elm,West Pack,Weylandts,Whitcoulls,White Stuff,WHSmith,Wickes,Wilcon,Wildberries,Wilko,Willhaben,Williams Sonoma,Winners,Witchery,Woodies,Woodin,Woolworth,World Market,Worten,Wren Kitchens
      Xcite,XXXLutz
      Yad2,Yakaboo,Yamada Denki,Yame,Yan & One,Yankee Candle,Yapo,Yenny,Yodobashi,Yorkshire Trading,Yuppiechef,Yves Rocher
      Zalando,Zales,Zalora,Zando,Zappos,Zara,Zara Home,Zaron,Zeeman,Zooplus,Zoot,Zozotown,Zudio,Zumiez
      Åhléns
      Çiçeksepeti
    `,
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words: `
      1xbet=1xBet
      Africam,Alamo Drafthouse,Alton Towers,Amazon Prime,amazon prime video=Prime Video,AMC,Ampang Superbowl,Ancol,Anghami,Apple Arcade,Apple Music,Apple One,Apple TV,apple tv plus=Apple TV+,AquaPalace,Aquaria KLCC,Aquaventure,Arena México,Auckland Zoo,Audible,Audiomack,AXS
      Baba Ijebu,Baloto,Bandcamp,beIN,bet 365=Bet365,Bet365,Bet9ja,Betano,Betclic,Betfair,Betfred,Betika,Betking,Betlion,BetMGM,Beto Carrero,BetPlay,BetVictor,Betway,BGMI,Big Echo,Bilete.ro,Biletinial,Biletix,Bilety24,Bilikon,Bilyoner,~Binge,BingoPlus,Blinkist,Blizzard,Blue Note,BluTV,BookMe,BookMyShow,Boomplay,Bowlero,Boylesports,Brawl Stars,Britbox,Bumble,Busch Gardens
      Call of Duty,Canada's Wonderland,Canal Plus=Canal+,Canal+,Candy Crush,Casa Pariurilor,Cashbox,Cathay Cineplex,Cedar Point,Century Cinemax,CGV,Channel 4,Chuck E Cheese,Cine Colombia,Cinemark,Cinemaximum,Cinemaxx,Cinemex,Cineplex,Cineplexx,Cinesa,CineStar,Cineworld,Cinépolis,Claro Video,Clash of Clans,Clash Royale,CN Tower,COD Points,Codashop,Comedy Cellar,Computicket,Concert.ua,Corvin Mozi,Cosmote TV,Coupang Play,Crunchyroll,Curiosity Stream,Curzon
      Dam Sen,Danske Spil,Dazn,Deezer,Discord,Discord Nitro,Discovery Plus=Discovery+,Discovery+,Disney,disney +=Disney+,Disney Plus,Disney World,Disneyland,DisneySea,Dollywood,DraftKings,Dream11,Dreamworld,DStv Box Office,Dufan
      eBilet,EbonyLife,Efteling,eHarmony,Enchanted Kingdom,Energylandia,English Heritage,Epic Games,Escape Penang,ESPN,ESPN Plus,Euromilhões,EuroMillions,Europa-Park,Eurosport,Event Cinemas,Eventbrite,Eventfinda,Eventim,Everland,Everyman,Exxen
      Fandango,FanDuel,FDJ,Feria de Chapultepec,Ferrari World,Film4,Filmhouse,Filmin,Filmstaden,Financial Times,Flip Out,Fortnite,Foxtel,Foxtel Now,~Free Fire,Fubo,Fuji-Q,Futuroscope
      GAAGO,Gaana,Gardaland,Gardens by the Bay,Garena,Gaumont,Gellért,Genshin,Genshin Impact,Genting,GiGO,Global Village,Globoplay,Go Ape,Gold Reef City,Golden Village,GoOut,Gratta e Vinci,Grindr,Gröna Lund,GSC
      Hamashbir Lezarchan,HBO,HBO Max,Heide Park,Hersheypark,Hinge,HK Ticketing,HKJC,Hoichoi,Hollywood Bowl,Hollywoodbets,Hopi Hari,Hotstar,Hoyts,Hulu,Humble Bundle
      iaBilet,Imagica,IMG Worlds,Ingresso.com,Inox,Interpark,Inul Vizta,iQIYI,IrokoTV,Isfanbul,Itch.io,ITVX,iWant,İddaa
      Janfusun,Jegy.hu,Jio Hotstar=JioHotstar,JioCinema,JioHotstar,JioSaavn,Joysound
      Kakao Page,KakaoPage,Karabas,Kayo,Kelly Tarlton's,KenyaBuzz,KidZania,Kindle Unlimited,Kinepolis,Kinoplex,Kirstenbosch,KKBOX,KKTV,Knott's Berry Farm,Kobo,Kontramarka,Kuku FM,Kupbilecik
      La Quiniela,Ladbrokes,Lawson Ticket,League of Legends,Legoland,Leofoo,Liseberg,Live Nation,London Zoo,Lotte World,Lottoland,Ludo King,Luna Park
      Madame Tussauds,Madison Square Garden,Main Event,Maloka,Manekineko,Masterclass,Mega Millions,Mega Sena,Mega-Sena,Megabox,Megogo,Merrybet,Mewatch,Mifal Hapais,Milli Piyango,Minecraft,Mirabilandia,MK2,MLB TV,Mobile Legends,Montecasino,Moshtix,Motiongate,Movie World,MovieTowne,Movistar Plus,Mozzart,MSport,Mtickets,Mubi,Multikino,Mundo Aventura,Museumkaart,Muvi,MX Player,MyLotto,Müzekart
      NairaBet,National Lottery,National Trust,NBA League Pass,Nesine,Netflix,New York Times,Niconico,Nintendo,Nintendo eShop,Nintendo Switch Online,Norsk Tipping,Novibet,Now TV,NPO Plus,Nu Metro,NYT=New York Times
      Ocean Park,Odeon,Odibets,OkCupid,Omaze,Omniplex,OnlyFans,OPAP,Optus Sport,Oztix
      Paddy Power,Pandora Radio,Paramount Plus,Paramount+,Parc Astérix,Paribu Cineverse,Parque Warner,Pathé,Patreon,PC bang,PCSO,Peacock,Peacock TV=Peacock,Peppa Pig World,Phantasialand,Philo,Picturehouse,Platinumlist,Play Whe,PlayStation Network=PlayStation Store,PlayStation Plus,PlayStation Store,Plex,PMU,Pocket FM,PointsBet,Pokemon Go,PokerStars,Polsat,PortAventura,Powerball,Prime Video,PrizePicks,Procinal,Pronósticos,PS Plus,psn=PlayStation Store,PUBG,Puhu,Puy du Fou,PVR
      Quicket
      Ragunan,Rainbow's End,Rav Hen,Razer Gold,Reading Cinemas,Red MR,Redbox,Regal,Regal Cinemas,Rijksmuseum,Riot Games,Riyadh Season,Roblox,round 1=Round1,RTL+,Runescape
      Salitre Mágico,Sanrio Puroland,Sayısal Loto,Sazka,Scribd,Sea World,SeatGeek,SeaWorld,Sentosa,SF Bio,Shaadi.com,Shahid VIP,Showmax,~Shudder,Siam Amazing Park,Silverbird,SiriusXM,SISTIC,Six Flags,Ski Dubai,Sky Sports,Sky Zone,Sling TV,Smaaash,Soccabet,SonyLIV,SoundCloud,Sportka,SportPesa,Sportsbet,Sportsnet,SportyBet,Spotify,Staatsloterij,Stan Sport,Starz,StarzPlay,Steam,steam game=Steam,steam games=Steam,steam wallet=Steam,Ster-Kinekor,Stoiximan,Storytel,Straits Times,StubHub,Studio 54,studio fifty four=Studio 54,Substack,Sun NXT,Sunway Lagoon,Suoi Tien,Superboletos,Superenalotto,Supreme Ventures,Svenska Spel,Sweet.tv,Swertres,Sympla,Szerencsejáték,Sziget,Széchenyi,Széchenyi Baths
      Taman Safari,Taronga Zoo,Tayto Park,Tazkarti,Teo Heng,TGV Cinemas,Thai Ticket Major,The Economist,The Guardian,The Lott,Thmanyah,Thorpe Park,ThreeNow,Ticketek,Ticketlink,Ticketmaster,Ticketportal,Ticketpro,Ticketsmarche,Ticketswap,Tidal,~Timezone,Tinder,Tippmix,Tipsport,TIX ID,Tixafrica,TNT Sports,top golf=Topgolf,Topgolf,Trans Studio,Tuboleta,Tusenfryd,Tving,TVNZ+,Twitch,Tzoker
      U-NEXT,Ubisoft,UGC,Unibet,Universal Studios,Urban Air,URBTIX,USA Today,uShaka,USJ
      Valorant,Viagogo,Vialand,Viaplay,Videoland,Vidio,Vieshow,Vietlott,Village Cinemas,Vinpearl,VinWonders,Viu,Vivamax,Vivid Seats,Voyo,Vue
      Walibi,Wall Street Journal,Washington Post,Watcha,Wattpad,Wavve,Webook,Webtickets,Webtoon,Weverse,William Hill,Winamax,Wizink Center,Wizoria,Wonderla,World of Warcraft,Wplay
      Xbox Game Pass,Xbox Live,Xcaret
      Yas Waterworld,Yelmo,YouTube,youtube music=YouTube Music,YouTube Premium,YouTube TV
      Zee5,Ziggo Dome,Zoomarine
      Állatkert
    `,
  },
  {
    category: 'Bills',
    price: 'medium',
    words: `
      1&1,1Password,2degrees,3 Mobile,9mobile
      a t and t=AT&T,AAMI,AAWSA,Abastible,ACT Fibernet,ActewAGL,Adani Electricity,Adani Gas,ADDC,Admiral,Adobe,ADT,AEDC,AEP,Affinity Water,Affirm,Afinia,AFIP,Aflac,Afrihost,Afterpay,AG Insurance,Ageas,AGL,Aguas Andinas,Aguas do Porto,Ahamo,AIA,Aigües de Barcelona,Air Selangor,Airtasker,Airtel,AirtelTigo,Airtricity,AIS Fibre,Akulaku,Al Rajhi Takaful,Aldi Mobile,Aldi Talk,Alinta,Allianz,Allstate,Altibox,Altice,Amaysim,Ameren,Amisragas,Amplia,Andel Energi,Anglian Water,Apa Nova,AppleCare,ARAG,Arisu,arnona,Asda Mobile,~Astro,AT&T,Ausgrid,Aussie Broadband,Autopase,Avista,Aviva,AWS,AXA,Axxess,AYEDAŞ,AySA,Azam TV
      Bahnhof,Baloise,Banglalink,Bao Viet,BC Hydro,BEDAŞ,BEDC,beIN Sports,Belastingdienst,~Bell,BESCOM,Bezeq,BGE,Bharat Gas,Big Yellow,Bitel,Bituach Leumi,Bitwarden,Biznet,Bluehost,bmobile,~Boost,Boost Mobile,Bord Gais,Bouygues,BPJS,Brabant Water,Bredbandsbolaget,Bristol Water,Britam,British Gas,BSES,BSNL,BT,Budget Direct,Budget Energie,BWSSB
      Calor Gas,Canalbox,Canva,Caruna,Cash Power,Cashpower=Cash Power,Cathay Life,CBB Mobil,CEB,Cec Liquid,Celcom,CelcomDigi,Celesc,Cell C,Cellcom,CEMIG,CenterPoint,Centraal Beheer,CenturyLink,CESC,Ceylinco,CFE,CG Net,CGE,ChatGPT,Chatr,Check24,Chilquinta,China Mobile,Chunghwa Telecom,Churchill,Cignal,Cimas,Circles.Life,City Gas,City of Harare,City of Tshwane,City Power,CK Enerji,Claro,Classic Tech,Claude,Clearpay,Cleco,Cloudflare,CMHK,CNSS,Codensa,Coelba,Cogeco,Colpensiones,Columbia Gas,Comcast,ComEd,Comgás,Comviq,con ed=ConEd,Con Edison,condominio,ConEd,Congstar,Consumer Cellular,Contact Energy,Converge ICT,Cool Ideas,Copasa,Copel,Cosmote,Coway,Cox,CPFL,CPS Energy,Creative Cloud,Cricket Wireless,CubeSmart,Cyta
      Dai-ichi,DASK,Davao Light,DAWASA,Dawasco,De Watergroep,Debeka,DEI,DESCO,Desjardins,Deutsche Telekom,DEWA,~Dialog,Digi,Digicel,Digital Ocean=DigitalOcean,DigitalOcean,Digiturk,Direct Line,DirecTV,Dish Network,Dish TV,Distrigaz,DITO,Docomo,DPDC,Drillisch,Dropbox,DStv,Dtac,DTE,DTEK,~du,du bill=du,Duke Energy,Dunea,Díjbeszedő,Dŵr Cymru
      E.ON,EarthLink,Eau de Paris,eb bill=EB,ECG Prepaid=ECG,Econet,Ecotricity,Edenor,Edesur,EDF,Edir,Edison,EDP,EE,EEDC,Egypt Gas,Eir,Ejari,Ejo Heza,EKEDC,Ekurhuleni,Electric Ireland,Electric Kiwi,Electrica,Electrocentro,Ellevio,ELMŰ,Elpedison,Emcali,Emicool,Enbridge,Enbridge Gas=Enbridge,EnBW,Endesa,Eneco,Enel,Enemalta,Energia,Energie AG,Energy Australia,EnergyAustralia,Enerjisa,ENFIA,Engie,Eni Plenite,Entergy,eon=E.ON,EPAL,EPEC,EPM,Equb,Ergon,ESB,Eskom,Essbio,Essent,Esure,Esval,eThekwini,Ethias,Ethio telecom,Ethiotelecom=Ethio telecom,Ethniki,EtihadWE,Etisalat,Evergy,Evernote,Eversource,Evides,EVN,EVN HCMC,ExpressVPN,Extra Space Storage,EYATH,EYDAP
      Faiba,FarEasTone,Farmers Insurance,Fastspeed,Fastweb,FE Credit,Federación Patronal,FESCO,FEWA,Fibertel,Fido,Figma,Finetwork,Fios,FirstEnergy,Fjordkraft,Flogas,Fluvius,Folksam,FortisBC,FPL,FPT,FPT Telecom,~Free Mobile,Freedom Mobile,Freenet,Fubon,Fuliza,Főgáz,Fővárosi Vízművek
      Galicia Seguros,Galp Energia,GASCO,Gases de Occidente,Gasul,Geico,Geneco,Generali,Genesis Energy,GEPCO,Ghana Water,Giff Gaff,giffgaff,GitHub,Gjensidige,GK General,Glo,GLoan,~Globe,Globe load=Globe,Globe Telecom,GO Telecom,GoDaddy,Golan Telecom,Goldenergy,GoMo,Google Drive,Google Fi,Google Fiber,Google One,Google Storage,Google Workspace,GP recharge=Grameenphone,Grameenphone,Great Eastern,Great Taipei Gas,Greenchoice,Groupama,Groupe E
      H&R Block,Hafslund,Hagihon,Halotel,Hanwha Life,Hathway,HDFC Life,Heroku,Hetzner,Heyah,Hidrandina,Hidroelectrica,HK Electric,HKBN,HOFOR,Holaluz,Hollandsnieuwe,Hollard,Home Credit,HomeServe,Hostinger,Hotlink,HP Gas,HughesNet,HUK,HUK-Coburg,Hydro One,Hyperoptic,Hyundai Marine
      IBEDC,Iberdrola,ICICI Lombard,iCloud,iD Mobile,IESCO,IIJmio,iiNet,IKEDC,Ikeja Electric,Iliad,Illumia,Indah Water,Indane,IndiHome,Indosat,Indraprastha Gas,innogy,Interamerican,Interpolis,Inwi,Iqama,IRAS,Irish Water,Izzi,İGDAŞ,İSKİ
      Jawal,Jawwy,Jazz load,Jazztel,JCP&L,JEA,Jekora,Jio,JioFiber,JN General,Joburg Water,JPS,Justlife
      k electric=K-Electric,K&H biztosító,K-Electric,Kahramaa,Kanden,Kaspersky,Kazang,KBro,KCCA,KEDCO,Kenya Power,KEPCO,Keppel Electric,King Price,KiwiSaver,Klarna,Kogan Mobile,Koodo,Kooperativa,KPLC,KPLC token=KPLC,KPLC tokens=KPLC,KPN,Kredivo,Krungthai AXA,KSEB,KTRN,KUKL,Kwese,KWSB,Kyivgaz,Kyivstar,Kyivvodokanal,Kyobo Life
      La Poste Mobile,LADWP,Lasco,LastPass,Laugfs Gas,Laya Healthcare,Lebara,LECO,LegalZoom,LESCO,LG U+,Liberty Mutual,LIC,LichtBlick,Lidl Connect,lifecell,Liiv M,Link3,Lipigas,Litro,Litro Gas,load globe=Globe,load sa globe=Globe,Lootah Gas,LUKU,Lusaka Water,Luz del Sur,LWSC,Lyca=Lycamobile,Lycamobile,Lydec,Länsförsäkringar,Línea Directa
      M-KOPA,MAAF,MACIF,Magyar Telekom,Mahanagar Gas,Mahavitaran,MAIF,Mailchimp,Mainova,Malwarebytes,Manila Water,Manulife,Mapfre,Marafiq,Maroc Telecom,Massy Gas,Matmut,Maxis,Maynilad,McAfee,Medgulf,Mediacom,Megacable,Mei Avivim,Mekorot,MEO,MEPCO,Meralco,Mercury Energy,Meridian Energy,MetLife,Metro PCS,Metrogas,Metronet,Microsoft 365,microsoft three sixty five=Microsoft 365,MidAmerican,Midjourney,Millenicom,Mineo,Mint Mobile,Mobifone,Mobile Vikings,Mobiliar,Mobily,Mobitel,Monotributo,Movistar,MSEB,MSEDCL,MTN,Muang Thai Life,MultiChoice,Musaned,Mutua Madrileña,MVM,Mweb,MyRepublic,MásMóvil
      Naftogaz,Nairobi Water,Namecheap,Nan Shan,NAPSA,National Grid,National Water,Nationale-Nederlanden,Nationwide,Naturgy,Naver Plus,Navient,Nayatel,Ncell,NEDCO,Nelnet,Neoenergia,NEPA,Netia,Netlify,NetOne,Netvigator,NHIF,NHIMA,NHK,Nicor,NIPSCO,nju mobile,NoBroker,Nordic Telecom,NordVPN,Norlys,Northumbrian Water,Notion,Nowo,npower,NRMA,NSSF,NTRA,NTT East,NTUC Income,NWSC,NWSDB,Nyaradzo,NYSEG
      O2,Octopus bill=Octopus Energy,Octopus Energy,octopus=Octopus Energy,Odido,Office 365,OG&E,Okoa Jahazi,Old Mutual,Omantel,Oncor,One NZ,one password=1Password,OneCall,OneDrive,ONEE,Ooredoo,OpenAI,Openserve,OPPD,Optimum,Optix,Optus,ORF Beitrag,Origin Energy,Orkin,Oryx Gas,Osaka Gas,OSBB,Otelo,Outsurance,OVO,Oxxio
      p g and e=PG&E,Pacifico Seguros,PacifiCorp,Pag-IBIG,PagIBIG=Pag-IBIG,Palli Bidyut,Paratus,Pazgas,PCCW,PDAM,PECO,Pelephone,Penelec,Peoples Gas,Pepco,Pepephone,~Perplexity,Petplan,Petrotrade,Petrovietnam gas,PG&E,pge=PG&E,PHCN,PHED,PhilHealth,Piedmont Natural Gas,Pikitup,Pinergy,PLDT,PLN,Plusnet,Pluz,Policybazaar,Polsat Box,Porto Seguro,PosteMobile,Powershop,Pražská plynárenská,PrePayPower,PrimeWater,Prixtel,Progressive,Protergia,Proton,Proximus,Prudential,PSE&G,PSEG,PSPCL,PTCL,PTPTN,Public Mobile,Public Storage
      Qatar Cool,Qiwa,QuickBooks,Quickline
      RACQ,RACV,RADEEF,Radeema,Rain internet,Rakuten Mobile,Ramco gas,Rand Water,RCN,RCS-RDS,ReadyNet,recarga Telcel=Telcel,Red by SFR,Red Energy,Redal,Rentokil,Repsol Luz,Republic Services,Rogers,Roke Telkom,Romande Energie,RSSB,RWE
      S&CC,SA Water,Sabesp,SACMEX,SADM,Safaricom,Safaricom Home Fibre,Safestore,Sagicor,Saigon Water,Sallie Mae,Samsung Fire,Samsung Life,Sanepar,Sanlam,SaskEnergy,SaskPower,SaskTel,Sawaco,Scottish Power,Scottish Water,SDG&E,Securitas Direct,Sedapal,Sedapar,Seguros Bolívar,Sembcorp,Senoko,Seoul Gas,Serafe,SESB,Severn Trent,SEWA,Sezzle,SFR,SHIF,Shin Kong Life,Shopee PayLater,Shopify,Shurgard,SIAPA,SimpliSafe,Simply Energy,Simyo,Singtel,SK Telecom,Skellefteå Kraft,Sky,Sky Cable,sky tv=Sky,SLT Mobitel,~Smart,Smart load=Smart Load,Smartfren,SmarTone,Smarty,SNGPL,SoCal Edison,SoCalGas,SoFi,SoftBank,Solane,Solgas,Sorgenia,Sosh,Souhoola,South West Water,Southern California Edison,Southern Water,Southwest Gas,sp bill=SP Group,SP Group,SP Services,~Spark,SPayLater,Spectranet,Spectrum,Sprint,Spusu,Squarespace,SRP,SSE,SSE Airtricity,SSGC,Stadtwerke,Star Health,StarHub,Starlife,Starlink,StarTimes,State Farm,STC,STC Pay,StormFiber,Straight Talk,Student Finance,Subisu,Sui Gas,Sui Northern,Sukoon,Sun Direct,Suncorp,Superonline,Surfline,Surfshark,SWDE,SweepSouth,Swisscom,Syaanah,SYABAS,Sydney Water,Sympl,Síminn
      T&TEC,T-Mobile,Tabreed,Taipower,Taiwan Mobile,Talkmore,TalkTalk,TANESCO,TANGEDCO,TAQA,TaskRabbit,Tata Play,Tata Power,Tauron,Tawuniya,taxe foncière,Techniker,TECO,Telcel,Telcel recharge=Telcel,Tele2,Telecel,Telecentro,Telekom,Telenet,Telenor,Teletalk,Telia,Telkom,Telkomsel,telly licence=TV Licence,Telmex,TelOne,Telstra,Telus,Tenaga,Tenaga Nasional=Tenaga,TEPCO,Terminix,Tesco Mobile,Thai Life,Thames Water,The Hartford,Three Ireland,Three Mobile,three mobile bill=Three Mobile,Tibber,Titas,Titas Gas,Tivibu,TM Unifi,tmobile=T-Mobile,TNB,TNEB,TNT load,token PLN=PLN,Tokyo Gas,Topdanmark,TopStar,Torrent Power,Totalplay,Town Gas,Towngas,TPG,TracFone,Transworld,Triolan,TrueMove,Trustpower,Trygg-Hansa,TSSPDCL,TSTT,TTCL,Tuenti,TurboTax,Turkcell,TurkNet,TV Licensing,Two Men and a Truck,TXU,Türk Telekom
      U Mobile,U-Haul,UEDCL,Ufone,UGI,Uisce Éireann,Ukrtelecom,Umeme,Unefon,Unifi,Union Gas,Unipol,UnipolSai,Uniqa,United Utilities,UPC,UPPCL,UQ Mobile,Urban Company,US Cellular,US Mobile,USAA,Utilita
      Vattenfall,VECO,Vectra,Veitur,Veolia,Vercel,Verisure,Verizon,Verizon Fios,Vianet,Viasat,Videotron,Vietnamobile,Viettel,Vinaphone,Virgin Media,Virgin Plus,Vitens,Vivaqua,Vivint,VNPT,Vodacom,Vodafone,Vodafone Idea,Volia,Voxi,Vumatel
      Wafa Assurance,WAPDA,WASA,WASAC,Washington Gas,Waste Management,Watercare,Waternet,Webafrica,Wellington Water,Welsh Water,Wessex Water,WeWork,Wien Energie,Wiener Städtische,Wind Tre,Windstream,WindTre=Wind Tre,Winsim,Wix,WordPress,WorldLink
      Xcel,Xero,Xfinity,XL Axiata
      Yaka,Yallo,Yarra Valley Water,Yasno,Yesss,Yettel,YNAB,Yoigo,Yorkshire Water,Youfone,Youi,YouSee
      ~Zain,zain bill=Zain,zain recharge=Zain,Zamtel,Zantel,ZESA,zesa token=ZESA,zesa tokens=ZESA,ZESCO,zesco units=ZESCO,Ziggo,ZINARA,Zip Pay,Zong,Zoom,Zoomlion,zorgverzekering,Zuku
      Ørsted
      Česká pojišťovna,ČEZ
    `,
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words: `
      24 Hour Fitness
      Acibadem,ActiveSG,Acıbadem,Add Pharma,Adeslas,Aesio,Aetna,Affidea,Afflelou,Afriglobal,AG1,Aga Khan,Ahumada,AIIMS,Al Borg,Al Dawaa,Al Manara,Al Mokhtabar,Al Nahdi,Al-Dawaa,Allcare,Alodokter,Alpha Pharm,Alpha Pharmacy,Altafit,Amavita,Amcal,Ampath,Amplifon,An Khang,Anderzorg,Andrews Memorial,Anytime Fitness,AOK,Aoki Drug,Apollo Pharmacy,Apotea,Apotek Hjärtat,Apoteket,Apotheek,apteka,Apteka 911,Apteka Gemini,Arogga,As-Salam,Asiri,Asisa,Aspen Dental,Atasun,Atasun Optik,Atupri,Audifarma,Auna,Awanui,AYCM
      Bach Mai,Bailey Nelson,Banfield,Banmédica,Bannatyne,Bargain Chemist,Barmer,Barry's,Basic-Fit,Bazhaemo Zdorovia,Bedita,Benavides,Benu,BetterHelp,Big Pharmacy,BinSina,Bipa Apotheke,Blooms the Chemist,Blue Cross,Bluefit,Bodytech,BookDoc,Boots,Boots Apotek,Boots pharmacy,Boticas Peru,Boticas y Salud,Buddyfit,Bumrungrad,Bupa,Burjeel
      Cafam,Caring Pharmacy,Carolina Lemke,Centrum,Chang Gung,Chefaa,Chemist Warehouse,Chemmart,Cho Ray,Chocozap=chocoZAP,Cigna,Citigym,CityFitness,CityMD,Clalit,ClassPass,~Clicks,Clinica Internacional,Clinix,Clínica Alemana,Cocokara Fine,Colsanitas,Consalud,CorePower,Crunch Fitness,Cruz Blanca,Cruz Verde,~CSS,CSS krankenkasse=CSS,CSS premium=CSS,Cult Fit,Cultfit,CVS
      Daikoku Drug,DAK,Dar Al Fouad,David Lloyd,Denplan,Dentakay,Devlyn,dis chem=Dis-Chem,Dis-Chem,Dischem=Dis-Chem,Discovery Health,Ditzo,dm Drogerie,Dobrobut,Dobroho Dnia,DocMorris,Doctolib,DoctorBox,DoctorOnCall,Dosfarma,DOZ,Dr Lal PathLabs,Dr.Max,Droga Raia,Drogaria Pacheco,Drogaria São Paulo,Drogas La Rebaja,Drogasil,Druni,Duane Reade,Durdans,Dvago,Dünyagöz
      Ecopharm,eczane,El Ezaby,Elixia,Enel-Med,EPS Sura,Equinox,EsSalud,Eu Yan Sang,Evercare
      f forty five=F45,F45,Farmacity,Farmaonline,Farmaplus,Farmatodo,Fascino,Fazal Din,Fedhealth,Fielmann,Fit/One,FitHub,FitInn,FitX,Fleury,Flyefit,Folktandvården,Fonasa
      Gangnam Severance,General Óptica,Generika,Gleneagles,GNC,Gold's Gym,Good Pharm,Goodlife,GoodLife Fitness,Goodlife Pharmacy,GoodRx,GrandVision,Groupe Mutuel,~Guardian,Guardian Pharmacy,Gymmboxx,GymNation,Gympass
      Halodoc,Haltons,Hapvida,Harmonie Mutuelle,Hasaki,Haven Pharmacy,HBF,HCF,Headspace,Healthguard,HealthifyMe,HealthPlus,Healthway,Helsana,Hemas,Herbalife,Hims,Hogar y Salud,Holland & Barrett,Holmes Place,Hong Kong Adventist,Hong Kong Optical,Huel,Humana
      Ibn Sina,Ichilov,IMSS,Inkafarma,IntegraMédica,Into-Sana,Invisalign,Irish Life,Irish Life Health,Isapre,ISSSTE
      Jean Coutu,Jetts,Jio Health,Joyfit
      K24,Kaiser,Kaiser Permanente,Kappa Drugs,Kimia Farma,Knop,Kokumin,Konami Sports,Korle Bu,KPJ,KPT,Kronans Apotek,Kruidvat,Kulcs Patika
      L'Orange Bleue,LA Fitness,La Rebaja,Labaid,LabCorp,Labtests,Lalavla,Laya,Lazz Pharma,Leejam,LensCrafters,Lenskart,Les Mills,Leumit,Life Pharmacy,LifeLabs,Liguanea Drugs,Liki24,Lloyds Farmacia,lloyds pharmacy=LloydsPharmacy,LloydsPharmacy,Lohbs,London Drugs,Long Chau,Lusíadas,LUTH,Lux Med,Luxmed,Luz Saude
      Maccabi,MacFit,Magrabi,Makati Med,Malakoff,Manipal Hospital,Mannings,Marham,Massage Envy,Matas,Matsukiyo=Matsumoto Kiyoshi,Matsumoto Kiyoshi,Maxicare,McCabes,McCauley,McFit,Meaghers,Medanta,Medcare,Medfirst,Medibank,Medicard,Mediclinic,Medicover,Medifé,Medihelp,Medipol,Medirite,Medlatec,MedLife,MedPlus,Mehiläinen,Menzis,Mercury Drug,Meuhedet,MGEN,Mifarma,MinuteClinic,Mister Spex,Mitra Keluarga,Mount Elizabeth,Mouwasat,MP Shah,mPharma,Mulago,Multipharma,Multisport,Multiópticas,MyDawa,MyFitnessPal,MyProtein
      Nahdi,Nairobi Women's,Nanyang Optical,Narayana,Nawaloka,Netcare,Netmeds,Newpharma,NHIS,NIB,Noom,Norbel,Nordica,Nsambya,Nueva EPS,Nuffield,Nyaho
      Okadoc,Oladoc,Olive Young,Oncosalud,One Medical,ONVZ,OPSM,Optical Express,Opticana,orange theory=Orangetheory,Orangetheory,OSDE,Osu Sala,Owndays
      Pacífico EPS,Pague Menos,Partenamut,PathCare,Pearle Vision,Pharmacity,Pharmacy2U,Pharmanova,Pharmaplus,Pharmaprix,Pharmasave,PharmEasy,Phyathai,Pilulka,Planet Fitness,Podorozhnyk,Practo,Priceline Pharmacy,Prodia,PromoFarma,pure gym=PureGym,PureGym,Puskesmas,PZU Zdrowie
      Q&M Dental,Qualitas,Quest Diagnostics
      Raksa,RedSalud,Rexall,Rite Aid,Roshdy,RSG Group
      Salcobrand,Salmoiraghi,Salud Digna,Salud Total,Sam McCauley,Samitivej,Sanitas,Santagostino,Sarabia Optical,Saudi German,Selfit,Servaid,Shaukat Khanum,Siloam,SingHealth,Smart Fit,Snap Fitness,Solidaris,Solinca,Soul Pattinson,SoulCycle,South Star Drug,Southern Cross Health,Southstar,Specsavers,Spoany,SportCity,SportClub,Sportlife,St Nicholas,Strava,SulAmérica,Sundrug,Super Pharm=SuperPharm,Super-Pharm,Supercare,Superdrug Pharmacy,SuperPharm,Swica,Sympany,Synergym,Synevo,Synlab
      Tabletki.ua,Talkspace,Tan Tock Seng,Teladoc,TerryWhite,TerryWhite Chemmart,Terveystalo,TGP,The Gym Group,the y=YMCA,Thumbay,Thyrocare,Time Medico,Titan Eye,Tony Thwaites,Top Charoen,Toppharm,Torga Optical,TrainMore,Trekpleister,Tricare,Tsuruha,Tung Wah,twenty four hour fitness=24 Hour Fitness
      UHWI,Ultrafarma,Unichem,Unimed,Uniprix,Unisalute,UnitedHealthcare,Urban Sports Club,Ušatý
      Vejthani,Venancio,Vets4Pets,Vezeeta,VGZ,VHI,Vinmec,Virgin Active,Vision Express,Visique,Vita Green,Vitaldent,Vitamin Shoppe,Vitusapotek
      Walgreens,Watsons,Weight Watchers,Welcia,Well Pharmacy,Wellhub,Wellness Forever,~Whoop,WW
      Yiaco,Yliopiston Apteekki,YMCA,Yodawy
      Zdrofit,Zenni,Ziko,Zilveren Kruis,Zocdoc,Zulekha
      Ópticas Devlyn
      ÖGK
    `,
  },
  {
    category: 'Education',
    price: 'medium',
    words: `
      ABCmouse,ABRSM,AdvTech,Alliance Française,AltSchool
      Babbel,Berlitz,BestStart,Bright Horizons,British Council,Busuu,Busy Bees,Byju's
      Cambly,Camp Australia,Chegg,Codecademy,Coursera,Cuemath,CXC
      Damelin,DataCamp,Duolingo
      Eduvos,edX,Eneza,EuroKids
      FIITJEE,FutureLearn
      General Assembly,Goethe Institut,Goodstart,Gostudent,Grammarly
      HECS,HELB
      IGCSE,IGNOU,italki
      JAMB,Juta
      KASNEB,Khan Academy,Kidzee,KinderCare,KindiCare,kindy fees,Kip McGrath,KMTC,KNEC,KUCCPS,Kumon
      LeetCode,Lingoda,LinkedIn Learning
      Mathletics,Mathnasium,Mindchamps,Montessori,MyTutor
      NCEA,NECO,NPTEL,NSFAS,NumberWorks
      Open University,OSHC,Outschool
      Pearson,Physics Wallah,PhysicsWallah,Playcentre,Pluralsight,Preply,Princeton Review
      Quizlet
      Reading Eggs,Rosetta Stone,Ruangguru
      Scholastic,Simplilearn,Skillshare,Snapplify,StudyLink fee,Swimming Victoria,Sylvan Learning
      TAFE,Te Kura,Tumble Tots
      UCAS,Udacity,Udemy,uLesson,Unacademy,UNILAG,Unisa,upGrad,USIU
      Van Schaik,Vedantu,Volkshochschule
      WAEC,Wall Street English,WASSCE,Water Babies,WhiteHat Jr
      ZIMSEC
    `,
  },
  {
    category: 'Travel',
    price: 'big',
    words: `
      Accor,Aer Lingus,Aerolineas Argentinas,Aeromexico,Agoda,Air Algerie,Air Arabia,air b n b=Airbnb,air bnb=Airbnb,Air Canada,Air China,Air Europa,Air France,Air India,Air Malta,Air Mauritius,Air New Zealand,Air NZ,Air Peace,Air Serbia,Air Tanzania,Air Transat,Air Zimbabwe,Airalo,AirAsia,airBaltic,Airblue,Airbnb,Airlink,AirSial,AJet,Akasa Air,Alamo,Alaska Airlines,Allegiant,American Airlines,AnadoluJet,Arik Air,Asiana,Avianca,Avis
      Bahamasair,Bamboo Airways,Bangkok Airways,Batik Air,Best Western,Biman,Blue Star Ferries,booking com=Booking.com,Booking.com,British Airways,Brittany Ferries,Buddha Air,Budget Rent a Car,Butlins
      CalMac,Carnival Cruise,Cathay,Cathay Pacific,Cebu Pacific,Center Parcs,Centre Parcs,China Eastern,China Southern,Citilink,citizenM,Civitatis,Cleartrip,Club Med,Comfort Inn,Contiki,Corsica Ferries,Crowne Plaza,Ctrip,Cunard
      Days Inn,Delta,Despegar,DFDS,DoubleTree
      EaseMyTrip,easy jet=EasyJet,EasyJet,eDreams,EgyptAir,El Al,Embassy Suites,Emirates,Enterprise,Etihad,Etstur,Eurocamp,Europcar,Eurostar,Eurotunnel,Eurowings,EVA Air,Expedia
      FabHotels,Fairmont,Fastjet,Fiji Airways,Finnair,Flixtrain,Fly Jinnah,Flyadeal,Flybondi,Flydubai,Flynas,FlySafair,Four Seasons,Frontier Airlines
      G Adventures,Garuda,GetYourGuide,Global Entry,Goibibo,Gulf Air
      Hampton Inn,Hertz,Hilton,Hipcamp,HK Express,Holafly,Holiday Inn,Hoseasons,Hostelworld,Hotels.com,Hotwire,Hurtigruten,Hyatt
      Iberia,Iberostar,Ibis,Ibom Air,Icelandair,IndiGo,InterContinental,Irish Ferries,ITA Airways,ixigo
      Jadrolinija,JAL,Jambojet,Jazeera Airways,Jeju Air,jet two=Jet2,Jet2,Jet2holidays,JetBlue,JetSmart,Jetstar,Jolly Tur,Jucy
      Kayak,Kenya Airways,KKday,KLM,Klook,Korean Air,KSTDC,Kulula,Kuwait Airways
      La Quinta,Landal,Lastminute.com,LATAM,Le Shuttle,Lion Air,Localiza,Loganair,Loveholidays,Lufthansa
      MakeMyTrip,Mandarin Oriental,Marriott,Meliá,Mercure,Motel 6,Motel One,motel six=Motel 6
      Nok Air,Norwegian Cruise,Novotel
      Olympic Air,Oman Air,Omio,Opodo,Orbitz,Oyo
      P&O,Paradores,Parkdean,Parks Canada,Philippine Airlines,Pierre & Vacances,Pontins,Precision Air,Premier Inn,Priceline,PriceTravel
      Qantas,Qatar Airways
      Radisson,Ramada,Red Funnel,Red Roof Inn,RedDoorz,Ritz,Ritz Carlton,Rotana,Royal Air Maroc,Royal Caribbean,Royal Jordanian,RwandAir,Ryanair
      SalamAir,SANParks,~SAS,Saudia,Scandic,Scoot,Shangri-La,Sheraton,Singapore Airlines,Sixt,Skymark,Skyscanner,Sofitel,South African Airways,Southwest,SpiceJet,Spirit Airlines,SriLankan,Stena Line,Sun Country,SunExpress,Sunwing,Super 8,super eight=Super 8
      T'way,Tallink,TAP Air Portugal,Tarom,Tatilbudur,Tatilsepeti,Thai Airways,Thomas Cook,Thrifty,Thrillophilia,Tigerair,Tiket.com,Tiqets,Trainline Europe,Transavia,Travelodge,Traveloka,Travelstart,Treebo,Trip.com,TripAdvisor,Trivago,TSA PreCheck,TUI,Tunisair,Turkish Airlines
      Ubigi,United Airlines
      Vacasa,Viator,VietJet,Viking Line,Virgin Atlantic,Virgin Australia,Vistara,Viva Aerobus=VivaAerobus,VivaAerobus,Volaris,Volotea,Vrbo,Vueling
      Wakanow,Webjet,Westin,WestJet,Widerøe,Wightlink,Wizz Air,Wotif,Wyndham
      Yanolja,YHA
      Zostel
    `,
  },
  {
    category: 'Other',
    price: 'medium',
    words: `
      Al Ansari,Al Fardan,An Post,AnterAja,AP Cargo,Aramex,Aras Kargo,ASPCA,AusPost=Australia Post,Australia Post
      Balíkovna,Bank of America,Blue Dart
      Canada Post,Cargus,Century 21,century twenty one=Century 21,Chronopost,CityLink Express,Colissimo,Correios,Correos,Correos de México,CourierPost,CouriersPlease,CTT
      Delhivery,Deprisa,DHL,Doar Israel,DPD,Drybar,DTDC
      Easybox,Easyparcel,EC House,Ekart,ELTA,Estafeta,Evri
      Fastway,fed ex=FedEx,FedEx,Fiverr,Foxpost
      GDex,Ghana Post,GHTK,Giao Hang Nhanh,GIGL,Glovo Express,GLS,GoFundMe,Gokada,GoSend,Great Clips
      Hakuyosha,Hato Hone,Hepsijet,Hermes Versand
      India Post,InPost,Interrapidísimo,Israel Post
      J&T,J&T Express,Jadlog,Jawed Habib,Jean Yip,JNE,Just Cuts,Just Giving
      Kcuts,Kickstarter,Kobo360,Kolay Gelsin,Kuroneko
      La Poste,Lakme Salon,Lalamove,LBC,Loggi,LuLu Exchange
      M Lhuillier,Magyar Posta,Mail Boxes Etc,Max.ng,Mister Minit,MLhuillier,MNG Kargo,Mondial Relay,Mr Minit,MyPost
      Ninja Van,NIPOST,Nova Poshta,NSPCC,NZ Post
      Orlen Paczka
      Packstation,Paczkomat,Palawan Express,Paquetexpress,Parcelforce,Pargo,Paxi,PEP Paxi,Poczta,Poczta Polska,Pocztex,POS charges,Pos Indonesia,Pos Laju,Pos Malaysia,Posta Romana,Poste Italiane,PostNet,PostNL,PostNord
      QB House,Qxpress
      Red Cross,Redpack,RNLI,Rover,Royal Mail,RSPCA
      Schenker,Sendle,Servientrega,SEUR,SF Express,Shopee Express,SiCepat,Siepomaga,SingPost,Speedaf,Speedex,Speedpost,Sport Clips,StarTrack,Supercuts,Sürat Kargo
      Thailand Post,Timpson,Toni & Guy,Treatwell
      Ukrposhta,UNICEF,United24,uParcel,UPS,UPS Kargo,Upwork,USPS
      Viettel Post,Vistaprint,VNPost
      Washmen,Wikipedia,WOŚP
      Ystilo,Yu-Pack,Yurtiçi Kargo
      Zásilkovna
      Česká pošta
    `,
  },
]
