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
      acai,acai bowl,ackee,adobo,akara,ale,almond,americano,aperol,appetiser,apple,apricot,arancini,arepa,arroz,asado,asparagus,aubergine,avocado,ayran
      babyccino,bacon,bagel,baguette,baijiu,bak kut teh,bakery,baking powder,baklava,baklawa,balut,banana,bangers,banh mi,banku,bannock,bao,baozi,bap,barfi,barmbrack,basil,basmati,bay leaf,bay leaves,bean,beer,beet,beetroot,bellini,bento,berry,bhaji,bhel puri,bibimbap,biltong,biltong roll,biscuit,bisque,bitterballen,blackberry,blt,blueberry,boba,bobotie,borek,borscht,boulangerie,bourbon,boxty,braai,brandy,bratwurst,bread,brekkie,brekky,bretzel,brew,brie,brigadeiro,broccoli,broth,brownie,bruschetta,bulalo,bulgogi,bun,bunny chow,burek,burger,burrito,burrito bowl,butter,buttie,butty
      cabbage,cafe au lait,caipirinha,cake,candy,cannoli,cannolo,canola oil,cappuccino,capsicum,carbonara,carrot,cashew,cassava,celery,cereal,cevapi,ceviche,chaat,chai,chakalaka,champagne,chapati,char kway teow,char siu,cheddar,cheese,cheeseburger,cheesecake,cheesesteak,cheetos,cherry,chickpea,chili,chilli,chimichanga,chin chin,chipper,chippy,chips,chocolate,chole,chole bhature,choripan,chorizo,chow mein,chowder,churro,ciabatta,cider,cilantro,clementine,club mate,cobbler,cocktail,cocoa,coconut,cod,coddle,coffee,coffee bean,cognac,coke,cola,cone,congee,cookie,cooking oil,cordial,coriander,coriander leaves,corn,cornbread,cornetto,cortado,courgette,couscous,coxinha,cracker,cream,creamer,creme brulee,crepe,crisps,croissant,croqueta,crumble,crumpet,cucumber,cumin,cup of coffee,cupcake,cuppa,curd,curry leaves,currywurst,custard
      daiquiri,dal,danish,decaf,dhokla,dip,doner,donut,doritos,dosa,double double,doughnut,drink,drumstick,dumpling
      eclair,edamame,egg,eggplant,egusi,elote,empanada,enchilada,energy bar,energy drink,espresso,etouffee
      fajita,falafel,falafel plate,fanta,feijao,feijoada,feta,fig,fika,filled roll,fish and chips,flan,flat white,float,flour,focaccia,fondue,foodstuff,footlong,frappe,frappuccino,freddo,fries,frikandel,frittata,froyo,fruit,fry up,fudge,fufu,full english
      gammon,garlic,garri,gatorade,gazpacho,gelati,gelato,general tso,ghee,gin,ginger,glass of wine,gnocchi,golgappa,goulash,gozleme,granola,grape,grapefruit,grits,groundnut oil,growler,guac,guac bowl,guacamole,guinness,gulab jamun,gum,gumbo,gummies,gyoza,gyro
      haggis,haleem,halloumi,halo halo,hamburger,haribo,hash brown,herb,highball,hoagie,honey,horchata,hot dog,hotdog,hotpot,hsp,hummus,hush puppies
      ice,ice cream,icecream,icee,idli,indomie,ipa,irn bru
      jalebi,jam,jambalaya,jelly,jerk chicken,jerky,jianbing,jollof,juice
      kale,kare kare,katsu,kaya toast,kebab,kefir,kenkey,ketchup,kilishi,kimbap,kimchi,kitkat,kiwi,koeksister,kofta,kombucha,kopi,kulfi,kung pao,kunu
      laban,labneh,la croix,longganisa,lucozade,laddu,ladoo,lager,lahmacun,laksa,lamb,lamington,langos,lasagna,lasagne,lassi,latte,leberkase,lechon,leek,lemon,lemonade,lentil,lettuce,lime,limeade,linguine,liquorice,lo mein,loaf,lollipop,lolly,long black,lumpia
      melktert,mint,mint leaves,mountain dew,mtn dew,m&ms,macaron,macaroon,macchiato,madeleine,maggi,malt,malta,malted,manakish,mandarin,mandazi,mango,margarita,marmalade,marmite,mars bar,martini,masala,massaman,matcha,mayo,meal deal,meatball,meatloaf,mee goreng,melon,menu del dia,merlot,mezcal,michelada,milanesa,milk,milk tea,milkshake,mimosa,mince,miso,mithai,mocha,mochi,mofongo,moi moi,mojito,momo,monster,moussaka,mozzarella,muesli,muffin,mushroom,mustard
      naan,nacho,nasi goreng,nasi lemak,nata,nectarine,negroni,nihari,noodle,nugget,nut,nutella,nyama choma
      oat,oatmeal,ogi,okonomiyaki,okra,okro,oliebollen,olive,olive oil,omelet,omelette,onigiri,onion,orange,oxtail
      paan,pad see ew,pad thai,paella,pain au choc,pain au chocolat,pakora,palm oil,pancake,pancit,pandesal,paneer,panettone,pani puri,panini,pao de queijo,pap,papaya,paratha,parfait,parmesan,parmy,parsley,pasta,pastrami,pastry,pasty,pate,pav bhaji,pavlova,pea,peach,peanut,pear,penne,pepper,pepperoni,pepsi,peri peri,pernil,philly,pho,pickle,pie,pierogi,pierogies,pineapple,pint,pistachio,pita,plantain,plum,po boy,poha,poke,poke bowl,pop,popcorn,popsicle,pork,porridge,potato,powerade,pozole,prawn,pretzel,pringles,profiterole,prosciutto,prosecco,protein bar,pudding,puff puff,pumpkin,pupusa,puri
      quesadilla,queso,quiche,quinoa
      raclette,radish,raisin,rajma,ramen,rasgulla,raspberry,ravioli,red bull,redbull,rendang,reuben,rice,rice bowl,risotto,roll,roti,roti canai,rum,rusk,rye
      samgyupsal,scallion,sesame oil,snapple,sprite,slim jim,sabji,sabzi,sake,salad,salad bowl,salami,salsa,salt,sambar,samosa,sanga,sando,sandwich,sangria,sarnie,satay,sauce,sausage,schmear,schooner,scone,scotch,seitan,seltzer,shake,shakshuka,shandy,shawarma,shiraz,shot,simit,sinigang,siomai,sisig,six pack,skittles,slaw,slice,slice of cake,slice of pizza,sloppy joe,slurpee,slushie,smoko,smoothie,smoothie bowl,smorrebrod,snack,snag,snickers,soba,soda,soju,sorbet,soup,sourdough,souvlaki,spaetzle,spaghetti,spanakopita,spice,spinach,spritz,squash,sriracha,starter,steamboat,stock cube,stollen,stout,strawberry,stroopwafel,strudel,sub,sugar,sukuma wiki,sundae,sunflower oil,sushi train,suya,sweetcorn,sweets,syrup
      tabbouleh,taco,taho,takis,takoyaki,tamale,tangerine,tart,tayto,tea,tea leaves,teh tarik,tempeh,tempura,tenders,tequila,teriyaki,tilapia,tim tam,tip jar,tiramisu,toast,toastie,tocino,toffee,tofu,tomato,tortilla,tostada,tot,trail mix,tres leches,trifle,tteokbokki,tuna,turmeric,turnip,turnover,twix,tzatziki
      udon,ugali,upma,uttapam
      vada,vada pav,veg,vegemite,vegetable,veggie,vending machine,vetkoek,vinegar,vodka
      waakye,waffle,walnut,water,water bottle,watermelon,wedges,whippy,whiskey,whisky,white claw,wine,wing,wonton,wrap
      xiaolongbao,yam,yeast,yerba mate,yoghurt,yogurt,zobo,zucchini
    `,
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words: `
      alcohol,appetizer
      baby formula,bake sale,baker,banquet,bar,bar tab,barbecue,bbq,beef,big shop,birthday cake,biryani,bistro,bite,bite to eat,bodega,bodegon,boerewors,booze,boozer,bottle of wine,bottle shop,brasserie,breakfast,brewery,brewpub,brisket,brunch,buffet,buka,bukateria,butcher
      cafe,cafeteria,cake decorator,cake shop,calamari,canteen,cantina,carryout,carvery,catering,cevicheria,cha chaan teng,chicken,chinese,chip shop,churrascaria,churreria,cidery,clams,coffee shop,cookout,corner shop,corner store,crab,crawfish,creamery,creperie,csa box,curry
      darshini,date night,deli,delivery,dessert,dhaba,dim sum,diner,dining,dining out,dinner,distillery,drive through,drive thru,duck
      ate out,dined out,eaten out,eatery,eating out
      farmers market,feast,fish,fishmonger,food,food shopping,food truck,formula,fruit and veg
      gastropub,gelateria,greengrocer,grocer,grocery,grocery run,grocery shopping
      haddock,halal shop,ham,hamper,happy hour,hawker,hibachi,hot pot,ice cream truck,indian,injera,izakaya
      kebab shop,kirana,kitchen,kopitiam,leftovers,liquor,lobster,lunch,luncheon
      mackerel,mandi,meal,meat,mess bill,mess fees,mezze,milkman,mutton
      night out drinks,nightcap,nigiri,noodle bar
      off licence,off license,omakase,osteria,oyster bar,oysters
      parma,patisserie,picnic,pizza,pizzeria,potluck,poutine,prix fixe,protein powder,provisions,pub
      restaurant,ribeye,ribs,roast,rodizio,round,round of drinks
      salmon,sandwiches for the team,sardine,sari sari store,sashimi,scampi,schnitzel,seafood,set menu,shrimp,sirloin,smorgasbord,snacks for the office,speakeasy,sports bar,squid,steak,steakhouse,sunday roast,supermarket,supper,surf and turf,sushi
      tab,table for 2,table for 3,table for 4,table for 5,table for 6,table for eight,table for five,table for four,table for six,table for three,table for two
      taco truck,tagine,take away,take out,takeaway,takeout,tapas,taproom,taqueria,tasting menu,tavern,tea room,tea time,tearoom,thai,thali,tiendita,tiffin,trattoria,tuck shop,turkey
      veal,veg box,venison,wedding cake,weekly shop,wet market,wine bar,winery
    `,
  },
  {
    category: 'Transportation',
    price: 'small',
    words: `
      air for the tires,air pump,auto,bajaj,bike share,bike taxi,bodaboda,bus
      cable car,car charge,car park,car wash,carpool,chairlift,charging,citi bike,clean air zone,coach,congestion charge,congestion zone
      dart charge,day pass,ezpass,fare,fastag,ferry,full wash,funicular,jeepney
      matatu,meter,metro,metrocard,monorail,navigo,myki,oyster,oyster card,oyster top up
      presto card,marta card,clipper card,ventra card,leap card,octopus card,orca card,charlie card,breeze card,opal card,metro card,transit card,bus card,travel card
      park and ride,parking,parking garage,pedicab,rickshaw
      scooter,shuttle,subway,subway card,subway fare,subway ride
      tempo,toll,train ride,train ticket,tram,transit,tricycle,trishaw,trolley,tube,tuk tuk
      ulez,underground,vaporetto,vignette,water taxi
    `,
  },
  {
    category: 'Transportation',
    price: 'medium',
    words: `
      aa cover,adblue,air filter,air freshener,airport run,antifreeze,at hop,at hop top up
      bike hire,bike repair,bike service,bike tube,bike tune up,boda,boda boda,breakdown cover,breakdown recovery,bvg ticket
      cab,car charging,car hire,car key,car mats,car tax,carshare,charge point,charging station,charging the car,clamp,clamping,cng,commute,commuter pass,coolant
      dala dala,danfo,dash cam,dashcam,def fluid,detailing,deutschland ticket,deutschlandticket,diesel,dmv,drivers license,driving licence
      e10,emissions test,engine oil,ev charge,ev charging,ez link,ez link top up
      fill up,fuel,gas,gas station,gasoline
      impound,inner tube,inspection,jeep,jerry can,jump start,keke
      license plate,license renewal,linkt,lrt,luas,lime bike
      minibus,minicab,monthly pass,mot,motor oil,moving van,mrt,nct,number plate,monthly ticket
      oil change,oil changed,oil filter,okada,opal,ov chipkaart
      parked,parking fine,parking permit,parking ticket,pasmo,petrol,petrol station,presto,puncture
      rail,railcard,recovery truck,registration,rego,ride,ride home,ride share,rideshare,road tax,road worthy,roadside assistance,roadworthy
      salik,sat nav,screenwash,season ticket,servo,shinkansen,smog check,spark plug,speeding fine,speeding ticket,subway pass,suica,supercharging,streetcar
      tank,tank of gas,taxi,tow,tow truck,towing,traffic fine,traffic ticket,train,transport,transportation,travel card,travelcard,tro tro,trotro,tune up
      unleaded,ute,v5,valet,van hire,van service,vehicle tax,vulcanizer
      weekly pass,wheel,windscreen,windshield,wiper,zone pass,weekly ticket
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
      bunting,buttons,cotton pads,paperclips,paper clips,picture hook,tree lights
      badge,balloon,bin bag,biro,birthday card,bleach,bobby pins,body wash,bookmark,bulb
      candle,chapstick,cling film,comb,comic,confetti,cotton bud,cotton wool,crayon,crochet hook
      deodorant,dog chew,earplugs,envelope,eraser,fishing line,flea collar,foil,folder
      glue,greeting card,gumboot polish,hand sanitiser,hand sanitizer,hanky,highlighter,incense
      keychain,keyring,kitchen roll,kleenex,knitting needle,lightbulb,lighter,lip balm,loo roll
      magazine,magnet,marker,mug,nail file,napkin,needle,newspaper,notebook
      paintbrush,paper,pen,pencil,post its,postcard,potting mix,printout,ribbon,ruler
      safety pins,sandpaper,scrunchie,sellotape,sharpener,sharpie,shaving foam,shoelaces,shower gel,soap,sock,sponge,stamp,sticker,sticky notes,straw
      tape,tissue,toilet paper,toilet roll,toothbrush,toothpaste,toothpick,valentine
      washing up liquid,wipes,wrapping,wrapping paper,xerox,zipper
    `,
  },
  {
    category: 'Shopping',
    price: 'medium',
    words: `
      bike bell,braiding hair,cactus,cooler,dustpan,floor mats,keys cut,lace front,memory stick,mic stand,pinata,piñata,primer,relaxer,sash,sketchbook,spare key,steel caps,steel toes,tiara,veil,watering can,weave,wool
      abaya,action figure,adapter,aftershave,agbada,air force ones,air fryer,alarm clock,album,ankara,anklet,antique shop,apron,aquarium filter,art print,art supplies,aso ebi
      baby bottle,baby clothes,baby food,baby gate,baby monitor,babygro,backpack,bag,bait,baking tray,bale,ball,bangle,barbecue gas,barbie,basketball,bat,bath mat,bathrobe,battery,bauble,beanie,beauty supply,bedding,belt,bib,bike lock,bike pump,bikini,bin liner,binoculars,bird feeder,birthday gift,birthday present,blanket,blazer,blender,blouse,blusher,board game,bolt,bonsai,book,bookshop,bookstore,boots,bouquet,bowl,boxers,bra,bracelet,brick,briefs,brogue,brooch,broom,brushes,bucket
      cable,calendar,camping gear,canvas,cap,cap gun,capo,car boot,car seat,card,card game,cardigan,cartridge,case,casserole dish,cat food,cat litter,cat treat,cat tree,cement,chain saw,chainsaw,circular saw,chair,charcoal,charger,charity shop,chess set,chinos,chopping board,christmas gift,christmas lights,christmas present,christmas tree,cigar,cigarettes,cigs,cleaning supplies,cleanser,cleats,clogs,clothes,clothing,coal,coat,coffee grinder,coffee machine,coffee maker,cologne,comforter,compost,concealer,conditioner,convenience store,cookbook,cookware,cool box,cossie,costume,cot,coveralls,craft,crate,crib,crocs,crop top,cufflinks,cup,curtain,cushion,cutlery,cutting board
      decking,decoration,department store,detergent,diaper,diary,dice,dining set,dishes,dog bed,dog collar,dog food,dog lead,dog leash,dog treat,doll,dollar store,doormat,dress,dressing gown,drill,drugstore stuff,drumsticks,dry erase,duffel,dumbbell,dummy,dungarees,dupatta,duster,duvet,drill bit,drywall
      e-liquid,earbuds,earphone,earring,eau de toilette,echo dot,edibles,esky,extension cord,extension lead,eyeliner,eyeshadow
      fabric,face cream,face mask,face wash,fags,fairy lights,faucet,feed,fence,fencing,fertiliser,fertilizer,firewood,fish food,fish tank,fishing gear,fishing rod,fitbit,flash drive,flashlight,flask,flea market,fleece,flip flops,florist,flower,football,foundation,frame,french press,frisbee,furnace filter,fuse
      garage sale,garden,garden center,garden centre,gele,gift,gift wrap,gift wrapping,gift card,gift wrap,gilet,glasses case,glassware,glove,goggles,golf balls,golf clubs,gravel,grout,guitar string,gumboots,gym bag
      guttering,haberdashery,hack saw,hair clip,hair dryer,hair dye,hair gel,hair oil,hairbrush,hairdryer,hammer,hammock,hamster,hand cream,hand saw,handbag,hangers,hard drive,hardback,hardware,hat,hay,hdmi,head shop,headband,headlamp,headphones,headset,heels,helmet,hi vis,hijab,hinge,hockey stick,home decor,homeware store,hoodie,hookah,hose,hosepipe,household,houseplant
      ink,insoles,insulation,iron,ironing board
      jacket,jeans,jersey,jeweler,jeweller,jig saw,jigsaw,joggers,jordan ones,jordans,journal,jug,jumble sale,jumper
      kaftan,keepsake,kettle,kettlebell,keyboard,kibble,kimono,kindle book,kindling,kite,knickers,knife,knitting,knives,kurta,kurti
      ladder,lamp,lampshade,laundry basket,lawn mower,leash,led strip,leggings,lego,lehenga,light strip,lilies,lingerie,lipstick,loafer,log splitter,logs,lotion,luggage,lumber,lunch box,lunchbox
      make up,makeup,mall,mascara,memory card,merch,microphone,microwave,mirror,miter saw,mitre saw,mittens,mixer,modem,moisturiser,moisturizer,mop,mouse,mulch,music shop
      nail gun,nail polish,nappy,neck pillow,necklace,nerf gun,newsagent,nicotine pouches,nikes,novel
      onesie,op shop,orchid,ornament,overalls
      pacifier,padlock,paint,pajamas,pan,panties,pants,paperback,parka,parts,party supplies,patch kit,pawn shop,pellets,pendant,penknife,perfume,pet food,pet shop,pet store,pet supplies,phone case,phone mount,photo frame,photocopy,picture frame,pillow,pillowcase,pjs,placemat,planks,planner,plant,plasterboard,plate,playdough,pliers,plushie,plywood,poncho,poster,pot,pound shop,pound store,power bank,present,printer,printing,ps5 controller,puffer,pull up bar,pull ups pack,pullover,push up bar,purse,pushchair,puzzle,pyjamas
      quilt
      racket,racquet,raincoat,rake,rattle,razor,record,reeds,resistance band,rizla,roller,rollerblades,rollies,rolling pin,rope,rose,router,rucksack,rug
      salwar,sand,sandal,sanitary,saree,sari,saucepan,scarf,screen protector,screw,screwdriver,scrubs,sd card,sealant,secateurs,see saw,seesaw,second hand shop,secret santa,seed,seedling,serum,sewing,shampoo,shapewear,shaver,shaving cream,sheet,shelf,shelves,shelving,sherwani,shin guards,shinpads,shirt,shoe,shoe rental,shopping,shorts,shovel,shuttlecock,skateboard,skillet,skin care,skincare,skirt,skirting board,skis,sleeping bag,slime,slipper,smart plug,smoke shop,smokes,sneaker,snorkel,snowboard,socket,sofa cover,soil,spade,spanner,spatula,sprinkler,stapler,stationers,stationery,stereo,stocking,storage box,straightener,strap,streamer,stuff for the house,stuffed animal,succulent,suit,suitcase,sunglasses,surfboard,sweater,sweatpants,sweatshirt,swimsuit,swimwear
      tablecloth,tackle,tampon,tank top,tarp,teapot,teddy,tee,tent,thermos,thobe,thongs,thread,thrift store,tie,tights,tile,timber,tinsel,toaster,tobacco,toiletries,toner,tool,toolbox,torch,tote,towel,toy,toy car,trackies,tracksuit,trainer,trash bag,trash can,trimmer,tripod,trousers,tshirt,tulips,tumbler,tupperware,turf,tux,tuxedo
      ugg,umbrella,underwear,uniform,usb,vacuum,vape,vape juice,varnish,vase,vest,vinyl,vinyl record
      waistcoat,wallet,wallpaper,washing powder,wax,webcam,wedding gift,wedding present,going away gift,going away present,leaving gift,leaving present,weed killer,weights,wellies,wellingtons,wetsuit,wheelbarrow,windbreaker,wine glasses,wire,wok,wood,wreath,wrench
      xbox controller,yard sale,yarn,yeezys,yoga mat,zyn
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
      face painting,horse race,keno,lawn bowls,rehearsal room,studio time
      admission,airsoft,album download,amusement park,app,aquarium,arcade,archery,audio guide,audiobook,axe throwing
      bachelorette,badminton court,ballet,baseball game,baseball ticket,basketball game,batting cages,battle pass,bet,betting,billiards,bingo,blu ray,board game cafe,boat hire,boat ride,boat trip,bookie,bookmaker,bouldering,bouncy castle,bowling,boxing match,broadway,bull riding,bumper cars,bungee
      campfire,carnival,casino,casino chips,cd,cinema,circus,claw machine,climbing,climbing gym,climbing wall,club,club entry,club subs,comedy night,comedy show,comic con,concert,corn maze,court booking,court hire,cover charge,cricket match,cricket
      dance night,dance recital,darts,dating app,day out,derby,disco,dj,dlc,driving range,dvd
      ebook,entertainment,entrance,entrance fee,entry fee,escape game,escape room,event,exhibition
      fair,fairground,fantasy league,festival,fete,fifa points,film,fireworks,fishing charter,fishing license,fishing trip,five a side,football game,football match,football season ticket,football ticket,fun,funfair,footy,formula 1
      18 holes,9 holes,eighteen holes,nine holes,gacha,gallery,gambling,grand national,game,game pass,gig,go kart,go karting,golf,green fee,greyhounds
      haunted house,hayride,hen do,hike pass,hobby,hockey game,horse races,horse ride,horse riding,hot air balloon,hunting license
      imax,in app purchase,itunes,jet ski,karaoke,kayak rental,kentucky derby,kino
      laser quest,laser tag,lift pass,loot box,lottery,lotto
      magazine subscription,manga,london eye,match day,match ticket,matinee,melbourne cup,minigolf,mobile game,movie,museum,music subscription,musical
      nascar,national park,night out,nightclub,nintendo game,open mic,opera
      paint and sip,paintball,paintballing,panto,pantomime,parasailing,park entry,park pass,party,pay per view,pc game,pedalo,pinball,pitch hire,planetarium,play,playstation game,podcast,poker,pokies,pony ride,pool,popcorn at the movies,pottery painting,ppv,ps5 game,pub quiz,pumpkin patch,putt putt
      quiz,quiz night,race track,raffle,rave,redbox,rink,robux,rodeo
      safari park,salsa night,scratch card,scratch off,scratchcard,scratchers,scratchie,scratchies,scuba,season pass,shooting range,show,skate park,skating,ski day,ski lesson,ski lift,ski pass,skins,skydive,skydiving,sledging,slot machine,slots,snooker,snorkeling,snorkelling,sparklers,sports,sportsbook,squash court,stag do,stand up,steam game,streaming,subscription,surf lesson,sweepstake
      tennis court,test match,the dogs,the races,theater,theatre,theme park,ticket,tombola,trampoline,trampoline park,trivia night,twitch sub
      ufc fight,v bucks,vbucks,video game,water park,waterpark,wine tasting,works do,xbox game
      zip line,zipline,zoo
    `,
  },
  {
    category: 'Bills',
    price: 'big',
    words: `
      accountant,accounting,alimony,architect,bail,body corp,boiler,boiler repair,bricklayer,builder
      capital gains,carpenter,child support,contractor,conveyancing,credit card,debt,down payment,council tax
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
      furnace,furnace repair,mowing,snow plow,transfer fee
      ac repair,ac service,after school club,airtime,alarm system,antivirus,association dues,atm fee,au pair
      babysitter,babysitting,bank charge,bank fee,bank transfer fee,bill,bin charges,bin collection,body corporate,bookkeeper,breakfast club,broadband,building maintenance
      cable bill,cable tv,carer,cell bill,cell plan,child maintenance,childcare,childminder,chimney,chimney sweep,cleaner,cleaning lady,cleaning service,cloud storage,co working,cooking gas,coworking,creche,customs
      data,data bundle,data plan,day care,daycare,domain,domestic help,domestic helper,dry cleaning,dues
      electric,electricity,energy,exterminator,fee,foreign transaction fee
      garbage,gardener,gas and electric,gas and electricity,gas bill,gas bottle,gas cylinder,gas refill,generator diesel,generator fuel,gez,glazier,gotv,gutter cleaning,gutter guy
      furnace oil,heating,heating oil,home help,home security,homeware insurance,hosting,hvac,hydro
      icloud storage,interest charge,internet,ironing,kita,kplc tokens,krankenkasse
      landline,load po,late charge,late fee,launderette,laundromat,laundry,lawn care,lawn guy,lawn mowing,lawn service,layaway,leccy meter,light bill,lpg
      maid,membership fee,meter top up,mobile bill,mobile load,phone load,cell load,prepaid load,mobile contract,mobile plan,nanny,nepa,nursery
      oil delivery,oil fill,oil tank,overdraft
      passport fee,password manager,permit,pest control,pest guy,pet insurance,phcn,phone bill,phone contract,phone credit,phone payment,phone plan,phone recharge,phone top up,po box,pos charge,pool service,power,prepaid plan,propane,propane tank
      rates,recharge,recharge card,recycling,roof guy,rundfunkbeitrag
      satellite tv,school bus fee,security guard,septic,septic tank,service fee,sewage,sewer,sewerage,sim,sim only,sitter,sky bill,snow removal,society maintenance,software license,software subscription,solicitor,sparky,stamp duty,standing charge,strata
      termite,top up,tradie,trash,tv licence,tv license,tv subscription,union dues,utility,vpn,telephone
      waste collection,watchman,water bill,water company,wi fi,wifi,window cleaning,wire fee
    `,
  },
  {
    category: 'Healthcare',
    price: 'small',
    words: `
      advil,allergy tablets,antacid,antihistamine,antiseptic,aspirin
      band aid,bandage,benadryl,blister plaster,bug spray
      calpol,cetirizine,claritin,cold and flu,condom,cough drops,cough syrup,dettol
      ear drops,electrolytes,eye drop,eyedrops,fish oil,gauze,gaviscon,hay fever tablets
      ibuprofen,imodium,insect repellent,laxative,lemsip,loratadine,lozenge
      melatonin,mosquito repellent,mouthwash,multivitamin
      nappy cream,nasal spray,nurofen
      painkiller,panadol,paracetamol,pepto,plaster,probiotic,rennie
      sanitary pads,savlon,strepsils,sudafed,sun cream,sun screen,sunblock,sunscreen,supplement
      tampons,throat spray,tums,tylenol,vapor rub,vicks,vitamin,zyrtec
    `,
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words: `
      a and e,acupuncture,acupuncturist,allergy shot,allergy test,amoxicillin,ankle brace,antibiotics,apotheke
      back brace,barre,biopsy,birth control,blood pressure,blood test,blood work,bloods,booster,boxing class,breast pump
      cardiologist,check up,checkup,chemist,chemo,chiro,chiropractor,clinic,co pay,collagen,compression socks,consult,consultation,contact lens,contact solution,contacts,copay,counseling,counselling,counsellor,counselor,covid test,cpap,creatine,crossfit,crutch,cupping
      deep heat,dental,dentist,dermatologist,dermatology,detox,dialysis,dietician,dietitian,doctor,dr,drugstore
      emergency room,epipen,er bill,eye exam,eye test
      farmacia,filling,first aid,first aid course,fitness,flea treatment,flu shot
      glasses,gp,gym,gynaecologist,gynecologist
      health,health insurance,healthcare,hearing aid,hearing test,hospice,hospital,hospital bill,hygienist,hypnotherapy
      inhaler,insulin,jab,knee brace,knee support,krankengymnastik,lab,leisure centre,lenses
      mammogram,massage,medical,medicare,medication,medicine,meds,midwife,mole check,morning after pill,mouth guard
      new glasses,nhs,night guard,nutrition plan,nutritionist
      obgyn,oncologist,optician,optometrist,orthodontics,orthodontist,osteo,osteopath,ovulation test
      paediatrician,pathology,pcr test,pediatric visit,pediatrician,period products,personal trainer,pharmacy,physical,physician,physio,physiotherapy,pilates,pills,plan b,podiatrist,polyclinic,pregnancy test,prescription,psychiatrist,psychologist,pt session
      radiology,reflexology,reformer,rehab,reiki
      sauna,scan,script,shots at the clinic,slimming world,smear,specialist,spin class,spinning class,stethoscope,swim,swimming
      teeth whitening,therapist,therapy,thermometer,ultrasound,urgent care,urologist
      vaccination,vaccine,vet,veterinarian,voltaren
      walking stick,wellness,whey,whitening strips,wrist brace,x ray,xray,yoga,zumba
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
      a level,bootcamp,bursar,certification,college,conference ticket,course,diploma,driving school
      enrollment,enrolment,exam,gcse,ielts,kindergarten,masterclass,masters,online course
      phd,preschool,private school
      sat prep,school fees,semester,seminar,student fees,study abroad,summer camp,summer school
      toefl,training,tuition,uni,university,workshop
    `,
  },
  {
    category: 'Education',
    price: 'medium',
    words: `
      anatomy book,art camp,art class,calculator,class,coding course,cooking class,course book
      dance class,day camp,drawing class,driving instructor,driving lesson,driving test
      education,exam prep,exercise book,field trip,flash cards,flashcards
      gmat,gre,guitar lesson,gymnastics,judo,karate,kids lessons
      language app,language class,language course,lesson,library fee,library fine,lsat
      martial arts,mcat,music class,music lesson,music teacher,piano teacher,guitar teacher,violin teacher,singing teacher,drum teacher,art teacher,math teacher,maths teacher,swim teacher,swimming teacher,nursery school
      parent teacher,past papers,piano lesson,pottery class,professional membership,pta
      revision guide
      school,school lunch money,school photo,school supplies,school trip,science kit,soccer camp,spanish class,stem camp,student card,study guide,swimming lesson
      taekwondo,textbook,theory test,tutor,tutoring,violin lesson,webinar,workbook,yearbook
    `,
  },
  {
    category: 'Travel',
    price: 'big',
    words: `
      accommodation,accomodation,air b and b,round trip,round trip ticket,air ticket,airfare,airline ticket,one way ticket,round trip ticket,plane ticket,airline,airport parking,airport transfer,all inclusive
      b&b,bag fee,baggage,beach house,bed and breakfast,bnb,bnb booking,booking,booking fee
      cabin,camp site,campervan,campground,camping,camping trip,campsite,car rental,caravan,chalet,channel tunnel,checked bag,city break,cottage,cruise,currency exchange
      duty free,e visa,esim,eurail,eurostar,evisa,excursion,extra legroom,flight,fuel surcharge
      glamping,guest house,guesthouse
      hajj,heathrow express,hire car,holiday,homestay,honeymoon,hostel,hotel,houseboat
      inn,interisland ferry,interrail,lodge,lodging,lounge,luggage fee,luggage storage
      motel,motorhome,passport,pilgrimage,plane,priority boarding
      rent a car,rental car,resort,riad,roaming,roaming charges,roaming pass,rv,rv park,ryokan
      safari,seat selection,sightseeing,ski hire,ski trip,sleeper train,snorkel rental,souvenir,sun lounger,sunbed
      timeshare,tour,train to paris,travel,travel adapter,travel insurance,travel sim,trip
      umrah,upgrade,vacation,van rental,villa,visa application,visa fee,visa on arrival,weekend away
      yurt
    `,
  },
  {
    category: 'Other',
    price: 'medium',
    words: `
      allowance for the kids,alterations,atm,barber,barbershop,blow dry,braids,brows,busker
      carpet cleaning,cash,cattery,charity,church,collection plate,courier
      dog groomer,dog sitter,dog walker,dog walking,donation,dry clean,extensions,eyebrows,eyelash
      facial,fine,food bank,food drive,food pantry,fundraiser,funeral,godchild,gofundme,grooming,hair,haircut,hairdresser,highlights
      just giving,justgiving,kennel,key copy,key cutting,kids allowance,lashes,locksmith
      manicure,mosque,nails,offering
      package,parcel,passport photo,pedicure,penalty,pet sitter,phone repair,photo booth,piercing,pocket money,poppy,post office,postage,puja
      sadaqah,salon,screen repair,shave,shipping,shoe repair,soup kitchen,spa,sponsor,sponsorship,storage,synagogue
      tailor,tan,tanning,tattoo,temple,threading,tip,tithe,trim,tzedakah
      wash and fold,watch repair,waxing,wedding,wig,withdrawal,zakat
    `,
  },
]

/** Words of money coming in; "salary 3000" is an income without any verb. */
export const incomeThings = `
  ad revenue,adsense,affiliate income,attendance allowance
  bonus,incentive,birthday money,babysitting money,back pay
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
