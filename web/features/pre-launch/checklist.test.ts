import { expect, test } from 'vitest'
import { checklist, progressOf } from '#web/features/pre-launch/checklist.ts'
import { checklistReport } from '#web/features/pre-launch/checklist-report.ts'

const first = (count: number) => new Set(checklist.slice(0, count).map(({ id }) => id))

test.each([
  [0, 0, false],
  [17, 85, false],
  [18, 90, true],
  [20, 100, true],
])('%i of twenty is %i percent, ready: %s', (done, percent, isReady) =>
  expect(progressOf(first(done))).toEqual({ done, total: 20, percent, isReady }),
)

test('something that is not on the list does not count', () =>
  expect(progressOf(new Set(['tls', 'gone'])).done).toBe(1))

test('the report names each item with its state, by priority', () => {
  const report = checklistReport(first(1), { product: 'Sayso', day: '2026-11-20' })
  expect(report).toMatch(
    /^# Sayso pre-launch checklist\n\n2026-11-20: 1 of 20 done \(5%\)\. Not ready for launch yet\.\n/,
  )
  expect(report).toContain('\n## Critical\n\n- [x] **Serve over TLS** (30 min): ')
  for (const { title } of checklist.slice(1)) expect(report).toContain(`- [ ] **${title}** (`)
  expect(report.indexOf('## Critical')).toBeLessThan(report.indexOf('## Important'))
})
