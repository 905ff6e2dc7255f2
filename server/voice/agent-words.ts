import { findProfile } from '#db/read/profile.ts'
import { zonedMoment } from '#domain/calendar.ts'
import { currencies, isCurrency } from '#domain/currency.ts'
import { type VoiceAgentWords, voiceAgentWords } from '#prompts/voice-agent.ts'
import type { Context } from '#server/context.ts'

/** The voice agent's first message and system prompt for one person, at their own hour (ruling 25). */
export async function agentWords(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  userId: string,
): Promise<VoiceAgentWords> {
  const profile = await findProfile(reader, userId)
  const { day, hour } = zonedMoment(clock(), profile?.time_zone ?? 'UTC')
  const currency = profile && isCurrency(profile.currency) ? profile.currency : 'USD'
  return voiceAgentWords({
    firstName: profile?.first_name ?? '',
    hour,
    today: day,
    currencyName: currencies[currency].plural,
  })
}
