/** Acts that are limited on their own (ruling 33), by the path of their call. */
const identifiers: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/auth\/sign-in\//, 'sign-in'],
  [/^\/functions\/v1\/create-\w+-checkout$/, 'checkout'],
  [/^\/api\/banking\//, 'bank-link'],
  [/^\/(api|functions\/v1)\/contact$/, 'contact'],
  [/^\/functions\/v1\/ai-assistant$/, 'assistant'],
]

/** What a call counts towards besides the count of all calls; null for nothing more. */
export function identifierOf(path: string): string | null {
  return identifiers.find(([pattern]) => pattern.test(path))?.[1] ?? null
}
