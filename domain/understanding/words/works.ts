import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What one has done for money, or how a thing is made: "knives sharpened 45", "sandwich toasted 6". */
export const works = wordSet(`
  altered baked braided cleaned copied decoked decorated desexed detailed developed dyed engraved fitted fixed
  framed fried grilled groomed hemmed highlighted installed ironed laminated laundered lengthened mended
  microchipped mounted neutered notarised notarized painted patched pierced plastered plugged polished printed
  pumped refurbished regassed reheeled rehung rekeyed renewed repaired replaced resoled restored rewired roasted
  rotated sanded sealed serviced sharpened shined shortened smoked steamed stitched straightened striped styled
  supersized tailored threaded toasted trimmed tuned unblocked unlocked upgraded upsized vaccinated valeted
  varnished washed waxed welded whitened wormed
`)
