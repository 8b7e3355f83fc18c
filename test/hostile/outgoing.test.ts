import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openApi } from '#platform/server/api-docs/openapi.ts'
import { endpoints, urlOf } from '../foreign-ids.ts'
import { testApp } from '../app.ts'
import { type Document, type Schema, operationsOf } from '../fuzz/operations.ts'
import { makeWorld } from '../fuzz/world.ts'
import { figure } from '../proof.ts'

const app = await testApp()
await makeWorld(app)
const operations = operationsOf(openApi(Object.fromEntries(endpoints)) as unknown as Document)

let heard = 0
const listener = createServer((socket) => {
  heard++
  socket.destroy()
}).listen(0, '127.0.0.1')
await once(listener, 'listening')
afterAll(() => listener.close())
const { port } = listener.address() as AddressInfo

const addresses = [
  `http://127.0.0.1:${port}/logo.png`,
  `http://localhost:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://2130706433:${port}/`,
  `//127.0.0.1:${port}/a`,
  `https://user@127.0.0.1:${port}/`,
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:5432/',
]

/** A body whose every text is an address. */
const bodyOf = ({ properties = {} }: Schema, address: string): object =>
  Object.fromEntries(
    Object.entries(properties).map(([key, { type, items }]) => {
      if (items) return [key, [items.properties ? bodyOf(items, address) : address]]
      return [key, type === 'integer' || type === 'number' ? 1 : address]
    }),
  )

// S17.
test('no call fetches an address that it is given', { timeout: 180_000 }, async () => {
  const connections: string[] = []
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.on('connectionAttempt', (ip, to) => {
      // The database is reached by a socket of this machine, which has no port.
      if (to as number | undefined) connections.push(`${ip}:${to}`)
    })
  }
  subscribe('net.client.socket', note)
  const administrator = await app.as('administrator')
  let tried = 0
  for (const [at, { name, body, query }] of operations.entries()) {
    const e = Object.fromEntries(endpoints)[name]
    if (!e || e.effect === 'own_transactions') continue
    const ids = { id: '1', record_type: 'client', record_id: '1', secret: 'A'.repeat(43) }
    const url = urlOf(e, 'administrator', ids)
    for (const address of [addresses[at % addresses.length]!, addresses[0]!]) {
      const search = new URLSearchParams(query.map((one) => [one.name, address])).toString()
      const headers = { host: `127.0.0.1:${port}`, referer: address, 'x-forwarded-host': `127.0.0.1:${port}` }
      const { status } = await administrator.request(e.method, search ? `${url}?${search}` : url, {
        headers,
        ...(e.method === 'GET' ? {} : { payload: body ? bodyOf(body, address) : {} }),
      })
      expect(status, name).toBeLessThan(500)
      tried++
    }
  }
  expect([connections, heard]).toEqual([[], 0])
  // One that is made is noticed on both sides.
  await expect(fetch(addresses[0]!)).rejects.toThrow('fetch failed')
  unsubscribe('net.client.socket', note)
  expect([connections, heard]).toEqual([[`127.0.0.1:${port}`], 1])
  figure('S17', `${tried} calls with addresses in every text: 0 connections but those to the database`)
})
