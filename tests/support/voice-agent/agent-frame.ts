import { z } from 'zod'

const audioFormat = z.enum(['pcm_8000', 'pcm_16000', 'pcm_22050', 'pcm_24000', 'pcm_44100', 'pcm_48000', 'ulaw_8000'])
const eventId = z.number().int()

/** Frames that the agent's end of the conversational websocket sends, as far as the test agent does. */
export const agentFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('conversation_initiation_metadata'),
    conversation_initiation_metadata_event: z.strictObject({
      conversation_id: z.string(),
      agent_output_audio_format: audioFormat,
      user_input_audio_format: audioFormat,
    }),
  }),
  z.strictObject({
    type: z.literal('ping'),
    ping_event: z.strictObject({ event_id: eventId, ping_ms: z.number().int().nullish() }),
  }),
  z.strictObject({
    type: z.literal('audio'),
    audio_event: z.strictObject({ audio_base_64: z.base64(), event_id: eventId }),
  }),
  z.strictObject({
    type: z.literal('user_transcript'),
    user_transcription_event: z.strictObject({ user_transcript: z.string(), event_id: eventId }),
  }),
  z.strictObject({
    type: z.literal('tentative_user_transcript'),
    tentative_user_transcription_event: z.strictObject({ user_transcript: z.string(), event_id: eventId }),
  }),
  z.strictObject({
    type: z.literal('agent_response'),
    agent_response_event: z.strictObject({ agent_response: z.string(), event_id: eventId }),
  }),
  z.strictObject({
    type: z.literal('agent_response_correction'),
    agent_response_correction_event: z.strictObject({
      original_agent_response: z.string(),
      corrected_agent_response: z.string(),
      event_id: eventId,
    }),
  }),
  z.strictObject({ type: z.literal('interruption'), interruption_event: z.strictObject({ event_id: eventId }) }),
  z.strictObject({
    type: z.literal('client_tool_call'),
    client_tool_call: z.strictObject({
      tool_name: z.string(),
      tool_call_id: z.string(),
      parameters: z.record(z.string(), z.unknown()),
      event_id: eventId,
    }),
  }),
  z.strictObject({
    type: z.literal('error'),
    error_event: z.strictObject({
      code: z.literal([1000, 1002, 1008, 1011]),
      message: z.string().optional(),
      error_type: z.enum(['unknown', 'llm_error', 'max_duration_exceeded']).optional(),
    }),
  }),
])

export type AgentFrame = z.infer<typeof agentFrame>
