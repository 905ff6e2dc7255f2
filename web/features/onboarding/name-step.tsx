import { useState } from 'react'
import { product } from '#domain/product.ts'
import { Step, type StepProps } from '#web/features/onboarding/step.tsx'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { TextRow } from '#web/ui/auth/text-row.tsx'

export function NameStep({ person, onNext }: StepProps) {
  const [firstName, setFirstName] = useState(person.firstName)
  const [lastName, setLastName] = useState(person.lastName)
  const update = useTool('updateProfile')
  const isSame = firstName.trim() === person.firstName && lastName.trim() === person.lastName
  const save = () => {
    if (isSame) return onNext()
    update.mutate({ firstName, lastName }, { onSuccess: onNext })
  }
  return (
    <Step
      title={
        <>
          What should {product.assistant} <em>call you?</em>
        </>
      }
      line="Only you see it."
      action="Next"
      isBusy={update.isPending}
      isReady={firstName.trim() !== ''}
      onAct={save}
      onSkip={onNext}
    >
      <div className="form">
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
    </Step>
  )
}
