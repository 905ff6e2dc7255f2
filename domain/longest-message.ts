/** As many letters of one message as are read at once; of a longer one nothing is. */
export const LONGEST_MESSAGE = 2_000
