import { useState } from 'react'

/** A record that stands open, as it was last: one that is deleted meanwhile takes away nothing of what was typed. */
export function useLastKnown<Row>(row: Row | undefined): { row: Row | undefined; isGone: boolean } {
  const [last, setLast] = useState(row)
  if (row !== undefined && row !== last) setLast(row)
  return { row: row ?? last, isGone: row === undefined }
}
