import { describe, expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const categories = toldAs(({ category }) => category)
const told = toldAs(({ merchant, category }) => `${merchant}, ${category}`)

const known: [category: string, words: string][] = [
  [
    'Food & Dining',
    'çay, flapjack, shortbread, pesto, gravy, catfish, sea bass, aloo, methi, vindaloo, papadum, kebap, halva, dolma',
  ],
  [
    'Food & Dining',
    'attieke, thieboudienne, kpomo, isi ewu, xlb, chirashi, unagi, chop suey, chickenjoy, cachapa, pão, moqueca',
  ],
  [
    'Food & Dining',
    'käsekuchen, kaffee, pommes, frites, escargot, croque madame, peroni, bintang, eggnog, marzipan, hobnobs, teabags',
  ],
  ['Food & Dining', "VkusVill, Konzum, Pyaterochka, Wenzel's, Heytea, CCD, Sixty60, Supermaxi, BHC, Rimi"],
  [
    'Transportation',
    'microbus, louage, marshrutka, skytrain, elizabeth line, trolleybus, bts fare, carburettor, fan belt, bike rental, carwash',
  ],
  [
    'Transportation',
    'GO Transit, Greater Anglia, Frecciarossa, Pendolino, Öresundståg, KLIA Express, SunRail, Lux Express',
  ],
  [
    'Shopping',
    'persil, clorox, q tips, dog biscuits, plant food, eye cream, bb cream, hairspray, velcro, notepad, felt tips',
  ],
  [
    'Shopping',
    'chisel, hacksaw, rebar, pvc pipe, surge protector, smoke detector, npk, dairy meal, maize bran, mabati, roofing nails',
  ],
  ['Shopping', 'Wildberries, Notino, Charlotte Tilbury, Shimamura, Footasylum, Manyavar, TEDi, samsung'],
  [
    'Entertainment',
    'bird watching, parkrun, curling, botanical garden, ps4 game, fantasy football, half marathon, soft play',
  ],
  [
    'Bills',
    'mobile recharge, prepaid units, funeral plan, police clearance, dbs check, rubbish collection, drain cleaning, software, epf',
  ],
  [
    'Healthcare',
    'chiropodist, physiotherapist, ophthalmologist, audiologist, hrt, metformin, ozempic, naproxen, nicotine gum, ice pack',
  ],
  [
    'Healthcare',
    'full blood count, rabies shot, eczema cream, colonoscopy, ear wax removal, hay fever, personal training, hausarzt',
  ],
  [
    'Education',
    'swimming class, tennis coach, diving course, driving theory, term fee, transcript, science camp, graduation gown',
  ],
  [
    'Travel',
    'gîte, pousada, agriturismo, bureau de change, weekend break, LATAM, Hurtigruten, Tunisair, Iberostar, Tiqets',
  ],
  [
    'Transportation',
    'semesterticket, mobib, woro woro, taxi brousse, tyre plug, wheel nuts, brake cable, istimara, licence renewal, ipva, Autoglass',
  ],
  [
    'Shopping',
    'cheese grater, cake tin, bread bin, water tank, steel bar, thumb drive, swim trunks, squash ball, seed potatoes, Dobbies',
  ],
  ['Bills', 'roof leak, water truck, notarised copy, card replacement, czynsz, kinderopvang, handyvertrag, takaful'],
  ['Healthcare', 'wisdom teeth, e45 cream, citro soda, azithromycin, kremil s, dry needling, tierarzt, simparica'],
  ['Education', 'swim class, resit fee, library card, fahrschule, guarderia, thesis binding'],
  ['Entertainment', 'skate sharpening, netflix sub, hockey registration, water slide, badminton, race entry'],
  ['Food & Dining', 'malunggay, mayai, boerie, pounded yam, kinder joy, pesarattu, Biggby'],
  ['Other', 'piano tuner, knife sharpening, suit alteration, bag check'],
  ['Other', 'laptop repair, shoe shine, leg wax, brow lamination, lip filler'],
]

describe.each(known)('%s', (category, words) => {
  test.each(words.split(', '))('%s', (word) => expect(categories(`paid 12.50 for ${word}`)).toEqual([category]))
})

describe('a word that means much else', () => {
  test.each([
    ['load 50', 'Load, Bills'],
    ['bought load for mama 100', 'Load, Bills'],
    ['did a load of washing 8', 'Load of Washing, Other'],
    ['got a load of bricks 300', 'Load of Bricks, Shopping'],
    ['the bts was 44', 'BTS, Transportation'],
    ['bts album 30', 'Bts Album, Shopping'],
    ['the go train 11.40', 'GO Train, Transportation'],
    ['kids go train football 5', 'Train Football, Shopping'],
    ['42 at jumbo', 'Jumbo, Food & Dining'],
    ['jumbo pack of nappies 22', 'Jumbo Pack of Nappies, Shopping'],
    ['45 at panda', 'Panda, Food & Dining'],
    ['panda toy 12', 'Panda Toy, Shopping'],
    ['spark plug 9', 'Spark Plug, Transportation'],
    ['lab coat 25', 'Lab Coat, Shopping'],
    ['caramel latte 4.50', 'Caramel Latte, Food & Dining'],
    ['candy floss 3.50', 'Candy Floss, Food & Dining'],
    ['curling tongs 40', 'Curling Tongs, Shopping'],
    ['geyser repair 90', 'Geyser Repair, Bills'],
    ['puppy class 60', 'Puppy Class, Education'],
    ['logan 20', 'Logan, Other'],
    ['trots 10', 'Trots, Other'],
    ['twins 12', 'Twins, Other'],
    ['metal 12', 'Metal, Other'],
    ['dailies 30', 'Dailies, Other'],
    ['paste 5', 'Paste, Other'],
    ['my dreams cost me 20', 'Dreams, Other'],
  ])('%j: %s', (text, entry) => expect(told(text)).toEqual([entry]))
})

describe('a town that is called like a thing', () => {
  test.each([
    ['Motel One in Cologne 198', 'Motel One, Travel'],
    ['uber in new jersey 40', 'Uber, Transportation'],
    ['hilton in turkey yesterday 300', 'Hilton, Travel'],
    ['OYO in Puri 1200', 'Oyo, Travel'],
    ['cologne at Boots 30', 'Boots, Shopping'],
    ['new jersey from Nike 60', 'Nike, Shopping'],
    ['turkey 48', 'Turkey, Food & Dining'],
  ])('%j: %s', (text, entry) => expect(told(text)).toEqual([entry]))
})
