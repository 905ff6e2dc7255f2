import type { TurnStage } from '#domain/turn-figures.ts'
import type { UsageView } from '#domain/views.ts'

const names: Record<TurnStage, string> = {
  pressed: 'Press to permission',
  listening: 'Permission to listening',
  heard: 'First word to last',
  draft: 'Words to their card',
  understood: 'Last word to understood',
  committed: 'Last word to saved',
  shown: 'Last word to shown',
  audio: 'Last word to answer heard',
}

export function StageTable({ stages }: { stages: UsageView['stages'] }) {
  return (
    <table className="stages">
      <thead>
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Half</th>
          <th scope="col">19 of 20</th>
        </tr>
      </thead>
      <tbody>
        {stages
          .filter(({ count }) => count > 0)
          .map(({ stage, p50Ms, p95Ms }) => (
            <tr key={stage}>
              <th scope="row">{names[stage]}</th>
              <td>{duration(p50Ms)}</td>
              <td>{duration(p95Ms)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function duration(milliseconds: number | null): string {
  if (milliseconds === null) return ''
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
