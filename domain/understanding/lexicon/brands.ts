import type { ThingList } from '#domain/understanding/lexicon/things.ts'

/** Names of shops and services as they are written; "said=Written" adds another way to say one, "~Name" is a word of everyday talk too. */
export const brandLists: readonly ThingList[] = [
  {
    category: 'Food & Dining',
    price: 'small',
    words: `
      7 11=7-Eleven,7 eleven=7-Eleven,7-Eleven,7up=7UP,A&W,Abrakebabra,Al Baik,Alfamart,Alfamidi,Andok's,Applegreen,Arby's,Artcaffe,Au Bon Pain,Auntie Anne's,Autogrill,Le Pain Quotidien,AMPM,Faasos,Monginis,Amul,Frooti,Maaza,Luckin,MyNews,Mie Gacoan,Mom's Touch,Almarai,R-Kioski,Żabka,Lulu Hypermarket
      Baja Fresh,Barcelos,Baskin-Robbins,Bawarchi,Ben & Jerry's,Bengawan Solo,Bewley's,Blue Bottle,Blue Tokai,Bojangles,Bonchon,Boost Juice,Braum's,BreadTalk,Brioche Dorée,Brumby's,Buc-ee's,bucees=Buc-ee's,Budgens,Burger King,Boojum,BurgerFuel,Bisleri,BackWerk,Budweiser
      Cafe Coffee Day,cafe nero=Caffè Nero,caffe nero=Caffè Nero,Caffè Nero,canes=Raising Cane's,Captain D's,Caribou Coffee,Carl's Jr,Cava,Centra,Chaayos,Chagee,Chatime,Cheezious,Chicken Inn,Chicken Republic,Checkers,chick fil a=Chick-fil-A,Chick-fil-A,Chipotle,Chowking,Cinnabon,Circle K,Cold Stone,Costa,Costa Coffee,Costcutter,Couche-Tard,Crumbl,Culver's,Cumberland Farms,Chaiiwala,Chooks to Go,CoCo Ichibanya,Creamy Inn,Chefette
      Dairy Queen,Dave's Hot Chicken,Debonairs,Del Taco,Doutor,Dunkin,dunkin donuts=Dunkin' Donuts,Dutch Bros
      Eddie Rocket's,Einstein Bros,El Jannah,El Pollo Loco,family mart=Family Mart,FamilyMart,Fatburger,Febo,Firehouse Subs,5 guys=Five Guys,Fishaways,Five Guys,Flunch,Freshii,EatSure
      Gail's,Galito's,GetGo,Gloria Jean's,Goldilocks,Gong Cha,Greggs,Grill'd,GS25,Guzman y Gomez,Gacoan
      Haldiram's,Hardee's,Havmor,Heinz 57,heinz fifty seven=Heinz 57,Hesburger,HokBen,Hungry Jack's,Hungry Lion,Herfy,Heineken
      Ichiran,in and out burger=In-N-Out,in n out=In-N-Out,In-N-Out,Indomaret,Insomnia Cookies,Island Grill,Itsu
      J.CO,Jack in the Box,Jamba,Jamba Juice,Janji Jiwa,Jason's Deli,Java House,Jersey Mike's,Jimmy John's,Joe & the Juice,Jollibee,Juici,Jeni's,Juan Valdez
      Kenchic,KFC,Komeda,Koufu,Krispy Kreme,Kum & Go,Kung Fu Tea,Kwik Trip,Kyochon,Lawson,Londis,Long John Silver's,Lotteria,Keventers,Kurkure
      maccas=McDonald's,maccies=McDonald's,Mad Mex,Mama Put,Mang Inasal,Marrybrown,Mary Brown's,Matsuya,Maverik,McAlister's,McColl's,McDonald's,mcds=McDonald's,Menchie's,mickey ds=McDonald's,Ministop,Mixue,Moe's,Mr Bigg's
      Naivas,Nisa,No Frills,NTUC FairPrice,O'Tacos,Old Chang Kee,OldTown,Oporto,Osmow's,OXXO,Nordsee
      Pak n Save,Panda Express,Panera,Panera Bread,Papa Gino's,Paris Baguette,Peet's,Peet's Coffee,Philz,Pieminister,Pinkberry,Pizza Inn,Pollo Campero,Pollo Tropical,Popeyes,Portillo's,Potbelly,Pret,Pret a Manger,Pei Wei,Panago,PappaRich,Papaye,Pressbyrån
      Qdoba,QT,Quick Chek,QuikTrip,Quiznos,Raising Cane's,Rally's,Red Rooster,Richeese,Rocomamas,Royal Farms,Rutter's
      Saizeriya,Saravana Bhavan,Sbarro,Schlotzsky's,Second Cup,seven 11=7-Eleven,seven eleven=7-Eleven,Shake Shack,Shakey's,Sheetz,Shoprite,Skip the Dishes,Smashburger,Smoothie King,Sonic,~Spur,Starbucks,Steak n Shake,Steers,Subway,Sukiya,Supermac's,Sweetgreen,Swiss Chalet,Stewart's Shops,SaladStop,Sultan Center
      Taco Bell,Tantalizers,Tealive,Telepizza,The Coffee Club,Thorntons,Tim Hortons,Timmies,tims=Tim Hortons,Tully's,Twosome Place,Vapiano,Vida e Caffè,Wawa,Wendy's,Wetzel's,Whataburger,White Castle,Wienerschnitzel,Wimpy,Wingstop,Ya Kun,Yo Sushi,Yogurtland,Yoshinoya
      Zambrero,Zaxby's,Zagu
      T&T,T&T Supermarket=T&T,Theobroma,Thums Up,Tsui Wah,Tous les Jours,Tai Hing
      31 Flavors
    `,
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words: `
      54th Street Grill,800 Degrees,85 Degrees Bakery,85c bakery=85 Degrees Bakery,99 Ranch,99 Ranch Market,99 Speedmart,Abel & Cole,Adyar Ananda Bhavan,AEON,Al Maya,Al-Fatah,Albert Heijn,Albertsons,Alcampo,Aldi,Alnatura,Applebee's,Asda,Ask Italian,Auchan,Eurospar,Frankie & Benny's,Patel Brothers,FreshChoice,JioMart,Keells,Arpico,~Giant,Kenny Rogers,Landers,ParknShop,Keeta,PX Mart,LINE MAN,Al Meera,Jahez,PnP=Pick n Pay,iFood,PedidosYa,Føtex,Foodora,Vinmonopolet,AlphaMega,Pingo Doce,hi lo=Hi-Lo
      Baemin,Barbeque Nation,bdubs=Buffalo Wild Wings,Beefeater,Bella Italia,Benihana,Bertucci's,BevMo,~Big Basket=BigBasket,BigBasket,Bikanervala,BJ's Restaurant,Blinkit,Blue Apron,Bob Evans,Brewers Fayre,Bristol Farms,Buffalo Wild Wings,Bulk Barn,BWS,BrewDog,Bonefish Grill,Bhatbhateni,Big C,Bach Hoa Xanh,Breadfast,Billa,Biedronka
      Cactus Club,California Pizza Kitchen,Carluccio's,Carrabba's,Carrefour,Chandarana,~Chase Up,Checkers Sixty60,Cheddar's,Chedraui,Cheesecake Factory,Chili's,Choithrams,Chowdeck,Chuy's,Cleanshelf,Co-op,Coles,Conad,coop=Co-op,Countdown,Country Delight,Coupang Eats,Cracker Barrel,Cub Foods,Chaldal,Cargills,~Cold Storage,City'super,Choppies,Colruyt,Continente
      D-Mart=DMart,Daiei,Dan Murphy's,Dave & Buster's,Deliveroo,Denny's,Despar,Din Tai Fung,Dishoom,DMart,Domino's,Don Don Donki=Don Don Donki,Don Quijote,Donki=Don Don Donki,door dash=DoorDash,DoorDash,Dunnes,Dunnes Stores,Dunzo,Denner,Delhaize
      e leclerc=Leclerc,E-mart=Emart,Eataly,Ebeano,Econsave,Edeka,Eleven Madison Park,Emart,Erewhon,Eroski,Esselunga,Eurospin,FairPrice,Fareway,Farm Boy,Farmfoods,First Watch,Fogo de Chao,Food 4 Less,Food City,Food Lion,Foodland,Foodpanda,Foodtown,Foodworks,Fortinos,Franco Manca,Franprix,Fred Meyer,Fresh Direct=FreshDirect,FreshCo,FreshDirect
      Gaisano,Gall & Gall,Gelson's,~Getir,Giant Eagle,Glovo,GoFood,Golden Corral,Gopuff,Gousto,GrabFood,Grand Frais,Gristedes,Grocery Outlet,grub hub=Grubhub,Grubhub,Greene King
      H Mart,H-E-B,Haggen,Haidilao,Hanaro Mart,Hannaford,Harris Farm,Harris Teeter,Hawksmoor,heb=H-E-B,hello fresh=HelloFresh,HelloFresh,Homeplus,Honest Burgers,Hooters,Hungry Panda,HungryPanda=Hungry Panda,Hy-Vee,Home Chef,HungerStation,Hi-Lo
      Iceland,IGA,IHOP,Ingles,Instacart,Instamart,Intermarché,Ito-Yokado,Jewel-Osco,Jumbo Supermarkt,Just Eat,Kaufland,Kibsons,King Soopers,KK Mart,Kroger,KwikSpar,La Comer,Las Iguanas,LCBO,Leclerc,Licious,Lidl,Lieferando,Liquorland,Little Caesars,Loblaws,Longhorn,Longo's,Lotte Mart,Lotus's,InstaShop
      M&S Food,Maggiano's,Majestic Wine,~Makro,Market Basket,Market Kurly,Massy Stores,MaxValu,MegaMart,Meijer,Menulog,Mercadona,Migros,Miller & Carter,Mitsuwa,Monoprix,Morrisons,Morton's,Mother Dairy,Mustafa Centre,Mydin,Mariano's,Moxies,Marley Spoon,Meituan,Mrsool,Mr D,Massy
      Nando's,Nature's Basket,Nesto,New World,Nilgiris,ninety nine ranch=99 Ranch,No Frills,Nobu,NTUC
      Ocado,Olive Garden,Outback,Outback Steakhouse,O'Charley's,Osave,Ocean Basket
      p f changs=PF Chang's,Pak'nSave,Papa John's,Papa Murphy's,Perkins,PF Chang's,Pick n Pay,Piggly Wiggly,Pizza Express,Pizza Hut,Postmates,Prezzo,Price Chopper,PriceSmart,Provigo,Publix,Puregold,QFC,Quickmart,Raley's,park n shop=ParknShop
      Ralphs,Ranch 99,Randalls,Rappi,Real Canadian,Real Canadian Superstore,Red Lobster,Red Robin,RedMart,Reliance Fresh,Rewe,Round Table Pizza,Route 66 Diner,route sixty six diner=Route 66 Diner,Ruby Tuesday,Rustan's,Ruth's Chris,Riverford,Rami Levy,Rema 1000,Rohlik
      S&R,Safeway,Sainsbury's,Save A Lot,Savemore,Schnucks,Seiyu,Sheng Siong,ShopRite,Sizzler,SkipTheDishes=Skip the Dishes,SM Savemore,Smart & Final,Smith's,Sobeys,Soriana,Spar,Spinneys,spoons=Wetherspoons,Sprouts,Stater Bros,Stop & Shop,Super C,Super Indo=Superindo,Superama,Superindo,SuperSpar,~Superstore,SuperValu,Swiggy,Sanborns,Save Mart,Shipt,Smart Bazaar,Shwapno,Swensen's,Sushiro,~Secret Recipe,Shufersal,Super U,Systembolaget,Sklavenitis
      Talabat,Tegut,Tesco,Tesco Express,tescos=Tesco,Texas Roadhouse,tgi friday=TGI Fridays,TGI Fridays,the cheesecake factory=Cheesecake Factory,the coop=Co-op,Thuisbezorgd,Toit,Too Good To Go,Tops Markets,Total Wine,Trader Joe's,traders joes=Trader Joe's,Transmart,Tru Valu,Tuskys,Thrive Market,Tamimi
      Uber Eats,ubereats=Uber Eats,Uchumi,Valu-Mart,Vishal Mega Mart,Vons
      Waffle House,Wagamama,Wahaca,Waitrose,Waltermart,Wegmans,wetherspoon=Wetherspoons,Wetherspoons,Whole Foods,WinCo,Winn-Dixie,Wolt,Woolies,Woolworths,Wellcome,WinMart,Willys
      Yard House,Your Independent Grocer,Zehrs,Zepto,Zizzi,Zomato,YouFoodz,Yogiyo,Yemeksepeti
    `,
  },
  {
    category: 'Transportation',
    price: 'medium',
    words: `
      AAA,Addison Lee,ADNOC,Advance Auto,Ampol,Amtrak,Aral,Arco,AutoZone,Avanti,grab bike=Grab,grab car=Grab,Waymo,Getaround,ICBC,CityLink,VicRoads,KSRTC,Vande Bharat,IndianOil,GoMechanic,Ceypetco,KTM Komuter,KLIA Ekspres,Cleanfuel,YouBike,KTX,Korail,WOQOD,Cafu,Istanbulkart,GIGM,ZUPCO,Knutsford Express,Wiener Linien,ZVV,OV-fiets,Orlen,eCabs,Via Verde,Cercanías,ezlink=EZ-Link,ez link=EZ-Link
      BART,Bharat Petroleum,BlaBlaCar,Bolt,bolt home=Bolt,bolt ride=Bolt,bolt trip=Bolt,BP,BMTC,BTS Skytrain,Bangchak,BiTaksi
      76 gas station=76,76 station=76,AbhiBus,Agip,Alsa,Angkas,Arriva,Autosweep,Bee Card,Beep card,BHPetrol,Bixi,BlaBlaBus,Bluebikes,Bluebridge,BluSmart,BPCL,BVG,Bykea,Cabify,Caltex,Caltrain,CapMetro,Careem,Casey's,Cepsa,ChargePoint,Chevron,Citgo,Citi Bike,CityCab,Clipper,ComfortDelGro,Compass Card,Conoco,Conoil,Cowry card,CTA
      Daewoo Express,Deutsche Bahn,DiDi,Discount Tire,DLR,DVLA,De Lijn
      E-ZPass,Easytrip,Electrify America,Eneos,Engen,ENOC,Esso,EVgo,Exxon,ExxonMobil,ez pass=E-ZPass,EasyPark
      Fastned,FasTrak,Firestone,FlixBus,Flying J,FreeNow,Galp,Gatwick Express,Gautrain,Gett,Go North East,GoCar,GoGet,Goil,Gojek,Goodyear,GoRide,Grab,GrabCar,Greyhound,Gulf Oil,GWR,Faras
      Halfords,Hascol,Heetch,Hindustan Petroleum,Hop card,HPCL,Idemitsu,Indian Oil,inDrive,InDriver=inDrive,Instavolt,Intercape,Interislander,IOCL,Ionity,IRCTC,Irish Rail,Irving Oil,Jiffy Lube,Jio-bp,JoyRide,JustPark,JUTC,Kakao T,Kenol,Kwik Fit,Kwik-Fit
      Leap card,Les Schwab,Lime,LIRR,LNER,Love's,Lyft,lyfts=Lyft
      Madaraka Express,Maxol,MBTA,Megabus,Meineke,Merseyrail,Metra,Metrobus,Metrolink,Metrorail,Midas,Mobil,Mr Lube,MTA,Murphy USA,MyCiTi,Myki
      Namma Yatri,NAPA,National Express,National Rail,NCP,Nextbike,NNPC,Nol card,Norauto,Northern Rail,NSW TrainLink,Nayara,Narita Express,NTSA,NMBS
      o reilly auto parts=O'Reilly,O'Reilly,Oando,Octopus card,Ola,OPUS card,Ouigo,OVpay,Oyster
      ParkMobile,PayByPhone,Pemex,Pep Boys,Pertamina,Peter Pan,Petro-Canada,Petron,Petronas,Phillips 66,phillips sixty six=Phillips 66,PSO,PTSC,Puma Energy,Q-Park,Q8,Pod Point,ParkingEye,Pathao,PickMe,Petrolimex
      RAC,Racetrac,Rapid KL=RapidKL,RapidKL,Rapido,RATP,Rea Vaya,RedBus,Renfe,Repco,Repsol,RingGo,Rubis,Rav-Kav,Rejsekort
      SafeBoda,Santander Cycles,Sasol,ScotRail,Seaoil,SEPTA,SGR,Shell,SimplyGo,Sinopec,SmarTrip,SNCF,Southeastern,Speedway,SpotHero,Stagecoach,Stansted Express,Sunoco,Supercharger,Supercheap Auto,Swapfiets,SWVL=Swvl,Safelite,ServiceOntario,SMRT,Setel,STIB,SNCB
      T-money=Tmoney,Take 5 Oil Change,Tamoil,Tesla,Tesla Supercharger,Texaco,TfL,TGV,Thameslink,Tmoney,Total Energies=TotalEnergies,TotalEnergies,Touch 'n Go,Touch n Go card=Touch 'n Go,Trainline,TransJakarta,TransLink,Trenitalia,TriMet,TTC,Turo,Transperth,Touch and Go,TNG card,THSR,TÜV,Telepass,TNG
      Uber,Ubered=Uber,ubers=Uber,Udrive,Ultramar,Union 76,V/Line,Valero,Valvoline,Vélib,Via Rail,Victory Liner,Waitomo,WMATA,Yango,Yulu,Z Energy,Zipcar,Zoomcar,Unioil
      Aldrees,APCOA,Dublin Bus,EasyCard,Emarat,Etoll,EZ-Link,EZ Link=EZ-Link,ez link card=EZ-Link,Icoca,Italo,Kal Tire,NLEX,OEBB=ÖBB,ÖBB,OMNY,opal top up=Opal,opal recharge=Opal,opal card=Opal,presto top up=Presto,presto reload=Presto,presto card=Presto,oyster top up=Oyster,oyster card=Oyster,PUTCO,Rabbit Card,SBB,SmartRider,SunPass,Thalys,Ventra,Astron Energy,ADAC
    `,
  },
  {
    category: 'Shopping',
    price: 'medium',
    words: `
      1 800 flowers=1-800-Flowers,1-800-Flowers,7 for all mankind=7 For All Mankind,99 Cents Only,Mamas & Papas,The White Company,Music Magpie,H Samuel,Harvey Nichols,Brown Thomas,Vero Moda,Jack & Jones,Brooks Brothers,Men's Wearhouse,Estee Lauder,Maybelline,ThriftBooks,Holt Renfrew,Temple & Webster,Jay Jays,Booktopia,~The Iconic,Billabong,Havaianas,Max Fashion,Quikr,Eco-Shop,BookXcess,Mudah,~Bench,Eslite,Taobao,Tmall,HomePro,Tsutaya,Musinsa,Emax,Jarir,Babyshop,Trendyol,Hepsiburada,Text Book Centre,Builders Express,HiFi Corp,iStore,Yuppiechef,Müller,Bipa,Galaxus,Biltema,Åhléns,Blocket,Elkjøp,Empik
      Abercrombie,Ace Hardware,Action,Adidas,Aerie,Ajio,Alibaba,AliExpress,Amazon,Amazon Fresh,American Eagle,Anaconda,Ann Taylor,Anthropologie,Apple Store,Argos,Arnotts,ASOS,AO.com,Accessorize,AllSaints,Allbirds,Amart,Adairs,Aarong,Alza,Acqua & Sapone
      b and q=B&Q,B&H,B&M,B&Q,Banana Republic,Barnes & Noble,Bass Pro,Bass Pro Shops,Bata,Bath & Body Works,BCF,buybuy baby=Buy Buy Baby,Buy Buy Baby,Bed Bath & Beyond,bed bath and beyond=Bed Bath & Beyond,Belk,Best Buy,Big Bazaar,Big Lots,Big W,Birkenstock,BJ's Wholesale,Bloom & Wild,Bloomingdale's,Boohoo,Books-A-Million,Boscov's,Build-A-Bear,Bunnings,Burberry,Burlington
      Cabela's,Calvin Klein,Canadian Tire,Card Factory,CB2,Chanel,Chanel No 5,chanel no five=Chanel No 5,chanel number 5=Chanel No 5,chanel number five=Chanel No 5,Chewy,Clarks,Coach,Columbia,Converse,Costco,Costco Wholesale,Cotton On,Craigslist,Crate & Barrel,Crocs,Croma,Currys,Chico's,Clinique,CeraVe,Cash Converters,Cash Crusaders,Cave Shepherd,Clas Ohlson
      Daiso,David Jones,Debenhams,Decathlon,Depop,Dick's,Dick's Sporting Goods,Dillard's,Disney Store,doc martens=Dr. Martens,Dollar General,Dollar Tree,Dollarama,Dr Martens,DSW,DTLR,Dunelm,DoneDeal,Danube Home,Dubizzle,Dragon Mart,Digitec
      eBay,Etos,Etsy,eMAG
      Facebook Marketplace,Family Dollar,Famous Footwear,Fashion Nova,Fat Face,Finish Line,Five Below,Fleet Farm,Flipkart,Flying Tiger,Foot Locker,Forever 21,forever twenty one=Forever 21,Fortnum & Mason,Fossil,Fred Perry,Free People,Fabletics,Fenty Beauty,~Fully Booked,Falabella
      game stop=GameStop,GameStop,Gap,Glossier,Goodwill,Gucci,Guitar Center,Gumtree,Gymshark
      84 Lumber,Abenson,Academy Sports,Ackermans,Aeropostale,Ardene,Aritzia,Asics,Athleta,Back Market,Benetton,Bershka,Best & Less,Best Denki,BicCamera=Bic Camera,Big 5,Bijenkorf,Bing Lee,Blibli,Blokker,Bob's Discount Furniture,Bol.com,Bonmarché,Brands for Less,Brico Depot,Briscoes,Builders Warehouse,Bukalapak,C&A,Calzedonia,Cape Union Mart,Carhartt,Carousell,Carpetright,Cashbuild,Castorama,Cdiscount,Celio,Centrepoint,CeX,Charles & Keith,Children's Place,CompuGhana,Conforama,Container Store,Coolblue,Coppel,Cortefiel,Coupang,Crazy Store,Daraz,Darty,Datablitz,Dealz,Deichmann,Desigual,DFS,Dorothy Perkins,Dubai Duty Free,Dymocks,Eason,EB Games,Ebuyer,Eddie Bauer,~Edgars,El Corte Inglés,Elektra,Erafone,Etam,Ethan Allen,Everlane,Fabindia,Feltrinelli,FirstCry,Floor & Decor,Fnac,Foschini,Foyles,Fressnapf,Galeria Kaufhof,Galeries Lafayette,Giant Tiger,Gifi,Glassons,Gmarket,~Go Outdoors,Gramedia,Gul Ahmed,H&M,Half Price Books,Hamleys,Harbor Freight,Harrods,Harvey Norman,HEMA,Hermes,Hibbett,Hobby Lobby,Hobbycraft,Hollister,Home Bargains,Home Centre,Home Depot,Home Goods,Homebase,HomeGoods,HomeSense,Hornbach,Hot Topic,Hotel Chocolat,Hotpoint,House of Fraser,Howdens,Hudson's Bay,Hugo Boss,Hush Puppies
      IKEA,Incredible Connection,Innisfree,Interflora,Intertoys,Intimissimi,Isetan
      j c penney=JCPenney,J Crew,Jaycar,JB Hi-Fi,JCPenney,JD Sports,Jiji,Joann,John Deere,John Lewis,Jumia,Junaid Jamshed,Jysk
      Karen Millen,Karstadt,Kate Spade,Kathmandu,Khaadi,Kiabi,Kijiji,KiK,Kiko Milano,Kilimall,Kinokuniya,Kirkland's,Kleinanzeigen,Kmart,Kogan,Kohl's,Konga,Kurt Geiger,La-Z-Boy,Kiehl's,KitchenAid,King Power
      La Redoute,Lacoste,Lakme,Lands' End,Lane Bryant,Laura Ashley,Lazada,LC Waikiki,Leboncoin,Lee Valley,lego set=Lego Set,Lego Store,Leroy Merlin,Levi,Levi's,Littlewoods,LL Bean,Louis Vuitton,Lovisa,Lowe's,Lululemon,Lush,LookFantastic,~Lakeland,L'Oreal,Lane Crawford,L'Occitane,Lefties
      m and s=M&S,MAC Cosmetics,Macpac,Macy's,Madewell,Maisons du Monde,Malabar Gold,Mango,Marks & Spencer,Marktplaats,Marshalls,Massimo Dutti,Matahari,Matalan,Mattress Firm,Media Markt=MediaMarkt,MediaMarkt,Meesho,Melcom,Menards,Mercado Libre,MercadoLibre=Mercado Libre,Mercari,Michael Kors,Michaels,Micro Center,Mighty Ape,Miniso,Missguided,Mitre 10,Monsoon,Moonpig,Mothercare,Mountain Warehouse,Mr DIY,Mr Price,Muji,Mumzworld,Myer,Myntra
      Namshi,Nature Republic,Neiman Marcus,New Balance,New Look,Newegg,Next,Nike,Nine West,Nitori,Noel Leeming,Nordstrom,Nordstrom Rack,North Face,Northern Tool,Notonthehighstreet,Nykaa,Nivea
      OfferUp,Office Depot,Office Max=OfficeMax,OfficeMax,Officeworks,Old Navy,Oliver Bonas,OshKosh,Overstock,OVS,Oxfam,Oysho,OLX
      Pacsun,Padini,Palacio de Hierro,Pandora,Pantaloons,Paperchase,Parfois,Parkson,Party City,Patagonia,Payless,PB Tech,PcComponentes,Peavey Mart,Peek & Cloppenburg,Penneys,Penshoppe,~Pep,Pep Stores,Pepperfry,Pet Valu,Petbarn,Petco,Petland,Pets at Home,PetSmart,Petstock,phase 8=Phase Eight,Phase Eight,Pier 1,pier 1 imports=Pier 1,pier one=Pier 1,Placemakers,Poshmark,Pottery Barn,pound land=Poundland,Poundland,Poundstretcher,Power City,Prada,Praxis,PrettyLittleThing,Primark,Princess Auto,Pull & Bear,Puma,QVC,Patanjali,Pinduoduo
      Radio Shack=RadioShack,RadioShack,Rakuten,Ralph Lauren,Ray-Ban,RealReal,Rebel Sport,Reebok,REI,Reiss,Reitmans,Reject Shop,Reliance,Rinascente,River Island,Robert Dyas,Rooms To Go,Ross,ross dress for less=Ross,Rossmann,Rural King,Ryman,Rip Curl,Redtag
      Saks,Saks Fifth Avenue,Saks Off 5th,saks off fifth=Saks Off 5th,Sally Beauty,Salvation Army,Salvos,Sam's Club,Sana Safinaz,Sangster's,SAQ,Savers,Scheels,Screwfix,ScS,Sears,Selfridges,Sephora,Seria,Seven For All Mankind,Shein,Sherwin-Williams,Shinsegae,Shoe Carnival,Shopee,Shoppers Drug Mart,Shoppers Stop,Skechers,Sleep Country,Sleep Number,SM Store,Smiggle,Smyths,Snapdeal,Sodimac,Spirit Halloween,Sport Chek,Sports Direct,Sportscene,Staples,Stitch Fix,StockX,Stradivarius,Structube,Sunglass Hut,Superbalist,Superdrug,Superdry,Swarovski,Sweaty Betty,Space NK,Schuh,Søstrene Grene,Sharaf DG,Shoemart,Skroutz
      t j maxx=TJ Maxx,t k maxx=TK Maxx,Takashimaya,Takealot,Talbots,Tanishq,Target,Tata Cliq,Tchibo,Ted Baker,Temu,Tezenis,TG Jones,The Body Shop,The Container Store=Container Store,the crazy store=Crazy Store,The Entertainer,The Good Guys,the north face=The North Face,The Range,the reject shop=Reject Shop,The Warehouse,The Works,ThredUp,Tiffany,TikTok Shop,Tillys,Timberland,TJ Maxx,TK Maxx,Tokopedia,Tokyu Hands,Tommy Hilfiger,Toolstation,Topshop,Torpedo7,Torrid,Totalsports,Toys R Us,Tractor Supply,Trade Me,trademe=Trade Me,Travis Perkins,True Value,Truworths
      Ulta,Under Armour,Unieuro,Uniqlo,Urban Outfitters,Value Village,Vans,Veepee,Victoria's Secret,Vijay Sales,Vinnies,Vinted,Virgin Megastore,Von Maur
      w h smith=WHSmith,wal mart=Walmart,Wallapop,wally world=Walmart,Walmart,Warby Parker,Waterstones,Wayfair,wd 40=WD-40,WD-40,Wehkamp,West Elm,Whitcoulls,WHSmith,Wickes,Wilcon,Wilko,Williams Sonoma,Winners,Woodies,Woolworth,World Market,Worten,Yankee Candle,Yodobashi,Yves Rocher
      Zalando,Zales,Zalora,Zappos,Zara,Zeeman,Zooplus,Zozotown,Zudio,Zumiez
    `,
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words: `
      Alamo Drafthouse,Alton Towers,Amazon Prime,amazon prime video=Prime Video,AMC,Anghami,Apple Arcade,Apple Music,Apple One,Apple TV,apple tv plus=Apple TV+,Audible,Audiomack,AXS,Hollywood Bowl,Omaze,Luna Park,Ludo King,Gardens by the Bay,Genting,beIN,Global Village,1xbet=1xBet,Gold Reef City,uShaka,Videoland,Gratta e Vinci
      Bandcamp,bet 365=Bet365,Bet365,Bet9ja,Betfair,Betfred,Betika,Betking,BetMGM,Betway,~Binge,Blinkist,Blizzard,Blue Note,BookMe,BookMyShow,Boomplay,Bowlero,Brawl Stars,Britbox,Bumble,Busch Gardens,BetVictor,BGMI,Big Echo
      Call of Duty,Canal Plus=Canal+,Canal+,Candy Crush,Cedar Point,CGV,Channel 4,Chuck E Cheese,Cinemark,Cinemex,Cineplex,Cinépolis,Cineworld,Clash of Clans,Clash Royale,COD Points,Codashop,Comedy Cellar,Computicket,Crunchyroll,Curiosity Stream,Curzon,Canada's Wonderland,CN Tower
      Dazn,Deezer,Discord,Discord Nitro,Discovery Plus=Discovery+,Discovery+,Disney,disney +=Disney+,Disney Plus,Disney World,Disneyland,Dollywood,DraftKings,Dream11,Dreamworld,DisneySea
      Efteling,eHarmony,Enchanted Kingdom,Epic Games,ESPN,ESPN Plus,EuroMillions,Europa-Park,Eurosport,Event Cinemas,Eventbrite,Eventim,Everland,Everyman,English Heritage
      Fandango,FanDuel,Film4,Financial Times,Fortnite,Foxtel,~Free Fire,Fubo,Gaana,Gardaland,Garena,Genshin,Genshin Impact,Golden Village,Grindr,HBO,HBO Max,Hersheypark,Hinge,Hollywoodbets,Hotstar,Hoyts,Hulu,Humble Bundle,Inox,iQIYI,Itch.io,ITVX,Jio Hotstar=JioHotstar,JioCinema,JioHotstar,JioSaavn
      Kayo,Kindle Unlimited,Kinepolis,Knott's Berry Farm,Kobo,Ladbrokes,League of Legends,Legoland,Live Nation,Lotte World,Lottoland,KidZania
      Madame Tussauds,Madison Square Garden,Main Event,Masterclass,Mega Millions,Megabox,Minecraft,Mobile Legends,Movistar Plus,Mubi,MLB TV,MyLotto,MX Player,MovieTowne
      National Lottery,National Trust,Netflix,New York Times,Nintendo,Nintendo eShop,Nintendo Switch Online,Now TV,Nu Metro,NYT=New York Times,Ocean Park,Odeon,OkCupid,Omniplex,OnlyFans,NBA League Pass,NairaBet
      Paddy Power,Pandora Radio,Paramount Plus,Paramount+,Pathé,Patreon,PCSO,Peacock,Peacock TV=Peacock,Philo,Picturehouse,Play Whe,PlayStation Network=PlayStation Store,PlayStation Plus,PlayStation Store,Plex,Pokemon Go,PokerStars,PortAventura,Powerball,Prime Video,PrizePicks,PS Plus,psn=PlayStation Store,PUBG,PVR,Quicket,Peppa Pig World,PointsBet,Parc Astérix
      Razer Gold,Redbox,Regal,Regal Cinemas,Riot Games,Roblox,round 1=Round1,RTL+,Runescape,Rijksmuseum
      Scribd,SeatGeek,SeaWorld,Shaadi.com,Showmax,~Shudder,SiriusXM,Six Flags,Sky Zone,Sling TV,SonyLIV,SoundCloud,SportPesa,Sportsbet,SportyBet,Spotify,Stan Sport,Starz,Steam,Ster-Kinekor,Storytel,Straits Times,StubHub,Studio 54,studio fifty four=Studio 54,Substack,Sunway Lagoon,Supreme Ventures,Sportsnet,Sentosa,Shahid VIP,Ski Dubai
      The Economist,The Guardian,Thorpe Park,Ticketek,Ticketmaster,Ticketswap,Tidal,Tinder,top golf=Topgolf,Topgolf,Tving,Twitch,~Timezone,The Lott
      U-NEXT,Ubisoft,UGC,Unibet,Universal Studios,Valorant,Viagogo,Viaplay,Vidio,Village Cinemas,Viu,Vivamax,Vivid Seats,Vue,Wall Street Journal,Washington Post,Wattpad,Wavve,Webtoon,William Hill,Wonderla,World of Warcraft,Xbox Game Pass,Xbox Live,Urban Air,USA Today
      YouTube,youtube music=YouTube Music,YouTube Premium,YouTube TV,Zee5
      steam game=Steam,steam games=Steam,steam wallet=Steam
    `,
  },
  {
    category: 'Bills',
    price: 'medium',
    words: `
      1Password,3 Mobile,ACT Fibernet,Adani Gas,Admiral,Adobe,ADT,AEDC,AEP,Affinity Water,Affirm,Aflac,Afrihost,Afterpay,AGL,Ahamo,AIA,Air Selangor,Airtasker,Airtel,AirtelTigo,Airtricity,Aldi Mobile,Aldi Talk,Alinta,Allianz,Allstate,Altice,Amaysim,Ameren,Anglian Water,~Astro,AT&T,Ausgrid,Avista,Aviva,AWS,AXA,Asda Mobile,Petplan,AppleCare,Virgin Plus,AAMI,Youi,Zip Pay,KiwiSaver,ICICI Lombard,Jazz load,~Dialog,PTPTN,PCCW,Viettel,Kahramaa,Justlife,arnona,ZESCO,Zamtel,ZESA,King Price,1&1,Veolia,taxe foncière,Proximus,zorgverzekering,Yettel,condominio,K-Electric,k electric=K-Electric
      BC Hydro,Peoples Gas,~Bell,BESCOM,BGE,Bharat Gas,Big Yellow,Bitwarden,Biznet,Bluehost,bmobile,~Boost,Boost Mobile,Bord Gais,Bouygues,BPJS,Britam,British Gas,BSES,BSNL,BT,Budget Direct,BWSSB,Belastingdienst
      Calor Gas,Canva,Celcom,CelcomDigi,Cell C,CenterPoint,CenturyLink,CFE,ChatGPT,Chatr,Churchill,Cignal,Circles.Life,City Gas,Claude,Clearpay,Cleco,Cloudflare,Cogeco,Columbia Gas,Comcast,ComEd,con ed=ConEd,Con Edison,ConEd,Congstar,Consumer Cellular,Cox,Creative Cloud,Cricket Wireless,CubeSmart,CEB,Chunghwa Telecom,Cashpower=Cash Power,Cosmote,Cyta
      Deutsche Telekom,DEWA,Digi,Digicel,Digital Ocean=DigitalOcean,DigitalOcean,Direct Line,DirecTV,Dish TV,DITO,Docomo,Dropbox,DStv,DTE,Duke Energy,Desjardins
      E.ON,EarthLink,EDF,Edison,EE,Eir,EKEDC,Electric Ireland,Electric Kiwi,Enbridge,Enbridge Gas=Enbridge,EnBW,Endesa,Eneco,Enel,Energia,Energy Australia,Engie,Entergy,eon=E.ON,Eskom,Essent,Esure,Etisalat,Evergy,Evernote,Eversource,ExpressVPN,Extra Space Storage,Econet,Ethio telecom,ENFIA,Enemalta
      Farmers Insurance,Fastweb,Fido,Figma,Fios,FirstEnergy,Flogas,FortisBC,FPL,~Free Mobile,Freedom Mobile,Fuliza
      Gasul,Geico,Geneco,Generali,Ghana Water,Giff Gaff,giffgaff,GitHub,Glo,~Globe,Globe load=Globe,load globe=Globe,load sa globe=Globe,Globe Telecom,GoDaddy,GoMo,Google Drive,Google Fi,Google Fiber,Google One,Google Storage,Google Workspace,Greenchoice
      H&R Block,Heroku,Hetzner,Hollard,Hostinger,HP Gas,HughesNet,Hydro One,Hyperoptic,IBEDC,Iberdrola,iCloud,iD Mobile,IESCO,iiNet,IKEDC,Ikeja Electric,Iliad,Indah Water,Indane,IndiHome,Indosat,Indraprastha Gas,Irish Water,Izzi,JCP&L,JEA,Jio,JioFiber,Joburg Water,JPS,Kaspersky,KEPCO,Klarna,Koodo,KPLC,KPLC token=KPLC,KPN,KSEB,LADWP,HomeServe,Hathway,HDFC Life,Home Credit
      LastPass,Lebara,LegalZoom,LESCO,LG U+,Liberty Mutual,LIC,Lidl Connect,Lyca=Lycamobile,Lycamobile,Mediacom,Laya Healthcare
      Mahanagar Gas,Mahavitaran,Mailchimp,Manila Water,Mapfre,MásMóvil,Maxis,Maynilad,McAfee,Meralco,MetLife,Metro PCS,Metronet,Microsoft 365,microsoft three sixty five=Microsoft 365,MidAmerican,Midjourney,Mint Mobile,Movistar,MSEDCL,MTN,MultiChoice,Mweb,MyRepublic,Malwarebytes,Manulife,M-KOPA,Maroc Telecom
      Nairobi Water,Namecheap,National Grid,Nationwide,Naturgy,Navient,Nayatel,Nelnet,Netlify,NHIF,NHK,Nicor,NIPSCO,NordVPN,Northumbrian Water,Notion,npower,NRMA,NSSF,NWSC,NYSEG,NoBroker,Ncell,NetOne
      O2,Octopus Energy,octopus=Octopus Energy,Odido,Office 365,OG&E,Old Mutual,Oncor,One NZ,one password=1Password,OpenAI,OPPD,Optimum,Optus,Origin Energy,Osaka Gas,Outsurance,OVO,Orkin,OneDrive,Omantel,Okoa Jahazi
      p g and e=PG&E,PacifiCorp,Pag-IBIG,PDAM,PECO,Penelec,Pepco,Pepephone,~Perplexity,PG&E,pge=PG&E,PhilHealth,Piedmont Natural Gas,PLDT,Plusnet,Policybazaar,Powershop,PrePayPower,Progressive,Proton,Prudential,PSE&G,PSEG,PTCL,Public Mobile,Public Storage,QuickBooks,RACQ,RACV,Rakuten Mobile,Rand Water,RCN,Rentokil,Republic Services,Rogers,RWE
      SA Water,Safaricom,Safestore,Sagicor,Sallie Mae,Sanlam,SaskEnergy,SaskPower,SaskTel,Scottish Power,Scottish Water,SDG&E,Sembcorp,Severn Trent,SEWA,Sezzle,SFR,SHIF,Shopify,Shurgard,SimpliSafe,Simyo,Singtel,SK Telecom,Sky,Sky Cable,sky tv=Sky,~Smart,Smart load=Smart Load,Smartfren,Smarty,SNGPL,SoCal Edison,SoCalGas,SoFi,SoftBank,Solane,Sosh,South West Water,Southern California Edison,Southern Water,Southwest Gas,SP Group,SP Services,~Spark,Spectranet,Spectrum,Sprint,Squarespace,SRP,SSE,SSE Airtricity,SSGC,Stadtwerke,StarHub,Starlink,StarTimes,State Farm,StormFiber,Straight Talk,Sui Gas,Sui Northern,Surfshark,Sydney Water,Suncorp,SPayLater,SweepSouth
      T-Mobile,T&TEC,TalkTalk,TANGEDCO,TaskRabbit,Tata Play,Tata Power,TECO,Telcel,Tele2,Telecel,Telekom,Telenor,Telkom,Telkomsel,Telmex,Telstra,Telus,Tenaga,Tenaga Nasional=Tenaga,TEPCO,Tesco Mobile,Thames Water,Three Mobile,three mobile bill=Three Mobile,tmobile=T-Mobile,TNB,Tokyo Gas,Totalplay,Town Gas,TPG,TracFone,Trustpower,TSSPDCL,TSTT,TurboTax,Two Men and a Truck,TXU,TV Licensing,The Hartford,Terminix,TNT load,Towngas,TrueMove,Turkcell,TelOne,Techniker,Telenet
      U Mobile,U-Haul,Ufone,UGI,Umeme,Unifi,Union Gas,United Utilities,Urban Company,US Cellular,USAA,Utilita,Vattenfall,VECO,Vercel,Verisure,Verizon,Verizon Fios,Viasat,Videotron,Virgin Media,Vivint,Vodacom,Vodafone,Voxi,Vumatel,US Mobile,UQ Mobile
      Washington Gas,Waste Management,Watercare,Waternet,Wellington Water,Welsh Water,Wessex Water,WeWork,Wind Tre,Windstream,WindTre=Wind Tre,Wix,Xcel,Xero,Xfinity,XL Axiata,Yaka,YNAB,Yoigo,Yorkshire Water,Ziggo,Zong,Zoom,Zuku,WordPress
      2degrees,9mobile,Banglalink,CEMIG,Claro,Converge ICT,Copasa,CPS Energy,Dawasco,DESCO,DPDC,ECG Prepaid=ECG,Edenor,Edesur,ESB,Grameenphone,LUKU,Metrogas,Mobily,MSEB,NEDCO,Ooredoo,PagIBIG=Pag-IBIG,PrimeWater,Sabesp,Serafe,sp bill=SP Group,STC Pay,Swisscom,TANESCO,telly licence=TV Licence,Titas Gas,TNEB,WAPDA,WASA,Webafrica,a t and t=AT&T,zain bill=Zain,zain recharge=Zain,eb bill=EB,KPLC tokens=KPLC
    `,
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words: `
      24 Hour Fitness,ActiveSG,Adeslas,Aetna,Amcal,Ampath,Anytime Fitness,AOK,Apollo Pharmacy,Apotheek,Aspen Dental,Zenni,AG1,AIIMS,Aga Khan,Evercare,Eu Yan Sang,KPJ,South Star Drug,Siloam,Nahdi,Al Dawaa,eczane,NHIS,Smart Fit,Apoteket,apteka
      Barmer,Barry's,Basic-Fit,BetterHelp,BinSina,Blue Cross,Boots,Boots pharmacy,Bupa,Banfield,Bumrungrad
      Centrum,Chemist Warehouse,Chemmart,Cigna,ClassPass,~Clicks,Crunch Fitness,Cult Fit,CVS,CityMD,CorePower,CityFitness,Chocozap=chocoZAP
      David Lloyd,Dis-Chem,dm Drogerie,DocMorris,Doctolib,Duane Reade,Dvago,Equinox,f forty five=F45,F45,Fielmann,FitX,Flyefit,Denplan
      Generika,GNC,Gold's Gym,Goodlife,GoodLife Fitness,GoodRx,~Guardian,Guardian Pharmacy,Gleneagles,GymNation
      Halodoc,HBF,HCF,Headspace,HealthPlus,Herbalife,Hims,Holland & Barrett,Huel,Humana,IMSS,Invisalign,Jean Coutu,Jetts,Kaiser,Kaiser Permanente,Kimia Farma,Kruidvat,HealthifyMe
      LA Fitness,LabCorp,LensCrafters,Lenskart,Liguanea Drugs,lloyds pharmacy=LloydsPharmacy,LloydsPharmacy,London Drugs,LifeLabs,Les Mills,Long Chau
      Massage Envy,Matsukiyo=Matsumoto Kiyoshi,Matsumoto Kiyoshi,McFit,Medcare,Medibank,Mediclinic,MedPlus,Mercury Drug,MyFitnessPal,MyProtein,Netcare,Netmeds,NIB,Noom,Nuffield,MinuteClinic,Medanta,Mount Elizabeth,Makati Med,Maxicare,Mannings,MyDawa,Medicover
      Okadoc,Olive Young,One Medical,orange theory=Orangetheory,Orangetheory,Optical Express,OPSM
      PathCare,Pearle Vision,Pharmaprix,Pharmasave,PharmEasy,Planet Fitness,Practo,Priceline Pharmacy,Prodia,pure gym=PureGym,PureGym,Quest Diagnostics,Pharmacity
      Rexall,Rite Aid,Salud Digna,Sanitas,Snap Fitness,SoulCycle,Specsavers,SportCity,Strava,Super Pharm=SuperPharm,SuperPharm
      Talkspace,Teladoc,The Gym Group,the y=YMCA,Thyrocare,Titan Eye,Trekpleister,twenty four hour fitness=24 Hour Fitness,Unichem,Uniprix,UnitedHealthcare,Urban Sports Club,Tricare,TerryWhite,Tan Tock Seng,TGP,Terveystalo
      VHI,Virgin Active,Vision Express,Vitamin Shoppe,Walgreens,Watsons,Weight Watchers,Well Pharmacy,~Whoop,WW,Vets4Pets,Vezeeta
      YMCA,Zocdoc
    `,
  },
  {
    category: 'Education',
    price: 'medium',
    words: `
      ABCmouse,Alliance Française,Babbel,Berlitz,Bright Horizons,British Council,Busuu,Byju's,Chegg,Codecademy,Coursera,Cuemath,DataCamp,Duolingo,edX,FIITJEE,FutureLearn,General Assembly,Goethe Institut,Grammarly,HELB,italki,JAMB,MyTutor,Busy Bees,Tumble Tots,Water Babies,Cambly,Montessori,TAFE,IGNOU,EuroKids,Mindchamps,Wall Street English,WASSCE,ZIMSEC,CXC,IGCSE,Gostudent,ABRSM
      Khan Academy,Kidzee,KinderCare,Kumon,LeetCode,Lingoda,LinkedIn Learning,Mathnasium,NECO,NSFAS,Open University,Outschool,KNEC
      Pearson,Physics Wallah,Pluralsight,Preply,Princeton Review,Quizlet,Reading Eggs,Rosetta Stone,Ruangguru,Scholastic,Simplilearn,Skillshare,Sylvan Learning,PhysicsWallah
      Udacity,Udemy,Unacademy,Unisa,upGrad,Vedantu,Volkshochschule,WAEC,UCAS
    `,
  },
  {
    category: 'Travel',
    price: 'big',
    words: `
      Accor,Aer Lingus,Aeromexico,Agoda,Air Arabia,Air Europa,Air NZ,Air Peace,air b n b=Airbnb,air bnb=Airbnb,Air Canada,Air France,Air India,Air New Zealand,Air Transat,Airalo,AirAsia,Airblue,Airbnb,Airlink,AirSial,Akasa Air,Alamo,Alaska Airlines,Allegiant,American Airlines,Arik Air,Asiana,Avis,Lastminute.com,KKday,Nok Air,Kuwait Airways,Avianca,Viking Line,Widerøe,airBaltic
      Batik Air,Best Western,booking com=Booking.com,Booking.com,British Airways,Brittany Ferries,Budget Rent a Car,Butlins,Biman,Bangkok Airways,Bahamasair
      Carnival Cruise,Cathay,Cathay Pacific,Cebu Pacific,Center Parcs,Centre Parcs,Citilink,citizenM,Cleartrip,Club Med,Comfort Inn,Crowne Plaza,Cunard
      Days Inn,Delta,DFDS,DoubleTree
      EaseMyTrip,easy jet=EasyJet,EasyJet,eDreams,Emirates,Enterprise,Etihad,Europcar,Eurostar,Eurotunnel,Eurowings,EVA Air,Expedia,Embassy Suites,EgyptAir,El Al
      Fairmont,Finnair,Flixtrain,Flydubai,FlySafair,Four Seasons,Frontier Airlines,Garuda,GetYourGuide,Global Entry,Goibibo,Gulf Air,Flynas,Fastjet
      Hampton Inn,Hertz,Hilton,Holafly,Holiday Inn,Hoseasons,Hostelworld,Hotels.com,Hyatt,Iberia,Ibis,Ibom Air,Icelandair,IndiGo,InterContinental,Irish Ferries,ITA Airways,ixigo,Hipcamp,HK Express
      Jambojet,Jeju Air,jet two=Jet2,Jet2,JetBlue,Jetstar,Jucy,Kayak,Kenya Airways,KLM,Klook,Korean Air,Kulula,La Quinta,Landal,Lion Air,Loganair,Lufthansa,Jet2holidays
      MakeMyTrip,Mandarin Oriental,Marriott,Meliá,Motel 6,motel six=Motel 6,Motel One,Norwegian Cruise,Novotel,Oman Air,Omio,Orbitz,Oyo,Mercure
      P&O,Parkdean,Pierre & Vacances,Premier Inn,Priceline,Qantas,Qatar Airways,Parks Canada,Paradores
      Radisson,Ramada,Red Roof Inn,RedDoorz,Ritz,Ritz Carlton,Royal Caribbean,Ryanair,Rotana,Royal Jordanian,RwandAir
      Saudia,Scoot,Shangri-La,Sheraton,Singapore Airlines,Sixt,Skyscanner,Southwest,SpiceJet,Spirit Airlines,Stena Line,Sunwing,Super 8,super eight=Super 8,Sun Country,Sofitel,South African Airways,SANParks,Scandic
      Thai Airways,Thrifty,Trainline Europe,Transavia,Travelodge,Traveloka,Travelstart,Trip.com,TripAdvisor,Trivago,TSA PreCheck,TUI,Thomas Cook,Tiket.com,T'way,TAP Air Portugal
      United Airlines,Vacasa,Viator,VietJet,Virgin Atlantic,Virgin Australia,Vistara,Viva Aerobus=VivaAerobus,VivaAerobus,Volaris,Volotea,Vrbo,Vueling,Wakanow,Webjet,Westin,WestJet,Wizz Air,Wotif,Wyndham,YHA
    `,
  },
  {
    category: 'Other',
    price: 'medium',
    words: `
      An Post,Australia Post,Bank of America,Canada Post,Century 21,century twenty one=Century 21,InPost,Parcelforce,Aramex,India Post,Ninja Van,J&T Express,J&T,SingPost,Lalamove,SF Express,PostNet,La Poste,PostNL,Correos,Treatwell,NSPCC,ASPCA,Kickstarter,Vistaprint
      DHL,Drybar,Evri,fed ex=FedEx,FedEx,Fiverr,GoFundMe,Great Clips,Just Giving,DPD,Delhivery
      Red Cross,Rover,Royal Mail,Sport Clips,Supercuts,Timpson,Toni & Guy,UNICEF,UPS,Upwork,USPS,RSPCA
      Wikipedia
    `,
  },
]
