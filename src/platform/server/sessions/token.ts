import { SignJWT, jwtVerify } from 'jose'

/** Signs and reads session tokens (HS256). `exp` is inside: the browser checks it (specification, section 5). */
export interface Tokens {
  sign(session: { id: string; user_id: number; expires_at: Date }): Promise<string>
  /** The session id, or null for a token that is not ours, was altered or has expired. */
  read(token: string): Promise<string | null>
}

/** Tokens with a verified signature, until they expire: limited in number, oldest dropped first. */
const remembered = 1000

export function openTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const known = new Map<string, { sid: string; expires_at: number }>()

  async function verified(token: string): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: 'haulyard' })
      const { sid, exp } = payload
      if (typeof sid !== 'string' || exp === undefined) return null
      known.set(token, { sid, expires_at: exp * 1000 })
      for (const oldest of known.keys()) {
        if (known.size <= remembered) break
        known.delete(oldest)
      }
      return sid
    } catch {
      return null
    }
  }

  return {
    sign: ({ id, user_id, expires_at }) =>
      new SignJWT({ sid: id })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(user_id))
        .setIssuer('haulyard')
        .setIssuedAt()
        .setExpirationTime(expires_at)
        .sign(key),
    read: (token) => {
      const { sid, expires_at = 0 } = known.get(token) ?? {}
      return sid !== undefined && Date.now() < expires_at ? Promise.resolve(sid) : verified(token)
    },
  }
}
