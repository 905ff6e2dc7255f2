import type { Understanding } from '#domain/understanding/frame.ts'
import { readAddedToSame } from '#server/assistant/corrections/added-to-same.ts'
import { readAmountAlone } from '#server/assistant/corrections/amount-alone.ts'
import { readAsBefore } from '#server/assistant/corrections/as-it-was.ts'
import { readBoughtAnew } from '#server/assistant/corrections/bought-anew.ts'
import { readByClause } from '#server/assistant/corrections/by-clause.ts'
import { readByIntent } from '#server/assistant/corrections/by-intent.ts'
import { readByLess } from '#server/assistant/corrections/by-less.ts'
import { readCategorySlip } from '#server/assistant/corrections/category-slip.ts'
import { readChangeAsked } from '#server/assistant/corrections/change-asked.ts'
import { readChangedFurther } from '#server/assistant/corrections/changed-further.ts'
import { readChangedToo, readDayToo } from '#server/assistant/corrections/changed-too.ts'
import { readCountAnew, readPartAnew } from '#server/assistant/corrections/count-anew.ts'
import { readDayAnew } from '#server/assistant/corrections/day-anew.ts'
import { readDayByEntry } from '#server/assistant/corrections/day-by-entry.ts'
import { readDaysApartAnew } from '#server/assistant/corrections/days-apart.ts'
import { readDeniedAmount } from '#server/assistant/corrections/denied-amount.ts'
import { readDoubled } from '#server/assistant/corrections/doubled.ts'
import { readDoubtedAfter } from '#server/assistant/corrections/doubted-after.ts'
import { readEarlierOne } from '#server/assistant/corrections/earlier-one.ts'
import { readEntryByAmount } from '#server/assistant/corrections/entry-by-amount.ts'
import { readEntryByDay } from '#server/assistant/corrections/entry-by-day.ts'
import { readByEvidence } from '#server/assistant/corrections/evidence/by-evidence.ts'
import { readOldAmountExplained } from '#server/assistant/corrections/evidence/old-amount-explained.ts'
import { readOldAmountFirst } from '#server/assistant/corrections/evidence/old-amount-first.ts'
import { readExchanged } from '#server/assistant/corrections/exchanged.ts'
import { readFedAgain } from '#server/assistant/corrections/fed-again.ts'
import { readForWhomAnew } from '#server/assistant/corrections/for-whom.ts'
import { readGiftAnew } from '#server/assistant/corrections/given-anew.ts'
import { readGotOther } from '#server/assistant/corrections/got-other.ts'
import { readGroupAnew } from '#server/assistant/corrections/group-anew.ts'
import type { Heard, ReadSentence } from '#server/assistant/corrections/heard.ts'
import { readHedged } from '#server/assistant/corrections/hedged.ts'
import { readJoined } from '#server/assistant/corrections/joined.ts'
import { readKeptAt } from '#server/assistant/corrections/kept-at.ts'
import { readLessTold } from '#server/assistant/corrections/less-told.ts'
import { readLetGo } from '#server/assistant/corrections/let-go.ts'
import { readMeantOther, readOnlyOne } from '#server/assistant/corrections/meant-other.ts'
import { readMeantOtherAmount } from '#server/assistant/corrections/meant-other-amount.ts'
import { readNamedAfter } from '#server/assistant/corrections/named-after.ts'
import { readOfSeveral } from '#server/assistant/corrections/of-several.ts'
import { readOfUnwritten } from '#server/assistant/corrections/of-unwritten.ts'
import { readOnAnotherDay } from '#server/assistant/corrections/on-another-day.ts'
import { readOneNamed } from '#server/assistant/corrections/one-named.ts'
import { readOneUnpaid } from '#server/assistant/corrections/one-unpaid.ts'
import { readOtherChoice } from '#server/assistant/corrections/other-choice.ts'
import { readOtherCurrency } from '#server/assistant/corrections/other-currency.ts'
import { readOtherIsFine } from '#server/assistant/corrections/other-is-fine.ts'
import { readOutcomeAnew } from '#server/assistant/corrections/outcome-anew.ts'
import { readOwnPartAnew } from '#server/assistant/corrections/own-part.ts'
import { readPaidBy } from '#server/assistant/corrections/paid-by.ts'
import { readPaidOtherwise } from '#server/assistant/corrections/paid-otherwise.ts'
import { readPartApart } from '#server/assistant/corrections/part-of-other.ts'
import { readRemainingOne } from '#server/assistant/corrections/remaining-one.ts'
import { readRemovedAnew } from '#server/assistant/corrections/removed-anew.ts'
import { readRenamedAnew } from '#server/assistant/corrections/renamed-anew.ts'
import { readRestated } from '#server/assistant/corrections/restated.ts'
import { readSaidTwice } from '#server/assistant/corrections/said-twice.ts'
import { readSecondOfTwo } from '#server/assistant/corrections/second-of-two.ts'
import { readSortedAnew } from '#server/assistant/corrections/sorted-anew.ts'
import { readSwapped } from '#server/assistant/corrections/swapped.ts'
import { readTheirsAnew } from '#server/assistant/corrections/theirs-anew.ts'
import { readThingRemoved } from '#server/assistant/corrections/thing-removed.ts'
import { readToldAnew } from '#server/assistant/corrections/told-anew.ts'
import { readWholeAnew } from '#server/assistant/corrections/whole-anew.ts'
import { readWithExtra } from '#server/assistant/corrections/with-extra.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { readAgainFor } from '#server/assistant/talk/again-for.ts'
import { readBoughtAfterAll } from '#server/assistant/talk/bought-after-all.ts'
import { readNextOfKind } from '#server/assistant/talk/next-of-kind.ts'
import { readNextThing } from '#server/assistant/talk/next-thing.ts'
import { readMoneyOfThem, readOtherSender, readSameForOther } from '#server/assistant/talk/of-them.ts'
import { readPaidAfterAll } from '#server/assistant/talk/paid-after-all.ts'
import { readPaidMeAfterAll } from '#server/assistant/talk/paid-me-after-all.ts'
import { readRefundTold } from '#server/assistant/talk/refund-told.ts'
import { readSameOuting } from '#server/assistant/talk/same-outing.ts'
import { readShareReturned } from '#server/assistant/talk/share-back.ts'
import { readToldReduced } from '#server/assistant/talk/told-less.ts'
import type { Context } from '#server/context.ts'

