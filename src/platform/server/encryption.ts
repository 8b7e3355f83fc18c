import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** An encrypted text as it is stored. */
export interface Encrypted {
  /** Nonce (12 bytes), tag (16) and the text, by AES-256-GCM. */
  ciphertext: Buffer
  /** Which key encrypted it. It says nothing about the key. */
  key_id: string
}

/** Encrypts texts of one purpose under a key of its own, derived from the servers' secret. */
export interface Cipher {
  /** `boundTo`: the record and row it belongs to; it decrypts nowhere else. */
  encrypt(text: string, boundTo: string): Encrypted
  /** null when it was encrypted with another secret, was changed, or belongs to something else. */
  decrypt(encrypted: Encrypted, boundTo: string): string | null
}

const algorithm = 'aes-256-gcm'
const sizes = { nonce: 12, tag: 16 }

export function openCipher(secret: string, purpose: string): Cipher {
  const derived = (what: string) => createHmac('sha256', secret).update(`${what} of ${purpose}`).digest()
  const key = derived('encryption')
  const key_id = derived('key id').toString('base64url').slice(0, 12)

  return {
    encrypt: (text, boundTo) => {
      const nonce = randomBytes(sizes.nonce)
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: sizes.tag })
      cipher.setAAD(Buffer.from(boundTo))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { ciphertext: Buffer.concat([nonce, cipher.getAuthTag(), body]), key_id }
    },

    decrypt: ({ ciphertext, key_id: usedKey }, boundTo) => {
      if (usedKey !== key_id) return null
      const from = sizes.nonce + sizes.tag
      try {
        const nonce = ciphertext.subarray(0, sizes.nonce)
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: sizes.tag })
        decipher.setAAD(Buffer.from(boundTo))
        decipher.setAuthTag(ciphertext.subarray(sizes.nonce, from))
        return Buffer.concat([decipher.update(ciphertext.subarray(from)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
