import { beforeAll, expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { testApp } from '#test/app.ts'
import { homeCards } from '#test/home-cards.ts'
import type { PersonName } from '#test/people.ts'
import { homeEndpoints as calls } from '../contract/endpoints.ts'
import type { RoleHome } from '../contract/role-homes.ts'
import { homeLayout, layoutFor } from '../rules/home-layout.ts'
import { homeCards as cards } from './cards.ts'
import { homeFigures } from './figures.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const driver = await app.as('driver')
const safety = await app.as('safety')

const homeOf = async (name: PersonName) =>
  (await (await app.as(name)).call(calls.getHome, { query: {} })).data
const cardOf = async (name: PersonName, key: string) =>
  (await homeOf(name)).cards.find((card) => card.key === key)
const { card: wholeCard } = homeCards(app)
const labelsOf = async (name: PersonName, key: string) =>
  (await cardOf(name, key))?.items.map(({ label }) => label)

async function newClient(name: string, fields: object = {}): Promise<number> {
  const { data } = await accounts.call(clientEndpoints.createClient, {
    body: { name, client_type: 'civil', email: 'office@example.com', ...fields },
  })
  return data.id
}

/** A document inserted directly; its actions have their own tests. */
async function newDocument(of: { user_id: number }, type: string, fields: object): Promise<void> {
  await app.platform.write({ ...system, user_id: of.user_id }, async ({ tx }) => {
    const { id } = await tx
      .selectFrom('document_type')
      .select('id')
      .where('record_type', '=', 'user')
      .where('name', '=', type)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('document')
      .values({
        record_type: 'user',
        record_id: of.user_id,
        document_type_id: id,
        is_reviewed: 1,
        title: `${type} front`,
        ...fields,
      })
      .execute()
  })
}

beforeAll(async () => {
  await app.as('waiting')
  await newClient('Held Civil', {
    credit_hold: 1,
    credit_hold_reason: 'Ninety days over',
    account_manager_id: sales.user_id,
    abn: '51 824 753 556',
  })
  await newClient('Held Homes', {
    credit_hold: 1,
    credit_hold_reason: 'Owes $4,200 since May',
    suburb: 'Epping',
  })
  await newDocument(driver, 'Driver licence', { status: 'pending', expires_on: '2030-01-01' })
  await newDocument(driver, 'White card', { status: 'rejected', rejection_reason: 'Blurred' })
  await newDocument(driver, 'High risk work licence', { status: 'approved', expires_on: '2026-11-19' })
  await newDocument(safety, 'Driver licence', { status: 'pending', expires_on: '2030-01-01' })
  await newDocument(safety, 'High risk work licence', { status: 'approved', expires_on: '2026-12-20' })
})

test('a home is refused without a session', async () => {
  expect(await app.visitor.call(calls.getHome, { query: {} })).toMatchObject({ status: 401 })
})

test('users waiting for approval see that, and none of the business', async () => {
  expect(await homeOf('waiting')).toEqual({
    notice: 'Your account is waiting for approval.',
    office_phone: null,
    figures: [],
    day_sheet: null,
    days: null,
    charts: [],
    owing: null,
    debtors: null,
    quotes: null,
    pipeline: null,
    won: null,
    others: [],
    cards: [
      {
        key: 'own-documents',
        title: 'Your documents',
        count: 0,
        count_words: null,
        items: [],
        link: '/profile?tab=documents',
        empty_text: 'Add your licence and tickets while you wait.',
        empty_link: '/profile?tab=documents',
      },
    ],
  })
})

test('users waiting who have submitted documents see that all is in order', async () => {
  const waiting = await app.as('waiting')
  await newDocument(waiting, 'Driver licence', { status: 'approved', expires_on: '2030-01-01' })
  expect(await cardOf('waiting', 'own-documents')).toMatchObject({
    count: 0,
    empty_text: 'Your documents are in order.',
  })
})

test('every layout names cards and figures that there are, and every role gets those of its layout', async () => {
  const layouts = [...Object.values(homeLayout), layoutFor(null)]
  for (const [there, named] of [
    [cards, layouts.flatMap(({ cards, others }) => [...cards, ...others])],
    [homeFigures, layouts.flatMap(({ figures }) => figures)],
  ] as const) {
    expect(named.filter((key) => !there.has(key))).toEqual([])
    expect([...there.keys()].filter((key) => !named.includes(key))).toEqual([])
  }
  const names = [
    'administrator',
    'accounts',
    'allocator',
    'sales',
    'driver',
    'safety',
    'subcontractor',
  ] as const
  for (const [at, name] of names.entries()) {
    const { notice, figures, cards, day_sheet, charts, owing, debtors, quotes, pipeline, won } =
      await homeOf(name)
    const keys = { figures: figures.map(({ key }) => key), cards: cards.map(({ key }) => key) }
    const panels = [
      day_sheet && 'day-sheet',
      ...charts.map(({ key }) => key),
      owing && 'owing',
      debtors && 'debtors',
      quotes && 'quotes',
      pipeline && 'pipeline',
      won && 'won',
    ].filter(Boolean)
    const layout = homeLayout[(at + 1) as 1]
    expect([name, notice, { ...keys, panels }]).toEqual([
      name,
      null,
      { figures: layout.figures, cards: layout.cards, panels: layout.panels },
    ])
  }
})

test('a role’s home is for that role and for administrators', async () => {
  const of = async (name: PersonName, home: RoleHome) => {
    const { status, data } = await (await app.as(name)).call(calls.getHome, { query: { of: home } })
    return status === 200 ? data.cards.map(({ key }) => key) : status
  }
  for (const name of ['accounts', 'allocator', 'sales', 'driver', 'subcontractor', 'waiting'] as const)
    expect([name, await of(name, 'safety_officer')]).toEqual([name, 403])
  expect(await of('safety', 'allocator')).toBe(403)
  expect(await of('safety', 'driver')).toBe(403)
  expect(await of('administrator', 'safety_officer')).toEqual(homeLayout[6].cards)
  expect(await of('safety', 'safety_officer')).toEqual(homeLayout[6].cards)
  expect(await of('allocator', 'allocator')).toEqual(homeLayout[3].cards)
  expect(await of('driver', 'driver')).toEqual(homeLayout[5].cards)
})

test('the administrator sees who waits for approval', async () => {
  expect(await cardOf('administrator', 'people-waiting')).toMatchObject({
    count: 1,
    items: [
      {
        label: 'Wes Tanner',
        detail: 'waiting@example.com',
        action: { kind: 'open', verb: 'Review', to: expect.stringMatching(/settings\/users\/\d+\/edit$/) },
      },
    ],
  })
})

test('clients on hold are visible to all who see clients, with the reason but for amounts', async () => {
  expect(await cardOf('accounts', 'clients-on-hold')).toMatchObject({
    count: 2,
    items: [
      { label: 'Held Civil', reason: 'Ninety days over' },
      { label: 'Held Homes', detail: 'Epping', reason: 'Owes $4,200 since May' },
    ],
  })
  const seen = await cardOf('allocator', 'clients-on-hold')
  expect(seen?.items.map(({ detail, reason }) => [detail, reason])).toEqual([
    [null, 'Ninety days over'],
    ['Epping', 'Owes … since May'],
  ])
  expect(await labelsOf('sales', 'own-clients-on-hold')).toEqual(['Held Civil'])
  expect(await labelsOf('otherSales', 'own-clients-on-hold')).toEqual([])
  expect(await labelsOf('accounts', 'clients-without-abn')).toEqual(['Held Homes'])
  expect(await labelsOf('sales', 'own-clients-without-contact')).toEqual(['Held Civil'])
})

test('a card counts all and shows the first five, or all on request', async () => {
  for (let at = 1; at <= 6; at++) await newClient(`Bare ${at}`)
  const card = await cardOf('accounts', 'clients-without-abn')
  expect([card?.count, card?.items.length]).toEqual([7, 5])
  const all = (name: PersonName, key: string) =>
    app.as(name).then((caller) => caller.call(calls.getHomeCard, { params: { key }, query: {} }))
  const { data } = await all('accounts', 'clients-without-abn')
  expect(data.items.map(({ label }) => label)).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((at) => `Bare ${at}`),
    'Held Homes',
  ])
  expect(await all('driver', 'clients-without-abn')).toMatchObject({ status: 404 })
  expect(await all('accounts', 'documents-waiting')).toMatchObject({ status: 404 })
  expect(await all('accounts', 'no-such-card')).toMatchObject({ status: 404 })
})

