import { z } from 'zod'

export const contactLimits = { name: 100, email: 254, message: 4000 } as const

/** A message to whoever runs this server, from anyone. */
export const contactSchema = z.object({
  name: z.string().trim().min(1).max(contactLimits.name),
  email: z.string().trim().toLowerCase().max(contactLimits.email).pipe(z.email()),
  message: z.string().trim().min(1).max(contactLimits.message),
})

export type ContactMessage = z.output<typeof contactSchema>
