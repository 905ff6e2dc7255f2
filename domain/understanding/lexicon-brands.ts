import type { ThingList } from '#domain/understanding/lexicon-things.ts'

/** Names of shops and services as they are written; "said=Written" adds another way to say one. */
export const brandLists: readonly ThingList[] = [
  {
    category: 'Food & Dining',
    price: 'small',
    words:
      "7 11=7-Eleven,7 eleven=7-Eleven,7-Eleven,A&W,Arby's,Auntie Anne's,Baskin-Robbins,Ben & Jerry's,Blue Bottle,Bojangles,Buc-ee's,bucees=Buc-ee's,Burger King,cafe nero=Caffè Nero,caffe nero=Caffè Nero,Caffè Nero,canes=Raising Cane's,Caribou Coffee,Carl's Jr,Cava,Checkers,chick fil a=Chick-fil-A,Chick-fil-A,Chipotle,Cinnabon,Circle K,Cold Stone,Costa,Costa Coffee,Crumbl,Culver's,Dairy Queen,Del Taco,Dunkin,dunkin donuts=Dunkin' Donuts,Dutch Bros,El Pollo Loco,Firehouse Subs,Five Guys,Freshii,Gail's,Gong Cha,Greggs,Hardee's,Heinz 57,heinz fifty seven=Heinz 57,in and out burger=In-N-Out,in n out=In-N-Out,In-N-Out,Insomnia Cookies,Itsu,Jack in the Box,Jamba,Jamba Juice,Jersey Mike's,Jimmy John's,Joe & the Juice,KFC,Krispy Kreme,Kung Fu Tea,maccas=McDonald's,maccies=McDonald's,McDonald's,mcds=McDonald's,mickey ds=McDonald's,Moe's,Panda Express,Panera,Panera Bread,Paris Baguette,Peet's,Peet's Coffee,Philz,Popeyes,Potbelly,Pret,Pret a Manger,Qdoba,QuikTrip,Quiznos,Raising Cane's,Rally's,Sbarro,Second Cup,seven 11=7-Eleven,seven eleven=7-Eleven,Shake Shack,Sheetz,Smoothie King,Sonic,Starbucks,Steak n Shake,Subway,Sweetgreen,Taco Bell,Tim Hortons,Wawa,Wendy's,Whataburger,White Castle,Wingstop,Yo Sushi,Zaxby's",
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words:
      "99 Ranch,99 ranch market=99 Ranch,Albertsons,Aldi,Applebee's,Asda,Ask Italian,bdubs=Buffalo Wild Wings,Benihana,BevMo,BJ's Restaurant,Blue Apron,Bob Evans,Buffalo Wild Wings,California Pizza Kitchen,Carrefour,Cheesecake Factory,Chili's,Co-op,Coles,coop=Co-op,Cracker Barrel,Dave & Buster's,Deliveroo,Denny's,Din Tai Fung,Dishoom,Domino's,door dash=DoorDash,DoorDash,First Watch,Food Lion,Franco Manca,Fred Meyer,Giant Eagle,Gousto,Grocery Outlet,grub hub=Grubhub,Grubhub,H Mart,H-E-B,Haidilao,Harris Teeter,heb=H-E-B,hello fresh=HelloFresh,HelloFresh,Honest Burgers,Hooters,Hy-Vee,Iceland,IHOP,Instacart,Just Eat,Kroger,Lidl,Little Caesars,Loblaws,Longhorn,M&S Food,Majestic Wine,Meijer,Morrisons,Morton's,Nando's,ninety nine ranch=99 Ranch,No Frills,Nobu,Ocado,Olive Garden,Outback,Outback Steakhouse,p f changs=PF Chang's,Papa John's,Papa Murphy's,Perkins,PF Chang's,Pizza Express,Pizza Hut,Postmates,Prezzo,Publix,Ralphs,Ranch 99,Red Lobster,Red Robin,Round Table Pizza,Route 66 diner,route sixty six diner=Route 66 Diner,Ruby Tuesday,Ruth's Chris,Safeway,Sainsbury's,ShopRite,Spar,spoons=Wetherspoons,Sprouts,Stop & Shop,Tesco,tescos=Tesco,Texas Roadhouse,tgi friday=TGI Fridays,TGI Fridays,the cheesecake factory=Cheesecake Factory,the coop=Co-op,Too Good To Go,Total Wine,Trader Joe's,traders joes=Trader Joe's,Uber Eats,ubereats=Uber Eats,Vons,Waffle House,Wagamama,Waitrose,Wegmans,wetherspoon=Wetherspoons,Wetherspoons,Whole Foods,WinCo,Woolworths,Yard House,Zizzi",
  },
  {
    category: 'Transportation',
    price: 'medium',
    words:
      "AAA,Addison Lee,ADNOC,Advance Auto,Amtrak,Arco,AutoZone,Avanti,BART,BlaBlaCar,Bolt,BP,Caltrain,Casey's,ChargePoint,Chevron,Citgo,Citi Bike,Clipper,Conoco,Discount Tire,E-ZPass,Electrify America,ENOC,Esso,EVgo,Exxon,ExxonMobil,ez pass=E-ZPass,FasTrak,Firestone,FlixBus,Flying J,FreeNow,Gett,Goodyear,Greyhound,GWR,Halfords,Jiffy Lube,Kwik Fit,Kwik-Fit,Lime,LIRR,LNER,Love's,Lyft,lyfts=Lyft,Megabus,Meineke,Metrolink,Midas,Mobil,MTA,Murphy USA,NAPA,National Express,National Rail,NCP,Northern Rail,o reilly auto parts=O'Reilly,O'Reilly,Oyster,ParkMobile,PayByPhone,Pep Boys,Peter Pan,Phillips 66,phillips sixty six=Phillips 66,RAC,Racetrac,Repsol,RingGo,Santander Cycles,ScotRail,Shell,Southeastern,Speedway,SpotHero,Sunoco,Supercharger,Tesla Supercharger,Texaco,TfL,Trainline,Turo,Uber,ubers=Uber,Union 76,Valero,Valvoline,Zipcar",
  },
  {
    category: 'Shopping',
    price: 'medium',
    words:
      "1 800 flowers=1-800-Flowers,1-800-Flowers,7 for all mankind=7 For All Mankind,99 Cents Only,Abercrombie,Ace Hardware,Adidas,Aerie,Alibaba,AliExpress,Amazon,American Eagle,Anthropologie,Apple Store,Argos,ASOS,b and q=B&Q,B&H,B&M,B&Q,Banana Republic,Barnes & Noble,Bass Pro,Bath & Body Works,Bed Bath & Beyond,bed bath and beyond=Bed Bath & Beyond,Best Buy,Big W,Birkenstock,BJ's Wholesale,Bloom & Wild,Bloomingdale's,Boohoo,Build-A-Bear,Bunnings,Burberry,Burlington,Cabela's,Calvin Klein,Canadian Tire,Card Factory,CB2,Chanel,Chanel No 5,chanel no five=Chanel No 5,chanel number 5=Chanel No 5,chanel number five=Chanel No 5,Chewy,Clarks,Coach,Columbia,Converse,Costco,Costco Wholesale,Craigslist,Crate & Barrel,Crocs,Currys,Daiso,Debenhams,Decathlon,Depop,Dick's Sporting Goods,Dick's,Dillard's,Disney Store,doc martens=Dr. Martens,Dollar General,Dollar Tree,Dr Martens,Dunelm,eBay,Etsy,Facebook Marketplace,Family Dollar,Finish Line,Five Below,Flying Tiger,Foot Locker,Forever 21,forever twenty one=Forever 21,Fortnum & Mason,Fossil,Fred Perry,Free People,game stop=GameStop,GameStop,Gap,Glossier,Goodwill,Gucci,Gumtree,Gymshark,H&M,Half Price Books,Hamleys,Harbor Freight,Harrods,Hermes,Hobby Lobby,Hobbycraft,Hollister,Home Bargains,Home Depot,Home Goods,Homebase,HomeGoods,Hot Topic,House of Fraser,Hugo Boss,IKEA,Interflora,j c penney=JCPenney,J Crew,JB Hi-Fi,JCPenney,JD Sports,Joann,John Lewis,Kate Spade,Kmart,Kohl's,Lacoste,Levi,Levi's,Louis Vuitton,Lowe's,Lululemon,Lush,m and s=M&S,MAC Cosmetics,Macy's,Marks & Spencer,Marshalls,Massimo Dutti,Matalan,Menards,Mercari,Michael Kors,Michaels,Micro Center,Miniso,Monsoon,Moonpig,Muji,Neiman Marcus,New Balance,New Look,Newegg,Next,Nike,Nordstrom,Nordstrom Rack,North Face,Office Depot,Officeworks,Old Navy,Oxfam,Pacsun,Pandora,Paperchase,Patagonia,Petco,Pets at Home,PetSmart,phase 8=Phase Eight,Phase Eight,Pier 1,pier 1 imports=Pier 1,pier one=Pier 1,Poshmark,Pottery Barn,pound land=Poundland,Poundland,Prada,PrettyLittleThing,Primark,Pull & Bear,Puma,Ralph Lauren,Ray-Ban,Reebok,REI,Reiss,River Island,Ross,Saks,Saks Fifth Avenue,Saks Off 5th,saks off fifth=Saks Off 5th,Salvation Army,Sam's Club,Savers,Screwfix,Sears,Selfridges,Sephora,Seven For All Mankind,Shein,Skechers,Smyths,Sports Direct,Staples,Superdrug,Superdry,Swarovski,t j maxx=TJ Maxx,t k maxx=TK Maxx,Target,Ted Baker,Temu,The Body Shop,The Entertainer,the north face=The North Face,The Range,ThredUp,Tiffany,Timberland,TJ Maxx,TK Maxx,Tommy Hilfiger,Toolstation,Topshop,Toys R Us,Tractor Supply,True Value,Ulta,Uniqlo,Urban Outfitters,Vans,Victoria's Secret,Vinted,w h smith=WHSmith,wal mart=Walmart,wally world=Walmart,Walmart,Warby Parker,Waterstones,Wayfair,West Elm,WHSmith,Wickes,Wilko,Williams Sonoma,World Market,Zara",
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words:
      'Alamo Drafthouse,Alton Towers,Amazon Prime,amazon prime video=Prime Video,AMC,Apple Music,Apple One,Apple TV,apple tv plus=Apple TV+,Audible,AXS,bet 365=Bet365,Bet365,Blizzard,Blue Note,Bowlero,Britbox,Bumble,Cedar Point,Channel 4,Chuck E Cheese,Cinemark,Cineworld,Comedy Cellar,Crunchyroll,Deezer,Discord,Discord Nitro,disney +=Disney+,Disney Plus,Disney World,Disneyland,DraftKings,Epic Games,EuroMillions,Eventbrite,Everyman,Fandango,FanDuel,Film4,Fortnite,HBO,HBO Max,Hinge,Hulu,Kindle Unlimited,Ladbrokes,Legoland,Live Nation,Madame Tussauds,Madison Square Garden,Main Event,Masterclass,Mega Millions,Minecraft,Mubi,National Lottery,Netflix,New York Times,Nintendo,Nintendo eShop,Now TV,Odeon,OnlyFans,Paddy Power,Pandora Radio,Paramount Plus,Patreon,Peacock,PlayStation Plus,PlayStation Store,Powerball,Prime Video,PS Plus,psn=PlayStation Store,Regal,Riot Games,Roblox,round 1=Round1,SeatGeek,SeaWorld,SiriusXM,Six Flags,SoundCloud,Spotify,Steam,StubHub,Studio 54,studio fifty four=Studio 54,Substack,The Economist,The Guardian,Thorpe Park,Ticketmaster,Tidal,Tinder,top golf=Topgolf,Topgolf,Twitch,Universal Studios,Vue,Washington Post,William Hill,Xbox Game Pass,Xbox Live,YouTube,youtube music=YouTube Music,YouTube Premium,YouTube TV',
  },
  {
    category: 'Bills',
    price: 'medium',
    words:
      '1Password,3 mobile=Three Mobile,Admiral,Adobe,ADT,Affirm,Afterpay,Allstate,AT&T,Aviva,AWS,Big Yellow,Boost Mobile,British Gas,BT,Canva,CenturyLink,ChatGPT,Churchill,Claude,Clearpay,Comcast,ComEd,con ed=ConEd,Con Edison,ConEd,Cox,Creative Cloud,Cricket Wireless,Direct Line,Dropbox,DTE,Duke Energy,E.ON,EDF,Edison,EE,eon=E.ON,Eversource,ExpressVPN,Farmers Insurance,FPL,Geico,Giff Gaff,giffgaff,GitHub,GoDaddy,Google Fi,Google One,Google Workspace,H&R Block,Hyperoptic,iCloud,Klarna,LastPass,LegalZoom,Liberty Mutual,Microsoft 365,microsoft three sixty five=Microsoft 365,Mint Mobile,National Grid,Nationwide,Navient,Nelnet,NordVPN,Notion,O2,Octopus Energy,octopus=Octopus Energy,Office 365,one password=1Password,OpenAI,Optimum,OVO,p g and e=PG&E,PG&E,pge=PG&E,Progressive,Public Storage,Sallie Mae,Scottish Power,SimpliSafe,Sky,sky tv=Sky,Spectrum,Sprint,Squarespace,Starlink,State Farm,T-Mobile,TalkTalk,TaskRabbit,Tesco Mobile,Thames Water,Three Mobile,three mobile bill=Three Mobile,tmobile=T-Mobile,TurboTax,U-Haul,United Utilities,USAA,Verizon,Virgin Media,Vodafone,Waste Management,Wix,Xfinity,Zoom',
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words:
      "24 Hour Fitness,Aetna,Anytime Fitness,Aspen Dental,Barry's,BetterHelp,Blue Cross,Boots,Boots pharmacy,Bupa,Centrum,Chemist Warehouse,Cigna,ClassPass,Crunch Fitness,CVS,David Lloyd,Duane Reade,Equinox,f forty five=F45,F45,GNC,Gold's Gym,GoodRx,Headspace,Hims,Holland & Barrett,Invisalign,Kaiser,Kaiser Permanente,LA Fitness,LabCorp,LensCrafters,lloyds pharmacy=LloydsPharmacy,LloydsPharmacy,Massage Envy,MyFitnessPal,Noom,Nuffield,One Medical,orange theory=Orangetheory,Orangetheory,Planet Fitness,Priceline Pharmacy,pure gym=PureGym,PureGym,Quest Diagnostics,Rite Aid,SoulCycle,Specsavers,Strava,Talkspace,The Gym Group,the y=YMCA,twenty four hour fitness=24 Hour Fitness,UnitedHealthcare,Virgin Active,Vision Express,Vitamin Shoppe,Walgreens,Weight Watchers,WW,YMCA",
  },
  {
    category: 'Education',
    price: 'big',
    words:
      'Babbel,Chegg,Codecademy,Coursera,Duolingo,edX,General Assembly,Grammarly,Khan Academy,Kumon,LinkedIn Learning,Open University,Pearson,Pluralsight,Preply,Princeton Review,Quizlet,Rosetta Stone,Scholastic,Skillshare,Udemy',
  },
  {
    category: 'Travel',
    price: 'big',
    words:
      'air b n b=Airbnb,air bnb=Airbnb,Air Canada,Air France,Airbnb,Alamo,Alaska Airlines,American Airlines,Avis,Best Western,booking com=Booking.com,Booking.com,British Airways,Budget Rent a Car,Butlins,Carnival Cruise,Center Parcs,Centre Parcs,citizenM,Comfort Inn,Days Inn,Delta,easy jet=EasyJet,EasyJet,Emirates,Enterprise,Eurostar,Eurotunnel,Expedia,Four Seasons,Frontier Airlines,Global Entry,Hampton Inn,Hertz,Hilton,Holiday Inn,Hostelworld,Hotels.com,Hyatt,Iberia,Ibis,jet two=Jet2,Jet2,JetBlue,Kayak,KLM,La Quinta,Lufthansa,Marriott,Motel 6,motel six=Motel 6,Norwegian Cruise,Novotel,Premier Inn,Priceline,Qantas,Qatar Airways,Radisson,Red Roof Inn,Ritz,Ritz Carlton,Royal Caribbean,Ryanair,Sheraton,Singapore Airlines,Sixt,Skyscanner,Southwest,Spirit Airlines,Super 8,super eight=Super 8,Thrifty,Travelodge,Trip.com,TripAdvisor,TSA PreCheck,TUI,United Airlines,Virgin Atlantic,Vrbo,Westin,Wizz Air',
  },
  {
    category: 'Other',
    price: 'medium',
    words:
      'Bank of America,Century 21,century twenty one=Century 21,DHL,Drybar,Evri,fed ex=FedEx,FedEx,Fiverr,GoFundMe,Great Clips,Red Cross,Rover,Royal Mail,Sport Clips,Supercuts,Timpson,Toni & Guy,UNICEF,UPS,Upwork,USPS,Wikipedia',
  },
]
