import type { ThingList } from '#domain/understanding/lexicon/things.ts'

/** Names of shops and services as they are written; "said=Written" adds another way to say one. */
export const brandLists: readonly ThingList[] = [
  {
    category: 'Food & Dining',
    price: 'small',
    words: `
      7 11=7-Eleven,7 eleven=7-Eleven,7-Eleven,7up=7UP,A&W,Arby's,Auntie Anne's
      Baskin-Robbins,Ben & Jerry's,Blue Bottle,Bojangles,Boost Juice,Braum's,Buc-ee's,bucees=Buc-ee's,Burger King
      Cafe Coffee Day,cafe nero=Caffè Nero,caffe nero=Caffè Nero,Caffè Nero,canes=Raising Cane's,Captain D's,Caribou Coffee,Carl's Jr,Cava,Centra,Chaayos,Chicken Republic,Checkers,chick fil a=Chick-fil-A,Chick-fil-A,Chipotle,Cinnabon,Circle K,Cold Stone,Costa,Costa Coffee,Crumbl,Culver's,Cumberland Farms
      Dairy Queen,Dave's Hot Chicken,Debonairs,Del Taco,Dunkin,dunkin donuts=Dunkin' Donuts,Dutch Bros
      El Jannah,El Pollo Loco,family mart=Family Mart,FamilyMart,Firehouse Subs,5 guys=Five Guys,Five Guys,Freshii
      Gail's,Gloria Jean's,Gong Cha,Greggs,Guzman y Gomez
      Haldiram's,Hardee's,Heinz 57,heinz fifty seven=Heinz 57,Hesburger,Hungry Jack's
      in and out burger=In-N-Out,in n out=In-N-Out,In-N-Out,Insomnia Cookies,Itsu
      Jack in the Box,Jamba,Jamba Juice,Jason's Deli,Jersey Mike's,Jimmy John's,Joe & the Juice,Jollibee
      KFC,Krispy Kreme,Kung Fu Tea,Kwik Trip,Lawson,Long John Silver's
      maccas=McDonald's,maccies=McDonald's,Mad Mex,Mama Put,McAlister's,McDonald's,mcds=McDonald's,mickey ds=McDonald's,Moe's
      Naivas,No Frills,NTUC FairPrice,Oporto
      Pak n Save,Panda Express,Panera,Panera Bread,Paris Baguette,Peet's,Peet's Coffee,Philz,Popeyes,Portillo's,Potbelly,Pret,Pret a Manger
      Qdoba,QT,Quick Chek,QuikTrip,Quiznos,Raising Cane's,Rally's,Red Rooster,Royal Farms
      Sbarro,Schlotzsky's,Second Cup,seven 11=7-Eleven,seven eleven=7-Eleven,Shake Shack,Sheetz,Shoprite,Skip the Dishes,Smoothie King,Sonic,Starbucks,Steak n Shake,Steers,Subway,Supermac's,Sweetgreen
      Taco Bell,Tim Hortons,Timmies,Wawa,Wendy's,Whataburger,White Castle,Wimpy,Wingstop,Yo Sushi
      Zambrero,Zaxby's
    `,
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words: `
      54th Street Grill,800 Degrees,85 Degrees Bakery,85c bakery=85 Degrees Bakery,99 Ranch,99 Ranch Market,Albert Heijn,Albertsons,Aldi,Applebee's,Asda,Ask Italian,Auchan
      bdubs=Buffalo Wild Wings,Benihana,BevMo,BigBasket,BJ's Restaurant,Blinkit,Blue Apron,Bob Evans,Buffalo Wild Wings,BWS
      California Pizza Kitchen,Carrabba's,Carrefour,Checkers Sixty60,Cheddar's,Cheesecake Factory,Chili's,Chuy's,Co-op,Coles,coop=Co-op,Countdown,Cracker Barrel,Cub Foods
      Dan Murphy's,Dave & Buster's,Deliveroo,Denny's,Din Tai Fung,Dishoom,DMart,Domino's,door dash=DoorDash,DoorDash,Dunnes,Dunnes Stores
      Edeka,Eleven Madison Park,FairPrice,Farm Boy,First Watch,Food City,Food Lion,Foodland,Foodpanda,Franco Manca,Fred Meyer
      Giant Eagle,Glovo,Golden Corral,Gousto,Grocery Outlet,grub hub=Grubhub,Grubhub
      H Mart,H-E-B,Haidilao,Hannaford,Harris Teeter,heb=H-E-B,hello fresh=HelloFresh,HelloFresh,Honest Burgers,Hooters,Hy-Vee
      Iceland,IGA,IHOP,Ingles,Instacart,Instamart,Jewel-Osco,Just Eat,King Soopers,Kroger,LCBO,Lidl,Little Caesars,Loblaws,Longhorn
      M&S Food,Majestic Wine,Market Basket,Meijer,Mercadona,Migros,Monoprix,Morrisons,Morton's
      Nando's,New World,ninety nine ranch=99 Ranch,No Frills,Nobu,NTUC
      Ocado,Olive Garden,Outback,Outback Steakhouse
      p f changs=PF Chang's,Pak'nSave,Papa John's,Papa Murphy's,Perkins,PF Chang's,Pick n Pay,Piggly Wiggly,Pizza Express,Pizza Hut,Postmates,Prezzo,Price Chopper,Publix,Raley's
      Ralphs,Ranch 99,Red Lobster,Red Robin,Rewe,Round Table Pizza,Route 66 Diner,route sixty six diner=Route 66 Diner,Ruby Tuesday,Ruth's Chris
      Safeway,Sainsbury's,Save A Lot,Schnucks,ShopRite,Smart & Final,Smith's,Sobeys,Spar,Spinneys,spoons=Wetherspoons,Sprouts,Stater Bros,Stop & Shop,SuperValu,Swiggy
      Talabat,Tesco,Tesco Express,tescos=Tesco,Texas Roadhouse,tgi friday=TGI Fridays,TGI Fridays,the cheesecake factory=Cheesecake Factory,the coop=Co-op,Too Good To Go,Total Wine,Trader Joe's,traders joes=Trader Joe's
      Uber Eats,ubereats=Uber Eats,Vons
      Waffle House,Wagamama,Waitrose,Wegmans,wetherspoon=Wetherspoons,Wetherspoons,Whole Foods,WinCo,Winn-Dixie,Wolt,Woolies,Woolworths
      Yard House,Zepto,Zizzi,Zomato
    `,
  },
  {
    category: 'Transportation',
    price: 'medium',
    words: `
      AAA,Addison Lee,ADNOC,Advance Auto,Ampol,Amtrak,Aral,Arco,AutoZone,Avanti
      BART,Bharat Petroleum,BlaBlaCar,Bolt,bolt home=Bolt,bolt ride=Bolt,bolt trip=Bolt,BP
      76 gas station=76,76 station=76,Caltex,Caltrain,Careem,Casey's,ChargePoint,Chevron,Citgo,Citi Bike,Clipper,Conoco
      Deutsche Bahn,DiDi,Discount Tire
      E-ZPass,Electrify America,Engen,ENOC,Esso,EVgo,Exxon,ExxonMobil,ez pass=E-ZPass
      FasTrak,Firestone,FlixBus,Flying J,FreeNow,Gett,Goil,Gojek,Goodyear,Grab,Greyhound,GWR
      Halfords,Indian Oil,IRCTC,Irish Rail,Jiffy Lube,Kwik Fit,Kwik-Fit
      Leap card,Lime,LIRR,LNER,Love's,Lyft,lyfts=Lyft
      Megabus,Meineke,Metrolink,Midas,Mobil,MTA,Murphy USA,Myki
      NAPA,National Express,National Rail,NCP,Northern Rail
      o reilly auto parts=O'Reilly,O'Reilly,Octopus card,Ola,Oyster
      ParkMobile,PayByPhone,Pep Boys,Peter Pan,Petro-Canada,Phillips 66,phillips sixty six=Phillips 66
      RAC,Racetrac,Rapido,Repco,Repsol,RingGo
      Santander Cycles,ScotRail,Shell,SNCF,Southeastern,Speedway,SpotHero,Sunoco,Supercharger,Supercheap Auto
      Tesla,Tesla Supercharger,Texaco,TfL,TotalEnergies,Trainline,Turo
      Uber,Ubered=Uber,ubers=Uber,Union 76,Valero,Valvoline,Via Rail,Zipcar
    `,
  },
  {
    category: 'Shopping',
    price: 'medium',
    words: `
      1 800 flowers=1-800-Flowers,1-800-Flowers,7 for all mankind=7 For All Mankind,99 Cents Only
      Abercrombie,Ace Hardware,Action,Adidas,Aerie,Ajio,Alibaba,AliExpress,Amazon,Amazon Fresh,American Eagle,Anaconda,Ann Taylor,Anthropologie,Apple Store,Argos,Arnotts,ASOS
      b and q=B&Q,B&H,B&M,B&Q,Banana Republic,Barnes & Noble,Bass Pro,Bass Pro Shops,Bata,Bath & Body Works,BCF,buybuy baby=Buy Buy Baby,Buy Buy Baby,Bed Bath & Beyond,bed bath and beyond=Bed Bath & Beyond,Belk,Best Buy,Big Bazaar,Big Lots,Big W,Birkenstock,BJ's Wholesale,Bloom & Wild,Bloomingdale's,Boohoo,Books-A-Million,Boscov's,Build-A-Bear,Bunnings,Burberry,Burlington
      Cabela's,Calvin Klein,Canadian Tire,Card Factory,CB2,Chanel,Chanel No 5,chanel no five=Chanel No 5,chanel number 5=Chanel No 5,chanel number five=Chanel No 5,Chewy,Clarks,Coach,Columbia,Converse,Costco,Costco Wholesale,Cotton On,Craigslist,Crate & Barrel,Crocs,Croma,Currys
      Daiso,David Jones,Debenhams,Decathlon,Depop,Dick's,Dick's Sporting Goods,Dillard's,Disney Store,doc martens=Dr. Martens,Dollar General,Dollar Tree,Dollarama,Dr Martens,DSW,DTLR,Dunelm
      eBay,Etos,Etsy
      Facebook Marketplace,Family Dollar,Famous Footwear,Fashion Nova,Fat Face,Finish Line,Five Below,Fleet Farm,Flipkart,Flying Tiger,Foot Locker,Forever 21,forever twenty one=Forever 21,Fortnum & Mason,Fossil,Fred Perry,Free People
      game stop=GameStop,GameStop,Gap,Glossier,Goodwill,Gucci,Guitar Center,Gumtree,Gymshark
      84 Lumber,Big 5,H&M,Half Price Books,Hamleys,Harbor Freight,Harrods,Harvey Norman,HEMA,Hermes,Hibbett,Hobby Lobby,Hobbycraft,Hollister,Home Bargains,Home Depot,Home Goods,Homebase,HomeGoods,HomeSense,Hot Topic,House of Fraser,Hudson's Bay,Hugo Boss
      IKEA,Interflora
      j c penney=JCPenney,J Crew,JB Hi-Fi,JCPenney,JD Sports,Joann,John Deere,John Lewis
      Kate Spade,Kathmandu,Kirkland's,Kmart,Kohl's,La-Z-Boy
      Lacoste,Lane Bryant,Lazada,lego set=Lego Set,Lego Store,Levi,Levi's,Louis Vuitton,Lowe's,Lululemon,Lush
      m and s=M&S,MAC Cosmetics,Macy's,Marks & Spencer,Marshalls,Massimo Dutti,Matalan,Mattress Firm,MediaMarkt,Meesho,Menards,Mercari,Michael Kors,Michaels,Micro Center,Miniso,Mitre 10,Monsoon,Moonpig,Mr Price,Muji,Myer,Myntra
      Neiman Marcus,New Balance,New Look,Newegg,Next,Nike,Nine West,Nordstrom,Nordstrom Rack,North Face,Northern Tool,Nykaa
      Office Depot,Officeworks,Old Navy,OshKosh,Oxfam
      Pacsun,Pandora,Paperchase,Party City,Patagonia,Peavey Mart,Penneys,Petco,Pets at Home,PetSmart,phase 8=Phase Eight,Phase Eight,Pier 1,pier 1 imports=Pier 1,pier one=Pier 1,Poshmark,Pottery Barn,pound land=Poundland,Poundland,Prada,PrettyLittleThing,Primark,Pull & Bear,Puma
      Rakuten,Ralph Lauren,Ray-Ban,Reebok,REI,Reiss,Reliance,River Island,Robert Dyas,Rooms To Go,Ross,ross dress for less=Ross,Rossmann,Rural King
      Saks,Saks Fifth Avenue,Saks Off 5th,saks off fifth=Saks Off 5th,Sally Beauty,Salvation Army,Sam's Club,Savers,Screwfix,Sears,Selfridges,Sephora,Seven For All Mankind,Shein,Sherwin-Williams,Shoe Carnival,Shopee,Shoppers Drug Mart,Skechers,Smiggle,Smyths,Spirit Halloween,Sport Chek,Sports Direct,Staples,Superdrug,Superdry,Swarovski
      t j maxx=TJ Maxx,t k maxx=TK Maxx,Takealot,Talbots,Target,Ted Baker,Temu,TG Jones,The Body Shop,The Entertainer,the north face=The North Face,The Range,The Warehouse,The Works,ThredUp,Tiffany,Timberland,TJ Maxx,TK Maxx,Tokopedia,Tommy Hilfiger,Toolstation,Topshop,Toys R Us,Tractor Supply,Trade Me,trademe=Trade Me,True Value
      Ulta,Uniqlo,Urban Outfitters,Vans,Victoria's Secret,Vinted,Von Maur
      w h smith=WHSmith,wal mart=Walmart,wally world=Walmart,Walmart,Warby Parker,Waterstones,Wayfair,wd 40=WD-40,WD-40,West Elm,WHSmith,Wickes,Wilko,Williams Sonoma,Winners,Woodies,World Market,Yankee Candle
      Zalando,Zara,Zumiez
    `,
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words: `
      Alamo Drafthouse,Alton Towers,Amazon Prime,amazon prime video=Prime Video,AMC,Apple Arcade,Apple Music,Apple One,Apple TV,apple tv plus=Apple TV+,Audible,AXS
      bet 365=Bet365,Bet365,Blizzard,Blue Note,BookMyShow,Bowlero,Britbox,Bumble
      Cedar Point,Channel 4,Chuck E Cheese,Cinemark,Cineplex,Cineworld,Comedy Cellar,Crunchyroll
      Dazn,Deezer,Discord,Discord Nitro,disney +=Disney+,Disney Plus,Disney World,Disneyland,DraftKings
      Epic Games,ESPN Plus,EuroMillions,Event Cinemas,Eventbrite,Everyman
      Fandango,FanDuel,Film4,Fortnite,HBO,HBO Max,Hinge,Hotstar,Hoyts,Hulu,Itch.io,JioCinema
      Kayo,Kindle Unlimited,Kobo,Ladbrokes,Legoland,Live Nation,Lottoland
      Madame Tussauds,Madison Square Garden,Main Event,Masterclass,Mega Millions,Minecraft,Mubi
      National Lottery,Netflix,New York Times,Nintendo,Nintendo eShop,Now TV,Odeon,OnlyFans
      Paddy Power,Pandora Radio,Paramount Plus,Paramount+,Patreon,Peacock,PlayStation Plus,PlayStation Store,Powerball,Prime Video,PS Plus,psn=PlayStation Store,PVR
      Redbox,Regal,Regal Cinemas,Riot Games,Roblox,round 1=Round1
      SeatGeek,SeaWorld,SiriusXM,Six Flags,SoundCloud,Sportsbet,Spotify,Steam,Storytel,StubHub,Studio 54,studio fifty four=Studio 54,Substack
      The Economist,The Guardian,Thorpe Park,Ticketek,Ticketmaster,Tidal,Tinder,top golf=Topgolf,Topgolf,Twitch
      Universal Studios,Village Cinemas,Vue,Washington Post,William Hill,Xbox Game Pass,Xbox Live
      YouTube,youtube music=YouTube Music,YouTube Premium,YouTube TV
    `,
  },
  {
    category: 'Bills',
    price: 'medium',
    words: `
      1Password,3 Mobile,Admiral,Adobe,ADT,AEP,Affirm,Aflac,Afterpay,AGL,Airtel,Allstate,Ameren,AT&T,Avista,Aviva,AWS
      BC Hydro,BGE,Big Yellow,Bitwarden,Boost Mobile,Bord Gais,British Gas,BT
      Canva,CenterPoint,CenturyLink,ChatGPT,Churchill,Claude,Clearpay,Cleco,Comcast,ComEd,con ed=ConEd,Con Edison,ConEd,Consumer Cellular,Cox,Creative Cloud,Cricket Wireless
      DEWA,Direct Line,DirecTV,Dropbox,DTE,Duke Energy
      E.ON,EarthLink,EDF,Edison,EE,Eir,Electric Ireland,Eneco,Energy Australia,Entergy,eon=E.ON,Eskom,Etisalat,Evergy,Eversource,ExpressVPN
      Farmers Insurance,Fido,Figma,Fios,FirstEnergy,FPL,Freedom Mobile
      Geico,Giff Gaff,giffgaff,GitHub,GoDaddy,Google Fi,Google Fiber,Google One,Google Workspace
      H&R Block,HughesNet,Hydro One,Hyperoptic,iCloud,Ikeja Electric,JCP&L,JEA,Jio,Klarna,KPN,LADWP
      LastPass,Lebara,LegalZoom,Liberty Mutual,Lycamobile,Mediacom
      Meralco,MetLife,Metro PCS,Metronet,Microsoft 365,microsoft three sixty five=Microsoft 365,MidAmerican,Mint Mobile,MTN
      Namecheap,National Grid,Nationwide,Navient,Nelnet,Nicor,NIPSCO,NordVPN,Notion,NYSEG
      O2,Octopus Energy,octopus=Octopus Energy,Office 365,OG&E,Oncor,one password=1Password,OpenAI,OPPD,Optimum,Optus,Origin Energy,OVO
      p g and e=PG&E,PacifiCorp,PECO,Penelec,Pepco,PG&E,pge=PG&E,Progressive,Proton,PSE&G,PSEG,Public Storage,Republic Services,Rogers
      Safaricom,Sallie Mae,SaskPower,SaskTel,Scottish Power,SDG&E,SimpliSafe,Singtel,Sky,sky tv=Sky,Smarty,SoCal Edison,SoCalGas,Southern California Edison,Spectrum,Sprint,Squarespace,SRP,Starlink,State Farm,Straight Talk
      T-Mobile,TalkTalk,TaskRabbit,Tata Power,TECO,Telstra,Telus,Tesco Mobile,Thames Water,Three Mobile,three mobile bill=Three Mobile,tmobile=T-Mobile,TracFone,TurboTax,Two Men and a Truck,TXU
      U-Haul,UGI,United Utilities,US Cellular,USAA,Vattenfall,Verizon,Verizon Fios,Viasat,Virgin Media,Vivint,Vodacom,Vodafone,Voxi
      Waste Management,Waternet,WeWork,Windstream,Wix,Xcel,Xfinity,Ziggo,Zoom
    `,
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words: `
      24 Hour Fitness,Aetna,Anytime Fitness,Apollo Pharmacy,Aspen Dental
      Barry's,BetterHelp,Blue Cross,Boots,Boots pharmacy,Bupa
      Centrum,Chemist Warehouse,Cigna,ClassPass,Crunch Fitness,Cult Fit,CVS
      David Lloyd,Dis-Chem,Duane Reade,Equinox,f forty five=F45,F45
      GNC,Gold's Gym,Goodlife,GoodLife Fitness,GoodRx,Guardian Pharmacy
      Headspace,Hims,Holland & Barrett,Invisalign,Jetts,Kaiser,Kaiser Permanente,Kruidvat
      LA Fitness,LabCorp,LensCrafters,lloyds pharmacy=LloydsPharmacy,LloydsPharmacy
      Massage Envy,Medibank,Mercury Drug,MyFitnessPal,NIB,Noom,Nuffield
      One Medical,orange theory=Orangetheory,Orangetheory
      PharmEasy,Planet Fitness,Practo,Priceline Pharmacy,pure gym=PureGym,PureGym,Quest Diagnostics
      Rite Aid,Snap Fitness,SoulCycle,Specsavers,Strava
      Talkspace,The Gym Group,the y=YMCA,twenty four hour fitness=24 Hour Fitness,UnitedHealthcare
      Virgin Active,Vision Express,Vitamin Shoppe,Walgreens,Watsons,Weight Watchers,Well Pharmacy,WW
      YMCA
    `,
  },
  {
    category: 'Education',
    price: 'medium',
    words: `
      Babbel,Byju's,Chegg,Codecademy,Coursera,Duolingo,edX,General Assembly,Grammarly
      Khan Academy,Kumon,LinkedIn Learning,Open University
      Pearson,Pluralsight,Preply,Princeton Review,Quizlet,Rosetta Stone,Scholastic,Skillshare
      Udacity,Udemy,Unacademy
    `,
  },
  {
    category: 'Travel',
    price: 'big',
    words: `
      Accor,Aer Lingus,Agoda,Air Peace,air b n b=Airbnb,air bnb=Airbnb,Air Canada,Air France,Air India,Air New Zealand,AirAsia,Airbnb,Alamo,Alaska Airlines,American Airlines,Avis
      Best Western,booking com=Booking.com,Booking.com,British Airways,Budget Rent a Car,Butlins
      Carnival Cruise,Cathay,Cathay Pacific,Cebu Pacific,Center Parcs,Centre Parcs,citizenM,Comfort Inn
      Days Inn,Delta
      easy jet=EasyJet,EasyJet,Emirates,Enterprise,Etihad,Europcar,Eurostar,Eurotunnel,Expedia
      Flixtrain,Four Seasons,Frontier Airlines,Global Entry,Goibibo
      Hampton Inn,Hertz,Hilton,Holiday Inn,Hostelworld,Hotels.com,Hyatt,Iberia,Ibis,IndiGo
      jet two=Jet2,Jet2,JetBlue,Jetstar,Jucy,Kayak,KLM,La Quinta,Lufthansa
      MakeMyTrip,Marriott,Motel 6,motel six=Motel 6,Norwegian Cruise,Novotel,Oyo
      Premier Inn,Priceline,Qantas,Qatar Airways
      Radisson,Red Roof Inn,Ritz,Ritz Carlton,Royal Caribbean,Ryanair
      Scoot,Sheraton,Singapore Airlines,Sixt,Skyscanner,Southwest,Spirit Airlines,Super 8,super eight=Super 8
      Thrifty,Trainline Europe,Travelodge,Trip.com,TripAdvisor,Trivago,TSA PreCheck,TUI
      United Airlines,Virgin Atlantic,Virgin Australia,Vrbo,Vueling,Westin,WestJet,Wizz Air
    `,
  },
  {
    category: 'Other',
    price: 'medium',
    words: `
      An Post,Australia Post,Bank of America,Canada Post,Century 21,century twenty one=Century 21
      DHL,Drybar,Evri,fed ex=FedEx,FedEx,Fiverr,GoFundMe,Great Clips,Just Giving
      Red Cross,Rover,Royal Mail,Sport Clips,Supercuts,Timpson,Toni & Guy,UNICEF,UPS,Upwork,USPS
      Wikipedia
    `,
  },
]
