import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import { readParts } from './multipart.ts'

const urlEncoded = 'application/x-www-form-urlencoded'

/** `days[]` and `days[0]`: how forms spell the entries of a list. */
const entryName = /^(.+)\[\d*\]$/

/** The fields of a form, all of them text or lists of text; of two of one name the last. */
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

/** More than any form of ours has: each entry of a list is a field. */
const mostFields = 500

/** Form data is read as its fields; calls that do not say `form` refuse it. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    if (text.split('&', mostFields + 2).length > mostFields) done(new AppError('malformed'))
    else done(null, fieldsOf(new URLSearchParams(text)))
  })
}

const isUrlEncoded = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith(urlEncoded) ?? false

/**
 * The body of a call: JSON, or, where the call says so, the fields of a form without files. Reading has none, whatever
 * type a caller names.
 */
export async function bodyOf(request: FastifyRequest, takesForm: boolean): Promise<unknown> {
  if (request.method === 'GET') return undefined
  if (!takesForm && isUrlEncoded(request)) throw new AppError('wrong_type')
  if (!takesForm || !request.isMultipart()) return request.body
  // One file is let in, to be refused in words.
  const limits = { files: 1, fileSize: 1, fields: mostFields, fieldSize: 10_000 }
  return readParts(request, limits, async (parts) => {
    const fields: [string, unknown][] = []
    for await (const part of parts) {
      if (part.type === 'file') throw new AppError('wrong_type', 'Send fields only.')
      fields.push([part.fieldname, part.value])
    }
    return fieldsOf(fields)
  })
}
