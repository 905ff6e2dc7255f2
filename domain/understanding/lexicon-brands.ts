import type { ThingList } from '#domain/understanding/lexicon-things.ts'

/** Names of shops and services as they are written; "said=Written" adds another way to say one. */
export const brandLists: readonly ThingList[] = [
  {
    category: 'Food & Dining',
    price: 'small',
    words:
      "Starbucks,Dunkin,dunkin donuts=Dunkin',Tim Hortons,Costa,costa coffee=Costa,Caffè Nero,caffe nero=Caffè Nero,cafe nero=Caffè Nero,Pret,Pret a Manger,Greggs,Peet's,peets coffee=Peet's,Philz,Blue Bottle,Krispy Kreme,Dutch Bros,Joe & the Juice,Insomnia Cookies,Crumbl,Baskin-Robbins,Dairy Queen,Cold Stone,Ben & Jerry's,Jamba,jamba juice=Jamba,Smoothie King,McDonald's,mcds=McDonald's,maccies=McDonald's,mickey ds=McDonald's,maccas=McDonald's,Burger King,Wendy's,Taco Bell,KFC,Popeyes,Chick-fil-A,chick fil a=Chick-fil-A,Chipotle,Subway,Jimmy John's,Jersey Mike's,Panera,panera bread=Panera,Five Guys,Shake Shack,In-N-Out,in n out=In-N-Out,in and out burger=In-N-Out,Whataburger,Sonic,Arby's,Jack in the Box,Carl's Jr,Hardee's,White Castle,Culver's,Raising Cane's,canes=Raising Cane's,Wingstop,Panda Express,Qdoba,Sweetgreen,Cava,Leon,Itsu,Wasabi,Yo Sushi,Tortilla,Auntie Anne's,Cinnabon,Einstein Bros,Wawa,Sheetz,7-Eleven,7 11=7-Eleven,seven eleven=7-Eleven,7 eleven=7-Eleven,seven 11=7-Eleven,Circle K,QuikTrip,Buc-ee's,bucees=Buc-ee's,Second Cup,A&W,Del Taco,El Pollo Loco,Moe's,Potbelly,Quiznos,Firehouse Subs,Zaxby's,Bojangles,Long John Silver's,Checkers,Rally's,Steak n Shake,Freshii,Gail's,Black Sheep Coffee,Caribou Coffee,Gong Cha,Kung Fu Tea,Tous les Jours,Paris Baguette,Sbarro,Heinz 57,heinz fifty seven=Heinz 57,Five Star Pizza",
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words:
      "Uber Eats,ubereats=Uber Eats,DoorDash,door dash=DoorDash,Grubhub,grub hub=Grubhub,Deliveroo,Just Eat,Postmates,Instacart,HelloFresh,hello fresh=HelloFresh,Blue Apron,Gousto,Ocado,Whole Foods,Trader Joe's,traders joes=Trader Joe's,Kroger,Safeway,Publix,Albertsons,Aldi,Lidl,Tesco,tescos=Tesco,Sainsbury's,Asda,Morrisons,Waitrose,Co-op,coop=Co-op,the coop=Co-op,Iceland,M&S Food,Spar,Wegmans,H-E-B,heb=H-E-B,Meijer,Food Lion,Giant Eagle,Stop & Shop,ShopRite,Sprouts,WinCo,Piggly Wiggly,Harris Teeter,Hy-Vee,Ralphs,Vons,Save Mart,Fred Meyer,Smart & Final,Food 4 Less,Grocery Outlet,H Mart,99 Ranch,ninety nine ranch=99 Ranch,99 ranch market=99 Ranch,Ranch 99,Erewhon,Loblaws,No Frills,Woolworths,Coles,Carrefour,Olive Garden,Applebee's,Chili's,TGI Fridays,tgi friday=TGI Fridays,Outback,outback steakhouse=Outback,Red Lobster,Texas Roadhouse,Longhorn,Cheesecake Factory,the cheesecake factory=Cheesecake Factory,PF Chang's,p f changs=PF Chang's,Buffalo Wild Wings,bdubs=Buffalo Wild Wings,Hooters,Denny's,IHOP,Waffle House,Cracker Barrel,Bob Evans,Perkins,Red Robin,Ruby Tuesday,Nando's,Wagamama,Pizza Express,Zizzi,Prezzo,Ask Italian,Franco Manca,Dishoom,Wetherspoons,wetherspoon=Wetherspoons,spoons=Wetherspoons,Toby Carvery,Harvester,Bill's,Giraffe,Honest Burgers,Byron,Pizza Hut,Domino's,Papa John's,Little Caesars,Papa Murphy's,Round Table Pizza,California Pizza Kitchen,Nobu,Benihana,Ruth's Chris,Morton's,Din Tai Fung,Haidilao,Maggiano's,Carrabba's,Bonefish Grill,BJ's Restaurant,Yard House,Dave & Buster's,Total Wine,BevMo,Majestic Wine,Goldbelly,Too Good To Go,Route 66 diner,route sixty six diner=Route 66 Diner,Fogo de Chão,Bahama Breeze,First Watch,Five Points Cafe",
  },
  {
    category: 'Transportation',
    price: 'medium',
    words:
      "Uber,ubers=Uber,Lyft,lyfts=Lyft,Bolt,Grab,Ola,Gett,FreeNow,Addison Lee,Lime,Bird,Citi Bike,Santander Cycles,Zipcar,Turo,TfL,MTA,BART,Caltrain,Metrolink,LIRR,Amtrak,Trainline,National Rail,Southeastern,Northern Rail,Avanti,LNER,GWR,ScotRail,Greyhound,Megabus,National Express,FlixBus,Peter Pan,Shell,Exxon,ExxonMobil,Mobil,Chevron,Texaco,BP,Esso,Arco,Valero,Sunoco,Marathon,Phillips 66,phillips sixty six=Phillips 66,Union 76,76 gas,Conoco,Citgo,Speedway,Racetrac,Casey's,Murphy USA,Love's,Pilot,Flying J,Jet petrol,Texaco,Repsol,ENOC,ADNOC,Tesla Supercharger,Supercharger,ChargePoint,EVgo,Electrify America,AutoZone,O'Reilly,o reilly auto parts=O'Reilly,Advance Auto,NAPA,Pep Boys,Jiffy Lube,Valvoline,Midas,Meineke,Discount Tire,Kwik Fit,Kwik-Fit,Halfords,Firestone,Goodyear,E-ZPass,ez pass=E-ZPass,FasTrak,ParkMobile,SpotHero,RingGo,PayByPhone,NCP,AAA,RAC,Oyster,Clipper,BlaBlaCar",
  },
  {
    category: 'Shopping',
    price: 'medium',
    words:
      "Amazon,Walmart,wal mart=Walmart,wally world=Walmart,Target,Costco,Sam's Club,BJ's Wholesale,eBay,Etsy,Temu,Shein,Wish,AliExpress,Alibaba,IKEA,Wayfair,Home Depot,Lowe's,Menards,Ace Hardware,True Value,B&Q,b and q=B&Q,Homebase,Screwfix,Wickes,Toolstation,Argos,John Lewis,Marks & Spencer,m and s=M&S,Primark,Next,Zara,H&M,Uniqlo,Gap,Old Navy,Banana Republic,J Crew,Express,Hollister,Abercrombie,American Eagle,Aerie,Urban Outfitters,Anthropologie,Free People,Forever 21,forever twenty one=Forever 21,Pacsun,Hot Topic,Victoria's Secret,Bath & Body Works,Sephora,Ulta,MAC Cosmetics,Glossier,Lush,The Body Shop,Superdrug,Nordstrom,Nordstrom Rack,Macy's,Bloomingdale's,Neiman Marcus,Saks,Kohl's,JCPenney,j c penney=JCPenney,Dillard's,Sears,Burlington,Ross,TJ Maxx,t j maxx=TJ Maxx,TK Maxx,t k maxx=TK Maxx,Marshalls,HomeGoods,Home Goods,Dollar Tree,Dollar General,Family Dollar,Five Below,99 Cents Only,Poundland,pound land=Poundland,B&M,Home Bargains,Wilko,The Range,Dunelm,Best Buy,Apple Store,Micro Center,Currys,GameStop,game stop=GameStop,Staples,Office Depot,Officeworks,Barnes & Noble,Waterstones,WHSmith,w h smith=WHSmith,Half Price Books,Foyles,Blackwell's,Michaels,Hobby Lobby,Joann,JOANN,Hobbycraft,PetSmart,Petco,Chewy,Pets at Home,Nike,Adidas,Puma,Reebok,New Balance,Foot Locker,Finish Line,JD Sports,Sports Direct,Decathlon,Dick's Sporting Goods,dicks=Dick's Sporting Goods,REI,Bass Pro,Cabela's,Lululemon,Gymshark,Patagonia,North Face,the north face=The North Face,Columbia,Levi's,Vans,Converse,Dr Martens,doc martens=Dr. Martens,Clarks,Skechers,Crocs,Birkenstock,Timberland,Ray-Ban,Warby Parker,Gucci,Prada,Louis Vuitton,Chanel,Chanel No 5,chanel no five=Chanel No 5,chanel number 5=Chanel No 5,chanel number five=Chanel No 5,Hermes,Burberry,Coach,Michael Kors,Kate Spade,Pandora,Tiffany,Swarovski,Fossil,Pottery Barn,Crate & Barrel,West Elm,CB2,Williams Sonoma,World Market,Bed Bath & Beyond,bed bath and beyond=Bed Bath & Beyond,Pier 1,pier one=Pier 1,pier 1 imports=Pier 1,Harbor Freight,Tractor Supply,Big Lots,Ollie's,Goodwill,Salvation Army,Oxfam,Savers,ThredUp,Poshmark,Depop,Vinted,Mercari,Facebook Marketplace,Craigslist,Gumtree,StubHub tshirt,ASOS,Boohoo,PrettyLittleThing,Missguided,New Look,River Island,Topshop,Matalan,Peacocks,Phase Eight,phase 8=Phase Eight,Monsoon,Reiss,Ted Baker,Superdry,Jack Wills,Hobbs,White Stuff,Fat Face,Seasalt,Moonpig,Paperchase,Card Factory,Clintons,Flying Tiger,Muji,Miniso,Daiso,Build-A-Bear,Toys R Us,Smyths,The Entertainer,Hamleys,LEGO Store,Disney Store,Bloom & Wild,1-800-Flowers,1 800 flowers=1-800-Flowers,Interflora,Kmart,Big W,Bunnings,JB Hi-Fi,Canadian Tire,Kwik Save,Bookshop.org,Newegg,B&H,Costco Wholesale,Selfridges,Harrods,Liberty,Debenhams,House of Fraser,Fortnum & Mason,Ralph Lauren,Tommy Hilfiger,Calvin Klein,Hugo Boss,Lacoste,Fred Perry,Massimo Dutti,Mango clothes,Bershka,Pull & Bear,Stradivarius,COS,Weekday,Arket,& Other Stories,Levi,Seven For All Mankind,7 for all mankind=7 For All Mankind,Two Hands Paperie,Saks Fifth Avenue,saks off fifth=Saks Off 5th,Saks Off 5th",
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words:
      'Netflix,Hulu,Disney Plus,disney +=Disney+,HBO,HBO Max,Max subscription,Paramount Plus,Peacock,Apple TV,apple tv plus=Apple TV+,Apple Music,Apple One,Prime Video,Amazon Prime,amazon prime video=Prime Video,YouTube Premium,youtube music=YouTube Music,YouTube TV,YouTube,Spotify,Tidal,Deezer,SoundCloud,Pandora Radio,SiriusXM,Audible,Twitch,Crunchyroll,Now TV,Britbox,Mubi,Kindle Unlimited,Substack,Medium,New York Times,Washington Post,The Economist,The Guardian,Steam,Xbox Live,Xbox Game Pass,PlayStation Store,PlayStation Plus,PS Plus,psn=PlayStation Store,Nintendo,Nintendo eShop,Epic Games,Riot Games,Roblox,Fortnite,Minecraft,Blizzard,Tinder,Bumble,Hinge,AMC,Regal,Cinemark,Odeon,Vue,Cineworld,Everyman,Alamo Drafthouse,Fandango,Ticketmaster,StubHub,SeatGeek,Eventbrite,Live Nation,AXS,Dice,Six Flags,Disneyland,Disney World,Universal Studios,SeaWorld,Legoland,Alton Towers,Thorpe Park,Cedar Point,Topgolf,top golf=Topgolf,Main Event,Chuck E Cheese,Round One,round 1=Round1,Bowlero,Studio 54,studio fifty four=Studio 54,Madison Square Garden,Madame Tussauds,Patreon,OnlyFans,Discord Nitro,Discord,DraftKings,FanDuel,Bet365,bet 365=Bet365,William Hill,Ladbrokes,Paddy Power,National Lottery,Powerball,Mega Millions,EuroMillions,Masterclass,Comedy Cellar,Film4,Channel 4,Blue Note,Dave and Busters arcade',
  },
  {
    category: 'Bills',
    price: 'medium',
    words:
      'Verizon,AT&T,T-Mobile,tmobile=T-Mobile,Sprint,Mint Mobile,Cricket Wireless,Boost Mobile,Visible,Google Fi,Xfinity,Comcast,Spectrum,Cox,Optimum,Frontier Internet,CenturyLink,Starlink,Vodafone,O2,EE,Three Mobile,three mobile bill=Three Mobile,3 mobile=Three Mobile,giffgaff,Giff Gaff,Tesco Mobile,Lebara,Virgin Media,BT,Sky,sky tv=Sky,TalkTalk,Plusnet,Hyperoptic,British Gas,EDF,E.ON,eon=E.ON,Octopus Energy,octopus=Octopus Energy,OVO,Scottish Power,Bulb,Thames Water,Severn Trent,United Utilities,PG&E,pge=PG&E,p g and e=PG&E,ConEd,con ed=ConEd,Con Edison,Duke Energy,Southern California Edison,Edison,National Grid,Eversource,FPL,Dominion Energy,DTE,ComEd,Xcel Energy,Geico,State Farm,Progressive,Allstate,USAA,Liberty Mutual,Farmers Insurance,Nationwide,Lemonade insurance,Aviva,Direct Line,Admiral,Churchill,Hastings Direct,LV insurance,Sallie Mae,Navient,Nelnet,iCloud,Dropbox,Google One,Google Workspace,Microsoft 365,microsoft three sixty five=Microsoft 365,Office 365,Adobe,Creative Cloud,Canva,Notion,ChatGPT,Claude,OpenAI,GitHub,Zoom,NordVPN,ExpressVPN,1Password,one password=1Password,LastPass,Squarespace,GoDaddy,Wix,AWS,SimpliSafe,ADT,Waste Management,Klarna,Affirm,Afterpay,Clearpay,Amex bill,TurboTax,H&R Block,Capital One payment,Chase payment,Roto-Rooter,Merry Maids,TaskRabbit,Molly Maid,Public Storage,Extra Space Storage,U-Haul,Big Yellow,LegalZoom',
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words:
      "CVS,Walgreens,Rite Aid,Duane Reade,Boots,Boots pharmacy,LloydsPharmacy,lloyds pharmacy=LloydsPharmacy,Specsavers,Vision Express,LensCrafters,GNC,Holland & Barrett,Vitamin Shoppe,Kaiser,Kaiser Permanente,Blue Cross,Aetna,Cigna,UnitedHealthcare,Bupa,One Medical,LabCorp,Quest Diagnostics,BetterHelp,Talkspace,Planet Fitness,LA Fitness,24 Hour Fitness,twenty four hour fitness=24 Hour Fitness,Equinox,Anytime Fitness,Gold's Gym,Orangetheory,orange theory=Orangetheory,F45,f forty five=F45,Crunch Fitness,SoulCycle,Barry's,ClassPass,PureGym,pure gym=PureGym,The Gym Group,David Lloyd,Virgin Active,Nuffield,YMCA,the y=YMCA,Strava,Peloton app,Headspace,Calm app,MyFitnessPal,WW,Weight Watchers,Noom,Banfield,GoodRx,Hims,Chemist Warehouse,Priceline Pharmacy,Aspen Dental,SmileDirect,Invisalign,Centrum,Massage Envy",
  },
  {
    category: 'Education',
    price: 'big',
    words:
      'Udemy,Coursera,Skillshare,edX,Duolingo,Babbel,Rosetta Stone,Chegg,Khan Academy,Kumon,LinkedIn Learning,Codecademy,Pluralsight,DataCamp,Brilliant,Preply,Open University,Pearson,Quizlet,Grammarly,Sylvan,Princeton Review,General Assembly,Scholastic,Century 21 school',
  },
  {
    category: 'Travel',
    price: 'big',
    words:
      'Airbnb,air bnb=Airbnb,air b n b=Airbnb,Vrbo,Booking.com,booking com=Booking.com,Expedia,Hotels.com,Priceline,Kayak,Skyscanner,Hostelworld,TripAdvisor,Marriott,Hilton,Hyatt,Holiday Inn,Hampton Inn,Best Western,Motel 6,motel six=Motel 6,Super 8,super eight=Super 8,Days Inn,La Quinta,Comfort Inn,Red Roof Inn,Four Seasons,Ritz Carlton,Ritz,Sheraton,Westin,Radisson,Ibis,Novotel,Premier Inn,Travelodge,Delta,United Airlines,American Airlines,Southwest,JetBlue,Alaska Airlines,Spirit Airlines,Frontier Airlines,British Airways,EasyJet,easy jet=EasyJet,Ryanair,Jet2,jet two=Jet2,Wizz Air,Lufthansa,Air France,KLM,Emirates,Qatar Airways,Virgin Atlantic,Air Canada,Qantas,Singapore Airlines,Iberia,TUI,Hertz,Avis,Enterprise,Budget Rent a Car,Sixt,Alamo,Thrifty,Eurostar,Eurotunnel,Royal Caribbean,Carnival Cruise,Norwegian Cruise,Center Parcs,Centre Parcs,Butlins,Global Entry,TSA PreCheck,Trip.com,Contiki,G Adventures,Century 21 rental,Hotel 71,Pod 51,citizenM,25hours',
  },
  {
    category: 'Other',
    price: 'medium',
    words:
      'Red Cross,UNICEF,Great Clips,Supercuts,Sport Clips,Toni & Guy,Drybar,USPS,UPS,FedEx,fed ex=FedEx,DHL,Royal Mail,Evri,Hermes delivery,GoFundMe,Wikipedia,Rover,Barking Mad,Save the Children,Oxfam donation,Century 21,century twenty one=Century 21,Level 42,Forty Niners,U2,Bank of America,Three Sisters,Timpson,Fiverr,Upwork',
  },
]
