import { useState } from 'react'

/**
 * What a person changes about a record that stands open. The fields that they leave alone follow the record, and only the `changes` are to be
 * sent: what another window made of the others stays.
 */
export function useChanges<Fields extends object>(record: Fields) {
  const [changes, setChanges] = useState<Partial<Fields>>({})
  return {
    fields: { ...record, ...changes },
    changes,
    change: (more: Partial<Fields>) => setChanges((known) => ({ ...known, ...more })),
    forget: () => setChanges({}),
  }
}
