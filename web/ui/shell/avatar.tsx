import type { ComponentProps } from 'react'
import type { Person } from '#domain/views.ts'
import { initialsOf } from '#web/lib/person/initials.ts'

export function Avatar({ person, ...button }: { person: Person | undefined } & ComponentProps<'button'>) {
  return (
    <button {...button} type="button" className="avatar" aria-label="User menu" aria-haspopup="menu">
      {person ? initialsOf(person) : ''}
    </button>
  )
}
