import { expect, test } from 'vitest'
import { homeEndpoints } from '#areas/homes/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { orderCan } from '#areas/work-orders/rules/order-status.ts'
import { demoApp } from './demo-app.ts'
import { homeCards } from './home-cards.ts'
import { moneyKeysIn } from './money-words.ts'
import type { PersonName } from './people.ts'

const app = await demoApp()
const { card: wholeCard } = homeCards(app)
const homeOf = async (name: PersonName) => {
  const who = await app.as(name)
  return { who, home: (await who.call(homeEndpoints.getHome, { query: {} })).data }
}

test('orders to confirm are those that can be confirmed, and the sheet calls no other booking unsent', async () => {
  const { who } = await homeOf('allocator')
  const listed = async (order_status: string) => {
    const query = { order_status, when: 'coming', page_size: 200 } as never
    return (await who.call(orderEndpoints.listOrders, { query })).data
  }
  const now = app.clock.now().toISOString()
  const can = (await listed('Pending')).filter((order) => orderCan.confirm({ ...order, now }) === true)
  expect((await listed('To Confirm')).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    can.map(({ id }) => id).toSorted((a, b) => a - b),
  )
  expect(can.length).toBeGreaterThan(0)
  const { data: its } = await who.call(homeEndpoints.getHome, { query: { day: can[0]!.work_date } })
  expect(its.figures.find(({ key }) => key === 'day-to-confirm')?.value).toBeGreaterThan(0)
  const { data: monday } = await who.call(homeEndpoints.getHome, { query: { day: '2026-11-23' } })
  const unsent = monday.day_sheet?.rows.filter(({ state }) => state === 'to_confirm' || state === 'to_send')
  const groups = monday.cards.filter(({ key }) => key === 'orders-to-confirm' || key === 'drivers-to-send')
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(unsent?.length)
  expect(unsent?.length).toBeGreaterThan(0)
})

test('a driver whose licence has lapsed is to be replaced wherever they stand, not called', async () => {
  const { home } = await homeOf('allocator')
  const [stopped] = home.cards.find(({ key }) => key === 'bookings-stopped')?.items ?? []
  expect(stopped).toMatchObject({ reason: 'Driver licence is expired', action: { verb: 'Replace' } })
  const row = home.day_sheet?.rows.find(({ driver }) => driver === stopped?.label)
  expect(row?.driver_stop).toBe('Driver licence is expired')
  const { home: safety } = await homeOf('safety')
  const mayNot = safety.cards.find(({ key }) => key === 'may-not-work')?.items[0]
  expect(mayNot).toMatchObject({ label: stopped?.label, tone: 'danger' })
})

test('a driver who has not answered is to be replaced once their licence lapses, not called', async () => {
  const first = async () => (await wholeCard('allocator', 'drivers-unanswered')).items[0]
  const waiting = await first()
  expect(waiting?.action).toMatchObject({ kind: 'call' })
  await app.database.pool.query(`update driver set licence_expires_on = '2026-11-01' where name = $1`, [
    waiting?.label,
  ])
  expect(await first()).toMatchObject({
    label: waiting?.label,
    reason: expect.stringContaining('Driver licence is expired'),
    action: { verb: 'Replace' },
  })
})

test('planners see no totals', async () => {
  const { home } = await homeOf('allocator')
  expect(home.owing).toBe(null)
  expect(home.debtors).toBe(null)
  expect(home.quotes).toBe(null)
  expect(home.figures.filter(({ is_money }) => is_money)).toEqual([])
  expect(moneyKeysIn(home)).toEqual([])
  expect(JSON.stringify(home)).not.toContain('$')
})
