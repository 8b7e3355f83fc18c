import { once } from 'node:events'
import { type ServerResponse, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { userEndpoints as users } from '#areas/users/contract/endpoints.ts'
import { clientEndpoints as clients } from '#areas/clients/contract/endpoints.ts'
import { documentEndpoints as documents } from '#areas/documents/contract/endpoints.ts'
import { type Caller, testApp } from '#test/app.ts'
import { listenTo } from '#test/live.ts'
import { pdf } from '#test/uploads.ts'
import { openStreams } from './live-streams.ts'
import { system } from '../sessions/viewer.ts'

const app = await testApp({ env: { HAULYARD_LIVE_STREAMS: '20' } })
const origin = await app.server.app.listen({ port: 0, host: '127.0.0.1' })
const administrator = await app.as('administrator')

const listen = (caller: Caller, query = '') => listenTo(origin, caller, query)
/** However busy the machine is. */
const patiently = { timeout: 15_000 }
let clientNo = 0
const newClient = async (name = `Heard Civil ${++clientNo}`) => {
  const body = { name, client_type: 'civil', email: 'office@example.com' } as const
  const reply = await administrator.call(clients.createClient, { body })
  expect(reply.status, reply.text).toBe(200)
  return reply.data
}
/** Sent to everyone: a browser that received it would have received anything sent before it. */
const sayLast = async (...callers: Caller[]) => {
  await app.platform.write(system, async (change) => {
    for (const { user_id } of callers) change.live('last', user_id, user_id)
  })
}

test('users waiting for approval are notified of their own documents only', async () => {
  const waiting = await app.as('waiting')
  const [stream, heardByAll] = [await listen(waiting), await listen(administrator)]
  await newClient()
  const roles = (await administrator.call(users.listRoles, {})).data
  const role = {
    params: { id: roles[0]!.id },
    body: { version: roles[0]!.version, description: 'All of it' },
  }
  expect((await administrator.call(users.editRole, role)).status).toBe(200)
  await sayLast(waiting, administrator)
  await expect.poll(stream.topics, patiently).toEqual(['last'])
  await expect.poll(heardByAll.topics, patiently).toEqual(expect.arrayContaining(['client', 'role', 'last']))

  const { data: types } = await waiting.call(documents.listDocumentTypes, { query: { record_type: 'user' } })
  const licence = types.find((type) => type.name === 'White card')!
  const place = { record_type: 'user', record_id: waiting.user_id }
  const mine = await waiting.call(
    documents.addDocument,
    { params: place, body: { document_type_id: licence.id, title: 'White card', number: 'W1' } },
    { files: [pdf()] },
  )
  expect(mine.status, mine.text).toBe(200)
  await expect.poll(stream.topics, patiently).toEqual(expect.arrayContaining(['document', 'user']))
})

test('a notice has a topic and no record', async () => {
  const stream = await listen(administrator)
  const { id } = await newClient()
  await expect.poll(stream.topics, patiently).toContain('client')
  const late = await listen(administrator, '?past=10000')
  await expect.poll(late.topics, patiently).toContain('client')
  for (const { text } of [stream, late]) expect(text()).not.toMatch(new RegExp(`id|\\b${id}\\b`))
})

test('a change of many records sends one notice', async () => {
  const stream = await listen(administrator)
  await app.platform.write(system, async (change) => {
    for (let id = 1; id <= 500; id++) change.live('client', id)
  })
  await sayLast(administrator)
  await expect.poll(stream.topics, patiently).toContain('last')
  expect(stream.text().split('"client"').length - 1).toBeLessThan(50)
})

test('a right removed from a role takes effect at once, within the same stream', async () => {
  const allocator = await app.as('allocator')
  const stream = await listen(allocator)
  await newClient()
  await expect.poll(stream.topics, patiently).toContain('client')
  const role = (await administrator.call(users.listRoles, {})).data.find((one) => one.user_type === 3)!
  const set = async (setting: 'none' | 'default') => {
    const { data } = await administrator.call(users.listRoles, {})
    const { id, version } = data.find((one) => one.id === role.id)!
    const body = { version, permissions: { 'clients:read': setting } } as const
    const reply = await administrator.call(users.setRoleRights, { params: { id }, body })
    expect(reply.status, reply.text).toBe(200)
  }
  await set('none')
  // Notified, so that the screen shows it, and so that it refetches its rights.
  await expect.poll(stream.topics, patiently).toContain('session')
  const heard = async () => {
    stream.forget()
    await newClient()
    await sayLast(allocator)
    await expect.poll(stream.topics, patiently).toContain('last')
    return stream.topics()
  }
  await expect.poll(heard, patiently).not.toContain('client')
  expect(await heard()).not.toContain('client')

  await set('default')
  await expect.poll(heard, patiently).toContain('client')
})

test('of one person’s three hundred streams six stay open, and replaced ones reconnect later', async () => {
  const sales = await app.as('sales')
  const streams: Awaited<ReturnType<typeof listen>>[] = []
  for (let n = 0; n < 300; n++) streams.push(await listen(sales))
  const open = () => streams.filter((stream) => !stream.hasEnded())
  await expect.poll(() => open().length, patiently).toBe(6)
  expect(open()).toEqual(streams.slice(-6))
  expect(streams[0]!.text()).toMatch(/retry: 30000\n\n$/)
  // Another person's are unaffected.
  const accounts = await listen(await app.as('accounts'))
  await newClient()
  await expect.poll(() => open().every((stream) => stream.topics().includes('client')), patiently).toBe(true)
  await expect.poll(accounts.topics, patiently).toContain('client')
})

test('one stream too many is refused with a message, and strangers leave room for staff', async () => {
  const cookieOf = ({ token }: Caller) => ({ headers: { cookie: `haulyard_session=${token}` } })
  await Promise.all(['waiting', 'otherWaiting'].map(async (name) => listen(await app.as(name as 'waiting'))))
  const third = await fetch(`${origin}/api/events`, cookieOf(await app.as('waiting')))
  expect(third.status).toBe(503)
  expect(third.headers.get('retry-after')).toBe('60')
  expect(await third.json()).toMatchObject({ success: false, message: expect.stringContaining('Try again') })
  for (const name of ['allocator', 'accounts', 'safety'] as const)
    for (let n = 0; n < 6; n++) await listen(await app.as(name))
  const last = await fetch(`${origin}/api/events`, cookieOf(await app.as('driver')))
  expect(last.status).toBe(503)
})

test('a browser that never reads is dropped before much is queued for it', async () => {
  const streams = openStreams(10)
  const server = createServer((_request, out) => {
    out.write('retry: 1000\n\n')
    streams.add({ out, request: {} as FastifyRequest, viewer: system })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1' })
  request.on('error', () => {})
  await once(request, 'response') // and is never read
  await expect.poll(() => [...streams].length, patiently).toBe(1)
  const [stream] = [...streams]
  const out: ServerResponse = stream!.out
  let waited = 0
  for (let n = 0; n < 20_000 && !out.destroyed; n++) {
    streams.say(stream!, 'x'.repeat(1000))
    waited = Math.max(waited, out.writableLength)
    if (n % 100 === 0) await sleep(1)
  }
  expect(out.destroyed).toBe(true)
  expect(waited).toBeLessThan(100_000)
  await expect.poll(() => [...streams].length, patiently).toBe(0)
})
