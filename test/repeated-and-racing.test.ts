import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientEndpoints as calls } from '#areas/clients/contract/endpoints.ts'
import { chance } from '#db/demo/random.ts'
import { testApp } from './app.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const bodyOf = (name: string) => ({ name, client_type: 'civil', email: 'office@example.com' }) as const

async function countNamed(name: string): Promise<number> {
  const { rows } = await app.database.pool.query('select from client where name = $1', [name])
  return rows.length
}

// R5: 200 writes, each sent one to five times at once and again later.
test('a repeated write has one effect and the same answer to the byte', async () => {
  const random = chance(5)
  for (let round = 0; round < 200; round++) {
    const name = `Repeated ${round}`
    const key = randomUUID()
    const send = () => sales.call(calls.createClient, { body: bodyOf(name) }, { key })
    const replies = await Promise.all(Array.from({ length: random.whole(1, 5) }, send))
    replies.push(await send())
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await countNamed(name)).toBe(1)
  }
  const logged = await app.database.pool.query(
    `select from activity_log where action = 'created' and record_label like 'Repeated %'`,
  )
  expect(logged.rowCount).toBe(200)
})

test('a key for another request is refused; a refusal leaves the key free; keys of two people do not meet', async () => {
  const key = randomUUID()
  expect(
    (await sales.call(calls.createClient, { body: { ...bodyOf('First'), name: 'F' } }, { key })).status,
  ).toBe(422)
  expect((await sales.call(calls.createClient, { body: bodyOf('First') }, { key })).status).toBe(200)
  expect(await sales.call(calls.createClient, { body: bodyOf('Second') }, { key })).toMatchObject({
    status: 422,
    message: 'This Idempotency-Key was used for another request.',
  })
  expect((await accounts.call(calls.createClient, { body: bodyOf('Second') }, { key })).status).toBe(200)
  expect(
    (await sales.call(calls.createClient, { body: bodyOf('Third') }, { key: 'k'.repeat(65) })).status,
  ).toBe(422)
})

// R6: 200 races of two editors on one record.
test('of two edits from one version exactly one is kept, and the other is told', async () => {
  const { data: client } = await sales.call(calls.createClient, { body: bodyOf('Raced Civil') })
  const params = { id: client.id }
  for (let version = 1; version <= 200; version++) {
    const [one, two] = await Promise.all([
      sales.call(calls.editClient, { params, body: { version, trading_name: `Sales ${version}` } }),
      accounts.call(calls.editClient, { params, body: { version, trading_name: `Accounts ${version}` } }),
    ])
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const [won, lost] = one.status === 200 ? [one, two] : [two, one]
    expect(lost.data).toMatchObject({
      current: { version: version + 1, trading_name: won.data.trading_name },
    })
    const { data: kept } = await sales.call(calls.getClient, { params })
    expect([kept.version, kept.trading_name]).toEqual([version + 1, won.data.trading_name])
  }
})
