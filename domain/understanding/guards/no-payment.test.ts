import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

/** What people say with a number in it that is no payment of theirs, by what the number is. */
const said: Record<string, string> = {
  sizes: `
my shoe size is 42
the new jeans are a 34
she takes a medium or a 12 in dresses
waist 32 inside leg 34
the couch is 210 wide
the room measures 14 by 12
the screen is 27 inches
I need a 60 watt bulb
the ladder reaches 8 feet
the package was 30 by 20 by 15
he wears a 10 and a half
the frame is 50 by 70
`,
  scores: `
we beat them 3 to 1
the lakers won 112 to 98
I shot an 84 today
final score 21 14
arsenal 2 chelsea 1
she bowled a 180
we were up 20 at the half
he scored 30 last night
they lost by 15
I got 88 on my exam
my credit score went up to 720
I scored 95 percent
we finished 4th out of 60
the mets took it 6 2
my elo is 1450
beat my 10k time with 52 minutes
`,
  ages: `
my daughter turns 8 on saturday
grandpa is 91 now
I'm turning 30 next month
the house is 120 years old
our cat is 14
he died at 77
she retired at 62
the twins are 5 already
my son just turned 16
the car is 12 years old
I feel like I'm 80
you have to be 21 to get in
`,
  'phones addresses': `
my number is 555 0134
call the plumber on 0207 946 0018
dial 1 800 555 0199
text 60606 to vote
I live at 48 maple street
we moved to apartment 12b
the office is on the 14th floor
meet me at 221b baker street
take exit 23
zip code 90210
the house number is 77
suite 400 is upstairs
turn left at highway 61
extension 204
my new postcode is sw1a 2aa
the wifi password is 88291
my pin is 4821
the door code is 1590
locker 33 combination 12 24 36
seat 22a
confirmation code 7x9k2
order number 55812
ticket 4409 is still open
case 20391
tracking number 1z999
the tracking is 1z999aa10123456784
invoice number 4410
account number 33298812
the vin ends in 4410
license plate 7kzt482
booking ref 88412
policy number 500213
serial 99812
member id 10023
`,
  'temperatures and weather': `
it's 31 outside
it was minus 5 this morning
set the oven to 180
the fever is 39
the water is 24 degrees
feels like 95
we hit 100 degrees today
chance of rain is 40
wind at 30 miles an hour
it dropped to 12 overnight
`,
  'weights and body': `
I weigh 70 kilos
she lost 12 pounds
down to 180 from 200
my blood pressure is 120 over 80
bench pressed 100
my heart rate was 145
cholesterol 190
bmi is 24
the baby is 7 pounds 9
glucose 110 this morning
I did 50 pushups
deadlift 140
slept 6 hours
take 2 tablets every 6 hours
dosage is 50 mg
my vision is 20 20
the dog weighs 30
walked 8 miles today
ran 5 miles in 40 minutes
burned 600 calories
drank 3 liters of water
iron 12 ferritin 40
`,
  percentages: `
battery is at 20 percent
the phone is at 45
inflation is 3.2
unemployment rose to 5
interest rates are at 5.25
the market is down 300
the dow closed at 38000
tesla is at 240
bitcoin hit 90000
gold is 2400 an ounce
the euro is at 1.08
gas hit 5 dollars
mortgage rates are 7 percent
the stock dropped 12 today
nvidia up 4 percent
the sp500 is at 5000
`,
  'models versions': `
I have an iphone 15
windows 11 is slow
the new pixel 9 looks good
watched blade runner 2049
reading 1984
playing fifa 24
level 45 in candy crush
season 3 episode 7
halfway through chapter 12
finished book 4
the bmw 320 looks nice
my boeing 737 was delayed
porsche 911 is my dream
apollo 13 is on tv
listening to 99 problems
wd40 fixes everything
catch 22 is a good book
u2 played for 2 hours
`,
  'dates times years': `
it's half past 9
the bus comes at 7 15
meeting moved to 3 30
my 2 o'clock was cancelled
move my 2 o'clock to 3
born in 1987
we met in 2009
the lease ends in 2027
alarm at 6 45
back in 20
see you in 10
it takes 45 minutes
5 more minutes
deadline is the 14th
the wedding is june 12
hotel spending 2025
travel 2024
groceries 2023
restaurants in 2025
food 2025 versus 2024
spending 2025
christmas 2024 spending
compare 2024 and 2025
totals for 2025
uber rides 2024
since 2019
the 90s were great
be there at 8 sharp
the movie starts 9 10
the shop shuts at 6
he gets off at 5
my shift is 9 to 5
class is from 10 to 12
lights out at 10
`,
  quantities: `
I have 12 eggs left
there are 30 people in my class
we need 6 chairs
he ate 4 hot dogs
two dozen roses please
the pack has 24 rolls
12 angry men
7 brides for 7 brothers
I own 3 bikes
fed 40 guests
200 pages to go
he has 2 sisters
the bus holds 50
50 shades of grey
10 commandments
pick 3 cards
3 blind mice
counted 14 ducks
500 miles by the proclaimers
planted 12 tomatoes
sent 40 emails today
read 3 books this month
took 200 photos
1000 followers now
got 50 likes
my post has 300 views
5 unread messages
12 tabs open
missed 3 calls
`,
  recipes: `
add 2 eggs and 200 grams of flour
bake at 350 for 40 minutes
simmer for 20
mix 100 ml of milk with 3 eggs
double the recipe to 8 servings
a cup of sugar and 2 sticks of butter
preheat to 400
serves 6
boil the eggs for 7
season with 2 teaspoons of salt
marinate for 12 hours
cut into 8 pieces
`,
  'other people s money': `
jeff bezos is worth 200 billion
my neighbor makes 90 thousand
her ring cost 8000
his rent is 2400
my boss drives a 90000 dollar car
she inherited 50 thousand
they sold their house for 600k
my cousin won 500 on a scratchcard
tom owes anna 40
the government spent 2 billion on roads
messi earns 50 million
the company raised 20 million
mum got a 30 dollar parking fine
my roommate dropped 200 on sneakers
the kids spent 15 of their own money
he makes 25 an hour
my friend charges 60 for a haircut
your coffee was 4
`,
  'wishes plans': `
I'd pay 100 for that
would love a 500 dollar bonus
I could use 50 right now
maybe I'll get the 30 one
planning to spend 400 on the trip
we're going to need 200 for paint
if it's under 40 I'll take it
hopefully it's less than 60
dreaming of a 3000 dollar bike
I'd never pay 20 for a burger
when I win the lottery I'll give you 1000
I'm thinking 50 for the gift
gonna cost me 90 tomorrow
probably 200 for the repair
I expect the bill to be 80
she might give me 20
someday I'll own a 2 million house
I'm about to drop 60 on dinner
we were going to pay 70
I wish it was 20
`,
  'news prices': `
a dozen eggs costs 6 now
a pint is 7 in london
tickets go for 300
rent in this city is 2000
minimum wage is 15
college costs 40000 a year
they raised the fare to 3
starbucks went up to 7
prices rose 5 percent
the fine for littering is 250
parking is 4 an hour downtown
entry is 12 for adults
shipping is free over 50
netflix is raising prices to 18
kids eat free before 6
happy hour is 5 dollars
the deposit is 500
the toll is 3
there's a 20 percent surcharge
a stamp costs 73 cents now
the going rate is 40
bread used to be 2
flights start at 99
the sticker price is 25000
it retails for 60
asking 350 for the couch
someone is selling a bike for 80
the bid is at 75
that's 20 more than last year
it's 12 each
they're 3 for 10
`,
  questions: `
is 40 too much for a haircut
how much is 20 euros in dollars
what's 15 percent of 80
is 2000 a good salary
do you think 60 is fair
would you pay 30 for that
how far is 10 miles
can I spend 50 today
who owes me 20
what can I buy with 10
did I already log the 40
is 300 enough for food
how many calories in 2 eggs
what day is the 14th
is it 12 or 13
should the tip be 10
was the coffee really 6
how old is 2 in dog years
how long till 5
do I have 20 left
am I over 500 yet
did the 60 go through
have you got the 12
where did the 90 go
why is it 45
`,
  'offers quotes': `
the plumber quoted 300
he said 80 for the whole job
they offered me 500 for it
she's asking 1200
the estimate came in at 950
I could get it for 70
he'd do it for 40
they'll take 20 off
first month 1 dollar
buy one get one for 5
use code save20
20 off your next order
spend 100 save 20
your total today could be 30
free delivery over 35
only 9.99 while stocks last
deal of the day 19
`,
  'songs sayings idioms': `
a penny for your thoughts
my two cents
I feel like a million bucks
an arm and a leg
time is money
a dime a dozen
a picture is worth a thousand words
six of one half a dozen of the other
24 7 365
on cloud 9
second to none
dressed to the nines
the whole nine yards
three strikes you're out
it takes two to tango
penny wise pound foolish
I'll bet you 10 bucks
10 to 1 he's late
5 stars
give me 5
high 5
take 5
catch 22
i'm 100 percent sure
keep it 100
it's a 10 from me
50 50 chance
one in a million
from 0 to 100
`,
  'app asks that it cannot do': `
I was billed 35 dollars for going overdrawn, will you waive it
please refund the 20 you took
transfer 50 to mom
send 20 to jake
pay my 90 electric bill
request 30 from lisa
book a table for 4 at 7
order 2 pizzas
remind me to pay 60 on friday
schedule a payment of 100
lend me 20
can you spot me 40
give me a loan of 500
give me 20 dollars
top up my phone with 10
withdraw 60 from the atm
exchange 100 dollars for euros
buy 5 shares of apple
sell 2 bitcoin
split 90 dollars by 3 people
divide 120 by 4
round 47 to the nearest ten
what is 40 times 12
add 15 and 27
calculate a 20 percent tip on 64
convert 30 pounds
raise my limit to 5000
dispute the 40 charge
I was charged 40 and I never bought it
there's a 15 dollar charge I don't know
you double charged me 12
why did you charge me 9.99
I want my 20 back
reverse the 30 dollar fee
cancel my 15 dollar subscription
my 50 dollar gift card doesn't work
my card got blocked after 200
the atm ate my 40
credit me the 25
reimburse me for the 80 hotel
can you get me 10 off
negotiate my 70 phone bill
block payments over 100
alert me when I go over 300
notify me at 80 percent
ping me if I spend 50
wake me at 7
play the top 40
turn the volume to 30
set a timer for 12
flip a coin 3 times
roll 2 dice
guess a number from 1 to 10
shift it back a day
push it out a week
move it back 2 days
bring it forward a day
put it a week earlier
count to 20
sing 99 bottles
translate 5 into french
tell 2 jokes
recommend 3 movies
name 5 fruits
list 10 capitals
spell 12
set brightness to 50
print 2 copies
zoom 125 percent
go to page 4
scroll down 3
open tab 2
repeat after me 1 2 3
`,
  'noise and stt': `
eh what 20
hello 1 2
mic check 1 2
one two one two
twenty one pilots
forty niners
uh 5 no nothing
I said hi 5 times
hey 99
hmm 40 hmm
blah 20
asdf 33
test 5
testing 12
foo 10
lorem ipsum 42
42
the answer is 42
4 8 15 16 23 42
sixty seven
eighty six that
10 4 good buddy
copy that 10 4
`,
  'of all kinds': `
our flight boards at 6 20
grandad fought in 1944
the recipe calls for 250 of butter
my neighbour got a raise to 60 thousand
the gym closes at 10
the pool is 3 deep
the tank holds 60
my bag weighed 23
the puppy gained 4
pollen count 9
uv index 8
traffic on the 405 is bad
interstate 95 is closed
the elevator fits 12
we sold out of 40 seats
the vote was 52 to 48
he hit 30 home runs
it's minus 4 tonight
the show got 8 out of 10
i give it a 7
chapter 9 was boring
we're at mile 18
the kids counted 44 cows
the hotel has 200 rooms
the bridge is 1200 long
their house went for 720k
my uncle left her 10000
the mayor spent 3 million on a fountain
tickets were going for 400 on resale
the barista earns 14 an hour
petrol is up 6 cents
a coffee in zurich is 8
they charge 25 for corkage
the cheapest room is 180
you'd pay 90 for that anywhere else
he offered 50 but I said no
it should cost 20 or so
next month rent becomes 1300
I still need to pay 45 for the dentist
I have to give tom 20
we might spend 300 there
if I had 50 I'd buy it
what if it costs 400
can you lend me 30
could you order 2 lattes
please pay 60 to the landlord
charge 20 to my visa
buy 10 shares of tesla
set an alert at 200
remind me tomorrow about the 80
my record is 142
i am number 5 in the queue
row 12 seat 4
my order number is 99213
pnr x7k2p9
bus 88 was late
track 9 is my favourite
24 hours in a day
365 days a year
there were 300 applicants
she has 3 kids and 2 dogs
he is 6 foot 2
my blood sugar was 98
the test came back at 7.2
weight 71.5 today
sleep score 82
30 minutes on the treadmill
200 squats done
did 3 laps
parked on level 4
I live on the 9th floor
the code is 4471
pin 8890
room 512
area code 415
quarter to 9
leaving at 4
dinner is at 8
the party starts around 9
class of 2012
born 1990
mambo number 5
maroon 5 tickets sold out
channel 5 news
agent 007
district 9
love that for 2 reasons
100 percent agree
give it 110 percent
5 second rule
dial 911
call me on 07700 900123
my extension is 4402
wifi is at 300 down
version 14 is out
update 17.2 broke it
60 fps
1080 p
50 inch screen would be nice
`,
}

describe.each(Object.entries(said))('%s', (_, list) => {
  it.each(list.trim().split('\n'))('"%s" saves nothing', (text) => {
    const { frames } = understand(text, { today: day('2026-11-20') })
    expect(frames.filter(({ intent }) => intent === 'add')).toEqual([])
  })
})
