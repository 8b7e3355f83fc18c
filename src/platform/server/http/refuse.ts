import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import pg from 'pg'
import { AppError, type RefusalCode } from '#platform/contract/app-error.ts'
import { type ConstraintMessages, databaseRefusal, isMissedCheck } from './database-refusal.ts'
import { drain } from './drain.ts'
import { sendRefusalPage, wantsPage } from './refusal-page.ts'

interface CodedError extends Error {
  code?: string
  statusCode?: number
}

/** The HTTP library's own statuses, with our messages. */
const libraryCodes: Readonly<Record<string, readonly [RefusalCode, message?: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large'],
  FST_REQ_FILE_TOO_LARGE: ['too_large', 'This file is too large to send.'],
  FST_FILES_LIMIT: ['too_large', 'Too many files to send at once.'],
  FST_FIELDS_LIMIT: ['too_large'],
  FST_PARTS_LIMIT: ['too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_type'],
}
/** The disk with the files is full. (The database reports its own full disk.) */
const full = /^(ENOSPC|EDQUOT|EFBIG)$/

/** Any error as a refusal; undefined for a bug. */
export function toRefusal(error: unknown, constraints: ConstraintMessages): AppError | undefined {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return undefined
  const { code = '', statusCode = 500, message } = error as CodedError
  if (code === 'HY001') return new AppError('conflict', message)
  if (error instanceof pg.DatabaseError) return databaseRefusal(error, constraints)
  if (full.test(code)) return new AppError('no_space')
  const library = libraryCodes[code]
  if (library) return new AppError(...library)
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

/** The caller disconnected in the middle of the body, which is not a bug; nobody receives the answer. */
const isBrokenOff = (error: unknown, { readableAborted }: IncomingMessage): boolean =>
  readableAborted && (error as CodedError).code === 'ECONNRESET'

/** Every refusal and error uses the same envelope; details of our own errors stay in the log. */
export function refuseInWords(app: FastifyInstance, constraints: ConstraintMessages): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (!(await drain(request.raw))) reply.header('connection', 'close')
    const refusal = isBrokenOff(error, request.raw)
      ? new AppError('malformed')
      : toRefusal(error, constraints)
    if (!refusal || isMissedCheck(error, constraints)) request.log.error({ err: error }, 'unexpected')
    if (refusal) return sendRefusal(reply, refusal)
    return reply.code(500).send({ success: false, message: 'Something went wrong.' })
  })
  app.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })
}
