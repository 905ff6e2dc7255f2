import { createContext, type ReactNode, use, useId } from 'react'
import { FieldFault } from '#web/ui/form/field-fault.tsx'

/** What is wrong with a field of a form, by its name. */
export type Fault = { field: string; message: string }

export const FormMarks = createContext<{ faults: readonly Fault[]; touch: (field: string) => void }>({
  faults: [],
  touch: () => {},
})

/**
 * What a field of a form needs so that its fault is its own: `marks` for the control, which is named by the element of `labelId` alone, and `fault`
 * to stand under it. `touch` is for a control that changes without an event of its own.
 */
export function useField(name: string | undefined): {
  labelId: string
  marks: { 'aria-labelledby': string; 'aria-invalid'?: true; 'aria-describedby'?: string }
  fault: ReactNode
  touch: () => void
} {
  const [labelId, faultId] = [useId(), useId()]
  const form = use(FormMarks)
  const touch = () => name !== undefined && form.touch(name)
  const found = form.faults.find(({ field }) => field === name)
  if (!found) return { labelId, touch, marks: { 'aria-labelledby': labelId }, fault: null }
  return {
    labelId,
    touch,
    marks: { 'aria-labelledby': labelId, 'aria-invalid': true, 'aria-describedby': faultId },
    fault: <FieldFault id={faultId} message={found.message} />,
  }
}
