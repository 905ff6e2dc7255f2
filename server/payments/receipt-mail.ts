import { type Day, formatDay } from '#domain/calendar.ts'
import { type Currency, isCurrency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import { type PaymentProvider, paymentProviders } from '#domain/payment-provider.ts'
import { periodEndLabel } from '#domain/plan.ts'
import { product } from '#domain/product.ts'
import type { Mail } from '#server/mail/mailer.ts'

export type Receipt = {
  to: string
  planName: string
  priceMinor: number
  currency: string
  provider: PaymentProvider
  paidOn: Day
  periodEnd: Day | null
  number: string
  isTest: boolean
  publicUrl: string
}

/** The receipt of one month. */
export function receiptMail(receipt: Receipt): Mail {
  const currency: Currency = isCurrency(receipt.currency) ? receipt.currency : 'USD'
  const mark = receipt.isTest ? 'TEST MODE: ' : ''
  return {
    to: receipt.to,
    subject: `${mark}Your receipt for ${product.name} ${receipt.planName}`,
    text: [
      ...(receipt.isTest ? ['TEST MODE. No money was taken: this server has no payment keys.'] : []),
      `Thank you. ${product.name} ${receipt.planName} is yours.`,
      [
        `Plan: ${receipt.planName}, one month`,
        `Amount: ${formatMoney(receipt.priceMinor, currency)} ${currency}`,
        `Paid with: ${paymentProviders[receipt.provider]}`,
        `Paid on: ${formatDay(receipt.paidOn)}`,
        `Good until: ${periodEndLabel(receipt.periodEnd)}`,
        `Receipt number: ${receipt.number}`,
      ].join('\n'),
      `You can cancel any time: ${receipt.publicUrl}/plan`,
    ].join('\n\n'),
  }
}
