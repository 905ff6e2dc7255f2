/** What the server allows style elements with (`style-src 'nonce-…'`); absent without a policy. */
export const nonce: string | undefined =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
