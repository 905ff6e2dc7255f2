import { Hono } from 'hono'
import { newestSeq } from '#db/read/journal.ts'
import { findProfile } from '#db/read/profile.ts'
import { findTier } from '#db/read/tier.ts'
import { isCurrency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import type { Person } from '#domain/views.ts'
import type { Context } from '#server/context.ts'
import { requirePerson } from '#server/http/require-person.ts'

/** `GET /api/me`: the signed-in person, as the screens need them. */
export function meRoutes(context: Context) {
  const { config, reader, clock } = context
  return new Hono().get('/api/me', requirePerson(context), async (c) => {
    const { userId, email } = c.get('caller')
    const changeSeq = await newestSeq(reader, userId)
    const profile = await findProfile(reader, userId)
    if (!profile) throw new AppError('not_authenticated')
    const { planCode } = await findTier(reader, { userId, now: new Date(clock()).toISOString() })
    const person: Person = {
      id: userId,
      email,
      firstName: profile.first_name,
      lastName: profile.last_name,
      currency: isCurrency(profile.currency) ? profile.currency : 'USD',
      timeZone: profile.time_zone,
      isDeveloper: email.toLowerCase() === config.people.developerEmail,
      isWelcomed: profile.welcomed_at !== null,
      planCode,
      hasVoiceAgent: config.voice.elevenLabs !== null,
      changeSeq,
    }
    return c.json(person, 200)
  })
}
