import { paymentProviders } from '#domain/payment-provider.ts'
import { modelSettings } from '#server/assistant/model/model-settings.ts'
import type { Config } from '#server/config.ts'
import { openProviders } from '#server/payments/open-providers.ts'

/** Who else is involved in what, as this server is set up, in sentences for the privacy policy and the terms. */
export function siteFacts(config: Config) {
  return {
    'voice-fact': voiceFact(config),
    'model-fact': modelFact(config),
    'payment-fact': paymentFact(config),
    'bank-fact': config.banking.plaid
      ? 'Linking a bank goes through Plaid, which you sign in to; we get the accounts you choose, their balances and movements.'
      : 'Linking a bank is a sandbox with sample accounts here: no bank is contacted.',
    'google-fact': config.people.google
      ? 'If you sign in with Google, Google learns that you did, and tells us your name and e-mail address.'
      : 'Signing in with Google is not set up here, so Google learns nothing.',
    'country-fact': config.geoUrl
      ? `To show prices in your currency, your network address is looked up once with ${new URL(config.geoUrl).hostname}.`
      : 'Your country is not looked up.',
  }
}

function voiceFact({ voice }: Config): string {
  const browser =
    'your browser’s own speech recognition turns the sound into words: some browsers do that on the device, others send the sound to their maker, and the app says so while it listens'
  return voice.elevenLabs
    ? `When you talk, your browser sends the sound to ElevenLabs, which turns it into words and answers aloud. Where that line is down, ${browser}. We keep the words, never the sound.`
    : `When you talk, ${browser}. The sound never reaches our server; we keep the words.`
}

function modelFact({ assistant }: Config): string {
  const model = modelSettings(assistant)
  if (!model)
    return 'What you say is understood by our own code on this server. No language model of anyone else reads it.'
  const host = new URL(model.baseUrl ?? 'https://api.openai.com').hostname
  const when = assistant.mode === 'model' ? 'What you say' : 'What our own code does not understand'
  return `${when} goes to a language model at ${host}, with your first name and those of your entries and totals that the answer needs.`
}

function paymentFact(config: Config): string {
  const { providers, isTestMode } = openProviders(config)
  const names = providers.map((provider) => paymentProviders[provider]).join(', ')
  return providers.length > 0 && !isTestMode
    ? `Payment is handled by ${names}, where you enter your card; we never see its number, only whether you paid.`
    : 'No payment provider is set up here: checkout is a test mode, marked as such, in which no money moves.'
}
