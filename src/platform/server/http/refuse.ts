import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError, invalid, type RefusalCode } from '#platform/contract/app-error.ts'
import { sendRefusalPage, wantsPage } from './refusal-page.ts'

/** What a database constraint says to people, by its name; areas hand theirs in. */
export type ConstraintMessages = Readonly<Record<string, { field?: string; message: string }>>

interface DatabaseError extends Error {
  code?: string
  constraint?: string
  statusCode?: number
}

/** Statuses that the HTTP library gives by itself, in our words. */
const libraryCodes: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
}
/** The database is away, full, or too slow to answer. */
const away = /^(08|53|57P|57014|ECONN|EPIPE|ENOENT)/
const noConnection = /^timeout expired$|timeout exceeded when trying to connect|Connection terminated/

/** Any error as a refusal; undefined for a defect of ours. */
export function toRefusal(error: unknown, constraints: ConstraintMessages): AppError | undefined {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return undefined
  const { code = '', constraint, statusCode = 500, message } = error as DatabaseError
  const known = constraint ? constraints[constraint] : undefined
  if (known)
    return known.field ? invalid({ [known.field]: known.message }) : new AppError('conflict', known.message)
  if (code === 'HY001') return new AppError('conflict', message)
  // A value that the column's type refuses, or a reference to nothing.
  if (code.startsWith('22') || code === '23503') return new AppError('invalid')
  if (away.test(code) || noConnection.test(message)) {
    return new AppError('unavailable', undefined, { retry_after_seconds: 1 })
  }
  const library = libraryCodes[code]
  if (library) return new AppError(library)
  if (error instanceof SyntaxError || (statusCode >= 400 && statusCode < 500))
    return new AppError('malformed')
  return undefined
}

export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  const { errors, data, retry_after_seconds } = refusal.details
  if (retry_after_seconds) reply.header('retry-after', retry_after_seconds)
  reply.code(refusal.status)
  if (wantsPage(reply.request)) return sendRefusalPage(reply, refusal)
  return reply.send({
    success: false,
    message: refusal.message,
    ...(errors ? { errors } : {}),
    ...(data !== undefined ? { data } : {}),
  })
}

/** Every refusal and every error leaves in the same envelope; what was wrong with us stays in the log. */
export function refuseInWords(app: FastifyInstance, constraints: ConstraintMessages): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, constraints)
    if (refusal) return sendRefusal(reply, refusal)
    request.log.error({ err: error }, 'unexpected')
    return reply.code(500).send({ success: false, message: 'Something went wrong.' })
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError('not_found')))
}
