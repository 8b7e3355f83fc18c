import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { openPublicLimit } from './public-limit.ts'

const app = Fastify()
await app.register(cookie)
const limit = await openPublicLimit(app, { public_calls: 1, secret: 'a'.repeat(40) })
app.get('/', { onRequest: limit }, async () => 'let in')
afterAll(() => app.close())

/** Calls from the network with that number; returns the answer. */
const callFrom = async (network: number) => {
  const remoteAddress = `10.${network >> 8}.${network & 255}.1`
  return (await app.inject({ url: '/', remoteAddress })).body
}

test('ten thousand networks are remembered, and the least recent is dropped', async () => {
  expect(await callFrom(0)).toBe('let in')
  expect(await callFrom(1)).toBe('let in')
  for (let network = 2; network < 10_000; network++) await callFrom(network)
  // Calling again makes it the most recent.
  expect(await callFrom(0)).toContain('Too many requests.')
  await callFrom(10_000)
  expect(await callFrom(0)).toContain('Too many requests.')
  expect(await callFrom(1)).toBe('let in')
})
