/** The focus goes to a field with all that stands in it selected, so that what is typed next takes its place and is not put behind it. */
export function focusField(field: HTMLElement): void {
  field.focus()
  if (field instanceof HTMLInputElement) field.select()
}
