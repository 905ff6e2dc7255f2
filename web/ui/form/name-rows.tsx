import { TextRow } from '#web/ui/auth/text-row.tsx'

export type PersonName = { firstName: string; lastName: string }

/** The two rows of a person's name; the last name may stay empty. */
export function NameRows({ name, onChange }: { name: PersonName; onChange: (change: Partial<PersonName>) => void }) {
  return (
    <>
      <TextRow
        label="First name"
        autoComplete="given-name"
        maxLength={80}
        value={name.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <TextRow
        label="Last name"
        autoComplete="family-name"
        maxLength={80}
        isOptional
        value={name.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
    </>
  )
}

export function isSameName(one: PersonName, other: PersonName): boolean {
  return one.firstName.trim() === other.firstName.trim() && one.lastName.trim() === other.lastName.trim()
}
