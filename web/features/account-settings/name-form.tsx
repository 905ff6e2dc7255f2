import { type FormEvent, useState } from 'react'
import type { Person } from '#domain/views.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { Button } from '#web/ui/button.tsx'
import { isSameName, NameRows } from '#web/ui/form/name-rows.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

/** To be given the stored name as `key`: a change from another device is taken over. */
export function NameForm({ person }: { person: Person }) {
  const [name, setName] = useState({ firstName: person.firstName, lastName: person.lastName })
  const update = useTool('updateProfile')
  const isSame = isSameName(name, person)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSame || update.isPending) return
    update.mutate(
      { ...name },
      {
        onSuccess: () =>
          toast({ title: 'Name changed', description: `Hello, ${name.firstName.trim()}`, tone: 'success' }),
      },
    )
  }

  return (
    <SettingsPart title="Name">
      <form onSubmit={submit}>
        <div className="form">
          <div className="frow two">
            <NameRows name={name} onChange={setName} />
          </div>
        </div>
        <Button type="submit" busy={update.isPending} disabled={isSame || name.firstName.trim() === ''}>
          Save Name
        </Button>
      </form>
    </SettingsPart>
  )
}
