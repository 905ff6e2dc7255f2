import { findAssistantTurn } from '#db/read/assistant-turn.ts'
import { insertTurnFigures } from '#db/write/turn-figures.ts'
import { AppError } from '#domain/errors.ts'
import type { TurnFigures } from '#domain/turn-figures.ts'
import type { Context } from '#server/context.ts'

/** Keeps how long a turn took; only of a turn that the person had here, and once. Errors: not_found. */
export async function keepTurnFigures(
  { writer, clock }: Pick<Context, 'writer' | 'clock'>,
  given: { userId: string; turnId: string; month: string; source: 'typed' | 'spoken'; stages: TurnFigures },
): Promise<void> {
  const { userId, turnId, month, source, stages } = given
  await writer.transaction().execute(async (trx) => {
    if (!(await findAssistantTurn(trx, { userId, turnId }))) throw new AppError('not_found')
    const created_at = new Date(clock()).toISOString()
    await insertTurnFigures(trx, { ...stages, user_id: userId, turn_id: turnId, source, month, created_at })
  })
}
