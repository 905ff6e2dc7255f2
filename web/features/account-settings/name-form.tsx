import type { FormEvent } from 'react'
import type { Person } from '#domain/views.ts'
import { meQuery } from '#web/lib/query/me.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { Button } from '#web/ui/button.tsx'
import { isSameName, NameRows } from '#web/ui/form/name-rows.tsx'
import { useChanges } from '#web/ui/form/use-changes.ts'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

export function NameForm({ person }: { person: Person }) {
  const { fields, changes, change, forget } = useChanges({ firstName: person.firstName, lastName: person.lastName })
  const { send, isPending } = useOptimisticTool<'updateProfile', Person>('updateProfile', {
    queryKey: meQuery.queryKey,
    change: (me, { firstName = me.firstName, lastName = me.lastName }) => ({ ...me, firstName, lastName }),
    onDone: ({ output }) => {
      forget()
      toast({ title: 'Name changed', description: `Hello, ${output.firstName}`, tone: 'success' })
    },
  })
  const isSame = isSameName(fields, person)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSame) send(changes)
  }

  return (
    <SettingsPart title="Name">
      <form onSubmit={submit}>
        <div className="form">
          <div className="frow two">
            <NameRows name={fields} onChange={change} />
          </div>
        </div>
        <Button type="submit" busy={isPending} disabled={isSame || fields.firstName.trim() === ''}>
          Save Name
        </Button>
      </form>
    </SettingsPart>
  )
}
