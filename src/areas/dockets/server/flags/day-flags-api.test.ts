import { expect, test } from 'vitest'
import { at, docketing, paperDocket, signedDocket, workedOrder } from '#test/dockets.ts'
import { makeDriver } from '#test/fleet.ts'
import { docketEndpoints as calls } from '../../contract/endpoints.ts'

const { app, allocator, accounts } = await docketing()

const read = async (id: number) => (await allocator.call(calls.getDocket, { params: { id } })).data
const flagsOf = async (id: number, code: string) =>
  (await read(id)).variance.filter((flag) => flag.code === code).map(({ text }) => text)
const approve = (id: number, reason?: string) =>
  accounts.call(calls.approveDocket, {
    params: { id },
    body: reason === undefined ? {} : { override: { reason } },
  })
const asked = { override: 'Enter the reason for approving anyway.' }

test('a second docket for one order and day is flagged until the first is void, and approved with a reason', async () => {
  const order = await workedOrder(app)
  const first = await paperDocket(app, { order })
  const second = await signedDocket(app, { order })
  const words = `Same order and day as ${first.docket_no}.`
  expect(await flagsOf(first.id, 'second')).toEqual([])
  expect(await flagsOf(second.id, 'second')).toEqual([words])
  const { data: list } = await allocator.call(calls.listDockets, { query: { job_id: second.job_id } })
  expect(list.find(({ id }) => id === second.id)?.variance).toContainEqual({ code: 'second', text: words })

  const refused = await approve(second.id)
  expect([refused.status, refused.message, refused.errors]).toEqual([
    409,
    `${second.docket_no}: ${words}`,
    asked,
  ])
  const voided = await allocator.call(calls.voidDocket, {
    params: { id: first.id },
    body: { reason: 'Entered twice' },
  })
  expect(voided.status).toBe(200)
  expect(await flagsOf(second.id, 'second')).toEqual([])

  const third = await signedDocket(app, { order })
  expect((await approve(third.id, 'Two machines')).data).toMatchObject({
    status: 'Approved',
    override_reason: 'Two machines',
  })
})

test('another day of the order is not a second docket', async () => {
  const order = await workedOrder(app)
  await signedDocket(app, { order })
  const next = await paperDocket(app, {
    order,
    starts_at: at('05:00', '2026-11-22'),
    finishes_at: at('09:00', '2026-11-22'),
    entries: [],
  })
  expect(await flagsOf(next.id, 'second')).toEqual([])
})

test('more than 12 hours of a driver in any 24 are flagged on each docket involved, and approved with a reason', async () => {
  const { id: driver_id } = await makeDriver(app)
  const day = await signedDocket(app, { driver_id })
  expect(await flagsOf(day.id, 'hours')).toEqual([])
  const evening = { starts_at: at('16:00'), finishes_at: at('21:30'), entries: [] }
  const late = await signedDocket(app, { driver_id, ...evening })
  const words = '13.5 hours in 24 hours. The limit is 12.'
  expect(await flagsOf(day.id, 'hours')).toEqual([words])
  expect(await flagsOf(late.id, 'hours')).toEqual([words])
  const { data: list } = await allocator.call(calls.listDockets, { query: { job_id: late.job_id } })
  expect(list[0]?.variance).toContainEqual({ code: 'hours', text: words })

  const refused = await approve(late.id)
  expect([refused.status, refused.errors]).toEqual([409, asked])
  expect(refused.message).toContain(words)
  expect((await approve(late.id, 'Rail shutdown, relieved at 21:30')).status).toBe(200)

  // Another driver's hours do not count.
  const other = await signedDocket(app, evening)
  expect(await flagsOf(other.id, 'hours')).toEqual([])
})
