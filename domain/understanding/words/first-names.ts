import { people } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Names that people are called by in many countries, and that no well-known shop has: "50 from Ana" came from somebody. */
export const firstNames = wordSet(`
  aaron abdul abby adam adrian aisha alan alba alejandro alex alexander alexandra ali alice alicia alina amanda amelia amina amir amit
  amy ana anders andre andrea andrew andy angela anil anita anjali anna anne annie anthony antonio arjun arun asha ashley ayesha
  barbara beatriz ben benjamin beth bob brandon brian bruno callum cameron camila carla carlos carmen caroline catherine charlotte chinedu
  chloe chris christina christine christopher claire clara colin connor craig dan daniel daniela danny dave david deepak diana diego
  divya dylan eddie edward elena elizabeth ella ellie emeka emily emma eric erik esther ethan eva evan fatima felix fernando fiona
  francisco frank gabriel gary geoff george giulia greg hannah harry hassan heather helen henry hugo ian ibrahim ines irene isaac isabel
  isabella ivan jake james jamie jan jane jason javier jay jen jenna jennifer jenny jeremy jerry jess jessica jim jimmy jo joan joanna joe joel
  john johnny jon jonas jonathan jorge jose josh joshua juan julia julian julie karen karim karl kate katherine kathy katie kavita keith
  kelly ken kenneth kevin khalid kim kiran kofi kumar kwame kyle lars laura lauren leah lena leo liam lily linda lisa liz louis louise lucas
  lucia lucy luis luke lydia manuel marco marcus margaret maria mariam marie mario martha martin mary mateo matt matthew maya megan mei
  melissa mia michael michelle miguel mike mohamed mohammed monica muhammad nadia nancy naomi natalie natasha nathan neha neil nick
  nicola nicole nikhil nina noah noor nora olga oliver olivia omar oscar pablo patricia patrick paula pedro peter phil philip pierre
  pooja priya rachel rahul raj rajesh ravi rebecca ricardo richard rita rob robert roberto robin rohan roger rosa rosie ruth ryan sam
  samantha samuel sandra sanjay sara sarah scott sean sebastian sergio shane sharon simon sofia sonia sophia sophie stefan stella stephanie
  stephen steve steven stuart sue suresh susan tanya tariq teresa thabo theo thomas tim timothy tina toby tom tomas tommy tony tyler
  vanessa victor victoria vijay vikram vincent wei xavier yasmin yusuf zach zainab zoe
`)

/** Whether a word is what somebody is called by: "Ana", "mom". */
export function namesPerson(word: string): boolean {
  return people.has(word) || firstNames.has(word)
}

/** "Ana", "mom", and a capital that no shop or thing is known by. */
export function isPerson(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && (piece.capital || namesPerson(piece.norm))
}