/** Two things said in one breath, and a word taken back in it. */
const partsOfOneBreath: readonly ReadSentence[] = [readJoined, readCategorySlip]

/** What was told just now is said otherwise: the other of two amounts, the other way round, paid by another, less, under a name, as it was, of all of them, on another day. */
const saidOtherwise: readonly ReadSentence[] = [
  readOtherChoice,
  readMeantOtherAmount,
  readOtherIsFine,
  readGiftAnew,
  readSwapped,
  readDayToo,
  readChangedToo,
  readPaidBy,
  readForWhomAnew,
  readLessTold,
  readByLess,
  readBoughtAnew,
  readNamedAfter,
  readAsBefore,
  readDaysApartAnew,
  readGroupAnew,
  readFedAgain,
  readDayByEntry,
]

/** One more is told by what was told: the next of its kind, another thing of the same outing, a share that came back. */
const oneMoreTold: readonly ReadSentence[] = [
  readRefundTold,
  readToldReduced,
  readNextOfKind,
  readBoughtAfterAll,
  readPaidAfterAll,
  readPaidMeAfterAll,
  readNextThing,
  readSameOuting,
  readShareReturned,
  readOtherSender,
  readSameForOther,
]

/** What it came to after all: another in its place, a part, a count, something with it, another currency, an amount denied or doubted. */
const whatItCameTo: readonly ReadSentence[] = [
  readOtherCurrency,
  readPaidOtherwise,
  readSaidTwice,
  readRestated,
  readGotOther,
  readExchanged,
  readOwnPartAnew,
  readPartApart,
  readWholeAnew,
  readCountAnew,
  readPartAnew,
  readDoubled,
  readKeptAt,
  readTheirsAnew,
  readWithExtra,
  readAddedToSame,
  readDeniedAmount,
  readDoubtedAfter,
  readChangedFurther,
]

/** Which entry is meant: by its amount or its day, an earlier one, another than was taken, or one that was not written. */
const whichIsMeant: readonly ReadSentence[] = [
  readSecondOfTwo,
  readRemainingOne,
  readOneNamed,
  readEntryByAmount,
  readEntryByDay,
  readOnAnotherDay,
  readEarlierOne,
  readMeantOther,
  readOnlyOne,
  readOfSeveral,
  readOfUnwritten,
]

/** What never happened, or is to go. */
const takenBack: readonly ReadSentence[] = [readOneUnpaid, readLetGo, readThingRemoved, readRemovedAnew]

/** A thing told a second time: its name, amount, category or day is another. */
const toldAnew: readonly ReadSentence[] = [
  readRenamedAnew,
  readChangeAsked,
  readOutcomeAnew,
  readToldAnew,
  readAgainFor,
  readSortedAnew,
  readDayAnew,
  readHedged,
]

/** No words for a correction, and yet the talk shows what is meant. */
const byEvidence: readonly ReadSentence[] = [readOldAmountExplained, readOldAmountFirst, readByEvidence, readByClause]

/** What nothing else knew: an amount and nothing beside it, and what the engine heard of a sentence by itself. */
const otherwise: readonly ReadSentence[] = [readMoneyOfThem, readAmountAlone, readByIntent]

/** The readers in the order in which they are tried: the first that knows the words decides. */
const readers: readonly ReadSentence[] = [
  ...partsOfOneBreath,
  ...saidOtherwise,
  ...oneMoreTold,
  ...whatItCameTo,
  ...whichIsMeant,
  ...takenBack,
  ...toldAnew,
  ...byEvidence,
  ...otherwise,
]

/**
 * Reads what a sentence means right after what was said before it: "the taxi was 16" corrects the taxi that was just saved, "yesterday"
 * its day, or asks the same of another one. Null where it means what it says.
 */
export async function readInTalk(context: Context, speaker: Speaker, heard: Heard): Promise<Understanding | null> {
  for (const read of readers) {
    const meant = await read(context, speaker, heard, readInTalk)
    if (meant) return meant
  }
  return null
}
