/**
 * What a page cannot know when it is built. The server fills these in as it serves: by the host that was asked for, and by its
 * settings.
 */
export const blank = {
  /** Before a link into the app: empty on the app's own host, else its address. */
  app: '{{app}}',
  /** Before a link within the public site: `/landing` on the app's host, empty on the site's own. */
  site: '{{site}}',
  /** The site's first page. */
  home: '{{home}}',
  /** The one address of this page, for search engines. */
  canonical: '{{canonical}}',
  /** Where pictures for link previews lie, as a full address. */
  origin: '{{origin}}',
  /** `FREE_VOICE_CHATS_PER_MONTH`, as it is in force. */
  limit: '{{limit}}',
  /** The two lines over the prices, true of that limit. */
  pricingLine: '{{pricing-line}}',
  pricingTurn: '{{pricing-turn}}',
  /** What a month of Pro costs, in each currency. */
  priceUsd: '{{price-usd}}',
  priceGbp: '{{price-gbp}}',
  /** Who else is involved in what, as this server is set up: one sentence each. */
  voiceFact: '{{voice-fact}}',
  modelFact: '{{model-fact}}',
  paymentFact: '{{payment-fact}}',
  bankFact: '{{bank-fact}}',
  googleFact: '{{google-fact}}',
  countryFact: '{{country-fact}}',
  /** Why a message could not be kept. */
  problem: '{{problem}}',
} as const
