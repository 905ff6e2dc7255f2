import { expect, test } from 'vitest'
import { voiceAgentWords } from '#prompts/voice-agent.ts'

const subject = { firstName: 'Maya', hour: 17, today: '2026-11-20', currencyName: 'US dollars' }

test('greets by the first name and the part of the day', () => {
  expect(voiceAgentWords(subject).first_message).toBe('Good evening, Maya. Where did the money go today?')
  expect(voiceAgentWords({ ...subject, hour: 9, firstName: '' }).first_message).toBe(
    'Good morning. Where did the money go today?',
  )
})

test('tells the agent to be concise and that the app performs transaction writes', () => {
  const prompt = voiceAgentWords(subject).system_prompt
  expect(prompt).toContain('Be concise')
  expect(prompt).toContain('The app performs transaction writes')
  expect(prompt).toContain('Maya')
  expect(prompt).toContain('2026-11-20')
})