test('documents wait alike for all who may approve them, and nobody is asked to approve their own', async () => {
  const waiting = async (name: PersonName) =>
    (await wholeCard(name, 'documents-waiting')).items.map(({ label, detail, reason, action }) => [
      `${label}: ${detail}`,
      action === null ? reason : action.kind === 'open' && action.verb,
    ])
  expect(await waiting('administrator')).toEqual([
    ['Dan Okafor: Driver licence', 'Check'],
    ['Sam Ferris: Driver licence', 'Check'],
  ])
  expect(await waiting('safety')).toEqual([
    ['Dan Okafor: Driver licence', 'Check'],
    ['Sam Ferris: Driver licence', 'Yours, so someone else checks it'],
  ])
  const { user_id } = await app.as('administrator')
  await app.database.pool.query('update document set created_by = $1 where record_id = $2', [
    user_id,
    safety.user_id,
  ])
  expect((await waiting('administrator'))[1]).toEqual([
    'Sam Ferris: Driver licence',
    'You added it, so someone else checks it',
  ])
})

test('what expires within thirty days is shown, to each their own', async () => {
  const expiring = await cardOf('safety', 'documents-expiring')
  expect(expiring?.items.map(({ label, detail, reason, tone }) => [label, detail, reason, tone])).toEqual([
    ['Dan Okafor', 'High risk work licence', 'expired 19 Nov 2026', 'danger'],
    ['Sam Ferris', 'High risk work licence', 'expires 20 Dec 2026', 'warning'],
  ])
  const own = await cardOf('driver', 'own-documents')
  expect(own?.items.map(({ label, detail }) => [label, detail])).toEqual([
    ['White card', 'rejected: Blurred'],
    ['High risk work licence', 'expired 19 Nov 2026'],
  ])
  expect(await labelsOf('otherDriver', 'own-documents')).toEqual([])
  app.clock.set('2026-11-19T23:00:00+11:00')
  expect((await cardOf('safety', 'documents-expiring'))?.count).toBe(1)
  app.clock.set('2026-11-20T06:00:00+11:00')
})

