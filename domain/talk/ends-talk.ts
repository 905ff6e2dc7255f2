import { pattern } from '#domain/understanding/words/pattern.ts'

const LONGEST = 60
const farewell = pattern.i`^\W*(?:(?:ok|okay|alright|all right|right|well|no|thanks|thank you|please|and|so|penny|great|perfect)[\s,.!]+)*
  (?:stop listening|stop (?:the |this )?(?:recording|conversation|chat)|(?:good[ -]?)?bye(?:[ -]?bye)?|good night
  |see (?:you|ya)(?: later| soon| tomorrow)?|hang up|end (?:the |this |our )?(?:conversation|chat|call|talk|session)
  |that(?:['’]?s| is|['’]?ll be| will be) (?:all|everything)(?: for (?:now|today))?
  |(?:i['’]?m|we['’]?re|i am|we are) (?:all )?done(?: (?:here|talking|for (?:now|today)))?)
  (?:[\s,.!]+(?:penny|thanks|thank you|now|please|then|for now|see you|bye))*\W*$`

/** "stop listening", "that's all, thanks", "bye Penny": who says so is done, and the microphone is to close. */
export function endsTalk(text: string): boolean {
  return text.length <= LONGEST && farewell.test(text)
}
