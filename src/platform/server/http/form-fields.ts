import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'

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

/** Form data is read as its fields; calls that do not say `form` refuse it. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_request, body, done) => {
    done(null, fieldsOf(new URLSearchParams(String(body))))
  })
}

const isUrlEncoded = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith(urlEncoded) ?? false

/** The body of a call: JSON, or, where the call says so, the fields of a form without files. */
export async function bodyOf(request: FastifyRequest, takesForm: boolean): Promise<unknown> {
  if (!takesForm && isUrlEncoded(request)) throw new AppError('wrong_type')
  if (!takesForm || !request.isMultipart()) return request.body
  const fields: [string, unknown][] = []
  // Each entry of a list is a field: many small ones.
  for await (const part of request.parts({ limits: { files: 1, fields: 500, fieldSize: 10_000 } })) {
    if (part.type === 'file') throw new AppError('wrong_type', 'Send fields only.')
    fields.push([part.fieldname, part.value])
  }
  return fieldsOf(fields)
}