test('pending documents expire too, and are shown as not approved', async () => {
  const { user_id } = await app.as('otherSubcontractor')
  await newDocument({ user_id }, 'Driver licence', { status: 'pending', expires_on: '2026-12-01' })
  const licence = ['Driver licence', 'expires 1 Dec 2026, not approved yet']
  for (const name of ['administrator', 'safety'] as const) {
    const card = await wholeCard(name, 'documents-expiring')
    expect(card.items.map(({ label, detail, reason }) => [label, detail, reason])).toContainEqual([
      'Ros Tully',
      ...licence,
    ])
  }
  const own = await cardOf('otherSubcontractor', 'own-documents')
  expect(own?.items.map(({ label, detail }) => [label, detail])).toEqual([licence])
})

test('expiring documents are shown by week, and add up to the card’s count', async () => {
  const { charts, cards } = await homeOf('safety')
  const [chart] = charts
  const card = cards.find(({ key }) => key === 'documents-expiring')
  expect(chart?.columns.map(({ label }) => label)).toEqual([
    'Expired',
    '20 Nov',
    '27 Nov',
    '4 Dec',
    '11 Dec',
    '18 Dec',
  ])
  expect(chart?.columns[0]).toMatchObject({ value: 1, is_bad: 1 })
  expect(chart?.columns.reduce((sum, { value }) => sum + value, 0)).toBe(card?.count)
})
