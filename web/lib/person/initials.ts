import { displayNameOf } from '#web/lib/person/display-name.ts'

type Named = { firstName: string; lastName: string; email: string }

/** First letters of first and last name, or the first two of the name shown (specification §9). */
export function initialsOf(person: Named): string {
  const [first, last] = [person.firstName.trim(), person.lastName.trim()]
  const letters =
    first && last ? firstLetter(first) + firstLetter(last) : [...displayNameOf(person)].slice(0, 2).join('')
  return letters.toLocaleUpperCase('en-US')
}

function firstLetter(name: string): string {
  return [...name][0] ?? ''
}
