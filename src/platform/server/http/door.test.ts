import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'

const app = await testApp()
const sales = await app.as('sales')
const ask = (path: string) => sales.request('GET', path)

test('who comes when it is crowded hears so at once, health is answered, and the next are let in', async () => {
  const asked = Array.from({ length: 300 }, () => ask('/api/clients'))
  const health = await ask('/api/health/live')
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ message }) => message.startsWith('Haulyard is very busy right now.'))
  expect(health.status).toBe(200)
  expect(refused).toHaveLength(50)
  for (const { status, headers } of refused) expect([status, headers['retry-after']]).toEqual([503, '1'])
  expect((await ask('/api/clients')).status).toBe(200)
})
