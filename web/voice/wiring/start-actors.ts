import { createActor, fromPromise } from 'xstate'
import type { AssistantAnswer, Person } from '#domain/views.ts'
import { createAssistantTurnMachine, type TurnRequest } from '#machines/assistant-turn.ts'
import { usageLimitMachine } from '#machines/usage-limit.ts'
import { voiceSessionMachine } from '#machines/voice-session.ts'
import { untilReached } from '#web/lib/offline/connection.ts'
import { voiceChoice } from '#web/lib/person/voice-choice.ts'
import { askOrKeep } from '#web/voice/chat/ask-or-keep.ts'
import type { GrowingReply } from '#web/voice/chat/growing-reply.ts'
import type { DraftBoard } from '#web/voice/draft-board.ts'
import { createConverse } from '#web/voice/drivers/conversation-actor.ts'
import { holdMicrophone } from '#web/voice/drivers/microphone.ts'
import { failureOf } from '#web/voice/drivers/voice-error.ts'
import { admit } from '#web/voice/wiring/admit.ts'
import { limitFailure } from '#web/voice/wiring/limit-failure.ts'
import { checkUsageLimits, incrementUsage } from '#web/voice/wiring/usage-calls.ts'

const turnMachine = createAssistantTurnMachine<AssistantAnswer>()

/** One turn at a time; the words of its reply grow on the way. */
export function createTurn({ id: personId }: Person, { growing, board }: { growing: GrowingReply; board: DraftBoard }) {
  return createActor(
    turnMachine.provide({
      actors: {
        ask: fromPromise<AssistantAnswer, TurnRequest>(({ input, signal }) =>
          askOrKeep({ personId, board }, input, { signal, onText: growing.show }).finally(() => growing.show('')),
        ),
      },
    }),
  )
}

/** The monthly limit of voice chats. */
export function createUsage({ id: personId }: Person) {
  return createActor(
    usageLimitMachine.provide({
      actors: {
        check: fromPromise(() => checkUsageLimits()),
        count: fromPromise(({ input }) => incrementUsage(personId, input)),
      },
    }),
  )
}

/** The voice session; `talk` is how its conversation reaches the person's tools and chat. */
export function createVoice(
  person: Person,
  {
    usage,
    talk,
  }: { usage: ReturnType<typeof createUsage>; talk: Omit<Parameters<typeof createConverse>[0], 'monthFull'> },
) {
  return createActor(
    voiceSessionMachine.provide({
      actors: {
        admit: fromPromise<void>(() => asFailure(admit(usage))),
        askMicrophone: fromPromise<void>(({ signal }) => asFailure(holdMicrophone(signal))),
        awaitNetwork: fromPromise<void>(({ signal }) => untilReached(signal)),
        converse: createConverse({ ...talk, monthFull: () => limitFailure(usage) }),
      },
    }),
    { input: { carrier: carrierFor(person), isAgentChosen: voiceChoice() === 'agent' } },
  )
}

/** What carries the voice: the person's choice in Preferences, else the agent where there is one (ruling 39). */
function carrierFor({ hasVoiceAgent }: Person): 'agent' | 'browser' {
  const choice = voiceChoice()
  return choice === 'automatic' ? (hasVoiceAgent ? 'agent' : 'browser') : choice
}

/** The machine keeps plain reasons, not errors. */
function asFailure(work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => {
    throw failureOf(error)
  })
}
