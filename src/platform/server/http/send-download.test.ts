import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendDownload } from './send-download.ts'

const sha256 = 'a'.repeat(64)

/** Requests a file whose body records what is done with it. */
async function ask(method: 'GET' | 'HEAD', if_none_match?: string) {
  const done: string[] = []
  const body = {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        done.push('read')
        return { done: done.length > 1, value: Buffer.from('file') } as IteratorResult<Uint8Array>
      },
      return: async () => {
        done.push('closed')
        return { done: true, value: undefined } as const
      },
    }),
  }
  const app = Fastify()
  app.get('/', (request, reply) =>
    sendDownload(request, reply, {
      content_type: 'application/pdf',
      disposition: 'inline',
      filename: 'a.pdf',
      bytes: 4,
      sha256,
      body,
    }),
  )
  const headers = if_none_match === undefined ? {} : { 'if-none-match': if_none_match }
  const { statusCode, payload } = await app.inject({ method, url: '/', headers })
  await app.close()
  return { statusCode, payload, done }
}

test('an unsent file is closed without reading a byte', async () => {
  expect(await ask('GET')).toEqual({ statusCode: 200, payload: 'file', done: ['read', 'read', 'closed'] })
  expect(await ask('GET', `"${sha256}"`)).toEqual({ statusCode: 304, payload: '', done: ['closed'] })
  expect(await ask('HEAD')).toEqual({ statusCode: 200, payload: '', done: ['closed'] })
})

test.each([
  [`"${sha256}"`, 304],
  [`W/"${sha256}"`, 304],
  [`"b", "${sha256}"`, 304],
  ['*', 304],
  [sha256, 200],
  [`"${sha256.slice(1)}"`, 200],
  ['', 200],
])('If-None-Match %s is %i', async (header, status) => {
  expect((await ask('GET', header)).statusCode).toBe(status)
})
