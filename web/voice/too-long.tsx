import { errorRow } from '#domain/errors.ts'
import { LONGEST_MESSAGE } from '#domain/longest-message.ts'
import { FormFault } from '#web/ui/form/form-fault.tsx'

const count = new Intl.NumberFormat('en-US')

/** Whether the line is longer than is read at once. */
export function isTooLong(text: string): boolean {
  return overBy(text) > 0
}

/** Said under the line while it is too long to be sent, with all of it still there: `id` is what the line is described by. */
export function TooLong({ id, text }: { id: string; text: string }) {
  return <FormFault id={id} message={isTooLong(text) ? whatToDo(overBy(text)) : null} />
}

function overBy(text: string): number {
  return text.trim().length - LONGEST_MESSAGE
}

function whatToDo(over: number): string {
  const letters = `${count.format(over)} ${over === 1 ? 'letter' : 'letters'}`
  return `${errorRow('message_too_long').message} Leave out ${letters} and it can be sent.`
}
