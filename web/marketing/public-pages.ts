import { product } from '#domain/product.ts'

const { name, assistant } = product

const terms = [
  `${name} keeps the books you dictate to it. The entries are yours: you can change them, delete them and close your account whenever you like.`,
  `What ${assistant} tells you about your money is arithmetic on your own entries. It is not financial advice.`,
]
const privacy = [
  `${name} stores what you enter: your name, your e-mail address, and your transactions, budgets, goals, accounts and cards. It is used to show you your money and for nothing else.`,
  'Pages of this site load no script, font or picture from anyone else.',
]

/** The pages of the public site. */
export const publicPages: readonly { path: string; title: string; text: readonly string[] }[] = [
  {
    path: '/landing',
    title: product.tagline,
    text: [
      `Say what you spent the way you would tell a friend. ${assistant} writes it down, sorts it, and tells you what is left.`,
    ],
  },
  {
    path: '/landing/about',
    title: `About ${name}`,
    text: [
      `${name} takes its name from “on your say-so”: you say it, and it is in the books. ${assistant} is the voice that answers.`,
    ],
  },
  {
    path: '/landing/contact',
    title: 'Contact',
    text: [`Whoever runs this copy of ${name} answers for it. Signed in, you find the way to them under Support.`],
  },
  {
    path: '/landing/pricing',
    title: 'Pricing',
    text: [
      'Free costs nothing and keeps all your entries. Pro is $9.99 a month and has no limit on voice chats.',
      'Plans cannot be bought here yet.',
    ],
  },
  { path: '/landing/privacy-policy', title: 'Privacy Policy', text: privacy },
  { path: '/landing/terms-conditions', title: 'Terms & Conditions', text: terms },
  {
    path: '/landing/cancellation-refund',
    title: 'Cancellation & Refund',
    text: ['There is nothing to pay for here yet, so there is nothing to cancel or to refund.'],
  },
  { path: '/terms', title: 'Terms of Service', text: terms },
  { path: '/privacy', title: 'Privacy Policy', text: privacy },
]
