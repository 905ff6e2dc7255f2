import { wordSet } from '#domain/understanding/words/word-set.ts'

const lands = wordSet(`
  abroad america argentina australia austria bangladesh belgium brazil britain canada chile china colombia denmark dubai egypt england europe
  finland france germany ghana greece india indonesia ireland israel italy jamaica japan kenya korea malaysia mexico morocco netherlands nigeria
  norway overseas pakistan peru philippines poland portugal romania russia scotland singapore spain states sweden switzerland taiwan tanzania
  thailand turkey uganda ukraine usa vietnam wales zambia zimbabwe
`)

/** "Germany", "the States", "abroad": where a thing came from, and no shop. */
export function isLand(norm: string): boolean {
  return lands.has(norm)
}
