/** Why a form is not sent, and the name of the field that it is about. */
export type Refusal = { title: string; description: string; field: string }

/** The first field, in the order of the form, that has nothing in it (specification §5). */
export function missing(fields: Record<string, unknown>): Refusal | null {
  const field = Object.keys(fields).find((name) => !fields[name])
  if (field === undefined) return null
  return { title: 'Missing Information', description: 'Please fill in all required fields.', field }
}

export function invalidAmount(field: string, description = 'Please enter a valid positive amount.'): Refusal {
  return { title: 'Invalid Amount', description, field }
}
