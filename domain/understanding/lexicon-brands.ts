import type { ThingList } from '#domain/understanding/lexicon-things.ts'

/** Names of shops and services as they are written; "said=Written" adds another way to say one. */
export const brandLists: readonly ThingList[] = [
  {
    category: 'Food & Dining',
    price: 'small',
    words:
      "7 11=7-Eleven,7 eleven=7-Eleven,7-Eleven,A&W,Arby's,Auntie Anne's,Baskin-Robbins,Ben & Jerry's,Black Sheep Coffee,Blue Bottle,Bojangles,Buc-ee's,bucees=Buc-ee's,Burger King,cafe nero=Caffè Nero,caffe nero=Caffè Nero,Caffè Nero,canes=Raising Cane's,Caribou Coffee,Carl's Jr,Cava,Checkers,chick fil a=Chick-fil-A,Chick-fil-A,Chipotle,Cinnabon,Circle K,Cold Stone,Costa,costa coffee=Costa,Crumbl,Culver's,Dairy Queen,Del Taco,Dunkin,dunkin donuts=Dunkin',Dutch Bros,Einstein Bros,El Pollo Loco,Firehouse Subs,Five Guys,Five Star Pizza,Freshii,Gail's,Gong Cha,Greggs,Hardee's,Heinz 57,heinz fifty seven=Heinz 57,in and out burger=In-N-Out,in n out=In-N-Out,In-N-Out,Insomnia Cookies,Itsu,Jack in the Box,Jamba,jamba juice=Jamba,Jersey Mike's,Jimmy John's,Joe & the Juice,KFC,Krispy Kreme,Kung Fu Tea,Leon,Long John Silver's,maccas=McDonald's,maccies=McDonald's,McDonald's,mcds=McDonald's,mickey ds=McDonald's,Moe's,Panda Express,Panera,panera bread=Panera,Paris Baguette,Peet's,peets coffee=Peet's,Philz,Popeyes,Potbelly,Pret,Pret a Manger,Qdoba,QuikTrip,Quiznos,Raising Cane's,Rally's,Sbarro,Second Cup,seven 11=7-Eleven,seven eleven=7-Eleven,Shake Shack,Sheetz,Smoothie King,Sonic,Starbucks,Steak n Shake,Subway,Sweetgreen,Taco Bell,Tim Hortons,Tortilla,Tous les Jours,Wasabi,Wawa,Wendy's,Whataburger,White Castle,Wingstop,Yo Sushi,Zaxby's",
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words:
      "99 Ranch,99 ranch market=99 Ranch,Albertsons,Aldi,Applebee's,Asda,Ask Italian,Bahama Breeze,bdubs=Buffalo Wild Wings,Benihana,BevMo,Bill's,BJ's Restaurant,Blue Apron,Bob Evans,Bonefish Grill,Buffalo Wild Wings,Byron,California Pizza Kitchen,Carrabba's,Carrefour,Cheesecake Factory,Chili's,Co-op,Coles,coop=Co-op,Cracker Barrel,Dave & Buster's,Deliveroo,Denny's,Din Tai Fung,Dishoom,Domino's,door dash=DoorDash,DoorDash,Erewhon,First Watch,Five Points Cafe,Fogo de Chão,Food 4 Less,Food Lion,Franco Manca,Fred Meyer,Giant Eagle,Giraffe,Goldbelly,Gousto,Grocery Outlet,grub hub=Grubhub,Grubhub,H Mart,H-E-B,Haidilao,Harris Teeter,Harvester,heb=H-E-B,hello fresh=HelloFresh,HelloFresh,Honest Burgers,Hooters,Hy-Vee,Iceland,IHOP,Instacart,Just Eat,Kroger,Lidl,Little Caesars,Loblaws,Longhorn,M&S Food,Maggiano's,Majestic Wine,Meijer,Morrisons,Morton's,Nando's,ninety nine ranch=99 Ranch,No Frills,Nobu,Ocado,Olive Garden,Outback,outback steakhouse=Outback,p f changs=PF Chang's,Papa John's,Papa Murphy's,Perkins,PF Chang's,Piggly Wiggly,Pizza Express,Pizza Hut,Postmates,Prezzo,Publix,Ralphs,Ranch 99,Red Lobster,Red Robin,Round Table Pizza,Route 66 diner,route sixty six diner=Route 66 Diner,Ruby Tuesday,Ruth's Chris,Safeway,Sainsbury's,Save Mart,ShopRite,Smart & Final,Spar,spoons=Wetherspoons,Sprouts,Stop & Shop,Tesco,tescos=Tesco,Texas Roadhouse,tgi friday=TGI Fridays,TGI Fridays,the cheesecake factory=Cheesecake Factory,the coop=Co-op,Toby Carvery,Too Good To Go,Total Wine,Trader Joe's,traders joes=Trader Joe's,Uber Eats,ubereats=Uber Eats,Vons,Waffle House,Wagamama,Waitrose,Wegmans,wetherspoon=Wetherspoons,Wetherspoons,Whole Foods,WinCo,Woolworths,Yard House,Zizzi",
  },
  {
    category: 'Transportation',
    price: 'medium',
    words:
      "76 gas,AAA,Addison Lee,ADNOC,Advance Auto,Amtrak,Arco,AutoZone,Avanti,BART,Bird,BlaBlaCar,Bolt,BP,Caltrain,Casey's,ChargePoint,Chevron,Citgo,Citi Bike,Clipper,Conoco,Discount Tire,E-ZPass,Electrify America,ENOC,Esso,EVgo,Exxon,ExxonMobil,ez pass=E-ZPass,FasTrak,Firestone,FlixBus,Flying J,FreeNow,Gett,Goodyear,Grab,Greyhound,GWR,Halfords,Jet petrol,Jiffy Lube,Kwik Fit,Kwik-Fit,Lime,LIRR,LNER,Love's,Lyft,lyfts=Lyft,Marathon,Megabus,Meineke,Metrolink,Midas,Mobil,MTA,Murphy USA,NAPA,National Express,National Rail,NCP,Northern Rail,o reilly auto parts=O'Reilly,O'Reilly,Ola,Oyster,ParkMobile,PayByPhone,Pep Boys,Peter Pan,Phillips 66,phillips sixty six=Phillips 66,Pilot,RAC,Racetrac,Repsol,RingGo,Santander Cycles,ScotRail,Shell,Southeastern,Speedway,SpotHero,Sunoco,Supercharger,Tesla Supercharger,Texaco,TfL,Trainline,Turo,Uber,ubers=Uber,Union 76,Valero,Valvoline,Zipcar",
  },
  {
    category: 'Shopping',
    price: 'medium',
    words:
      "& Other Stories,1 800 flowers=1-800-Flowers,1-800-Flowers,7 for all mankind=7 For All Mankind,99 Cents Only,Abercrombie,Ace Hardware,Adidas,Aerie,Alibaba,AliExpress,Amazon,American Eagle,Anthropologie,Apple Store,Argos,Arket,ASOS,b and q=B&Q,B&H,B&M,B&Q,Banana Republic,Barnes & Noble,Bass Pro,Bath & Body Works,Bed Bath & Beyond,bed bath and beyond=Bed Bath & Beyond,Bershka,Best Buy,Big Lots,Big W,Birkenstock,BJ's Wholesale,Blackwell's,Bloom & Wild,Bloomingdale's,Boohoo,Bookshop.org,Build-A-Bear,Bunnings,Burberry,Burlington,Cabela's,Calvin Klein,Canadian Tire,Card Factory,CB2,Chanel,Chanel No 5,chanel no five=Chanel No 5,chanel number 5=Chanel No 5,chanel number five=Chanel No 5,Chewy,Clarks,Clintons,Coach,Columbia,Converse,COS,Costco,Costco Wholesale,Craigslist,Crate & Barrel,Crocs,Currys,Daiso,Debenhams,Decathlon,Depop,Dick's Sporting Goods,dicks=Dick's Sporting Goods,Dillard's,Disney Store,doc martens=Dr. Martens,Dollar General,Dollar Tree,Dr Martens,Dunelm,eBay,Etsy,Express,Facebook Marketplace,Family Dollar,Fat Face,Finish Line,Five Below,Flying Tiger,Foot Locker,Forever 21,forever twenty one=Forever 21,Fortnum & Mason,Fossil,Foyles,Fred Perry,Free People,game stop=GameStop,GameStop,Gap,Glossier,Goodwill,Gucci,Gumtree,Gymshark,H&M,Half Price Books,Hamleys,Harbor Freight,Harrods,Hermes,Hobbs,Hobby Lobby,Hobbycraft,Hollister,Home Bargains,Home Depot,Home Goods,Homebase,HomeGoods,Hot Topic,House of Fraser,Hugo Boss,IKEA,Interflora,j c penney=JCPenney,J Crew,Jack Wills,JB Hi-Fi,JCPenney,JD Sports,Joann,JOANN,John Lewis,Kate Spade,Kmart,Kohl's,Kwik Save,Lacoste,LEGO Store,Levi,Levi's,Liberty,Louis Vuitton,Lowe's,Lululemon,Lush,m and s=M&S,MAC Cosmetics,Macy's,Mango clothes,Marks & Spencer,Marshalls,Massimo Dutti,Matalan,Menards,Mercari,Michael Kors,Michaels,Micro Center,Miniso,Missguided,Monsoon,Moonpig,Muji,Neiman Marcus,New Balance,New Look,Newegg,Next,Nike,Nordstrom,Nordstrom Rack,North Face,Office Depot,Officeworks,Old Navy,Ollie's,Oxfam,Pacsun,Pandora,Paperchase,Patagonia,Peacocks,Petco,Pets at Home,PetSmart,phase 8=Phase Eight,Phase Eight,Pier 1,pier 1 imports=Pier 1,pier one=Pier 1,Poshmark,Pottery Barn,pound land=Poundland,Poundland,Prada,PrettyLittleThing,Primark,Pull & Bear,Puma,Ralph Lauren,Ray-Ban,Reebok,REI,Reiss,River Island,Ross,Saks,Saks Fifth Avenue,Saks Off 5th,saks off fifth=Saks Off 5th,Salvation Army,Sam's Club,Savers,Screwfix,Sears,Seasalt,Selfridges,Sephora,Seven For All Mankind,Shein,Skechers,Smyths,Sports Direct,Staples,Stradivarius,StubHub tshirt,Superdrug,Superdry,Swarovski,t j maxx=TJ Maxx,t k maxx=TK Maxx,Target,Ted Baker,Temu,The Body Shop,The Entertainer,the north face=The North Face,The Range,ThredUp,Tiffany,Timberland,TJ Maxx,TK Maxx,Tommy Hilfiger,Toolstation,Topshop,Toys R Us,Tractor Supply,True Value,Two Hands Paperie,Ulta,Uniqlo,Urban Outfitters,Vans,Victoria's Secret,Vinted,w h smith=WHSmith,wal mart=Walmart,wally world=Walmart,Walmart,Warby Parker,Waterstones,Wayfair,Weekday,West Elm,White Stuff,WHSmith,Wickes,Wilko,Williams Sonoma,Wish,World Market,Zara",
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words:
      'Alamo Drafthouse,Alton Towers,Amazon Prime,amazon prime video=Prime Video,AMC,Apple Music,Apple One,Apple TV,apple tv plus=Apple TV+,Audible,AXS,bet 365=Bet365,Bet365,Blizzard,Blue Note,Bowlero,Britbox,Bumble,Cedar Point,Channel 4,Chuck E Cheese,Cinemark,Cineworld,Comedy Cellar,Crunchyroll,Dave and Busters arcade,Deezer,Dice,Discord,Discord Nitro,disney +=Disney+,Disney Plus,Disney World,Disneyland,DraftKings,Epic Games,EuroMillions,Eventbrite,Everyman,Fandango,FanDuel,Film4,Fortnite,HBO,HBO Max,Hinge,Hulu,Kindle Unlimited,Ladbrokes,Legoland,Live Nation,Madame Tussauds,Madison Square Garden,Main Event,Masterclass,Max subscription,Medium,Mega Millions,Minecraft,Mubi,National Lottery,Netflix,New York Times,Nintendo,Nintendo eShop,Now TV,Odeon,OnlyFans,Paddy Power,Pandora Radio,Paramount Plus,Patreon,Peacock,PlayStation Plus,PlayStation Store,Powerball,Prime Video,PS Plus,psn=PlayStation Store,Regal,Riot Games,Roblox,round 1=Round1,Round One,SeatGeek,SeaWorld,SiriusXM,Six Flags,SoundCloud,Spotify,Steam,StubHub,Studio 54,studio fifty four=Studio 54,Substack,The Economist,The Guardian,Thorpe Park,Ticketmaster,Tidal,Tinder,top golf=Topgolf,Topgolf,Twitch,Universal Studios,Vue,Washington Post,William Hill,Xbox Game Pass,Xbox Live,YouTube,youtube music=YouTube Music,YouTube Premium,YouTube TV',
  },
  {
    category: 'Bills',
    price: 'medium',
    words:
      '1Password,3 mobile=Three Mobile,Admiral,Adobe,ADT,Affirm,Afterpay,Allstate,Amex bill,AT&T,Aviva,AWS,Big Yellow,Boost Mobile,British Gas,BT,Bulb,Canva,Capital One payment,CenturyLink,Chase payment,ChatGPT,Churchill,Claude,Clearpay,Comcast,ComEd,con ed=ConEd,Con Edison,ConEd,Cox,Creative Cloud,Cricket Wireless,Direct Line,Dominion Energy,Dropbox,DTE,Duke Energy,E.ON,EDF,Edison,EE,eon=E.ON,Eversource,ExpressVPN,Extra Space Storage,Farmers Insurance,FPL,Frontier Internet,Geico,Giff Gaff,giffgaff,GitHub,GoDaddy,Google Fi,Google One,Google Workspace,H&R Block,Hastings Direct,Hyperoptic,iCloud,Klarna,LastPass,Lebara,LegalZoom,Lemonade insurance,Liberty Mutual,LV insurance,Merry Maids,Microsoft 365,microsoft three sixty five=Microsoft 365,Mint Mobile,Molly Maid,National Grid,Nationwide,Navient,Nelnet,NordVPN,Notion,O2,Octopus Energy,octopus=Octopus Energy,Office 365,one password=1Password,OpenAI,Optimum,OVO,p g and e=PG&E,PG&E,pge=PG&E,Plusnet,Progressive,Public Storage,Roto-Rooter,Sallie Mae,Scottish Power,Severn Trent,SimpliSafe,Sky,sky tv=Sky,Southern California Edison,Spectrum,Sprint,Squarespace,Starlink,State Farm,T-Mobile,TalkTalk,TaskRabbit,Tesco Mobile,Thames Water,Three Mobile,three mobile bill=Three Mobile,tmobile=T-Mobile,TurboTax,U-Haul,United Utilities,USAA,Verizon,Virgin Media,Visible,Vodafone,Waste Management,Wix,Xcel Energy,Xfinity,Zoom',
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words:
      "24 Hour Fitness,Aetna,Anytime Fitness,Aspen Dental,Banfield,Barry's,BetterHelp,Blue Cross,Boots,Boots pharmacy,Bupa,Calm app,Centrum,Chemist Warehouse,Cigna,ClassPass,Crunch Fitness,CVS,David Lloyd,Duane Reade,Equinox,f forty five=F45,F45,GNC,Gold's Gym,GoodRx,Headspace,Hims,Holland & Barrett,Invisalign,Kaiser,Kaiser Permanente,LA Fitness,LabCorp,LensCrafters,lloyds pharmacy=LloydsPharmacy,LloydsPharmacy,Massage Envy,MyFitnessPal,Noom,Nuffield,One Medical,orange theory=Orangetheory,Orangetheory,Peloton app,Planet Fitness,Priceline Pharmacy,pure gym=PureGym,PureGym,Quest Diagnostics,Rite Aid,SmileDirect,SoulCycle,Specsavers,Strava,Talkspace,The Gym Group,the y=YMCA,twenty four hour fitness=24 Hour Fitness,UnitedHealthcare,Virgin Active,Vision Express,Vitamin Shoppe,Walgreens,Weight Watchers,WW,YMCA",
  },
  {
    category: 'Education',
    price: 'big',
    words:
      'Babbel,Brilliant,Century 21 school,Chegg,Codecademy,Coursera,DataCamp,Duolingo,edX,General Assembly,Grammarly,Khan Academy,Kumon,LinkedIn Learning,Open University,Pearson,Pluralsight,Preply,Princeton Review,Quizlet,Rosetta Stone,Scholastic,Skillshare,Sylvan,Udemy',
  },
  {
    category: 'Travel',
    price: 'big',
    words:
      '25hours,air b n b=Airbnb,air bnb=Airbnb,Air Canada,Air France,Airbnb,Alamo,Alaska Airlines,American Airlines,Avis,Best Western,booking com=Booking.com,Booking.com,British Airways,Budget Rent a Car,Butlins,Carnival Cruise,Center Parcs,Centre Parcs,Century 21 rental,citizenM,Comfort Inn,Contiki,Days Inn,Delta,easy jet=EasyJet,EasyJet,Emirates,Enterprise,Eurostar,Eurotunnel,Expedia,Four Seasons,Frontier Airlines,G Adventures,Global Entry,Hampton Inn,Hertz,Hilton,Holiday Inn,Hostelworld,Hotel 71,Hotels.com,Hyatt,Iberia,Ibis,jet two=Jet2,Jet2,JetBlue,Kayak,KLM,La Quinta,Lufthansa,Marriott,Motel 6,motel six=Motel 6,Norwegian Cruise,Novotel,Pod 51,Premier Inn,Priceline,Qantas,Qatar Airways,Radisson,Red Roof Inn,Ritz,Ritz Carlton,Royal Caribbean,Ryanair,Sheraton,Singapore Airlines,Sixt,Skyscanner,Southwest,Spirit Airlines,Super 8,super eight=Super 8,Thrifty,Travelodge,Trip.com,TripAdvisor,TSA PreCheck,TUI,United Airlines,Virgin Atlantic,Vrbo,Westin,Wizz Air',
  },
  {
    category: 'Other',
    price: 'medium',
    words:
      'Bank of America,Barking Mad,Century 21,century twenty one=Century 21,DHL,Drybar,Evri,fed ex=FedEx,FedEx,Fiverr,Forty Niners,GoFundMe,Great Clips,Hermes delivery,Level 42,Oxfam donation,Red Cross,Rover,Royal Mail,Save the Children,Sport Clips,Supercuts,Three Sisters,Timpson,Toni & Guy,U2,UNICEF,UPS,Upwork,USPS,Wikipedia',
  },
]
