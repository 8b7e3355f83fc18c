import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { endSlowBodies } from './slow-callers.ts'

const app = fastify()
endSlowBodies(app, { bytes: 1000, milliseconds: 1000 }, 50)
app.post('/read', async () => 'read')
app.addContentTypeParser('application/late', async (_request: unknown, body: NodeJS.ReadableStream) => {
  await sleep(2000)
  return text(body)
})
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo

/** Sends a body in parts with a pause before each; returns the answer. */
async function sendSlowly(type: string, parts: readonly string[], pause: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {}) // as when the connection is cut
  await once(socket, 'connect')
  const answer = text(socket).catch(() => 'cut')
  const length = parts.join('').length
  socket.write(
    `POST /read HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  for (const part of parts) {
    await sleep(pause)
    if (socket.writable) socket.write(part)
  }
  const heard = await answer
  socket.destroy()
  return heard
}
const body = (count: number, size: number) => ['"', ...Array<string>(count).fill('x'.repeat(size)), '"']

// In parallel, since each takes a while.
test.concurrent.each([
  ['dribbles', body(20, 1), 100],
  ['stops after much has come', ['"', 'x'.repeat(50_000), '"'], 2000],
])('a body that %s is refused with a message', async (_what, parts, pause) => {
  const heard = await sendSlowly('application/json', parts, pause)
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(heard).toContain('The request took too long.')
})

test.concurrent.each([
  ['as slow as may be', 'application/json', body(10, 1500), 200],
  ['that waits for us', 'application/late', ['"', 'x'.repeat(500), '"'], 0],
])('a body %s is read to its end', async (_what, type, parts, pause) => {
  expect(await sendSlowly(type, parts, pause)).toMatch(/^HTTP\/1\.1 200 /)
})

test.concurrent('a sender who carries on after that is cut off', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {}) // as when the connection is cut
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    'POST /read HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n',
  )
  const dribble = setInterval(() => socket.writable && socket.write('x'), 50)
  socket.resume()
  await closed
  clearInterval(dribble)
  expect(socket.bytesWritten).toBeLessThan(500)
})
