import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bank, BankLinkOrder } from '#domain/bank.ts'
import { bankCountries, countryName, fieldsOf } from '#domain/bank-country.ts'
import { bankFieldLabels, checkDetails, fieldHint, plainDetail } from '#domain/bank-details.ts'
import type { DetailsDraft } from '#web/features/accounts/link/details-draft.ts'
import { bankingQuery } from '#web/lib/query/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceRow } from '#web/ui/form/choice-row.tsx'
import { MarkedForm } from '#web/ui/form/marked-form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { Fault } from '#web/ui/form/use-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

const names = bankCountries.map(countryName)
const kinds = ['Checking', 'Savings', 'Current'] as const
const typeOf = { Checking: 'checking', Savings: 'savings', Current: 'current' } as const
const kindOf = { checking: 'Checking', savings: 'Savings', current: 'Current' } as const

/** The fields that the country's banks go by (specification §5). An aggregator with a page of its own asks for them there. */
export function DetailsForm({
  bank,
  draft,
  onChange,
  onConnect,
}: {
  bank: Bank
  draft: DetailsDraft
  onChange: (draft: DetailsDraft) => void
  onConnect: (order: BankLinkOrder) => void
}) {
  const isElsewhere = useQuery(bankingQuery).data?.aggregator === 'plaid'
  const { country, accountType, typed } = draft
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const fields = isElsewhere ? [] : fieldsOf(country)
  const isFilled = fields.every((field) => typed[field]?.trim())

  const chooseCountry = (name: string) => {
    setFaults([])
    onChange({ ...draft, country: bankCountries.find((code) => countryName(code) === name) ?? country })
  }
  const send = () => {
    if (!isFilled) return
    const wrong = isElsewhere ? [] : checkDetails(country, typed)
    setFaults(wrong.map(({ field, problem }) => ({ field, message: problem })))
    if (wrong.length > 0) return
    const details = Object.fromEntries(fields.map((field) => [field, plainDetail(typed[field] ?? '')]))
    onConnect({ bankId: bank.id, country, accountType, details })
  }

  return (
    <MarkedForm
      faults={faults}
      onTouch={(touched) => setFaults(faults.filter(({ field }) => field !== touched))}
      onSend={send}
    >
      <div className="chosen-bank">
        <span className="seal" aria-hidden="true">
          {bank.name.slice(0, 1)}
        </span>
        <div>
          <b>{bank.name}</b>
          <span className="caption">{countryName(bank.country)}</span>
        </div>
      </div>
      {isElsewhere ? (
        <p className="quiet">You sign in on a page of Plaid and come back here. We never see your password.</p>
      ) : (
        <div className="form">
          <ChoiceRow label="Country" choices={names} value={countryName(country)} onChange={chooseCountry} />
          <ChoiceRow
            label="Account type"
            choices={kinds}
            value={kindOf[accountType]}
            onChange={(kind) => onChange({ ...draft, accountType: typeOf[kind] })}
          />
          {fields.map((field, index) => (
            <TextField
              key={field}
              label={bankFieldLabels[field]}
              name={field}
              value={typed[field] ?? ''}
              placeholder={fieldHint(field, country)}
              maxLength={48}
              inputMode={field === 'iban' ? 'text' : 'numeric'}
              autoCapitalize={field === 'iban' ? 'characters' : 'off'}
              onChange={(text) => onChange({ ...draft, typed: { ...typed, [field]: text } })}
              isFirst={index === 0}
            />
          ))}
        </div>
      )}
      <Button type="submit" tone="primary" wide disabled={!isFilled} className="sheet-submit">
        Connect
      </Button>
      <p className="caption safe-note">
        <Icon name="lock" size="s" />
        Stored with 256-bit encryption
      </p>
    </MarkedForm>
  )
}
