import { SignJWT, jwtVerify } from 'jose'

/** Signs and reads session tokens (HS256). `exp` is inside: the browser judges expiry by it (specification, section 5). */
export interface Tokens {
  sign(session: { id: string; user_id: number; expires_at: Date }): Promise<string>
  /** The session id, or null for a token that is not ours, was changed or has expired. */
  read(token: string): Promise<string | null>
}

export function openTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ id, user_id, expires_at }) =>
      new SignJWT({ sid: id })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(user_id))
        .setIssuer('haulyard')
        .setIssuedAt()
        .setExpirationTime(expires_at)
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: 'haulyard' })
        return typeof payload['sid'] === 'string' ? payload['sid'] : null
      } catch {
        return null
      }
    },
  }
}
