/** Sent with the app whose name became the verb: "momo'd me 400". */
export const sentByApp = 'momod gcashed mpesad paypald revolutd bizumd paytmd interacd'
