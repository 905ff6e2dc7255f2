/**
 * Every failure a person can meet is one row here: its code, HTTP status, what is said, and whether trying again helps.
 * Titles that belong to one screen or act (specification §8) stand in `actTitles`.
 */
const catalogue = {
  invalid_json: { status: 400, message: 'That request could not be read.', retryable: false },
  invalid_input: {
    status: 400,
    message: 'Some of that could not be understood. Please check it and try again.',
    retryable: false,
  },
  empty_message: { status: 400, message: 'Say or type something first.', retryable: false },
  message_too_long: { status: 413, message: 'That is too long. Please say it in shorter pieces.', retryable: false },
  body_too_large: { status: 413, message: 'That request is too large.', retryable: false },
  invalid_amount: { status: 400, message: 'Please enter a valid positive amount.', retryable: false },
  invalid_target: { status: 400, message: 'Please enter a positive target amount.', retryable: false },
  negative_amount: { status: 400, message: 'This can be nothing, but not less.', retryable: false },
  unreadable_amount: { status: 400, message: 'Please enter an amount like 1,234.50.', retryable: false },
  amount_too_large: { status: 400, message: 'That amount is larger than one entry can hold.', retryable: false },
  invalid_day: { status: 400, message: 'There is no such day.', retryable: false },
  missing_information: { status: 400, message: 'Please fill in all required fields.', retryable: false },
  unknown_tool: { status: 404, message: 'There is no such action.', retryable: false },
  not_authenticated: { status: 401, message: 'User not authenticated', retryable: false },
  session_missing: { status: 400, message: 'You are not signed in.', retryable: false },
  session_not_found: { status: 401, message: 'You were signed out. Please sign in again.', retryable: false },
  invalid_jwt: { status: 401, message: 'Your sign-in could not be checked. Please sign in again.', retryable: false },
  missing_credentials: {
    status: 400,
    message: 'You must provide either an email or phone number and a password',
    retryable: false,
  },
  missing_contact: { status: 400, message: 'You must provide either an email or phone number', retryable: false },
  invalid_email: { status: 400, message: 'Please check the e-mail address.', retryable: false },
  weak_password: {
    status: 422,
    message: 'That password is too weak: it needs at least 8 characters, and at most 128.',
    retryable: false,
  },
  email_taken: { status: 422, message: 'There is already an account with that e-mail.', retryable: false },
  invalid_credentials: { status: 401, message: 'That e-mail and password do not match.', retryable: false },
  other_email: { status: 400, message: 'That is not the e-mail of this account.', retryable: false },
  account_closed: {
    status: 403,
    message: 'This account was closed. Its data is erased 30 days after that.',
    retryable: false,
  },
  wrong_password: { status: 400, message: 'That is not your current password.', retryable: false },
  invalid_code: {
    status: 400,
    message: 'That code is wrong or no longer works. Please ask for a new one.',
    retryable: false,
  },
  invalid_link: {
    status: 400,
    message: 'That link no longer works. Please ask for a new one.',
    retryable: false,
  },
  google_not_set_up: { status: 501, message: 'Google sign-in is not set up on this server.', retryable: false },
  wrong_origin: { status: 403, message: 'That request came from another site and was refused.', retryable: false },
  not_found: { status: 404, message: 'That entry could not be found.', retryable: false },
  which_one: {
    status: 409,
    message: 'There is more than one of that name. Say its last digits too.',
    retryable: false,
  },
  no_such_route: { status: 404, message: 'There is nothing at that address.', retryable: false },
  method_not_allowed: { status: 405, message: 'That address does not take this kind of request.', retryable: false },
  nothing_to_undo: { status: 409, message: 'There is nothing to undo.', retryable: false },
  already_gone: { status: 409, message: 'That entry is gone already.', retryable: false },
  already_undone: { status: 409, message: 'That was already undone.', retryable: false },
  changed_since: { status: 409, message: 'That entry was changed since, so it was left as it is.', retryable: false },
  idempotency_mismatch: {
    status: 422,
    message: 'That request was already sent with other contents.',
    retryable: false,
  },
  too_many_requests: {
    status: 429,
    message: "You've made too many requests. Please wait before trying again.",
    retryable: true,
  },
  usage_limit_reached: {
    status: 403,
    message: "You've reached your monthly limit of voice chats. Upgrade to Pro for unlimited access!",
    retryable: false,
  },
  voice_not_configured: { status: 501, message: 'Voice is not set up on this server.', retryable: false },
  voice_unavailable: { status: 502, message: 'The voice service did not answer. Please try again.', retryable: true },
  unknown_plan: { status: 404, message: 'There is no such plan.', retryable: false },
  invalid_payment_provider: { status: 404, message: 'Invalid payment provider', retryable: false },
  provider_not_open: { status: 501, message: 'That way to pay is not set up on this server.', retryable: false },
  provider_unavailable: {
    status: 502,
    message: 'The payment provider did not answer. Nothing was taken. Please try again.',
    retryable: true,
  },
  no_checkout_url: { status: 502, message: 'No checkout URL received', retryable: true },
  currency_not_offered: { status: 400, message: 'That way to pay does not take this currency here.', retryable: false },
  already_subscribed: { status: 409, message: 'You already have Pro.', retryable: false },
  nothing_to_cancel: { status: 409, message: 'There is no subscription that could be canceled.', retryable: false },
  payment_owed: {
    status: 409,
    message: 'A payment for Pro is still open. Cancel it under your plan before you start anew.',
    retryable: false,
  },
  invalid_signature: { status: 400, message: 'That message could not be verified.', retryable: false },
  unreadable_message: { status: 422, message: 'That message could not be read.', retryable: false },
  bank_unavailable: { status: 502, message: 'The bank did not answer. Please try again.', retryable: true },
  bank_sign_in_again: { status: 409, message: 'The bank asks you to sign in again.', retryable: false },
  bank_already_linked: { status: 409, message: 'That bank is already linked.', retryable: false },
  bank_link_not_finished: { status: 409, message: 'The bank was not linked. You can start again.', retryable: false },
  bank_other_currency: {
    status: 409,
    message: 'That bank keeps no account in the currency of your books.',
    retryable: false,
  },
  invalid_bank_details: { status: 400, message: 'Please check the account details.', retryable: false },
  not_built: { status: 501, message: 'That is not available on this server.', retryable: false },
  server_busy: { status: 503, message: 'The server is busy. Please try again in a moment.', retryable: true },
  internal: { status: 500, message: 'An unexpected error occurred. Please try again.', retryable: true },
} as const satisfies Record<string, { status: number; message: string; retryable: boolean }>

