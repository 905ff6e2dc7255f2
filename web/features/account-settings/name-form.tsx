import { type FormEvent, useState } from 'react'
import type { Person } from '#domain/views.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { TextRow } from '#web/ui/auth/text-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

/** To be given the stored name as `key`: a change from another device is taken over. */
export function NameForm({ person }: { person: Person }) {
  const [firstName, setFirstName] = useState(person.firstName)
  const [lastName, setLastName] = useState(person.lastName)
  const update = useTool('updateProfile')
  const isSame = firstName.trim() === person.firstName && lastName.trim() === person.lastName

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSame || update.isPending) return
    update.mutate(
      { firstName, lastName },
      { onSuccess: () => toast({ title: 'Name changed', description: `Hello, ${firstName.trim()}`, tone: 'success' }) },
    )
  }

  return (
    <SettingsPart title="Name">
      <form onSubmit={submit}>
        <div className="form">
          <div className="frow two">
            <TextRow
              label="First name"
              autoComplete="given-name"
              maxLength={80}
              value={firstName}
              onChange={setFirstName}
            />
            <TextRow
              label="Last name"
              autoComplete="family-name"
              maxLength={80}
              isOptional
              value={lastName}
              onChange={setLastName}
            />
          </div>
        </div>
        <Button type="submit" busy={update.isPending} disabled={isSame || firstName.trim() === ''}>
          Save Name
        </Button>
      </form>
    </SettingsPart>
  )
}
