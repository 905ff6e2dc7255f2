/** "4.50 I believe": how sure one is of an amount. */
export const believes = '(?:believe|guess|reckon|suppose)'

/** "42.80 like always": what it is at other times too. */
export const otherTimes = '(?:always|usual|every (?:day|week|month|time|year)|last (?:time|week|month))'
