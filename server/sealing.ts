import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const [IV_BYTES, TAG_BYTES] = [12, 16]
const VERSION = 'v1.'

/** Keeps what must not lie open on disk (ruling 18). `about` binds a sealed text to its place: moved elsewhere it does not open. */
export type Sealer = {
  seal(text: string, about: string): string
  /** Throws when the text was changed, moved, or sealed with another key. */
  open(sealed: string, about: string): string
  /** A fingerprint that nobody without the key can try values against (ruling 47). */
  digest(text: string): string
}

/** AES-256-GCM under `key`; fingerprints are HMAC-SHA-256 under a key of their own. */
export function createSealer(key: Buffer): Sealer {
  const digestKey = Buffer.from(hkdfSync('sha256', key, '', 'sayso input digest', 32))
  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return VERSION + Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
      if (!sealed.startsWith(VERSION) || bytes.length < IV_BYTES + TAG_BYTES) throw new Error('Not a sealed text')
      const iv = bytes.subarray(0, IV_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('hex'),
  }
}
