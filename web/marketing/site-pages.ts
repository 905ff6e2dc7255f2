import type { ComponentType } from 'react'
import { product } from '#domain/product.ts'
import { blank } from '#web/marketing/blanks.ts'
import { AboutPage } from '#web/marketing/pages/about-page.tsx'
import { ContactPage } from '#web/marketing/pages/contact-page.tsx'
import { ContactProblemPage } from '#web/marketing/pages/contact-problem-page.tsx'
import { ContactSentPage } from '#web/marketing/pages/contact-sent-page.tsx'
import { LandingPage } from '#web/marketing/pages/landing-page.tsx'
import { LostPage } from '#web/marketing/pages/lost-page.tsx'
import { PricingPage } from '#web/marketing/pages/pricing-page.tsx'
import { PrivacyPage } from '#web/marketing/pages/privacy-page.tsx'
import { RefundPage } from '#web/marketing/pages/refund-page.tsx'
import { TermsPage } from '#web/marketing/pages/terms-page.tsx'

const { name, assistant, tagline } = product

export type SitePage = {
  /** The file it is built into. */
  name: string
  /** Its address on the app's host, and on the site's own; null for what the server shows in answer to something else. */
  path: { app: string; site: string } | null
  /** Under another name the same text: the page that search engines should take instead. */
  canonical?: string
  title: string
  description: string
  isIndexed: boolean
  Page: ComponentType
}

const onSite = (path: string) => ({ app: `/landing${path}`, site: path || '/' })
const onBoth = (path: string) => ({ app: path, site: path })

const terms = {
  title: `Terms of Service · ${name}`,
  description: `What you may expect of ${name} and what ${name} expects of you, in plain words.`,
  isIndexed: true,
}
const privacy = {
  title: `Privacy Policy · ${name}`,
  description: `What ${name} stores, where your voice goes, who else is involved, and how to take everything with you or have it erased.`,
  isIndexed: true,
}

/** Every page of the public site (specification §2). */
export const sitePages: readonly SitePage[] = [
  {
    name: 'landing',
    path: onSite(''),
    title: `${name} · ${tagline}`,
    description: `Say what you spent the way you would tell a friend. ${assistant} writes it down, sorts it, and tells you what is left.`,
    isIndexed: true,
    Page: LandingPage,
  },
  {
    name: 'about',
    path: onSite('/about'),
    title: `About · ${name}`,
    description: `Why ${name} listens: a ledger you keep by talking, made so that keeping it takes no discipline.`,
    isIndexed: true,
    Page: AboutPage,
  },
  {
    name: 'pricing',
    path: onSite('/pricing'),
    title: `Pricing · ${name}`,
    description: `Free with ${blank.limit} voice transactions a month. Pro is ${blank.priceUsd} or ${blank.priceGbp} a month, with unlimited voice.`,
    isIndexed: true,
    Page: PricingPage,
  },
  {
    name: 'contact',
    path: onSite('/contact'),
    title: `Contact · ${name}`,
    description: `Write to the people behind ${name}. A person reads it and answers by e-mail.`,
    isIndexed: true,
    Page: ContactPage,
  },
  { ...terms, name: 'terms', path: onBoth('/terms'), Page: () => TermsPage({ heading: 'Terms of Service' }) },
  { ...privacy, name: 'privacy', path: onBoth('/privacy'), Page: PrivacyPage },
  {
    ...terms,
    name: 'terms-conditions',
    path: onSite('/terms-conditions'),
    canonical: 'terms',
    title: `Terms & Conditions · ${name}`,
    Page: () => TermsPage({ heading: 'Terms & Conditions' }),
  },
  { ...privacy, name: 'privacy-policy', path: onSite('/privacy-policy'), canonical: 'privacy', Page: PrivacyPage },
  {
    name: 'cancellation-refund',
    path: onSite('/cancellation-refund'),
    title: `Cancellation & Refund · ${name}`,
    description: 'How to end a plan, what happens to what you paid, and what happens to your books.',
    isIndexed: true,
    Page: RefundPage,
  },
  { ...answered('contact-sent', 'Your message is here'), Page: ContactSentPage },
  { ...answered('contact-problem', 'Your message was not sent'), Page: ContactProblemPage },
  { ...answered('lost', 'Not found'), Page: LostPage },
]

function answered(file: string, title: string) {
  return { name: file, path: null, title: `${title} · ${name}`, description: title, isIndexed: false }
}
