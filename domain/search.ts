/** Letters that the ledger is searched for at most, and the list of banks. */
export const LONGEST_SEARCH = 120
