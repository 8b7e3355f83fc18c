import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import type { FileStore, ReceivedFile } from '../files/file-store.ts'

/**
 * Receives a form: the JSON field `data` first (checked before any file is read), then files, which are streamed to
 * the store before the change begins, so that a slow upload holds no transaction.
 */
export async function receiveForm(
  request: FastifyRequest,
  store: FileStore,
  limits: { max_files: number; max_bytes: number },
  check: (data: unknown) => unknown,
): Promise<{ body: unknown; files: ReceivedFile[] }> {
  if (!request.isMultipart()) throw new AppError('wrong_type', 'Send a multipart form.')
  let body: unknown
  let hasData = false
  const files: ReceivedFile[] = []
  const parts = request.parts({
    limits: { files: limits.max_files, fileSize: limits.max_bytes + 1, fields: 20, fieldSize: 1_000_000 },
  })
  for await (const part of parts) {
    if (part.type === 'field' && part.fieldname === 'data') {
      body = check(typeof part.value === 'string' ? JSON.parse(part.value) : part.value)
      hasData = true
    } else if (part.type === 'file') {
      if (!hasData) throw new AppError('malformed', 'The field "data" must come before the files.')
      files.push(await store.receive(part.file, part.filename, { max_bytes: limits.max_bytes }))
    }
  }
  if (!hasData) throw new AppError('malformed', 'The field "data" is missing.')
  return { body, files }
}
