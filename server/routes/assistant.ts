import { Hono } from 'hono'
import { z } from 'zod'
import { findAssistantTurn } from '#db/read/assistant-turn.ts'
import { AppError } from '#domain/errors.ts'
import { LONGEST_MESSAGE } from '#domain/longest-message.ts'
import { daySchema } from '#domain/transaction.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { answerTurn, type Turn } from '#server/assistant/answer-turn.ts'
import { sameAnswer } from '#server/assistant/same-answer.ts'
import { createMemory } from '#server/assistant/talk/memory.ts'
import type { Context } from '#server/context.ts'
import { readJson } from '#server/http/read-json.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { streamAnswer } from '#server/http/stream-answer.ts'
import { hashOf } from '#server/tools/hash-of.ts'

/** `financeData` and `userProfile` are accepted and never trusted: figures come from the person's own rows (ruling 8). */
const bodySchema = z.object({
  message: z.string().trim().default(''),
  financeData: z.unknown().optional(),
  userProfile: z.unknown().optional(),
  autoCategorize: z.boolean().nullish(),
  turn_id: z.uuid().nullish(),
  /** The day on which a queued sentence was said (ruling 48). */
  today: z.string().nullish(),
})
const keySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/)

/**
 * `POST /functions/v1/ai-assistant` (specification §7). `turn_id`, or the `Idempotency-Key` header, names the turn: the same turn
 * again gives the same answer and writes nothing. Who accepts `text/event-stream` sees a model's words as they come. Errors:
 * empty_message, message_too_long, invalid_day, idempotency_mismatch.
 */
export function assistantRoutes(context: Context) {
  const memory = createMemory(context.clock)
  const underWay = new Map<string, { inputHash: string; answer: Promise<AssistantAnswer> }>()

  return new Hono().post('/functions/v1/ai-assistant', requirePerson(context), async (c) => {
    const body = await readJson(c, bodySchema)
    if (body.message === '') throw new AppError('empty_message', { field: 'message' })
    if (body.message.length > LONGEST_MESSAGE) throw new AppError('message_too_long', { field: 'message' })
    const turn: Turn = {
      userId: c.get('caller').userId,
      turnId: body.turn_id ?? readKey(c.req.header('Idempotency-Key')) ?? context.newId(),
      message: body.message,
      saidOn: readDay(body.today),
    }
    if (c.req.header('Accept')?.includes('text/event-stream')) {
      return streamAnswer(c, (onText) => answerOnce({ ...turn, onText }))
    }
    return c.json(await answerOnce(turn), 200, { 'Cache-Control': 'no-store' })
  })

  /** A turn that is under way or was answered before is not answered anew (ruling 7). */
  async function answerOnce(turn: Turn): Promise<AssistantAnswer> {
    const name = `${turn.userId} ${turn.turnId}`
    const inputHash = hashOf(turn.message)
    const earlier = underWay.get(name)
    if (earlier) {
      if (earlier.inputHash !== inputHash) throw new AppError('idempotency_mismatch')
      return earlier.answer
    }
    const answer = answerNew(turn, inputHash)
    underWay.set(name, { inputHash, answer })
    try {
      return await answer
    } finally {
      underWay.delete(name)
    }
  }

  async function answerNew(turn: Turn, inputHash: string): Promise<AssistantAnswer> {
    const stored = await findAssistantTurn(context.reader, turn)
    return stored ? sameAnswer(stored, inputHash) : answerTurn(context, memory, turn)
  }
}

function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const parsed = keySchema.safeParse(header)
  if (!parsed.success) throw new AppError('invalid_input', { field: 'Idempotency-Key' })
  return parsed.data
}

function readDay(text: string | null | undefined) {
  if (text === null || text === undefined) return undefined
  const parsed = daySchema.safeParse(text)
  if (!parsed.success) throw new AppError('invalid_day', { field: 'today' })
  return parsed.data
}
