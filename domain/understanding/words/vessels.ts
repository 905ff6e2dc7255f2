/** "a bottle of wine", "two boxes of screws": what holds a thing, which is named by what is in it. */
export const vessels =
  /^(?:bags?|bottles?|bowls?|box|boxes|cans?|cartons?|cases?|crates?|cups?|glass|glasses|jars?|loaf|loaves|mugs?|packs?|packets?|pairs?|plates?|punnets?|sacks?|slices?|tins?|trays?|tubs?|tubes?)$/i
