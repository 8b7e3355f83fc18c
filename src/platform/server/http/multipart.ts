import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import type { Sender } from '../files/sender.ts'
import { parseJson } from './json-body.ts'

interface Limits {
  max_files: number
  /** For each file. */
  max_bytes: number
  /** For the field `data`. */
  max_body: number
  sender: Sender
}

/** The parser's own errors about a form have no code: no boundary, or the end in the middle of a part. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('code' in error)

type Parts = ReturnType<FastifyRequest['parts']>

/** The same parts, noting whether an error came from them rather than from their reader. */
function watched(parts: Parts) {
  const errors = new Set<unknown>()
  const files: Readable[] = []
  const passOn = async function* (): Parts {
    try {
      for await (const part of parts) {
        if (part.type === 'file') files.push(part.file)
        yield part
      }
    } catch (error) {
      errors.add(error)
      throw error
    }
  }
  return {
    parts: passOn(),
    gave: (error: unknown): boolean => errors.has(error) || files.some(({ errored }) => errored === error),
  }
}

/** Runs `read` over the parts of a form. @throws malformed for a form that cannot be read to its end. */
export async function readParts<T>(
  request: FastifyRequest,
  limits: { files: number; fileSize: number; fields: number; fieldSize: number },
  read: (parts: Parts) => Promise<T>,
): Promise<T> {
  const { parts, gave } = watched(request.parts({ limits }))
  try {
    return await read(parts)
  } catch (error) {
    throw gave(error) && isUnreadable(error) ? new AppError('malformed') : error
  }
}

/**
 * Receives a form: the JSON field `data` first (checked before any file is read), then files, taken in by `receive`
 * before the change begins, so that a slow upload does not hold a transaction open.
 */
export async function receiveForm<F>(
  request: FastifyRequest,
  receive: (stream: Readable, name: string, limits: { max_bytes: number; sender: Sender }) => Promise<F>,
  { max_files, max_bytes, max_body, sender }: Limits,
  check: (data: unknown) => unknown,
): Promise<{ body: unknown; files: F[] }> {
  if (!request.isMultipart()) throw new AppError('wrong_type', 'Send a multipart form.')
  // One byte over the limit is read, to know that there is more. Other fields are ignored.
  const limits = { files: max_files, fileSize: max_bytes + 1, fields: 20, fieldSize: max_body + 1 }
  return readParts(request, limits, async (parts) => {
    let body: unknown
    let hasData = false
    const files: F[] = []
    for await (const part of parts) {
      if (part.type === 'field' && part.fieldname === 'data') {
        if (part.valueTruncated) throw new AppError('too_large')
        body = check(typeof part.value === 'string' ? parseJson(part.value) : part.value)
        hasData = true
      } else if (part.type === 'file') {
        if (!hasData) throw new AppError('malformed', 'The field "data" must come before the files.')
        files.push(await receive(part.file, part.filename, { max_bytes, sender }))
      }
    }
    if (!hasData) throw new AppError('malformed', 'The field "data" is missing.')
    return { body, files }
  })
}
