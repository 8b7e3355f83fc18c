import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { networkProxy } from '#test/network-proxy.ts'
import { openListener } from './listener.ts'

const silent = { heard: () => {}, back: () => {} }

test('a missing database is reported at once', async () => {
  await expect(openListener({ host: '127.0.0.1', port: 1 }, 'news', silent)).rejects.toThrow('ECONNREFUSED')
})

test('messages arrive, and after a lost connection they arrive again', async () => {
  const { config } = await testDatabase()
  const heard: string[] = []
  let backs = 0
  const listener = await openListener(config, 'news', {
    heard: (payload) => heard.push(payload),
    back: () => backs++,
  })
  onTestFinished(() => listener.close())
  const client = new pg.Client(config)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`notify news, 'one'`)
  await expect.poll(() => heard).toEqual(['one'])
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'haulyard live' and datname = current_database()`,
  )
  await expect.poll(() => backs, { timeout: 5000 }).toBe(1)
  await client.query(`notify news, 'two'`)
  await expect.poll(() => heard).toEqual(['one', 'two'])
})

test.concurrent('a database that closes connections is retried at a steady pace', async ({
  onTestFinished: until,
}) => {
  const { config } = await testDatabase({ until })
  const network = await networkProxy(config, until)
  const listener = await openListener(network.config, 'steady', silent)
  until(() => listener.close())
  network.become('rude')
  await sleep(4500)
  expect(network.calls()).toBeGreaterThanOrEqual(2)
  expect(network.calls()).toBeLessThanOrEqual(4)
})

test.concurrent('a silently dead connection is dropped and replaced', async ({ onTestFinished: until }) => {
  const { config } = await testDatabase({ until })
  const network = await networkProxy(config, until)
  const heard: string[] = []
  let backs = 0
  const listener = await openListener(network.config, 'forgotten', {
    heard: (payload) => heard.push(payload),
    back: () => backs++,
  })
  until(() => listener.close())
  network.become('forgotten')
  await expect.poll(() => backs, { timeout: 20_000 }).toBe(1)
  const client = new pg.Client(config)
  await client.connect()
  until(() => client.end())
  await client.query(`notify forgotten, 'after all'`)
  await expect.poll(() => heard).toEqual(['after all'])
})
