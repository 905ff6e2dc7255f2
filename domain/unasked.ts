/**
 * How the keys of changes begin that nobody asked for, such as entries that a bank sends by itself. "Undo" without a name passes them
 * over: the person means what they did last.
 */
export const UNASKED_KEY = 'unasked:'
