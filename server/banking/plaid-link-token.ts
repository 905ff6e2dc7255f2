import { product } from '#domain/product.ts'
import type { CallPlaid } from '#server/banking/call-plaid.ts'
import { linkTokenAnswer } from '#server/banking/plaid-answers.ts'

/**
 * A page of Plaid where a person links a bank or, with the `accessToken` of a connection, signs in to it again (Plaid's update mode). A
 * server in reach is told of news afterwards.
 */
export async function createLinkToken(
  call: CallPlaid,
  given: { publicUrl: string; userId: string; country: string; accessToken?: string },
): Promise<{ url: string; token: string }> {
  const { publicUrl, userId, country, accessToken } = given
  const { CountryCode, Products } = await import('plaid')
  const purpose = accessToken === undefined ? { products: [Products.Transactions] } : { access_token: accessToken }
  const { link_token: token, hosted_link_url: url } = await call(
    (plaid) =>
      plaid.linkTokenCreate({
        user: { client_user_id: userId },
        client_name: product.name,
        language: 'en',
        country_codes: Object.values(CountryCode).filter((code) => code === country),
        hosted_link: { completion_redirect_uri: `${publicUrl}/accounts?bank=back` },
        ...(publicUrl.startsWith('https:') ? { webhook: `${publicUrl}/webhooks/plaid` } : {}),
        ...purpose,
      }),
    linkTokenAnswer,
  )
  return { url, token }
}
