import { useState } from 'react'
import { currencies, currencyCodes } from '#domain/currency.ts'
import { Step, type StepProps } from '#web/features/onboarding/step.tsx'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { Icon } from '#web/ui/icon.tsx'

export function CurrencyStep({ person, onNext }: StepProps) {
  const [currency, setCurrency] = useState(person.currency)
  const { send: update, isPending } = useTool('updateProfile', { onDone: onNext })
  const save = () => {
    if (currency === person.currency) return onNext()
    update({ currency })
  }
  return (
    <Step
      title={
        <>
          Which money <em>do you spend?</em>
        </>
      }
      line="You can change it later in Preferences."
      action="Next"
      isBusy={isPending}
      isReady
      onAct={save}
      onSkip={onNext}
    >
      <fieldset className="picks onboarding-picks">
        <legend className="sr">Currency</legend>
        {currencyCodes.map((code) => (
          <label key={code} className="pick ink-accent" data-checked={code === currency}>
            <input
              type="radio"
              name="currency"
              className="pick-input"
              checked={code === currency}
              onChange={() => setCurrency(code)}
            />
            {code === currency ? <Icon name="check" /> : <span className="dot" />}
            {currencies[code].symbol} {code}
          </label>
        ))}
      </fieldset>
    </Step>
  )
}
