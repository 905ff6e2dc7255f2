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
      'acai bowl,bun,meatball,ale,almond,americano,apple,apricot,arepa,avocado,bacon,bagel,baguette,bakery,baking powder,banana,banh mi,bao,bap,bean,beer,beetroot,bento,berry,biltong,biscuit,blueberry,boba,braai,bratwurst,bread,brekkie,brew,broccoli,brownie,burger,burrito,butter,buttie,cabbage,cake,candy,cannoli,cappuccino,carrot,cashew,celery,cereal,chai,champagne,chapati,cheese,cheeseburger,cherry,chickpea,chili,chilli,chippy,chips,chocolate,churro,cider,clementine,cocktail,coconut,coffee,coke,cone,congee,cornetto,cookie,cordial,corn,cornbread,cortado,courgette,cracker,cream,creamer,creme brulee,crepe,crisps,croissant,crumpet,cucumber,cumin,cup of coffee,cupcake,cuppa,curd,custard,dal,danish,doner,donut,dosa,doughnut,drink,dumpling,eclair,edamame,egg,empanada,enchilada,espresso,falafel,filled roll,fish and chips,flat white,float,flour,footlong,frappe,frappuccino,fries,froyo,fruit,fufu,garlic,gatorade,gelato,ghee,gin,ginger,glass of wine,gnocchi,granola,grape,guac,guacamole,gum,gyoza,gyro,hamburger,hash brown,hoagie,honey,hot dog,hummus,ice,icecream,idli,jalebi,jam,jerky,jollof,juice,kale,kebab,ketchup,kimchi,kiwi,kombucha,kulfi,lager,laksa,lamb,lamington,lasagna,lasagne,lassi,latte,lemon,lemonade,lentil,lettuce,lime,loaf,lolly,lumpia,macaron,macchiato,mandarin,mandazi,mango,margarita,masala,matcha,mayo,meal deal,melon,milk,milkshake,mimosa,mince,miso,mocha,momo,monster,muesli,muffin,mushroom,mustard,naan,nacho,nasi goreng,nectarine,noodle,nugget,nut,oat,oatmeal,okra,olive oil,onigiri,onion,orange,pad thai,pancake,paneer,panini,pap,papaya,paratha,parfait,pasta,pastry,pasty,pav bhaji,pea,peach,peanut,pear,pepper,pepsi,pho,pickle,pie,pierogi,pineapple,pint,pistachio,plantain,plum,poke bowl,pop,popcorn,popsicle,pork,porridge,potato,prawn,pretzel,prosecco,protein bar,pudding,pumpkin,puri,quesadilla,radish,raisin,ramen,raspberry,red bull,rice,risotto,roll,roti,rum,sake,salad,salsa,salt,samosa,sando,sandwich,sarnie,satay,sauce,sausage,schooner,scone,shake,shawarma,shot,slaw,slice,slice of cake,slurpee,slushie,smoothie,snack,soda,soup,spice,spinach,squash,stock cube,stout,strawberry,sub,sugar,sundae,suya,sweetcorn,sweets,syrup,taco,tamale,tangerine,tart,tea,tequila,tip jar,tiramisu,toast,toastie,tofu,tomato,tortilla,tot,tuna,turmeric,turnip,udon,ugali,vada,veg,vegetable,veggie,slice of pizza,double double,sushi train,guac bowl,siomai,kopi,laban,sukuma wiki,nyama choma,highball,okonomiyaki,takoyaki,snag,vetkoek,bunny chow,michelada,waakye,banku,tilapia,kenkey,egusi,akara,puff puff,hotpot,baklava,feijoada,snickers,freddo,mars bar,kitkat,doritos,pringles,haribo,chipper,steamboat,char kway teow,nasi lemak,roti canai,bak kut teh,kaya toast,milk tea,adobo,lechon,sinigang,halo halo,taho,pandesal,chaat,pani puri,bhel puri,chole bhature,uttapam,poha,upma,paan,vada pav,haleem,nihari,shakshuka,borek,simit,lahmacun,souvlaki,moussaka,currywurst,strudel,goulash,langos,cevapi,burek,paella,croqueta,arancini,focaccia,bruschetta,carbonara,asado,choripan,milanesa,ceviche,caipirinha,pozole,elote,horchata,mezcal,teh tarik,kombucha,falafel plate,boulangerie,fika,smorrebrod,stroopwafel,oliebollen,pavlova,tim tams,bannock,fondue,raclette,tempura,pierogies,pad see ew,jerk chicken,peri peri,suya,biltong roll,menu del dia,pain au chocolat,cafe au lait,burrito bowl,rice bowl,salad bowl,smoothie bowl,coffee bean,vending machine,vinegar,vodka,waffle,walnut,water,watermelon,wedges,whiskey,wine,wing,wonton,wrap,yam,yeast,yogurt',
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words:
      'sunday roast,alcohol,appetizer,baby formula,banquet,bar,bar tab,barbecue,bbq,beef,big shop,birthday cake,biryani,bistro,bite,bite to eat,bodega,booze,bottle of wine,bottle shop,brasserie,breakfast,brewery,brunch,buffet,butcher,cafe,cafeteria,cake shop,canteen,cantina,carryout,catering,chicken,chinese,coffee shop,cookout,corner shop,corner store,crab,curry,deli,delivery,dessert,dim sum,diner,dining,dining out,dinner,drive through,drive thru,duck,eatery,eating out,farmers market,feast,fish,fishmonger,food,food shopping,food truck,fruit and veg,gastropub,greengrocer,grocery,grocery run,grocery shopping,ham,hamper,happy hour,hawker,hot pot,ice cream truck,indian,izakaya,kebab shop,kitchen,leftovers,liquor,lobster,lunch,luncheon,meal,meat,night out drinks,nightcap,noodle bar,off licence,off license,oysters,parma,patisserie,picnic,pizza,potluck,poutine,protein powder,provisions,pub,restaurant,ribs,roast,round,round of drinks,salmon,sandwiches for the team,schnitzel,seafood,shrimp,snacks for the office,squid,steak,steakhouse,supermarket,supper,sushi,tab,take away,take out,takeaway,takeout,tapas,taqueria,tavern,tea room,tea time,tearoom,thai,thali,tiffin,trattoria,turkey,veal,veg box,venison,wedding cake,weekly shop,wine bar',
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
      'adblue,antifreeze,bike repair,bike service,bike tube,bike tune up,breakdown cover,cab,car charging,car hire,car key,car mats,car tax,charging station,charging the car,commute,dashcam,def fluid,detailing,diesel,dmv,engine oil,ev charging,fill up,filled the tank,filled up,filling up,fuel,gas,gasoline,inner tube,inspection,license plate,minicab,mot,motor oil,number plate,oil change,oil changed,deutschlandticket,luas,danfo,keke,okada,boda,boda boda,trotro,tro tro,dala dala,jeep,mrt,lrt,suica,pasmo,presto,opal,salik,linkt,shinkansen,vulcanizer,bvg ticket,ov chipkaart,ez link,ez link top up,at hop,at hop top up,gas station,petrol station,tank,deutschland ticket,parked,parking fine,parking permit,parking ticket,petrol,rail,railcard,recovery truck,registration,rego,ride,ride home,ride share,rideshare,road tax,roadside assistance,season ticket,smog check,speeding fine,speeding ticket,tank of gas,taxi,tow,tow truck,towing,traffic ticket,train,transport,transportation,travel card,travelcard,ute,valet,vehicle tax,wheel,windscreen,windshield,wiper',
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
      'balloon,bin bag,birthday card,bleach,bulb,candle,cling film,comb,comic,cotton bud,crayon,deodorant,envelope,foil,folder,glue,greeting card,hanky,kitchen roll,lightbulb,lighter,loo roll,magazine,marker,mug,napkin,newspaper,paper,notebook,pen,pencil,postcard,ribbon,soap,sock,sponge,stamp,sticker,straw,tape,tissue,toilet paper,toilet roll,toothbrush,toothpaste,washing up liquid,wipes,wrapping paper',
  },
  {
    category: 'Shopping',
    price: 'medium',
    words:
      'abaya,florist,cat treat,dog treat,ps5 controller,xbox controller,guitar string,capo,neck pillow,wax,leash,shoe rental,action figure,adapter,air force ones,air fryer,album,anklet,apron,aquarium filter,art supplies,baby food,baby monitor,backpack,bag,bait,baking tray,bale,ball,bangle,barbecue gas,basketball,bat,batteries,battery,beanie,bedding,belt,bib,bike lock,bike pump,bikini,bin liner,binoculars,birthday gift,birthday present,blanket,blazer,blender,blouse,board game,bolt,book,bookshop,bookstore,boots,bouquet,bowl,boxers,bra,bracelet,brick,brogue,brooch,broom,bucket,cable,camping gear,cap,cap gun,car boot,car seat,card,card game,cardigan,cartridge,case,cat food,cat litter,cat tree,cement,chainsaw,chair,charcoal,charger,charity shop,christmas gift,christmas present,christmas tree,cigarettes,cigs,cleaning supplies,clogs,clothes,clothing,coal,coat,coffee machine,coffee maker,cologne,compost,conditioner,convenience store,costume,cot,craft,crate,crib,crocs,cup,curtain,cushion,cutlery,decoration,department store,detergent,diaper,dice,dishes,dog bed,dog collar,dog food,dog leash,dog treats,doll,dollar store,doormat,dress,drill,drugstore stuff,dry erase,dumbbell,dummy,duster,duvet,earbuds,earphone,earring,extension cord,extension lead,eyeliner,fabric,fairy lights,faucet,feed,fence,fencing,fertiliser,fertilizer,firewood,fish tank,fishing gear,fishing rod,flashlight,flask,flea market,fleece,flip flops,flower,football,foundation,frame,fuse,garage sale,garden,garden center,garden centre,gift,gift card,glasses case,glove,goggles,gravel,hair dryer,hairbrush,hairdryer,hammer,hamster,handbag,hard drive,hardware,hat,hay,hdmi,headphones,headset,heels,helmet,hijab,hinge,home decor,hoodie,hose,hosepipe,household,houseplant,ink,iron,jacket,jeans,jersey,jigsaw,jordan ones,jordans,jumble sale,jumper,kettle,kettlebell,keyboard,kindle book,kindling,knife,knitting,knives,kurta,ladder,lamp,lawn mower,leggings,lego,lipstick,loafer,logs,lotion,luggage,lumber,lunch box,lunchbox,make up,makeup,mall,mascara,memory card,merch,microwave,mirror,modem,moisturiser,moisturizer,mop,mouse,mulch,nail gun,nail polish,nappy,necklace,nikes,novel,op shop,ornament,padlock,paint,pajamas,pan,pants,party supplies,patch kit,pellets,perfume,pet food,pet store,pet supplies,phone case,photo frame,photocopy,picture frame,pillow,planner,plant,plate,plywood,poncho,poster,pot,power bank,present,printer,printing,purse,pushchair,puzzle,racket,raincoat,rake,rattle,razor,record,resistance band,roller,rollerblades,rolling pin,rope,rose,router,rug,salwar,sand,sandal,sanitary,saree,sari,saucepan,scarf,screen protector,screw,scrubs,sd card,sealant,seed,seedling,sewing,shampoo,shapewear,shaving cream,sheet,shelf,shirt,shoe,shopping,shorts,shovel,skateboard,skin care,skincare,skirt,skis,sleeping bag,slipper,smokes,sneaker,snorkel,snowboard,socket,sofa cover,soil,spade,spatula,sprinkler,stapler,stationery,stereo,stocking,straightener,strap,streamer,stuff for the house,suit,suitcase,sunglasses,surfboard,sweater,sweatshirt,swimsuit,swimwear,tampon,tarp,teapot,teddy,tee,tent,thermos,thobe,thongs,thread,thrift store,tie,tights,tile,timber,tinsel,toaster,tobacco,toiletries,toner,tool,torch,towel,toy,toy car,trainer,trash bag,trimmer,trousers,tshirt,tupperware,ugg,umbrella,underwear,uniform,usb,vacuum,vape,varnish,vase,vest,vinyl,wallet,wallpaper,washing powder,water bottle,webcam,wedding gift,wedding present,weed killer,wetsuit,wheelbarrow,wine glasses,wire,wok,wreath,yarn,yeezys,yoga mat',
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
      'admission,album download,amusement park,app,apps,aquarium,arcade,audiobook,ballet,baseball game,baseball ticket,basketball game,batting cages,battle pass,bet,betting,billiards,bingo,blu ray,board game cafe,boat trip,bowling,bull riding,bumper cars,carnival,casino,cd,cinema,circus,climbing wall,club,club entry,comedy show,comic con,concert,court hire,cover charge,cricket match,dance night,darts,dating app,day out,derby,disco,dj,dlc,driving range,dvd,ebook,entertainment,entrance fee,escape game,escape room,event,exhibition,fireworks,audio guide,fair,fairground,festival,film,fishing license,fishing trip,football game,football match,football season ticket,football ticket,fun,funfair,gacha,gallery,gambling,game,game pass,gig,go kart,go karting,golf,green fees,hike pass,hobby,hockey game,horse riding,in app purchase,karaoke,kayak rental,laser tag,lift pass,loot box,lottery,lotto,magazine subscription,manga,match day,match ticket,matinee,minigolf,mobile game,movie,museum,music subscription,musical,national park,night out,nightclub,nintendo game,open mic,opera,paint and sip,paintball,panto,pantomime,park entry,party,planetarium,play,podcast,poker,pokies,pool,popcorn at the movies,ps5 game,pub quiz,quiz night,raffle,rave,redbox,rink,robux,rodeo,safari park,salsa night,scratch card,scratch off,scratchers,season pass,show,skating,ski lesson,ski lift,ski pass,skins,slots,snooker,sports,squash court,stand up,steam game,streaming,subscription,surf lesson,sweepstake,tennis court,test match,theater,theatre,theme park,ticket,trampoline,trampoline park,trivia night,twitch sub,v bucks,video game,water park,waterpark,xbox game,zoo',
  },
  {
    category: 'Bills',
    price: 'big',
    words:
      'leccy,electric meter,gas meter,accountant,accounting,alimony,architect,bail,body corp,boiler,boiler repair,builder,capital gains,child support,contractor,conveyancing,credit card,debt,down payment,electrical work,electrician,estate agent,ground rent,handyman,hmrc,hoa,home repair,house repair,installment,instalment,insurance,irs,klarna payment,landlord,lawyer,legal fees,letting agent,loan,lodger,mortgage,movers,moving company,notary,nursery fees,plumber,plumbing,rent,roof repair,roofer,security deposit,self assessment,service charge,skip hire,storage unit,surveyor,tax,vat',
  },
  {
    category: 'Bills',
    price: 'medium',
    words:
      'after school club,airtime,alarm system,antivirus,association dues,atm fee,au pair,babysitter,babysitting,bank charge,bank fee,bank transfer fee,bill,bin collection,body corporate,breakfast club,broadband,cable bill,cable tv,carer,cell bill,cell plan,childcare,childminder,chimney sweep,cleaner,cleaning lady,cloud storage,creche,customs,data bundle,data plan,day care,daycare,domain,dry cleaning,dues,electric,electricity,energy,exterminator,fee,foreign transaction fee,garbage,gardener,gas bill,gas cylinder,gutter cleaning,heating,home help,home security,homeware insurance,hosting,icloud storage,interest charge,internet,ironing,landline,late charge,late fee,launderette,laundromat,laundry,lawn care,lawn mowing,lpg,maid,membership fee,mobile bill,mobile contract,nanny,nursery,overdraft,passport fee,password manager,pest control,pet insurance,phone bill,phone contract,phone plan,phone top up,po box,power,propane,rates,recharge,recycling,school bus fee,septic,service fee,sewer,sim,sim only,sitter,sky bill,software subscription,solicitor,stamp duty,standing charge,strata,top up,trash,tv licence,tv license,tv subscription,union dues,utility,bin charges,light bill,recharge card,kplc tokens,vpn,water bill,wi fi,wifi,window cleaning,wire fee',
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words:
      'a and e,acupuncture,advil,allergy test,antacid,antibiotics,antihistamine,aspirin,band aid,bandage,barre,benadryl,biopsy,birth control,blood pressure,blood test,blood work,bloods,boxing class,calpol,check up,checkup,chemist,chemo,chiropractor,claritin,clinic,co pay,condom,consult,consultation,contact lens,contacts,copay,cough syrup,counseling,counselling,counsellor,counselor,covid test,cpap,crossfit,crutches,dental,dentist,dermatologist,dialysis,dietitian,doctor,dr,drugstore,ear drops,emergency room,epipen,eye drop,eye exam,eye test,eyedrops,filling,first aid,fitness,flu shot,glasses,gp,gym,health,health insurance,healthcare,hearing aid,hearing test,hospice,hospital,hospital bill,hygienist,ibuprofen,inhaler,insulin,jab,knee brace,lab,laxative,leisure centre,lenses,lozenge,mammogram,massage,medical,medicare,medication,medicine,meds,midwife,mole check,mouthwash,nappy cream,new glasses,nurofen,nutritionist,optician,optometrist,osteo,osteopath,painkiller,panadol,paracetamol,pathology,personal trainer,pharmacy,polyclinic,orthodontics,orthodontist,amoxicillin,apotheke,farmacia,physical,physician,physio,physiotherapy,pilates,pills,plaster,podiatrist,pregnancy test,prescription,probiotics,psychiatrist,psychologist,radiology,reflexology,reformer,rehab,sauna,scan,script,shots at the clinic,smear,specialist,spin class,stethoscope,sudafed,sun cream,sunscreen,supplement,swim,swimming,therapist,therapy,thermometer,throat spray,tylenol,ultrasound,urgent care,vaccine,vapor rub,vet,veterinarian,vitamin,wellness,x ray,yoga,zumba',
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
  'salary,paycheck,pay check,paycheque,pay cheque,pay day,payday,wage,wages,bonus,commission,dividend,dividends,refund,tax refund,tax return,tax rebate,rebate,reimbursement,cashback,cash back,royalties,pension,stipend,per diem,child benefit,unemployment,universal credit,social security,inheritance,winnings,scholarship,grant,freelance income,freelance,side hustle,side gig,income,rental income,stimulus check,stimulus,birthday money,babysitting money,tip money,christmas money,gig money,severance,payout,deposit from work,direct deposit,invoice payment,interest income,expenses back,expense reimbursement,overtime,overtime pay,holiday pay,sick pay,back pay'
