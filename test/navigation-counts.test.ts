import { expect, test } from 'vitest'
import { homeEndpoints } from '#areas/homes/contract/endpoints.ts'
import { waitingCards } from '#areas/homes/rules/waiting.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { demoApp } from './demo-app.ts'
import { ask } from './home-lists.ts'
import type { PersonName } from './people.ts'

const app = await demoApp()

test('only somebody signed in sees what waits', async () => {
  expect((await app.visitor.call(homeEndpoints.listWaiting, {})).status).toBe(401)
})

const withWork = ['administrator', 'accounts', 'allocator', 'sales', 'safety'] as const
/** On the home of who plans one day these count that day's. */
const ofOneDay: readonly string[] = ['/dashboard/work-orders', '/dashboard/driver_jobs']

test('what is to fill and not answered is the same number in each navigation and on each list', async () => {
  const waits = async (name: PersonName) => {
    const { data } = await (await app.as(name)).call(homeEndpoints.listWaiting, {})
    return data.filter(({ to }) => ofOneDay.includes(to)).map(({ to, count }) => [to, count])
  }
  const administrator = await app.as('administrator')
  const { total: toFill } = await ask(administrator, '/dashboard/work-orders?unallocated=1&when=coming')
  const { total: open } = await ask(administrator, '/dashboard/driver_jobs?unanswered=1&from=2026-11-20')
  expect(await waits('administrator')).toEqual([
    ['/dashboard/work-orders', toFill],
    ['/dashboard/driver_jobs', open],
  ])
  expect(await waits('allocator')).toEqual(await waits('administrator'))
  const { data: views } = await administrator.call(orderEndpoints.countOrderViews, {})
  expect(views['to_fill']).toBe(toFill)
})

test.each(withWork)('the navigation of %s counts what their home counts', async (name) => {
  const who = await app.as(name)
  const plansDay = name === 'allocator'
  const { cards, others } = (await who.call(homeEndpoints.getHome, { query: {} })).data
  const onHome = Object.entries(waitingCards).flatMap(([to, keys]) => {
    const card = cards.find(({ key, count }) => keys.includes(key) && count > 0)
    const line = others.find(({ key }) => keys.includes(key))
    if (card) return [{ to, count: card.count, title: card.title }]
    return line ? [{ to, count: line.count, title: expect.any(String) as string }] : []
  })
  expect(onHome).not.toEqual([])
  const alike = ({ to }: { to: string }) => !(plansDay && ofOneDay.includes(to))
  const { data } = await who.call(homeEndpoints.listWaiting, {})
  expect(data.filter(alike)).toEqual(onHome.filter(alike))
})

test.each(['driver', 'waiting'] as const)('%s sees no counts', async (name) => {
  expect((await (await app.as(name)).call(homeEndpoints.listWaiting, {})).data).toEqual([])
})
