import { Icon } from '#web/ui/icon.tsx'

export function PendingCheck({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  return (
    <label className="check pending-check">
      <span className={isChecked ? 'box on' : 'box'}>
        <input
          type="checkbox"
          className="pick-input"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {isChecked && <Icon name="check" size="s" />}
      </span>
      <span>Pending: not booked by the bank yet</span>
    </label>
  )
}
