import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { serveHealth } from './health.ts'

const { db } = await testDatabase()
const app = fastify()
afterAll(() => app.close())
let looks = 0
let isGood = true
const look = async () => {
  looks++
  return isGood
}
serveHealth(app, { db, answers: look }, { healthy: look })
const ask = async () => (await app.inject('/api/health/ready')).statusCode

test('simultaneous checks share one result, and a change shows soon after', async () => {
  const paths = Array.from({ length: 200 }, (_, n) => (n % 2 ? '/api/health' : '/api/health/ready'))
  const answers = await Promise.all(paths.map((path) => app.inject(path)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  // One for the database and one for the queue.
  expect(looks).toBe(2)
  isGood = false
  await expect.poll(ask, { timeout: 10_000 }).toBe(503)
  isGood = true
  await expect.poll(ask, { timeout: 10_000 }).toBe(200)
})
