import { wordsOf } from '#domain/understanding/words/word-set.ts'

/** What people type instead of a word, each sign after the word that it stands for. */
const words = `
  apple🍎 beer🍺🍻 burger🍔 burrito🌯 bread🍞 bagel🥯 banana🍌 bus🚌 bike🚲 books📚
  coffee☕ cocktail🍸🍹 cake🎂🍰 cookie🍪 chocolate🍫 croissant🥐 chicken🍗 curry🍛 car🚗 cinema🎬 concert🎸🎤
  donut🍩 dinner🍽 dentist🦷 dress👗 egg🥚🍳 electricity💡 fries🍟 fuel⛽ flight✈ flowers💐🌹
  groceries🛒 game🎮 gym🏋 gift🎁 hotel🏨 haircut💇 jeans👖 lunch🥡 milk🥛 medicine💊
  pizza🍕 pasta🍝 popcorn🍿 parking🅿 phone📱 ramen🍜 rent🏠 sushi🍣🍱 sandwich🥪 salad🥗 steak🥩 shoes👟👠 shirt👕
  taco🌮 tea🍵🫖 taxi🚕🚖 train🚆🚄 tube🚇 wine🍷
`
const byEmoji = new Map(
  wordsOf(words).flatMap((entry) => {
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
