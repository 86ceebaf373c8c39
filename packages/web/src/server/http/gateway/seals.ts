import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Seals texts. Unsealing needs the name that the text was sealed with. */
export interface Seals {
  /** The text in base64, sealed with AES-256-GCM: an initialization vector of 12 bytes, an authentication tag of 16 bytes, the text. */
  readonly seal: (name: string, text: string) => string
  /** Throws if the text was sealed with another name or key, or has been changed. */
  readonly unseal: (name: string, sealed: string) => string
}

const startSize = 12
const headSize = startSize + 16

/** Seals with keys that are derived from a secret and names. */
export const createSeals = (secret: string | Buffer): Seals => {
  const keyOf = (name: string) => createHmac('sha256', secret).update(`sealed ${name}`).digest()
  return {
    seal: (name, text) => {
      const start = randomBytes(startSize)
      const cipher = createCipheriv('aes-256-gcm', keyOf(name), start)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64')
    },
    unseal: (name, text) => {
      const sealed = Buffer.from(text, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', keyOf(name), sealed.subarray(0, startSize))
      decipher.setAuthTag(sealed.subarray(startSize, headSize))
      return Buffer.concat([decipher.update(sealed.subarray(headSize)), decipher.final()]).toString('utf8')
    },
  }
}
