import { wordsOf } from '#domain/understanding/words/word-set.ts'

/** Sent with the app whose name became the verb: "momo'd me 400", "swished me 48", as a recogniser may write it. */
export const sentByApp = wordsOf(`
  alipayed bizumd bizumed bkashd bkashed blikd bliked cashappd cashapped duitnowd duitnowed easypaisad easypaisaed ecocashd ecocashed
  etransferd etransfered etransferred gcashd gcashed gpayd gpayed interacd interaced jazzcashd jazzcashed mobilepayd mobilepayed
  momod momoed monzod monzoed mpesad mpesaed nagadd nagaded payidd payided paylahd paylahed paynowd paynowed paypald paypaled paypalled
  paytmd paytmed phonepayd phonepayed phoneped phonepeed pixd pixed promptpayd promptpayed revolutd revoluted swished swishd
  twintd twinted upid upied vippsd vippsed vippset wechatted
`).join(' ')
