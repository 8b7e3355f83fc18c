import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { guarded, openAdmission } from './admission.ts'
import { securityHeaders } from './security-headers.ts'

const admission = openAdmission(2)
let finish = (): void => {}
const finished = new Promise<void>((resolve) => (finish = resolve))
const serve = guarded(admission, (request, response) => {
  void admission.through(async () => {
    if (request.url === '/slow') await finished
    response.end('answered')
  })
})
const server = createServer(serve).listen(0, '127.0.0.1')
afterAll(() => server.close())
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

/** Sends an endless body; returns the answer once the connection is closed. */
async function sendEndlessBody() {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  socket.on('error', () => {}) // as when the connection is cut
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  socket.write('POST /list HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n')
  const chunk = `f4240\r\n${'x'.repeat(1_000_000)}\r\n`
  const send = () => {
    while (socket.writable && socket.write(chunk));
  }
  socket.on('drain', send)
  send()
  await closed
  return { heard }
}

test('calls that arrive together begin in turns, with refusals and health checks between them', async () => {
  const begun: string[] = []
  const listen = guarded(openAdmission(25), ({ url = '' }) => void begun.push(url))
  const arrive = (url: string) => {
    const response = { writeHead: () => ({ end: () => void begun.push('refused') }) }
    listen({ url, headers: {} } as IncomingMessage, response as unknown as ServerResponse)
  }
  for (let n = 1; n <= 36; n++) arrive(`/${n}`)
  arrive('/api/health')
  expect(begun.slice(9)).toEqual(['/10', 'refused', '/api/health'])
  await new Promise(setImmediate)
  expect(begun.slice(12)).toEqual(Array.from({ length: 10 }, (_, n) => `/${n + 11}`))
  // Nothing overtakes those who wait.
  arrive('/37')
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(begun.slice(32)).toEqual(['/31', '/32', '/33', '/34', '/35', '/37'])
})

test('callers are refused at once when it is full, health is answered, and later ones get in', async () => {
  const inside = [ask('/slow'), ask('/slow')]
  while (!admission.isFull()) await new Promise(setImmediate)
  const refused = await ask('/list', { method: 'POST', body: 'x'.repeat(100_000) })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  for (const [name, value] of Object.entries(securityHeaders)) expect(refused.headers.get(name)).toBe(value)
  expect(await refused.json()).toEqual({
    success: false,
    message: 'Haulyard is very busy right now. Try again in a moment.',
  })
  expect(refused.headers.get('connection')).toBe('close')
  for (const path of ['', '/live', '/ready']) expect((await ask(`/api/health${path}`)).status).toBe(200)
  for (const path of ['x', '/live/x', '/../list']) expect((await ask(`/api/health${path}`)).status).toBe(503)
  expect(await sendEndlessBody()).toMatchObject({ heard: expect.stringMatching(/^HTTP\/1\.1 503 /) })
  finish()
  for (const answer of await Promise.all(inside)) expect(answer.status).toBe(200)
  expect((await ask('/list')).status).toBe(200)
})
