import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { guarded, openDoor } from './door.ts'
import { securityHeaders } from './security-headers.ts'

const door = openDoor(2)
let finish = (): void => {}
const finished = new Promise<void>((resolve) => (finish = resolve))
const serve = guarded(door, (request, response) => {
  void door.through(async () => {
    if (request.url === '/slow') await finished
    response.end('answered')
  })
})
const server = createServer(serve).listen(0, '127.0.0.1')
afterAll(() => server.close())
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

test('who comes when it is full hears so at once, health is answered, and the next are let in', async () => {
  const inside = [ask('/slow'), ask('/slow')]
  while (!door.isFull()) await new Promise(setImmediate)
  const refused = await ask('/list', { method: 'POST', body: 'x'.repeat(100_000) })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  for (const [name, value] of Object.entries(securityHeaders)) expect(refused.headers.get(name)).toBe(value)
  expect(await refused.json()).toEqual({
    success: false,
    message: 'Haulyard is very busy right now. Try again in a moment.',
  })
  expect((await ask('/api/health/live')).status).toBe(200)
  finish()
  for (const answer of await Promise.all(inside)) expect(answer.status).toBe(200)
  expect((await ask('/list')).status).toBe(200)
})
