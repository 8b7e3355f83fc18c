import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import { readParts } from './multipart.ts'

const urlEncoded = 'application/x-www-form-urlencoded'

/** `days[]` and `days[0]`: how forms spell list entries. */
const entryName = /^(.+)\[\d*\]$/

/** A form's fields, text or lists of text; of duplicates the last one. */
function fieldsOf(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of entries) {
    const list = entryName.exec(name)?.[1]
    const before = list === undefined ? undefined : fields.get(list)
    if (Array.isArray(before)) before.push(value)
    else fields.set(list ?? name, list === undefined ? value : [value])
  }
  return Object.fromEntries(fields)
}

/** More than any of our forms has: each list entry is a field. */
const maxFields = 500

/** Parses form data into fields; calls without `form` refuse it. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    if (text.split('&', maxFields + 2).length > maxFields) done(new AppError('malformed'))
    else done(null, fieldsOf(new URLSearchParams(text)))
  })
}

const isUrlEncoded = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith(urlEncoded) ?? false

/**
 * A call's body: JSON, or, where the call allows it, the fields of a form without files. Reading calls have
 * none, whatever content type is sent.
 */
export async function bodyOf(request: FastifyRequest, takesForm: boolean): Promise<unknown> {
  if (request.method === 'GET') return undefined
  if (!takesForm && isUrlEncoded(request)) throw new AppError('wrong_type')
  if (!takesForm || !request.isMultipart()) return request.body
  // One file is accepted, only to be refused with a message.
  const limits = { files: 1, fileSize: 1, fields: maxFields, fieldSize: 10_000 }
  return readParts(request, limits, async (parts) => {
    const fields: [string, unknown][] = []
    for await (const part of parts) {
      if (part.type === 'file') throw new AppError('wrong_type', 'Send fields only.')
      fields.push([part.fieldname, part.value])
    }
    return fieldsOf(fields)
  })
}
