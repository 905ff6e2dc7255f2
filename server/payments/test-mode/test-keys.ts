import { createHmac, generateKeyPairSync } from 'node:crypto'
import type { Config } from '#server/config.ts'

let paypalKeys: ReturnType<typeof makeKeys> | undefined

/** What the played providers sign with: secrets that only this server knows, and for PayPal a key pair of this process. */
export function testSecret({ secrets }: Config, provider: string): string {
  return createHmac('sha256', secrets.appSecret).update(`test payments of ${provider}`).digest('hex')
}

export function testPaypalKeys() {
  paypalKeys ??= makeKeys()
  return paypalKeys
}

function makeKeys() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

export const TEST_WEBHOOK_ID = 'test-webhook'
