import type { Day } from '#domain/calendar.ts'
import { product } from '#domain/product.ts'
import type { Mail } from '#server/mail/mailer.ts'

/** The link opens the screen that asks for the new password. */
export function resetMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: `Reset your ${product.name} password`,
    text: [
      `Someone asked to reset the password of this ${product.name} account.`,
      'If it was you, open this link within one hour. It works once:',
      `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
      'If it was not you, nothing has changed and you can ignore this mail.',
    ].join('\n\n'),
  }
}

export function goodbyeMail(to: string, erasedOn: Day): Mail {
  return {
    to,
    subject: `Your ${product.name} account is closed`,
    text: [
      `Your ${product.name} account was closed, and nobody can sign in to it any more.`,
      `Everything that was kept in it is erased on ${erasedOn}.`,
      'If this was not you, answer this mail before that day.',
    ].join('\n\n'),
  }
}

export function codeMail(to: string, code: string, purpose: string): Mail {
  const act = purpose === 'sign-in' ? 'sign in' : purpose === 'forget-password' ? 'reset your password' : 'confirm'
  return {
    to,
    subject: `Your ${product.name} code`,
    text: `Your code to ${act}: ${code}\n\nIt works once, for ten minutes. ${product.name} never asks for it on the phone or in a chat.`,
  }
}

export function welcomeMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Confirm your e-mail for ${product.name}`,
    text: [
      `Welcome to ${product.name}. Open this link to confirm that this address is yours:`,
      url,
      'It works for one hour. You can use the app before that too.',
    ].join('\n\n'),
  }
}
