import { z } from 'zod'

/** Frames that a client of the conversational websocket may send. */
export const clientFrame = z.union([
  z.strictObject({ user_audio_chunk: z.base64() }),
  z.discriminatedUnion('type', [
    z.looseObject({
      type: z.literal('conversation_initiation_client_data'),
      conversation_config_override: z
        .looseObject({
          agent: z
            .looseObject({
              prompt: z.object({ prompt: z.string() }).optional(),
              first_message: z.string().optional(),
              language: z.string().optional(),
            })
            .optional(),
        })
        .optional(),
      dynamic_variables: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
      user_id: z.string().optional(),
    }),
    z.strictObject({ type: z.literal('pong'), event_id: z.number().int() }),
    z.strictObject({
      type: z.literal('client_tool_result'),
      tool_call_id: z.string(),
      result: z.string(),
      is_error: z.boolean(),
    }),
    z.strictObject({ type: z.literal('user_message'), text: z.string() }),
    z.strictObject({ type: z.literal('user_activity') }),
    z.strictObject({ type: z.literal('contextual_update'), text: z.string(), context_id: z.string().optional() }),
    z.strictObject({
      type: z.literal('feedback'),
      score: z.enum(['like', 'dislike']).nullable(),
      event_id: z.number().int(),
    }),
  ]),
])

export type ClientFrame = z.infer<typeof clientFrame>
export type TypedClientFrame = Extract<ClientFrame, { type: string }>
export type InitiationFrame = Extract<TypedClientFrame, { type: 'conversation_initiation_client_data' }>
