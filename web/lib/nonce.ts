/** What the server allows style elements with (`style-src 'nonce-…'`); absent without a policy, and where a page is written at build. */
export const nonce: string | undefined =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
