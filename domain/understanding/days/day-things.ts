/** What is called by a day or by its part, as part of a pattern: "day pass", "same day delivery", "night light". */
export const dayThings = [
  'pass(?:es)?|trips?|tickets?|out|off|care|nursery|spa|bag|pack|cream|bed|rates?|camp|cent(?:re|er)|planner|use|return',
  'riders?|tours?|jobs?|deliver(?:y|ies)|shipping|dispatch|pick ?up|courier|service|appointment|cleaning|prints?|light|lamp',
  'stand|shift|bus|tube|school|club|market|nurse|stay|guard|paper|roll|tea|bun|run|class|yoga|show|gown|dress|course|wear',
  'ones?|coffee|meal|trader|trading|job',
].join('|')
