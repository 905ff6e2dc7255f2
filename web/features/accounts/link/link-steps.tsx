import { TickBar } from '#web/ui/charts/tick-bar.tsx'

const steps = ['select', 'details', 'connecting', 'success'] as const
const names = { select: 'Select', details: 'Details', connecting: 'Connecting', success: 'Success' } as const

/** How far linking has come. */
export function LinkSteps({ step }: { step: (typeof steps)[number] }) {
  const place = steps.indexOf(step) + 1
  return (
    <div className="link-steps" role="img" aria-label={`Step ${place} of ${steps.length}: ${names[step]}`}>
      <TickBar parts={[{ share: place / steps.length, ink: 'var(--foreground)' }]} height={10} count={64} />
      <p aria-hidden="true">
        {steps.map((each) => (
          <span key={each} data-now={each === step || undefined}>
            {names[each]}
          </span>
        ))}
      </p>
    </div>
  )
}
