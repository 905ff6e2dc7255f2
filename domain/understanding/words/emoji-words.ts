/** What people type instead of a word, each sign after the word that it stands for. */
const words =
  'coffee☕ pizza🍕 beer🍺🍻 wine🍷 cocktail🍸🍹 burger🍔 fries🍟 sushi🍣🍱 ramen🍜 taco🌮 burrito🌯 sandwich🥪 salad🥗 cake🎂🍰 donut🍩 cookie🍪 chocolate🍫 bread🍞 croissant🥐 bagel🥯 egg🥚🍳 milk🥛 tea🍵🫖 apple🍎 banana🍌 chicken🍗 steak🥩 curry🍛 pasta🍝 popcorn🍿 groceries🛒 dinner🍽 lunch🥡 taxi🚕🚖 bus🚌 train🚆🚄 tube🚇 fuel⛽ parking🅿 car🚗 bike🚲 flight✈ hotel🏨 cinema🎬 concert🎸🎤 game🎮 gym🏋 medicine💊 dentist🦷 haircut💇 flowers💐🌹 gift🎁 shoes👟👠 dress👗 jeans👖 shirt👕 books📚 phone📱 rent🏠 electricity💡'
const byEmoji = new Map(
  words.split(' ').flatMap((entry) => {
    const word = entry.replace(/[^a-z]/g, '')
    return [...entry.slice(word.length)].map((sign) => [sign, word] as const)
  }),
)

/** The word that an emoji at a place in a text stands for, and where it ends; null for other signs. */
export function readEmoji(text: string, index: number): { norm: string; end: number } | null {
  const sign = String.fromCodePoint(text.codePointAt(index) ?? 0)
  const norm = byEmoji.get(sign)
  if (norm === undefined) return null
  const end = index + sign.length
  return { norm, end: text.charCodeAt(end) === 0xfe0f ? end + 1 : end }
}
