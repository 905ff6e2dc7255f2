import type { Migration } from 'kysely'
import { up as ledger } from '#db/migrations/0001-ledger.ts'
import { up as auth } from '#db/migrations/0002-auth.ts'
import { up as chat } from '#db/migrations/0003-chat.ts'
import { up as usage } from '#db/migrations/0004-usage.ts'
import { up as turnFigures } from '#db/migrations/0005-turn-figures.ts'
import { up as bankLinks } from '#db/migrations/0006-bank-links.ts'
import { up as plans } from '#db/migrations/0007-plans.ts'
import { up as contact } from '#db/migrations/0009-contact.ts'
import { up as people } from '#db/migrations/0010-people.ts'
import { up as pausedPayments } from '#db/migrations/0011-paused-payments.ts'
import { up as refunds } from '#db/migrations/0012-refunds.ts'
import { up as bankItems } from '#db/migrations/0013-bank-items.ts'
import { up as bankWarnings } from '#db/migrations/0014-bank-warnings.ts'
import { up as disputes } from '#db/migrations/0015-disputes.ts'
import { up as ticketNames } from '#db/migrations/0016-ticket-names.ts'
import { up as pressFigures } from '#db/migrations/0017-press-figures.ts'

/** Every step of the schema, run in the order of the keys. A step that was released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-ledger': { up: ledger },
  '0002-auth': { up: auth },
  '0003-chat': { up: chat },
  '0004-usage': { up: usage },
  '0005-turn-figures': { up: turnFigures },
  '0006-bank-links': { up: bankLinks },
  '0007-plans': { up: plans },
  '0009-contact': { up: contact },
  '0010-people': { up: people },
  '0011-paused-payments': { up: pausedPayments },
  '0012-refunds': { up: refunds },
  '0013-bank-items': { up: bankItems },
  '0014-bank-warnings': { up: bankWarnings },
  '0015-disputes': { up: disputes },
  '0016-ticket-names': { up: ticketNames },
  '0017-press-figures': { up: pressFigures },
}
