import { expect, test } from 'vitest'
import { checkVoiceConfig } from '#web/voice/drivers/voice-config.ts'

const good = { success: true, apiKey: 'abcdefghijkl', agentId: 'agent_01' }

test('accepts both spellings', () => {
  const config = {
    apiKey: 'abcdefghijkl',
    agentId: 'agent_01',
    conversationId: 'conv_1',
    firstMessage: 'Hi',
    systemPrompt: 'Be concise',
  }
  const words = { conversation_id: 'conv_1', first_message: 'Hi', system_prompt: 'Be concise' }
  expect(checkVoiceConfig({ ...good, ...words })).toEqual(config)
  expect(checkVoiceConfig({ success: true, api_key: ' abcdefghijkl ', agent_id: 'agent_01', ...words })).toEqual(config)
})

test.each([
  [{ ...good, success: false }, 'config_unsuccessful'],
  [{ ...good, apiKey: undefined }, 'config_incomplete'],
  [{ ...good, agentId: '' }, 'config_incomplete'],
  [{ ...good, apiKey: '  abcdefghijk  ' }, 'config_bad_key'],
  [{ ...good, agentId: 'agent01' }, 'config_bad_agent'],
  [{ ...good, agentId: 'abc.defg1' }, 'config_bad_agent'],
  [null, 'config_incomplete'],
])('%j is refused: %s', (body, reason) => {
  expect(checkVoiceConfig(body)).toEqual({ reason })
})
