import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'

const urlEncoded = 'application/x-www-form-urlencoded'

/** Form data is read as its fields, all of them text; calls that do not say `form` refuse it. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

const isUrlEncoded = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith(urlEncoded) ?? false

/** The body of a call: JSON, or, where the call says so, the fields of a form without files. */
export async function bodyOf(request: FastifyRequest, takesForm: boolean): Promise<unknown> {
  if (!takesForm && isUrlEncoded(request)) throw new AppError('wrong_type')
  if (!takesForm || !request.isMultipart()) return request.body
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: { files: 1, fields: 50, fieldSize: 100_000 } })) {
    if (part.type === 'file') throw new AppError('wrong_type', 'Send fields only.')
    fields[part.fieldname] = part.value
  }
  return fields
}
