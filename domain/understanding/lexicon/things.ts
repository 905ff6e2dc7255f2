import type { TransactionCategory } from '#domain/category.ts'

/** What an entry usually costs; decides whether "twelve fifty" can also be 1,250. */
export type PriceClass = 'small' | 'medium' | 'big'

export type ThingList = { category: TransactionCategory; price: PriceClass; words: string }

/** Everyday things by category, in lower case, singular where both forms are said. */
export const thingLists: readonly ThingList[] = [
  {
    category: 'Food & Dining',
    price: 'small',
    words:
      'acai bowl,adobo,akara,ale,almond,americano,apple,apricot,arancini,arepa,asado,avocado,bacon,bagel,baguette,bak kut teh,bakery,baking powder,baklava,banana,banh mi,banku,bannock,bao,bap,bean,beer,beetroot,bento,berry,bhel puri,biltong,biltong roll,biscuit,blueberry,boba,borek,boulangerie,braai,bratwurst,bread,brekkie,brew,broccoli,brownie,bruschetta,bun,bunny chow,burek,burger,burrito,burrito bowl,butter,buttie,cabbage,cafe au lait,caipirinha,cake,candy,cannoli,cappuccino,carbonara,carrot,cashew,celery,cereal,cevapi,ceviche,chaat,chai,champagne,chapati,char kway teow,cheese,cheeseburger,cherry,chickpea,chili,chilli,chipper,chippy,chips,chocolate,chole bhature,choripan,churro,cider,clementine,cocktail,coconut,coffee,coffee bean,coke,cone,congee,cookie,cordial,corn,cornbread,cornetto,cortado,courgette,cracker,cream,creamer,creme brulee,crepe,crisps,croissant,croqueta,crumpet,cucumber,cumin,cup of coffee,cupcake,cuppa,curd,currywurst,custard,dal,danish,doner,donut,doritos,dosa,double double,doughnut,drink,dumpling,eclair,edamame,egg,egusi,elote,empanada,enchilada,espresso,falafel,falafel plate,feijoada,fika,filled roll,fish and chips,flat white,float,flour,focaccia,fondue,footlong,frappe,frappuccino,freddo,fries,froyo,fruit,fufu,garlic,gatorade,gelato,ghee,gin,ginger,glass of wine,gnocchi,goulash,granola,grape,guac,guac bowl,guacamole,gum,gyoza,gyro,haleem,halo halo,hamburger,haribo,hash brown,highball,hoagie,honey,horchata,hot dog,hotpot,hummus,ice,icecream,idli,jalebi,jam,jerk chicken,jerky,jollof,juice,kale,kaya toast,kebab,kenkey,ketchup,kimchi,kitkat,kiwi,kombucha,kopi,kulfi,laban,lager,lahmacun,laksa,lamb,lamington,langos,lasagna,lasagne,lassi,latte,lechon,lemon,lemonade,lentil,lettuce,lime,loaf,lolly,lumpia,macaron,macchiato,mandarin,mandazi,mango,margarita,mars bar,masala,matcha,mayo,meal deal,meatball,melon,menu del dia,mezcal,michelada,milanesa,milk,milk tea,milkshake,mimosa,mince,miso,mocha,momo,monster,moussaka,muesli,muffin,mushroom,mustard,naan,nacho,nasi goreng,nasi lemak,nectarine,nihari,noodle,nugget,nut,nyama choma,oat,oatmeal,okonomiyaki,okra,oliebollen,olive oil,onigiri,onion,orange,paan,pad see ew,pad thai,paella,pain au chocolat,pancake,pandesal,paneer,pani puri,panini,pap,papaya,paratha,parfait,pasta,pastry,pasty,pav bhaji,pavlova,pea,peach,peanut,pear,pepper,pepsi,peri peri,pho,pickle,pie,pierogi,pierogies,pineapple,pint,pistachio,plantain,plum,poha,poke bowl,pop,popcorn,popsicle,pork,porridge,potato,pozole,prawn,pretzel,pringles,prosecco,protein bar,pudding,puff puff,pumpkin,puri,quesadilla,raclette,radish,raisin,ramen,raspberry,red bull,rice,rice bowl,risotto,roll,roti,roti canai,rum,sake,salad,salad bowl,salsa,salt,samosa,sando,sandwich,sarnie,satay,sauce,sausage,schooner,scone,shake,shakshuka,shawarma,shot,simit,sinigang,siomai,slaw,slice,slice of cake,slice of pizza,slurpee,slushie,smoothie,smoothie bowl,smorrebrod,snack,snag,snickers,soda,soup,souvlaki,spice,spinach,squash,steamboat,stock cube,stout,strawberry,stroopwafel,strudel,sub,sugar,sukuma wiki,sundae,sushi train,suya,sweetcorn,sweets,syrup,taco,taho,takoyaki,tamale,tangerine,tart,tea,teh tarik,tempura,tequila,tilapia,tim tams,tip jar,tiramisu,toast,toastie,tofu,tomato,tortilla,tot,tuna,turmeric,turnip,udon,ugali,upma,uttapam,vada,vada pav,veg,vegetable,veggie,vending machine,vetkoek,vinegar,vodka,waakye,waffle,walnut,water,watermelon,wedges,whiskey,wine,wing,wonton,wrap,yam,yeast,yogurt',
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words:
      'alcohol,appetizer,baby formula,banquet,bar,bar tab,barbecue,bbq,beef,big shop,birthday cake,biryani,bistro,bite,bite to eat,bodega,booze,bottle of wine,bottle shop,brasserie,breakfast,brewery,brunch,buffet,butcher,cafe,cafeteria,cake shop,canteen,cantina,carryout,catering,chicken,chinese,coffee shop,cookout,corner shop,corner store,crab,curry,deli,delivery,dessert,dim sum,diner,dining,dining out,dinner,drive through,drive thru,duck,eatery,eating out,farmers market,feast,fish,fishmonger,food,food shopping,food truck,fruit and veg,gastropub,greengrocer,grocery,grocery run,grocery shopping,ham,hamper,happy hour,hawker,hot pot,ice cream truck,indian,izakaya,kebab shop,kitchen,leftovers,liquor,lobster,lunch,luncheon,meal,meat,night out drinks,nightcap,noodle bar,off licence,off license,oysters,parma,patisserie,picnic,pizza,potluck,poutine,protein powder,provisions,pub,restaurant,ribs,roast,round,round of drinks,salmon,sandwiches for the team,schnitzel,seafood,shrimp,snacks for the office,squid,steak,steakhouse,sunday roast,supermarket,supper,sushi,tab,take away,take out,takeaway,takeout,tapas,taqueria,tavern,tea room,tea time,tearoom,thai,thali,tiffin,trattoria,turkey,veal,veg box,venison,wedding cake,weekly shop,wine bar',
  },
  {
    category: 'Transportation',
    price: 'small',
    words:
      'air for the tires,air pump,auto,bike share,bike taxi,bus,cable car,car charge,car park,car wash,carpool,charging,citi bike,coach,congestion charge,day pass,fare,ferry,jeepney,matatu,meter,metro,monorail,oyster,oyster card,oyster top up,park and ride,parking,parking garage,rickshaw,scooter,shuttle,subway card,subway fare,subway ride,toll,train ride,train ticket,tram,transit,tricycle,trolley,tube,tuk tuk,underground,water taxi',
  },
  {
    category: 'Transportation',
    price: 'medium',
    words:
      'adblue,antifreeze,at hop,at hop top up,bike repair,bike service,bike tube,bike tune up,boda,boda boda,breakdown cover,bvg ticket,cab,car charging,car hire,car key,car mats,car tax,charging station,charging the car,commute,dala dala,danfo,dashcam,def fluid,detailing,deutschland ticket,deutschlandticket,diesel,dmv,engine oil,ev charging,ez link,ez link top up,fill up,filled the tank,filled up,filling up,fuel,gas,gas station,gasoline,inner tube,inspection,jeep,keke,license plate,linkt,lrt,luas,minicab,mot,motor oil,mrt,number plate,oil change,oil changed,okada,opal,ov chipkaart,parked,parking fine,parking permit,parking ticket,pasmo,petrol,petrol station,presto,rail,railcard,recovery truck,registration,rego,ride,ride home,ride share,rideshare,road tax,roadside assistance,salik,season ticket,shinkansen,smog check,speeding fine,speeding ticket,suica,tank,tank of gas,taxi,tow,tow truck,towing,traffic ticket,train,transport,transportation,travel card,travelcard,tro tro,trotro,ute,valet,vehicle tax,vulcanizer,wheel,windscreen,windshield,wiper',
  },
  {
    category: 'Transportation',
    price: 'big',
    words:
      'alignment,alternator,auto parts,auto repair,body shop,brake,bumper,car,car note,car repair,clutch,dealership,dent repair,exhaust,garage,gearbox,headlight,mechanic,moped,motorbike,motorcycle,radiator,scooter repair,suspension,tire,transmission,truck,tyre,used car',
  },
  {
    category: 'Shopping',
    price: 'small',
    words:
      'balloon,bin bag,birthday card,bleach,bulb,candle,cling film,comb,comic,cotton bud,crayon,deodorant,envelope,foil,folder,glue,greeting card,hanky,kitchen roll,lightbulb,lighter,loo roll,magazine,marker,mug,napkin,newspaper,notebook,paper,pen,pencil,postcard,ribbon,soap,sock,sponge,stamp,sticker,straw,tape,tissue,toilet paper,toilet roll,toothbrush,toothpaste,washing up liquid,wipes,wrapping paper',
  },
  {
    category: 'Shopping',
    price: 'medium',
    words:
      'abaya,action figure,adapter,air force ones,air fryer,album,anklet,apron,aquarium filter,art supplies,baby food,baby monitor,backpack,bag,bait,baking tray,bale,ball,bangle,barbecue gas,basketball,bat,batteries,battery,beanie,bedding,belt,bib,bike lock,bike pump,bikini,bin liner,binoculars,birthday gift,birthday present,blanket,blazer,blender,blouse,board game,bolt,book,bookshop,bookstore,boots,bouquet,bowl,boxers,bra,bracelet,brick,brogue,brooch,broom,bucket,cable,camping gear,cap,cap gun,capo,car boot,car seat,card,card game,cardigan,cartridge,case,cat food,cat litter,cat treat,cat tree,cement,chainsaw,chair,charcoal,charger,charity shop,christmas gift,christmas present,christmas tree,cigarettes,cigs,cleaning supplies,clogs,clothes,clothing,coal,coat,coffee machine,coffee maker,cologne,compost,conditioner,convenience store,costume,cot,craft,crate,crib,crocs,cup,curtain,cushion,cutlery,decoration,department store,detergent,diaper,dice,dishes,dog bed,dog collar,dog food,dog leash,dog treat,dog treats,doll,dollar store,doormat,dress,drill,drugstore stuff,dry erase,dumbbell,dummy,duster,duvet,earbuds,earphone,earring,extension cord,extension lead,eyeliner,fabric,fairy lights,faucet,feed,fence,fencing,fertiliser,fertilizer,firewood,fish tank,fishing gear,fishing rod,flashlight,flask,flea market,fleece,flip flops,florist,flower,football,foundation,frame,fuse,garage sale,garden,garden center,garden centre,gift,gift card,glasses case,glove,goggles,gravel,guitar string,hair dryer,hairbrush,hairdryer,hammer,hamster,handbag,hard drive,hardware,hat,hay,hdmi,headphones,headset,heels,helmet,hijab,hinge,home decor,hoodie,hose,hosepipe,household,houseplant,ink,iron,jacket,jeans,jersey,jigsaw,jordan ones,jordans,jumble sale,jumper,kettle,kettlebell,keyboard,kindle book,kindling,knife,knitting,knives,kurta,ladder,lamp,lawn mower,leash,leggings,lego,lipstick,loafer,logs,lotion,luggage,lumber,lunch box,lunchbox,make up,makeup,mall,mascara,memory card,merch,microwave,mirror,modem,moisturiser,moisturizer,mop,mouse,mulch,nail gun,nail polish,nappy,neck pillow,necklace,nikes,novel,op shop,ornament,padlock,paint,pajamas,pan,pants,party supplies,patch kit,pellets,perfume,pet food,pet store,pet supplies,phone case,photo frame,photocopy,picture frame,pillow,planner,plant,plate,plywood,poncho,poster,pot,power bank,present,printer,printing,ps5 controller,purse,pushchair,puzzle,racket,raincoat,rake,rattle,razor,record,resistance band,roller,rollerblades,rolling pin,rope,rose,router,rug,salwar,sand,sandal,sanitary,saree,sari,saucepan,scarf,screen protector,screw,scrubs,sd card,sealant,seed,seedling,sewing,shampoo,shapewear,shaving cream,sheet,shelf,shirt,shoe,shoe rental,shopping,shorts,shovel,skateboard,skin care,skincare,skirt,skis,sleeping bag,slipper,smokes,sneaker,snorkel,snowboard,socket,sofa cover,soil,spade,spatula,sprinkler,stapler,stationery,stereo,stocking,straightener,strap,streamer,stuff for the house,suit,suitcase,sunglasses,surfboard,sweater,sweatshirt,swimsuit,swimwear,tampon,tarp,teapot,teddy,tee,tent,thermos,thobe,thongs,thread,thrift store,tie,tights,tile,timber,tinsel,toaster,tobacco,toiletries,toner,tool,torch,towel,toy,toy car,trainer,trash bag,trimmer,trousers,tshirt,tupperware,ugg,umbrella,underwear,uniform,usb,vacuum,vape,varnish,vase,vest,vinyl,wallet,wallpaper,washing powder,water bottle,wax,webcam,wedding gift,wedding present,weed killer,wetsuit,wheelbarrow,wine glasses,wire,wok,wreath,xbox controller,yarn,yeezys,yoga mat',
  },
  {
    category: 'Shopping',
    price: 'big',
    words:
      'air con,air conditioner,air cooler,airpods,appliance,armchair,bed,bicycle,bike,blinds,bookshelf,cabinet,camera,canoe,carpet,coffee table,computer,console,cooker,couch,curtains,dehumidifier,designer bag,desk,dining table,dishwasher,dresser,drone,drum kit,dryer,e reader,ebike,electronics,engagement ring,fan,freezer,fridge,furniture,gaming chair,generator,gpu,graphics card,grill,guitar,heater,hob,hoover,hot tub,ipad,iphone,jewellery,jewelry,kayak,kindle,laptop,lawnmower,lens,macbook,mattress,monitor,motherboard,mower,new phone,nintendo switch,oven,pc,peloton,phone,piano,playstation,pram,projector,ps4,ps5,recliner,refrigerator,ring,saddle,shed,smartwatch,sofa,soundbar,speaker,ssd,stove,stroller,switch oled,table,tablet,telescope,television,telly,tiller,tractor,treadmill,tv,violin,vr headset,wardrobe,washer,washing machine,watch,wedding dress,wedding ring,xbox',
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words:
      'admission,album download,amusement park,app,apps,aquarium,arcade,audio guide,audiobook,ballet,baseball game,baseball ticket,basketball game,batting cages,battle pass,bet,betting,billiards,bingo,blu ray,board game cafe,boat trip,bowling,bull riding,bumper cars,carnival,casino,cd,cinema,circus,climbing wall,club,club entry,comedy show,comic con,concert,court hire,cover charge,cricket match,dance night,darts,dating app,day out,derby,disco,dj,dlc,driving range,dvd,ebook,entertainment,entrance fee,escape game,escape room,event,exhibition,fair,fairground,festival,film,fireworks,fishing license,fishing trip,football game,football match,football season ticket,football ticket,fun,funfair,gacha,gallery,gambling,game,game pass,gig,go kart,go karting,golf,green fees,hike pass,hobby,hockey game,horse riding,in app purchase,karaoke,kayak rental,laser tag,lift pass,loot box,lottery,lotto,magazine subscription,manga,match day,match ticket,matinee,minigolf,mobile game,movie,museum,music subscription,musical,national park,night out,nightclub,nintendo game,open mic,opera,paint and sip,paintball,panto,pantomime,park entry,party,planetarium,play,podcast,poker,pokies,pool,popcorn at the movies,ps5 game,pub quiz,quiz night,raffle,rave,redbox,rink,robux,rodeo,safari park,salsa night,scratch card,scratch off,scratchers,season pass,show,skating,ski lesson,ski lift,ski pass,skins,slots,snooker,sports,squash court,stand up,steam game,streaming,subscription,surf lesson,sweepstake,tennis court,test match,theater,theatre,theme park,ticket,trampoline,trampoline park,trivia night,twitch sub,v bucks,video game,water park,waterpark,xbox game,zoo',
  },
  {
    category: 'Bills',
    price: 'big',
    words:
      'accountant,accounting,alimony,architect,bail,body corp,boiler,boiler repair,builder,capital gains,child support,contractor,conveyancing,credit card,debt,down payment,electric meter,electrical work,electrician,estate agent,gas meter,ground rent,handyman,hmrc,hoa,home repair,house repair,installment,instalment,insurance,irs,klarna payment,landlord,lawyer,leccy,legal fees,letting agent,loan,lodger,mortgage,movers,moving company,notary,nursery fees,plumber,plumbing,rent,roof repair,roofer,security deposit,self assessment,service charge,skip hire,storage unit,surveyor,tax,vat',
  },
  {
    category: 'Bills',
    price: 'medium',
    words:
      'after school club,airtime,alarm system,antivirus,association dues,atm fee,au pair,babysitter,babysitting,bank charge,bank fee,bank transfer fee,bill,bin charges,bin collection,body corporate,breakfast club,broadband,cable bill,cable tv,carer,cell bill,cell plan,childcare,childminder,chimney sweep,cleaner,cleaning lady,cloud storage,creche,customs,data bundle,data plan,day care,daycare,domain,dry cleaning,dues,electric,electricity,energy,exterminator,fee,foreign transaction fee,garbage,gardener,gas bill,gas cylinder,gutter cleaning,heating,home help,home security,homeware insurance,hosting,icloud storage,interest charge,internet,ironing,kplc tokens,landline,late charge,late fee,launderette,laundromat,laundry,lawn care,lawn mowing,light bill,lpg,maid,membership fee,mobile bill,mobile contract,nanny,nursery,overdraft,passport fee,password manager,pest control,pet insurance,phone bill,phone contract,phone plan,phone top up,po box,power,propane,rates,recharge,recharge card,recycling,school bus fee,septic,service fee,sewer,sim,sim only,sitter,sky bill,software subscription,solicitor,stamp duty,standing charge,strata,top up,trash,tv licence,tv license,tv subscription,union dues,utility,vpn,water bill,wi fi,wifi,window cleaning,wire fee',
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words:
      'a and e,acupuncture,advil,allergy test,amoxicillin,antacid,antibiotics,antihistamine,apotheke,aspirin,band aid,bandage,barre,benadryl,biopsy,birth control,blood pressure,blood test,blood work,bloods,boxing class,calpol,check up,checkup,chemist,chemo,chiropractor,claritin,clinic,co pay,condom,consult,consultation,contact lens,contacts,copay,cough syrup,counseling,counselling,counsellor,counselor,covid test,cpap,crossfit,crutches,dental,dentist,dermatologist,dialysis,dietitian,doctor,dr,drugstore,ear drops,emergency room,epipen,eye drop,eye exam,eye test,eyedrops,farmacia,filling,first aid,fitness,flu shot,glasses,gp,gym,health,health insurance,healthcare,hearing aid,hearing test,hospice,hospital,hospital bill,hygienist,ibuprofen,inhaler,insulin,jab,knee brace,lab,laxative,leisure centre,lenses,lozenge,mammogram,massage,medical,medicare,medication,medicine,meds,midwife,mole check,mouthwash,nappy cream,new glasses,nurofen,nutritionist,optician,optometrist,orthodontics,orthodontist,osteo,osteopath,painkiller,panadol,paracetamol,pathology,personal trainer,pharmacy,physical,physician,physio,physiotherapy,pilates,pills,plaster,podiatrist,polyclinic,pregnancy test,prescription,probiotics,psychiatrist,psychologist,radiology,reflexology,reformer,rehab,sauna,scan,script,shots at the clinic,smear,specialist,spin class,stethoscope,sudafed,sun cream,sunscreen,supplement,swim,swimming,therapist,therapy,thermometer,throat spray,tylenol,ultrasound,urgent care,vaccine,vapor rub,vet,veterinarian,vitamin,wellness,x ray,yoga,zumba',
  },
  {
    category: 'Healthcare',
    price: 'big',
    words:
      'ambulance,braces,cough drops,crown,ct scan,dental work,er visit,eye drops,fillings,hearing aid,hearing aid batteries,hospital bill,implant,invisalign,ivf,mri,operation,orthodontist,physio course,retainer,root canal,surgery,teeth cleaned,teeth cleaning,tooth,veneers,wheelchair',
  },
  {
    category: 'Education',
    price: 'big',
    words:
      'a level,bootcamp,bursar,certification,college,conference ticket,course,diploma,driving school,enrollment,enrolment,exam,gcse,ielts,kindergarten,masterclass,masters,online course,phd,preschool,private school,sat prep,school fees,semester,seminar,student fees,study abroad,summer camp,summer school,toefl,training,tuition,uni,university,workshop',
  },
  {
    category: 'Education',
    price: 'medium',
    words:
      'anatomy book,art class,calculator,class,coding course,cooking class,course book,dance class,drawing class,driving lesson,driving test,education,exam prep,exercise book,field trip,flash cards,flashcards,guitar lesson,kids lessons,language app,language class,language course,lesson,library fee,library fine,music class,music lesson,nursery school,past papers,piano lesson,pottery class,pta,revision guide,school,school lunch money,school photos,school supplies,school trip,science kit,spanish class,student card,study guide,swimming lesson,textbook,tutor,tutoring,violin lesson,workbook',
  },
  {
    category: 'Travel',
    price: 'big',
    words:
      'air b and b,air ticket,airfare,airline,airport parking,airport transfer,all inclusive,bag fee,baggage,bnb,bnb booking,cabin,campervan,campground,camping trip,campsite,car rental,caravan,chalet,checked bag,city break,cruise,currency exchange,esim,eurail,eurostar,excursion,flight,fuel surcharge,guest house,guesthouse,hire car,holiday,homestay,honeymoon,hostel,hotel,houseboat,interisland ferry,interrail,lodge,lounge,luggage fee,luggage storage,motel,motorhome,passport,plane,rent a car,rental car,resort,riad,rv,rv park,ryokan,safari,ski hire,ski trip,sleeper train,snorkel rental,souvenir,timeshare,tour,train to paris,travel,travel adapter,travel insurance,travel sim,trip,upgrade,vacation,villa,visa application,visa fee,visa on arrival,weekend away',
  },
  {
    category: 'Other',
    price: 'medium',
    words:
      'allowance for the kids,alterations,atm,barber,barbershop,blow dry,braids,brows,busker,carpet cleaning,cash,cattery,charity,church,collection plate,courier,dog groomer,dog sitter,dog walker,dog walking,donation,dry clean,extensions,eyebrows,eyelash,facial,fine,fundraiser,funeral,godchild,gofundme,grooming,hair,haircut,hairdresser,highlights,just giving,justgiving,kennel,key copy,key cutting,kids allowance,lashes,locksmith,manicure,mosque,nails,offering,parcel,passport photo,pedicure,penalty,pet sitter,phone repair,photo booth,piercing,pocket money,poppy,post office,postage,puja,sadaqah,salon,screen repair,shave,shipping,shoe repair,spa,sponsor,sponsorship,storage,synagogue,tailor,tan,tanning,tattoo,temple,threading,tip,tithe,trim,tzedakah,wash and fold,watch repair,waxing,wedding,wig,withdrawal,zakat',
  },
]

/** Words of money coming in; "salary 3000" is an income without any verb. */
export const incomeThings =
  'salary,paycheck,pay check,paycheque,pay cheque,pay day,payday,wage,wages,bonus,commission,dividend,dividends,refund,tax refund,tax return,tax rebate,rebate,reimbursement,cashback,cash back,royalties,pension,stipend,per diem,child benefit,unemployment,universal credit,social security,inheritance,winnings,scholarship,grant,freelance income,freelance,side hustle,side gig,income,rental income,stimulus check,stimulus,birthday money,babysitting money,tip money,christmas money,gig money,severance,payout,deposit from work,direct deposit,invoice payment,interest income,expenses back,expense reimbursement,overtime,overtime pay,holiday pay,sick pay,back pay,chargeback'
