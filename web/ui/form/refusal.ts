import { errorRow } from '#domain/errors.ts'

/** Why a form is not sent, and the name of the field that it is about. `inField`: what is said there, if it is not the description. */
export type Refusal = { title: string; description: string; field: string; inField?: string }

/** The first field, in the order of the form, that has nothing in it (specification §5). */
export function missing(fields: Record<string, unknown>): Refusal | null {
  const field = Object.keys(fields).find((name) => !fields[name])
  return field === undefined ? null : empty(field)
}

export function empty(field: string): Refusal {
  const description = errorRow('missing_information').message
  return { title: 'Missing Information', description, field, inField: 'Please fill this in.' }
}
