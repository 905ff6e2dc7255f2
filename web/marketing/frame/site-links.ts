import { blank } from '#web/marketing/blanks.ts'

/** Where the public site's links lead, on whichever host it is read. */
export const siteLinks = {
  home: blank.home,
  about: `${blank.site}/about`,
  pricing: `${blank.site}/pricing`,
  contact: `${blank.site}/contact`,
  refund: `${blank.site}/cancellation-refund`,
  terms: '/terms',
  privacy: '/privacy',
  login: `${blank.app}/login`,
  signup: `${blank.app}/signup`,
} as const
