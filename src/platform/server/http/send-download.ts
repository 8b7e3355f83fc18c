import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Download } from '#platform/contract/endpoint.ts'

/** Sends a file. The handler has checked that the caller may have it, also where the answer is 304 without a body. */
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
  // Opened in a tab of its own, a file may run no code and load nothing.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  reply.type(file.content_type)
  if (request.method !== 'HEAD') return reply.send(Readable.from(file.body))
  await close(file.body)
  // Otherwise the HTTP library reads the full body to answer HEAD.
  return reply.send(Readable.from([]))
}

const etagOf = (sha256: string): string => `"${sha256}"`

/**
 * The browser revalidates what it caches, since a right or session may have ended. Going back skips that,
 * unless the cookie has changed: hence `vary`.
 */
const keepingOf = ({ sha256 }: Download): Record<string, string> =>
  sha256 === undefined
    ? { 'cache-control': 'private, no-store' }
    : { 'cache-control': 'private, no-cache', vary: 'authorization, cookie', etag: etagOf(sha256) }

/** Whether the browser already has this content. */
const isNamed = (etag: string, if_none_match: string | undefined): boolean =>
  if_none_match?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false

/** A body that is not sent is never read, and left with nothing open. */
const close = async (body: Download['body']): Promise<void> => {
  await body[Symbol.asyncIterator]().return?.()
}
