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
      'acai bowl,almond milk,americano,apple,avocado,bacon,bagel,baguette,bakery,banana,beer,berry,biscuit,blueberry,boba,bottled water,bread,brew,broccoli,brownie,bubble tea,burger,burrito,butter,cake,candy,cappuccino,carrot,cereal,chai,cheese,cheeseburger,chippy,chips,chocolate,churro,cider,cocktail,coffee,coke,cold brew,cookie,cortado,crepe,crisps,croissant,cup of coffee,cupcake,cuppa,danish,doner,donut,doughnut,drink,dumpling,egg,energy drink,espresso,espresso martini,espresso shot,falafel,fish and chips,flat white,flour,frappuccino,fries,froyo,frozen yogurt,fruit,gatorade,gelato,gin,glass of wine,granola,grape,guac,guacamole,gum,gyro,hamburger,honey,hot chocolate,hot dog,hummus,ice cream,iced coffee,iced tea,jam,jerky,juice,kebab,ketchup,kombucha,latte,lemon,lemonade,lettuce,lime,loaf,macchiato,mango,margarita,matcha,meal deal,melon,milk,milkshake,mimosa,mocha,monster,muffin,nacho,noodle,nugget,nut,oat milk,oatmeal,onion,orange,orange juice,pancake,panini,pasta,pastry,pasty,peach,peanut,peanut butter,pear,pepsi,pho,pie,pint,pizza slice,poke bowl,pop,popcorn,popsicle,potato,prawn,pretzel,protein bar,protein shake,quesadilla,ramen,red bull,rice,rum,salad,salt,sandwich,sausage roll,scone,shawarma,shot,slice,slice of cake,slurpee,slushie,smoothie,snack,soda,soup,spice,strawberry,sub,sugar,sushi roll,sweets,taco,tea,tip jar,toastie,tomato,tortilla,salsa,veg,vegetable,veggie,vending machine,vodka,waffle,water,whiskey,wine,wing,wrap,yogurt',
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words:
      'alcohol,appetizer,baby formula,banquet,bar,bar tab,barbecue,bbq,beef,big shop,birthday cake,bistro,bite,bite to eat,bodega,booze,bottle of wine,breakfast,brewery,brunch,buffet,butcher,cafe,cafeteria,canteen,carryout,catering,chicken,chinese,chinese food,corner shop,corner store,curry,deli,delivery,dessert,dim sum,diner,dining,dining out,dinner,drive through,drive thru,eating out,farmers market,fish,fishmonger,food,food court,food delivery,food shop,food shopping,grocery shopping,grocery run,grocery shop,grocery store,food truck,greengrocer,groceries,grocery,ham,happy hour,happy meal,hot pot,indian,leftovers,liquor,liquor store,lobster,lunch,luncheon,meal,meal kit,meal prep,meat,mexican food,night out drinks,nightcap,off licence,off license,oyster,picnic,pizza,poutine,protein powder,pub,restaurant,ribs,roast,round,round of drinks,salmon,sandwiches for the team,seafood,shrimp,snacks for the office,steak,sunday roast,supermarket,supper,sushi,tab,take away,take out,takeaway,takeout,tapas,tea time,team lunch,thai,thai food,turkey,veg box,wedding cake,weekly shop,work lunch',
  },
  {
    category: 'Transportation',
    price: 'small',
    words:
      'air for the tires,bike share,bridge toll,bus,bus fare,bus pass,bus ticket,car park,car wash,citi bike,congestion charge,day pass,e scooter,fare,ferry,meter,metro,metro card,oyster,oyster card,oyster top up,parking,parking garage,parking meter,parking spot,rickshaw,scooter,scooter ride,shuttle,subway card,subway fare,subway ride,toll,tolls,train ticket,tram,transit,transit pass,trolley,tube,tube fare,tuk tuk,underground',
  },
  {
    category: 'Transportation',
    price: 'medium',
    words:
      'antifreeze,bike repair,bike tune up,breakdown cover,cab,car charging,car hire,car registration,charging station,charging the car,commute,diesel,dmv,ev charging,fill up,filled the tank,filled up,filling up,fuel,gas,gas station,gasoline,inner tube,inspection,minicab,mot,motor oil,oil change,parking fine,parking permit,parking ticket,petrol,petrol station,rail,rail card,railcard,registration,ride,ride home,ride share,rideshare,road tax,season ticket,smog check,speeding fine,speeding ticket,tank of gas,taxi,tow,tow truck,towing,traffic ticket,train,transport,transportation,travel card,travelcard,uber ride,windshield wiper,wiper fluid',
  },
  {
    category: 'Transportation',
    price: 'big',
    words:
      'auto parts,auto repair,body shop,brake,brake job,brake pad,car,car battery,car lease,car note,car parts,car payment,car repair,car service,dealership,garage,mechanic,moped,motorcycle,tire,transmission,tyre,used car',
  },
  {
    category: 'Shopping',
    price: 'medium',
    words:
      'adapter,air force ones,air fryer,art supplies,baby clothes,baby wipes,backpack,bag,ball,batteries,battery,beanie,bedding,belt,bike helmet,bike lock,bikini,bin bag,birthday card,birthday gift,birthday present,blanket,bleach,blender,board game,book,bookshop,bookstore,boots,bouquet,bowl,boxers,bra,bracelet,broom,bucket,cable,camping gear,candle,cap,car seat,card,case,cat food,cat litter,chair,charger,charity shop,christmas gift,christmas present,christmas tree,cigarettes,cigs,cleaning supplies,clothes,clothing,coat,coffee machine,coffee maker,cologne,comic,conditioner,convenience store,costume,craft supplies,crib,crocs,cup,curtain,cutlery,decoration,deodorant,department store,desk chair,detergent,diaper,dinner plates,dish soap,dishes,dog bed,dog collar,dog food,dog leash,dog toy,dog treats,doll,dollar store,dress,drill,drugstore stuff,dry erase,dumbbell,duvet,earbuds,earphones,earring,extension cord,fabric,firewood,faucet,fishing gear,flip flops,flower,football boots,frame,frying pan,garden,garden center,garden centre,gift,gift card,glasses case,glove,glue,greeting card,hair dryer,hairdryer,halloween costume,hammer,handbag,hard drive,hardware,hardware store,hat,headphones,heels,helmet,home decor,hoodie,hose,household,household items,household stuff,houseplant,ink,iron,jacket,jeans,jersey,jordan ones,jordans,jumper,kettle,keyboard,kindle book,knife,knives,lamp,laundry detergent,lawn mower,leggings,lego,light bulb,lightbulb,lighter,lipstick,loo roll,lotion,luggage,lumber,lunch box,lunchbox,magazine,make up,makeup,mall,mascara,memory card,merch,microwave,mirror,moisturiser,moisturizer,mop,mouse,mug,nappies,nappy,necklace,newspaper,nikes,notebook,novel,ornament,paint,pajamas,pan,pants,paper,paper towel,pen,perfume,pet food,pet store,pet supplies,phone case,phone charger,picture frame,pillow,planner,plant,plate,poster,pot,present,printer,printer ink,purse,puzzle,razor,razor blades,record,rose,rug,running shoes,sandal,scarf,screw,scrubs,seed,shampoo,shapewear,sheet,shelf,shirt,shoe,shopping,shopping spree,shorts,skin care,skincare,skirt,sleeping bag,smokes,sneaker,soap,sock,sofa cover,soil,sponge,stamp,stationery,straightener,stuff for the house,suit,suitcase,sunglasses,sweater,sweatshirt,swimsuit,swimwear,t shirt,tape,tea towels,teddy,tee,tennis racket,tent,thrift store,tie,tissue,toaster,tobacco,toilet paper,toilet roll,toiletries,tool,toothbrush,toothpaste,towel,toy,trainer,trash bag,trousers,tshirt,umbrella,underwear,school uniform,uniform,usb cable,usb stick,vacuum,vape,vapes,vase,vinyl,wallet,water bottle,wedding gift,wedding present,wine glasses,wipes,wrapping paper,yarn,yeezys,yoga mat',
  },
  {
    category: 'Shopping',
    price: 'big',
    words:
      'air conditioner,airpods,apple watch,appliance,barbecue grill,bed,bed frame,bicycle,bike,bookshelf,camera,coffee table,computer,console,couch,designer bag,desk,dining table,dishwasher,dresser,drone,dryer,e bike,ebike,electronics,engagement ring,freezer,fridge,furniture,gas grill,gpu,graphics card,grill,guitar,heater,ipad,iphone,jewellery,jewelry,kindle,laptop,lens,macbook,mattress,monitor,new phone,nintendo switch,oven,pc,peloton,phone,piano,playstation,pram,ps5,refrigerator,ring,smartwatch,sofa,soundbar,speaker,stove,stroller,table,tablet,television,tires for the bike,treadmill,tv,wardrobe,washer,washing machine,watch,wedding dress,wedding ring,xbox',
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words:
      'amusement park,app,apps,aquarium,arcade,audiobook,ballet,baseball game,baseball ticket,basketball game,batting cages,battle pass,bet,betting,billiards,bingo,bowling,carnival,casino,cinema,cinema ticket,circus,climbing wall,club,club entry,comedy club,comedy show,concert,concert ticket,cover charge,crazy golf,darts,dating app,day out,disco,dlc,ebook,entertainment,escape room,event,exhibition,fair,festival,festival ticket,film,football season ticket,fishing license,football game,football match,football ticket,fun,gallery,gambling,game,game pass,gig,gig ticket,go kart,go karting,golf,hobby,hockey game,horse riding,ice skating,in app purchase,karaoke,kayak rental,laser tag,lift pass,lottery,lottery ticket,lotto,magazine subscription,match ticket,mini golf,minigolf,mobile game,movie,movie rental,movie ticket,movies,museum,music subscription,musical,night out,nightclub,opera,paintball,party,play,podcast,poker,poker night,pool,popcorn at the movies,quiz night,raffle,raffle ticket,rave,rental movie,robux,roller rink,ice rink,rink,scratch card,scratch off,scratchers,season pass,show,skating,ski lift,ski pass,skins,sports,steam game,streaming,streaming service,subscription,theater,theatre,theme park,ticket,trampoline park,trivia night,v bucks,video game,ps5 game,xbox game,nintendo game,zoo',
  },
  {
    category: 'Bills',
    price: 'big',
    words:
      'accountant,accounting,alimony,bail,boiler,boiler repair,car insurance,child support,contractor,council tax,credit card,credit card bill,credit card payment,debt,down payment,electrician,handyman,hmrc,hoa,hoa fee,home insurance,home repair,house repair,income tax,installment,instalment,insurance,irs,klarna payment,landlord,lawyer,legal fees,life insurance,loan,loan payment,lodger,mortgage,movers,moving company,notary,personal loan,plumber,property tax,rent,renters insurance,roof repair,security deposit,service charge,skip hire,storage unit,student loan,tax,tax bill,taxes',
  },
  {
    category: 'Bills',
    price: 'medium',
    words:
      'after school club,alarm system,antivirus,atm fee,au pair,babysitter,babysitting,bank charge,bank fee,bill,breakfast club,broadband,broadband bill,cable bill,cable tv,cell bill,cell phone bill,cell plan,childcare,chimney sweep,cleaner,cleaning lady,cloud storage,data plan,day care,daycare,domain name,dry cleaner,dry cleaning,dues,electric,electric bill,electricity,electricity bill,energy,energy bill,fee,garbage,garbage bill,gardener,gas bill,heating,heating bill,heating oil,home security,hosting,house cleaner,icloud storage,interest charge,internet,internet bill,late fee,launderette,laundromat,laundry,lawn care,membership fee,mobile bill,mobile contract,nanny,nursery,overdraft,overdraft fee,passport fee,password manager,pest control,phone bill,phone contract,phone plan,phone top up,po box,power,power bill,propane,recycling,septic,sewer,sim,sim card,sim only,sitter,software subscription,top up,trash,trash bill,trash pickup,tv licence,tv license,union dues,utilities,utility,utility bill,vpn,water bill,web hosting,wi fi,wifi,window cleaner,wire fee',
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words:
      'a and e,acupuncture,advil,allergy meds,antibiotics,aspirin,band aid,bandage,birth control,blood test,check up,checkup,chemist,chiropractor,clinic,co pay,cold medicine,condom,contact lens,contact lenses,contacts,copay,cough syrup,counseling,counselling,counsellor,counselor,covid test,crossfit,dental,dental cleaning,dental floss,dentist,dentist appointment,dermatologist,doctor,doctor visit,doctors,doctors appointment,doctors visit,drugstore,emergency room,eye doctor,eye exam,eye test,filling,first aid,fitness,fitness class,flu shot,glasses,gp,gym,gym membership,health,health insurance,healthcare,hearing aid,hospital,hospital bill,ibuprofen,inhaler,insulin,jab,lab,lab work,labs,massage,medical,medical bill,medication,medicine,meds,mouthwash,new glasses,nhs prescription,optician,optometrist,painkiller,painkillers,paracetamol,personal trainer,pharmacy,physical,physical therapist,physical therapy,physician,physio,physiotherapy,pilates,pilates class,pills,plaster,podiatrist,pregnancy test,prescription,prescriptions,psychiatrist,psychologist,sauna,scan,shots at the clinic,spin class,sun cream,sunscreen,supplement,swim,swimming,swimming pool,therapist,therapy,therapy session,tylenol,ultrasound,urgent care,vaccine,vet,vet bill,veterinarian,vets,vitamin,wellness,x ray,yoga,yoga class',
  },
  {
    category: 'Healthcare',
    price: 'big',
    words:
      'ambulance,eye drops,cough drops,hearing aid,hearing aid batteries,teeth cleaned,teeth cleaning,braces,crown,ct scan,dental implant,er visit,hospital bill,implant,invisalign,ivf,laser eye surgery,mri,orthodontist,orthodontist payment,root canal,surgery,veneers',
  },
  {
    category: 'Education',
    price: 'big',
    words:
      'bootcamp,certification,college,conference ticket,course,driving school,exam,exam fee,kindergarten,masterclass,online course,preschool,private school,sat prep,school fees,semester,seminar,student fees,summer school,training,tuition,tuition fee,tuition fees,uni,university,workshop',
  },
  {
    category: 'Education',
    price: 'medium',
    words:
      'art class,calculator,class,classes,cooking class,course book,dance class,driving lesson,driving test,education,field trip,flashcards,guitar lesson,language app,language class,language course,lesson,lessons,library fee,library fine,music lesson,piano lesson,pottery class,school,school lunch money,school supplies,school trip,spanish class,student card,study guide,swimming lesson,textbook,tutor,tutoring,workbook',
  },
  {
    category: 'Travel',
    price: 'big',
    words:
      'air b and b,air ticket,airfare,airline,airline ticket,airport lounge,airport parking,airport transfer,all inclusive,bag fee,baggage,baggage fee,bnb,cabin,campground,camping trip,campsite,car rental,checked bag,city break,cruise,currency exchange,eurail,eurostar,excursion,flight,guided tour,holiday,holiday cottage,honeymoon,hostel,hotel,hotel room,interrail,lounge,luggage fee,motel,passport,passport renewal,plane ticket,rent a car,rental car,resort,safari,seat upgrade,ski trip,souvenir,timeshare,tour,train to paris,travel,travel adapter,travel insurance,trip,upgrade,vacation,vacation rental,villa,visa application,visa on arrival,visa fee,weekend away',
  },
  {
    category: 'Other',
    price: 'medium',
    words:
      'allowance for the kids,alterations,atm,atm withdrawal,barber,barbers,barbershop,brows,carpet cleaning,cash,cash withdrawal,cattery,charity,church,collection plate,courier,dog groomer,dog grooming,dog sitter,dog walker,dog walking,donation,eyelash,facial,fine,fundraiser,funeral,gofundme,grooming,hair,hair color,hair cut,hair salon,haircut,hairdresser,highlights,kennel,key copy,key cutting,kids allowance,lashes,locksmith,manicure,nail salon,nails,offering,passport photo,pedicure,penalty,pet sitter,phone repair,photo booth,piercing,pocket money,post office,postage,salon,screen repair,shipping,shoe repair,spa,spa day,sponsor,sponsorship,storage,tailor,tan,tanning,tattoo,tip,tithe,trim,watch repair,waxing,wedding,withdrawal',
  },
]

/** Words of money coming in; "salary 3000" is an income without any verb. */
export const incomeThings =
  'salary,paycheck,pay check,paycheque,pay cheque,pay day,payday,wage,wages,bonus,commission,dividend,dividends,refund,tax refund,tax return,tax rebate,rebate,reimbursement,cashback,cash back,royalties,pension,stipend,per diem,child benefit,unemployment,universal credit,social security,inheritance,winnings,scholarship,grant,freelance income,freelance,side hustle,side gig,income,rental income,stimulus check,stimulus,birthday money,babysitting money,tip money,christmas money,gig money,severance,payout,deposit from work,direct deposit,invoice payment,interest income,expenses back,expense reimbursement,overtime,overtime pay,holiday pay,sick pay,back pay'