export type ErrorCode = keyof typeof catalogue
export type ErrorStatus = (typeof catalogue)[ErrorCode]['status']

/** The body of every failed answer. `field` names the input that is at fault, `reasons` why a password is too weak. */
export type ErrorBody = {
  error: { code: ErrorCode; message: string; retryable: boolean; field?: string; reasons?: string[] }
}

export function errorRow(code: ErrorCode): { status: ErrorStatus; message: string; retryable: boolean } {
  return catalogue[code]
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(catalogue, value)
}

/** A failure with a row in the catalogue. What is thrown besides it is answered as `internal` and logged. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly reasons: string[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, detail: { field?: string; reasons?: string[]; retryAfterSeconds?: number } = {}) {
    super(catalogue[code].message)
    this.name = 'AppError'
    this.code = code
    this.field = detail.field
    this.reasons = detail.reasons
    this.retryAfterSeconds = detail.retryAfterSeconds
  }

  get status(): ErrorStatus {
    return catalogue[this.code].status
  }

  toBody(): ErrorBody {
    const { message, retryable } = catalogue[this.code]
    return {
      error: {
        code: this.code,
        message,
        retryable,
        ...(this.field ? { field: this.field } : {}),
        ...(this.reasons ? { reasons: this.reasons } : {}),
      },
    }
  }
}
