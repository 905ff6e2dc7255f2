/** "april fools", "just kidding": what was told before it was a joke. Stands at the end of what it takes back. */
export const inFun =
  /(?:april fools?(?: day)?|(?:im |i am |i was )?(?:just |only |totally )*(?:kidding|joking)|jk|psych) (?:lol |haha |penny )*$/
