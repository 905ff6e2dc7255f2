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
      'coffee,latte,flat white,cappuccino,espresso,americano,mocha,macchiato,cortado,cold brew,frappuccino,tea,chai,matcha,boba,bubble tea,milkshake,smoothie,juice,orange juice,soda,coke,pepsi,pop,water,bottled water,energy drink,red bull,monster,kombucha,hot chocolate,lemonade,snack,chips,crisps,candy,sweets,chocolate,gum,cookie,biscuit,donut,doughnut,bagel,croissant,muffin,pastry,pretzel,danish,brownie,cupcake,cake,slice of cake,ice cream,gelato,froyo,frozen yogurt,popsicle,bread,loaf,baguette,milk,egg,butter,cheese,yogurt,cereal,oatmeal,granola,banana,apple,orange,grape,strawberry,berry,blueberry,avocado,tomato,potato,onion,lettuce,salad,sandwich,sub,wrap,panini,toastie,sausage roll,meal deal,soup,burger,cheeseburger,hamburger,fries,hot dog,taco,burrito,quesadilla,nacho,wing,nugget,kebab,doner,falafel,gyro,shawarma,noodle,ramen,pho,dumpling,sushi roll,slice,pizza slice,pie,pasty,fish and chips,chippy,rice,pasta,beer,pint,cider,wine,glass of wine,cocktail,margarita,shot,whiskey,vodka,gin,rum,espresso martini,mimosa,honey,jam,peanut butter,ketchup,popcorn,peanut,nut,jerky,protein bar,protein shake,slushie,spice,sugar,flour,salt,hummus,guac,guacamole,mango,melon,peach,pear,lemon,lime,carrot,broccoli,vegetable,veggie,veg,fruit,bacon,oat milk,almond milk,drink,cup of coffee,cuppa,brew,espresso shot,iced coffee,iced tea,poke bowl,acai bowl,crepe,waffle,pancake,scone,churro,tip jar,vending machine,bakery',
  },
  {
    category: 'Food & Dining',
    price: 'medium',
    words:
      'food,breakfast,brunch,lunch,luncheon,dinner,supper,tea time,meal,bite,bite to eat,takeout,take out,takeaway,take away,carryout,delivery,food delivery,eating out,dining,dining out,restaurant,cafe,diner,bistro,pub,bar,bar tab,tab,brewery,nightcap,round,round of drinks,grocery,groceries,food shop,food shopping,weekly shop,big shop,supermarket,corner shop,corner store,bodega,deli,butcher,fishmonger,greengrocer,farmers market,liquor,liquor store,off licence,off license,alcohol,booze,bottle of wine,pizza,sushi,curry,chinese food,chinese,indian,thai,thai food,mexican food,steak,chicken,turkey,beef,ham,fish,salmon,shrimp,seafood,lobster,oyster,bbq,barbecue,buffet,catering,birthday cake,wedding cake,meat,baby formula,canteen,cafeteria,food court,food truck,drive thru,drive through,happy hour,tapas,dim sum,hot pot,dessert,appetizer,roast,sunday roast,work lunch,team lunch,snacks for the office,meal kit,meal prep,veg box,protein powder,ribs,poutine,picnic,leftovers,banquet,sandwiches for the team,night out drinks,happy meal',
  },
  {
    category: 'Transportation',
    price: 'small',
    words:
      'bus,tuk tuk,rickshaw,bus fare,bus ticket,bus pass,subway fare,subway ride,subway card,metro,metro card,tube,tube fare,underground,tram,trolley,fare,toll,bridge toll,tolls,parking,parking meter,meter,parking spot,car park,parking garage,scooter,scooter ride,e scooter,bike share,citi bike,ferry,oyster,oyster top up,oyster card,train ticket,car wash,air for the tires,day pass,transit,transit pass,shuttle,congestion charge',
  },
  {
    category: 'Transportation',
    price: 'medium',
    words:
      'gas,gasoline,petrol,fuel,diesel,tank of gas,gas station,petrol station,fill up,filled up,filled the tank,filling up,ev charging,charging the car,charging station,car charging,taxi,cab,minicab,rideshare,ride share,ride,ride home,uber ride,train,rail,railcard,rail card,season ticket,commute,transport,transportation,travel card,travelcard,registration,car registration,dmv,mot,road tax,parking ticket,parking fine,speeding ticket,traffic ticket,speeding fine,oil change,windshield wiper,wiper fluid,car hire,motor oil,antifreeze,inspection,smog check,breakdown cover,bike repair,bike tune up,inner tube,tow,tow truck,towing,parking permit',
  },
  {
    category: 'Transportation',
    price: 'big',
    words:
      'car,car repair,car service,mechanic,garage,tire,tyre,brake,brake pad,brake job,car battery,transmission,car payment,car lease,auto repair,body shop,used car,motorcycle,moped,car note,dealership,car parts,auto parts',
  },
  {
    category: 'Shopping',
    price: 'medium',
    words:
      'clothes,clothing,shirt,t shirt,tee,tshirt,jeans,pants,trousers,shorts,dress,skirt,jacket,coat,hoodie,sweater,jumper,sweatshirt,sock,underwear,bra,boxers,shoe,jordans,yeezys,nikes,crocs,air force ones,jordan ones,sneaker,trainer,boots,heels,sandal,flip flops,hat,cap,beanie,scarf,glove,belt,tie,suit,swimsuit,bikini,pajamas,leggings,uniform,handbag,bag,purse,backpack,wallet,sunglasses,earring,necklace,bracelet,scrubs,shapewear,makeup,make up,lipstick,mascara,perfume,cologne,skincare,skin care,lotion,moisturizer,moisturiser,shampoo,conditioner,soap,toothpaste,toothbrush,deodorant,razor,razor blades,toiletries,toilet paper,toilet roll,paper towel,loo roll,tissue,detergent,laundry detergent,cleaning supplies,dish soap,bleach,sponge,trash bag,bin bag,diaper,nappy,nappies,wipes,baby wipes,baby clothes,toy,lego,doll,teddy,gift,present,birthday present,birthday gift,wedding gift,wedding present,christmas present,christmas gift,gift card,flower,bouquet,rose,card,birthday card,greeting card,candle,vase,frame,picture frame,poster,lamp,light bulb,lightbulb,battery,batteries,charger,phone charger,phone case,case,cable,usb cable,adapter,headphones,earbuds,earphones,mouse,keyboard,hard drive,usb stick,memory card,printer,ink,printer ink,paper,pen,notebook,planner,stationery,book,novel,magazine,comic,newspaper,kindle book,vinyl,record,mug,cup,plate,bowl,pan,frying pan,pot,knife,knives,cutlery,kettle,toaster,blender,air fryer,coffee maker,coffee machine,microwave,vacuum,iron,hair dryer,hairdryer,straightener,towel,sheet,bedding,duvet,pillow,blanket,curtain,rug,mirror,shelf,chair,desk chair,tool,drill,hammer,screw,paint,lumber,hardware,hardware store,plant,houseplant,seed,soil,garden,garden center,garden centre,hose,lawn mower,pet food,dog food,cat food,cat litter,dog toy,dog treats,dog bed,pet supplies,pet store,luggage,suitcase,umbrella,water bottle,yoga mat,dumbbell,running shoes,football boots,tennis racket,ball,camping gear,tent,sleeping bag,fishing gear,helmet,craft supplies,yarn,fabric,art supplies,shopping,mall,shopping spree,home decor,decoration,halloween costume,costume,christmas tree,ornament,wrapping paper,household,household stuff,household items,stuff for the house,thrift store,charity shop,bookstore,bookshop,convenience store,dollar store,department store,drugstore stuff,vape,vapes,cigarettes,cigs,smokes,tobacco,lighter,dry erase,tape,glue,extension cord,broom,mop,bucket,crib,car seat,bike lock,bike helmet,sofa cover,dishes,glasses case,board game,puzzle,swimwear,jersey,merch,dog leash,dog collar,stamp,wine glasses,lunch box,lunchbox,dinner plates,tea towels',
  },
  {
    category: 'Shopping',
    price: 'big',
    words:
      'laptop,macbook,computer,pc,monitor,tv,television,phone,new phone,iphone,ipad,tablet,apple watch,smartwatch,watch,camera,lens,console,playstation,ps5,xbox,nintendo switch,speaker,soundbar,sofa,couch,bed,bed frame,mattress,furniture,table,coffee table,dining table,desk,dresser,wardrobe,bookshelf,fridge,refrigerator,freezer,washer,washing machine,dryer,dishwasher,oven,stove,appliance,ring,wedding ring,engagement ring,jewelry,jewellery,bike,bicycle,ebike,e bike,guitar,piano,drone,stroller,pram,grill,gas grill,barbecue grill,wedding dress,electronics,graphics card,gpu,air conditioner,heater,treadmill,peloton,airpods,kindle,designer bag,tires for the bike',
  },
  {
    category: 'Entertainment',
    price: 'medium',
    words:
      'movie,movies,film,cinema,movie ticket,cinema ticket,theater,theatre,play,musical,show,concert,concert ticket,gig,gig ticket,festival,festival ticket,rave,club,nightclub,club entry,cover charge,night out,party,museum,gallery,exhibition,zoo,aquarium,theme park,amusement park,fair,carnival,circus,bowling,mini golf,minigolf,crazy golf,golf,arcade,laser tag,escape room,karaoke,pool,billiards,darts,ice skating,skating,climbing wall,trampoline park,paintball,go karting,go kart,game,video game,steam game,mobile game,in app purchase,v bucks,robux,skins,dlc,battle pass,game pass,streaming,streaming service,subscription,music subscription,lottery,lottery ticket,scratch card,scratchers,scratch off,lotto,bet,betting,gambling,casino,poker,poker night,bingo,raffle,raffle ticket,entertainment,fun,hobby,football ticket,baseball ticket,baseball game,basketball game,football game,hockey game,football match,match ticket,season pass,comedy show,comedy club,ballet,opera,patreon,onlyfans,podcast,audiobook,movie rental,rental movie,ebook,app,apps,magazine subscription,kayak rental,horse riding,fishing license,sports,ticket,event,disco,day out,dating app,quiz night,trivia night,batting cages,popcorn at the movies,ski pass,lift pass,ski lift',
  },
  {
    category: 'Bills',
    price: 'big',
    words:
      'rent,mortgage,council tax,property tax,tax,taxes,income tax,irs,hmrc,hoa,hoa fee,service charge,insurance,car insurance,home insurance,renters insurance,life insurance,loan,loan payment,student loan,personal loan,credit card payment,credit card bill,credit card,debt,security deposit,legal fees,lawyer,accountant,accounting,child support,alimony,boiler repair,boiler,roof repair,storage unit,moving company,movers,plumber,electrician,handyman,contractor,house repair,home repair,landlord,lodger,bail,notary,tax bill,down payment,installment,instalment,klarna payment',
  },
  {
    category: 'Bills',
    price: 'medium',
    words:
      'bill,electric,electricity,electric bill,electricity bill,gas bill,heating,heating bill,heating oil,water bill,utility,utilities,utility bill,power bill,power,energy bill,energy,internet,internet bill,wifi,wi fi,broadband,broadband bill,phone bill,cell phone bill,cell bill,mobile bill,phone plan,cell plan,phone contract,mobile contract,sim,sim card,sim only,data plan,top up,phone top up,cable bill,cable tv,tv licence,tv license,sewer,trash,trash bill,trash pickup,garbage,garbage bill,recycling,late fee,overdraft fee,overdraft,bank fee,bank charge,atm fee,wire fee,fee,interest charge,cloud storage,icloud storage,domain name,hosting,web hosting,vpn,antivirus,software subscription,password manager,home security,alarm system,septic,propane,pest control,po box,cleaner,house cleaner,cleaning lady,gardener,lawn care,window cleaner,chimney sweep,daycare,day care,childcare,nursery,nanny,babysitter,babysitting,sitter,au pair,after school club,breakfast club,laundry,laundromat,launderette,dry cleaning,dry cleaner,passport fee,membership fee,union dues,dues',
  },
  {
    category: 'Healthcare',
    price: 'medium',
    words:
      'doctor,doctors,gp,physician,doctor visit,doctors visit,doctors appointment,copay,co pay,clinic,urgent care,hospital,hospital bill,emergency room,a and e,dentist,dental,dentist appointment,dental cleaning,filling,optician,optometrist,eye doctor,eye exam,eye test,glasses,new glasses,contacts,contact lens,contact lenses,prescription,prescriptions,medicine,medication,meds,pills,painkiller,painkillers,ibuprofen,tylenol,advil,paracetamol,aspirin,antibiotics,allergy meds,cold medicine,cough syrup,inhaler,insulin,vitamin,supplement,first aid,band aid,bandage,plaster,pharmacy,chemist,drugstore,therapy,therapist,therapy session,counseling,counselling,counsellor,counselor,psychologist,psychiatrist,physio,physiotherapy,physical therapy,physical therapist,chiropractor,massage,acupuncture,x ray,scan,ultrasound,blood test,lab,labs,lab work,vaccine,flu shot,jab,shots at the clinic,covid test,pregnancy test,birth control,condom,health insurance,medical,medical bill,healthcare,health,gym,gym membership,fitness,fitness class,yoga,yoga class,pilates,pilates class,spin class,crossfit,personal trainer,swimming pool,swim,swimming,vet,vets,vet bill,veterinarian,dermatologist,podiatrist,hearing aid,sunscreen,sun cream,dental floss,mouthwash,sauna,nhs prescription,wellness,checkup,check up,physical',
  },
  {
    category: 'Healthcare',
    price: 'big',
    words: 'braces,invisalign,orthodontist,orthodontist payment,surgery,root canal,crown,mri,ct scan,hospital bill,ambulance,ivf,laser eye surgery,dental implant,implant,er visit,veneers',
  },
  {
    category: 'Education',
    price: 'big',
    words:
      'tuition,tuition fee,tuition fees,school fees,college,university,uni,semester,course,online course,bootcamp,certification,exam,exam fee,training,workshop,seminar,conference ticket,private school,preschool,kindergarten,summer school,driving school,student fees,sat prep,masterclass',
  },
  {
    category: 'Education',
    price: 'medium',
    words:
      'textbook,school supplies,school uniform,school trip,field trip,school lunch money,school,class,classes,lesson,lessons,piano lesson,guitar lesson,music lesson,swimming lesson,driving lesson,driving test,dance class,art class,cooking class,pottery class,spanish class,language class,language course,tutor,tutoring,education,student card,library fine,library fee,flashcards,calculator,workbook,study guide,language app,course book',
  },
  {
    category: 'Travel',
    price: 'big',
    words:
      'flight,plane ticket,air ticket,airfare,airline ticket,airline,hotel,hotel room,motel,hostel,bnb,air b and b,resort,vacation,holiday,trip,cruise,travel,travel insurance,rental car,car rental,rent a car,villa,vacation rental,holiday cottage,cabin,campsite,camping trip,campground,tour,guided tour,excursion,safari,ski trip,honeymoon,baggage fee,baggage,checked bag,bag fee,luggage fee,seat upgrade,upgrade,visa fee,visa application,passport,passport renewal,airport transfer,airport parking,airport lounge,lounge,travel adapter,souvenir,currency exchange,city break,weekend away,train to paris,eurostar,interrail,eurail,all inclusive,timeshare',
  },
  {
    category: 'Other',
    price: 'medium',
    words:
      'haircut,hair cut,hair,hair salon,salon,barber,barbers,barbershop,hairdresser,hair color,highlights,trim,manicure,pedicure,nails,nail salon,waxing,brows,lashes,eyelash,facial,tanning,tan,spa,spa day,tattoo,piercing,donation,charity,church,tithe,offering,collection plate,fundraiser,gofundme,sponsor,sponsorship,tip,pocket money,allowance for the kids,kids allowance,shipping,postage,post office,courier,locksmith,key copy,photo booth,passport photo,fine,penalty,dog walker,dog sitter,dog walking,dog groomer,grooming,dog grooming,pet sitter,kennel,cattery,funeral,wedding,atm,atm withdrawal,cash withdrawal,cash,withdrawal,tailor,alterations,shoe repair,phone repair,screen repair,watch repair,storage,key cutting,carpet cleaning',
  },
]

/** Words of money coming in; "salary 3000" is an income without any verb. */
export const incomeThings =
  'salary,paycheck,pay check,paycheque,pay cheque,pay day,payday,wage,wages,bonus,commission,dividend,dividends,refund,tax refund,tax return,tax rebate,rebate,reimbursement,cashback,cash back,royalties,pension,stipend,per diem,child benefit,unemployment,universal credit,social security,inheritance,winnings,scholarship,grant,freelance income,freelance,side hustle,side gig,income,rental income,stimulus check,stimulus,birthday money,babysitting money,tip money,christmas money,gig money,severance,payout,deposit from work,direct deposit,invoice payment,interest income,expenses back,expense reimbursement,overtime,overtime pay,holiday pay,sick pay,back pay'
