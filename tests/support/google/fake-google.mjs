// Preloaded into a server under test: answers in the place of Google's token endpoint, for the code that a test's browser brought back.
const TOKEN = 'https://oauth2.googleapis.com/token'
const outside = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const url = String(input instanceof Request ? input.url : input)
  if (url !== TOKEN) return outside(input, init)
  const form = new URLSearchParams(String(init?.body))
  if (form.get('grant_type') !== 'authorization_code' || !form.get('code_verifier'))
    return Response.json({ error: 'invalid_request' }, { status: 400 })
  const email = form.get('code')
  const claims = {
    iss: 'https://accounts.google.com',
    aud: form.get('client_id') ?? process.env.GOOGLE_CLIENT_ID,
    sub: `google-${email}`,
    email,
    email_verified: true,
    name: 'Maya Okafor',
    given_name: 'Maya',
    family_name: 'Okafor',
    exp: Math.floor(Date.now() / 1000) + 3600,
  }
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return Response.json({
    access_token: 'access',
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'openid email profile',
    id_token: `${part({ alg: 'RS256', kid: 'test' })}.${part(claims)}.${part('signature')}`,
  })
}
