import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Download } from '#platform/contract/endpoint.ts'

/**
 * Answers with a file. Whoever asks may have it: the handler has seen to that, also where the answer is 304 and no byte
 * leaves.
 */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Download,
): Promise<FastifyReply> {
  reply.headers(keepingOf(file))
  if (file.sha256 !== undefined && isNamed(etagOf(file.sha256), request.headers['if-none-match'])) {
    await close(file.body)
    return reply.code(304).send()
  }
  const ascii = file.filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  reply.header(
    'content-disposition',
    `${file.disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
  )
  if (file.bytes !== undefined) reply.header('content-length', file.bytes)
  // Shown alone in a tab, a file may run nothing and reach nothing.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  reply.type(file.content_type)
  if (request.method !== 'HEAD') return reply.send(Readable.from(file.body))
  await close(file.body)
  // The HTTP library would read the whole body to say nothing of it.
  return reply.send(Readable.from([]))
}

const etagOf = (sha256: string): string => `"${sha256}"`

/**
 * What the browser may keep it asks for each time, since a right or a session may have ended. Going back it does not
 * ask, unless the cookie has changed: therefore `vary`.
 */
const keepingOf = ({ sha256 }: Download): Record<string, string> =>
  sha256 === undefined
    ? { 'cache-control': 'private, no-store' }
    : { 'cache-control': 'private, no-cache', vary: 'authorization, cookie', etag: etagOf(sha256) }

/** Whether the browser says that it has this content already. */
const isNamed = (etag: string, if_none_match: string | undefined): boolean =>
  if_none_match?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false

/** What is not sent is not read, and nothing of it stays open. */
const close = async (body: Download['body']): Promise<void> => {
  await body[Symbol.asyncIterator]().return?.()
}
