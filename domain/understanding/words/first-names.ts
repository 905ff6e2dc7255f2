import { people } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Names that people are called by in many countries, and that no well-known shop has: "50 from Ana" came from somebody. */
export const firstNames = wordSet(`
  aarav aaron abby abdul abena adaeze adam aditya adjoa adrian adwoa afua agnieszka ahmed aiden aisha ajay akira akosua akua akwasi alan
  alba alejandro alessandro alex alexander alexandra alfie alhassan ali alice alicia alina aliyu ama amaka amanda ameen amelia amina amir
  amira amit amy ana ananya anders andre andrea andrew andy aneesa angela anika anil anita anjali anjum anna anne annie anthony antonio
  aoife arjun arnav arthur arun asha ashley asif asma ato ayaan ayesha ayo azeez babajide babatunde barbara bartek bashir beatriz
  ben benjamin beth bilal bob bongani boris braden bradley brandon brendan brian bridget bronwyn bruno bryan caleb callan callum cameron
  camila carl carla carlos carmen carol caroline catherine cathy chantelle charlotte chidi chinedu chioma chipo chloe chris
  christa christina christine christopher cian ciara cillian claire clara clarence clayton colin connor conor courtney craig cyril dan
  daniel daniela danielle danny daphne darnell darragh darren dave david declan deepak deirdre dennis derek deshawn desmond diana diego
  divya dmitri dominic donna dorothy doug duncan dylan ebony eddie edith edward efua ekow elaine elena elijah elizabeth ella ellie elliot
  emeka emily emma emmanuel enid eoin eric erik esi esther ethan eunice eva evan ezra faisal farah farai farhan fatima felix fergus
  fernando fiona folake francesca francisco frank freddie freya gabriel ganesh gary gavin geeta gemma geoff george geraldine
  giulia gloria godfrey graham grainne greg gugu habib hafsa hamish hamza hannah harry haruka haruto hassan hayley heather heidi helen
  henry herbert hilda hiro hisham howard hugo ian ibrahim ifeanyi igor imran ines ingrid irene isaac isabel isabella isha ismail ivan jabu
  jacob jada jake jamal james jamie jamil jan jane janet jasmine jason javier jay jayden jeff jelena jen jenna jennifer
  jenny jeremy jerry jess jessica jim jimmy jo joan joanna joanne jocelyn joe joel john johnny jon jonas jonathan jorge jose joseph josh
  joshua joyce juan judith judy julia julian julie junaid kabir kagiso kamal karan kareem karen karim karin karl kasia kate katherine
  kathy katie katrina katya kavita kavya kayla kayode keiko keisha keith kelly ken kenji kenneth kevin khalid kieran kim kiran kobina
  koffi kofi kojo kristen kumar kunle kwabena kwaku kwame kwesi kyle lakshmi lamar lara lars latifah latoya laura lauren leah leila lena
  leo leonard lerato leslie lewa liam lily linda lindiwe linh lisa liz lloyd lorraine lothar louis louise lucas lucia lucy luis luke
  lwazi lydia lynn mabel maeve magda maggie mahesh mahmoud malik mandla manish manuel marcel marco marcus marek margaret maria mariam
  marie mario marisol marites marjorie marlon martha martin mary maryam mateo mateus matt matthew maureen mavis maxine maya meera megan
  meghan mehmet mei melanie melissa mia michael michelle miguel mike mildred milly minh minnie miriam mitchell mohamed mohammed mohan
  moira monica muhammad mukesh mustafa nabil nadia nancy nandini naoko naomi natalie natasha nathan naveed neema neeraj neha neil nelson
  nengi ngozi niamh nick nicola nicole nigel nikhil nina nisha nkechi noah nomsa noor nora norman nthabiseng nuno nyasha obinna odile
  oisin oksana olga oliver olivia olumide omar omari onyeka orla oscar pablo padraig pamela patricia patrick paul paula pauline pawel
  pedro penelope peter phil philip philippa phoebe phuong phyllis pierre piotr pooja pradeep prakash pratik preethi priya priyanka quentin
  rachel rafael rahim rahul raj rajan rajesh ralph ramesh ranjit rashid ravi rebecca reggie rehan renee rhys ricardo richard rick riley
  rishi rita riya rizwan rob robert roberto robin roger rohan rohit ronald ronnie rosa rosalind rosie rowena roy ruben rudo rukhsana
  rupert russell ruth ryan sabrina sade sadia saeed salim salma sam samantha samira samuel sandra sanjana sanjay saoirse sara sarah saskia
  sathish scott sean sebastian seema sello senthil sergio seun shabnam shane shanice sharon shaun shaz sheila shirley shreya shreyas shyam
  sibusiso sidney sienna simon simone siobhan sipho siti sizwe sofia solomon sonia sophia sophie stacey stefan stella stephanie
  stephen steve steven stuart sue sulaiman sunita suresh surya susan suzanne sven svetlana sylvia tabitha takeshi tamara tanya tapiwa
  tariq tasha tatenda tatiana tejas tendai terence teresa terri thabo thandi themba theo theodore thomas thulani thuy tim timothy tina
  toby tom tomas tomasz tomiwa tommy tony tracey tracy trevor trish tristan tunde tyler tyrone uche umar usha valerie vanessa vanita vanya
  venkat vernon veronica victor victoria vijay vikas vikram vinay vincent vincenzo vivian vusi wale walter wanjiku wanjiru warren wayne
  wei wendell winston wojtek xavier xolani yaa yara yasmin yaw yemi yolanda yousef yuki yusra yusuf zach zahra zainab zandile zanele
  zbigniew zeinab zodwa zoe zubair
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
