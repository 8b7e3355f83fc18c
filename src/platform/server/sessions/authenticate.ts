import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/database.ts'
import { findPerson } from './session-store.ts'
import type { Tokens } from './token.ts'
import { type Origin, type Viewer, visitor } from './viewer.ts'

export const sessionCookie = 'haulyard_session'

/**
 * Identifies the caller. The bearer header works everywhere; the cookie only where `cookie` allows it:
 * images, PDF tabs and the event stream cannot send a header.
 * @returns the person, or null when there is no session (expired and revoked look the same).
 */
export type Authenticate = (request: FastifyRequest, options?: { cookie?: boolean }) => Promise<Viewer | null>

export function openAuthenticate(db: Db, tokens: Tokens): Authenticate {
  return async (request, { cookie = false } = {}) => {
    const header = request.headers.authorization
    const token = header?.startsWith('Bearer ')
      ? header.slice(7)
      : cookie
        ? request.cookies[sessionCookie]
        : undefined
    const session_id = token ? await tokens.read(token) : null
    const person = session_id ? await findPerson(db, session_id) : null
    return person && { ...person, ...originOf(request) }
  }
}

export const visitorOf = (request: FastifyRequest): Viewer => visitor(originOf(request))

const originOf = ({ ip, id, headers }: FastifyRequest): Origin => ({
  ip,
  user_agent: headers['user-agent']?.slice(0, 300) ?? null,
  request_id: id,
})
