import { people } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Names that people are called by in many countries, and that no well-known shop has: "50 from Ana" came from somebody. */
export const firstNames = wordSet(`
  aaron abby abdul adaeze adam aditya adrian agnieszka aisha akira akosua alan alba alejandro alex alexander alexandra ali alice
  alicia alina amanda amelia amina amir amit amy ana anders andre andrea andrew andy angela anil anita anjali anna anne annie anthony
  antonio aoife arjun arun asha ashley ayesha babatunde barbara bartek beatriz ben benjamin beth bob boris brandon brian bridget
  bruno callan callum cameron camila carla carlos carmen caroline catherine charlotte chidi chinedu chioma chloe chris christina
  christine christopher ciara cillian claire clara colin connor craig dan daniel daniela danny darnell darragh dave david declan
  deepak deshawn diana diego divya dmitri dylan eddie edward elena elizabeth ella ellie emeka emily emma eoin eric erik esther ethan
  eva evan farai fatima felix fernando fiona folake francisco frank gabriel ganesh gary geeta geoff george giulia grainne greg hamish
  hannah harry hassan heather helen henry hiro hugo ian ibrahim ifeanyi igor ines irene isaac isabel isabella ivan jake jamal james
  jamie jan jane jason javier jay jen jenna jennifer jenny jeremy jerry jess jessica jim jimmy jo joan joanna joe joel john johnny
  jon jonas jonathan jorge jose josh joshua juan julia julian julie kagiso karen karim karl kasia kate katherine kathy katie katya
  kavita kavya keisha keith kelly ken kenji kenneth kevin khalid kim kiran kofi kumar kwame kwesi kyle lakshmi lars latoya laura
  lauren leah lena leo lerato liam lily linda lisa liz louis louise lucas lucia lucy luis luke lydia maeve magda mahesh manuel marco
  marcus marek margaret maria mariam marie mario marisol martha martin mary mateo matt matthew maya meera megan mei melissa mia
  michael michelle miguel mike minh mohamed mohammed monica muhammad nadia nancy naoko naomi natalie natasha nathan neha neil ngozi
  niamh nick nicola nicole nikhil nina noah nomsa noor nora oisin oksana olga oliver olivia omar orla oscar pablo padraig patricia
  patrick paula pawel pedro peter phil philip phuong pierre piotr pooja priya priyanka rachel rahul raj rajesh ramesh ravi rebecca
  ricardo richard rick rita rob robert roberto robin roger rohan rosa rosie ruth ryan sam samantha samuel sandra sanjay saoirse sara
  sarah scott sean sebastian sergio shane shanice sharon shaz shreya simon siobhan sipho sofia sonia sophia sophie stefan stella
  stephanie stephen steve steven stuart sue sunita suresh susan svetlana takeshi tanya tariq tasha tendai teresa thabo theo thomas
  thuy tim timothy tina toby tom tomas tomasz tommy tony tunde tyler tyrone vanessa victor victoria vijay vikram vincent wei wojtek
  xavier yasmin yaw yuki yusuf zach zainab zanele zbigniew zoe
`)

/** Whether a word is what somebody is called by: "Ana", "mom". */
export function namesPerson(word: string): boolean {
  return people.has(word) || firstNames.has(word)
}

/** "Ana", "mom", and a capital that no shop or thing is known by. */
export function isPerson(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && (piece.capital || namesPerson(piece.norm))
}

/** What stands before a name and tells that it is a person's. */
export const titles = /^(?:mr|mrs|ms|miss|mx|dr|sir|auntie|aunty|aunt|uncle|oga|mama|baba)$/
