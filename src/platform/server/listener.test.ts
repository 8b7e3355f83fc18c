import { once } from 'node:events'
import { type AddressInfo, type Socket, createConnection, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openListener } from './listener.ts'

const silent = { said: () => {}, back: () => {} }

test('a database that is not there is told at once', async () => {
  await expect(openListener({ host: '127.0.0.1', port: 1 }, 'news', silent)).rejects.toThrow('ECONNREFUSED')
})

test('what is said is heard, and after a cut it is heard again', async () => {
  const { config } = await testDatabase()
  const heard: string[] = []
  let backs = 0
  const listener = await openListener(config, 'news', {
    said: (payload) => heard.push(payload),
    back: () => backs++,
  })
  onTestFinished(() => listener.close())
  const client = new pg.Client(config)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`notify news, 'one'`)
  await expect.poll(() => heard).toEqual(['one'])
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "news"'`)
  await expect.poll(() => backs, { timeout: 5000 }).toBe(1)
  await client.query(`notify news, 'two'`)
  await expect.poll(() => heard).toEqual(['one', 'two'])
})

test('a database that hangs up is asked again at a steady pace, not by more and more', async () => {
  const { config } = await testDatabase({ until: onTestFinished })
  const open = new Set<Socket>()
  let calls = 0
  let isRude = false
  // Between the two stands somebody who first passes everything on, and later takes every call and hangs up.
  const between = createServer((socket) => {
    socket.on('error', () => {})
    if (isRude) {
      calls++
      socket.destroy()
      return
    }
    const path = String(config.host)
    const database = path.startsWith('/')
      ? createConnection(`${path}/.s.PGSQL.${config.port}`)
      : createConnection(Number(config.port), path)
    database.on('error', () => {})
    socket.pipe(database).pipe(socket)
    open.add(socket)
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  onTestFinished(() => void between.close())
  const { port } = between.address() as AddressInfo
  const listener = await openListener({ ...config, host: '127.0.0.1', port }, 'steady', silent)
  onTestFinished(() => listener.close())
  isRude = true
  for (const socket of open) socket.destroy()
  await sleep(4500)
  expect(calls).toBeGreaterThanOrEqual(2)
  expect(calls).toBeLessThanOrEqual(4)
})
