import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { makeAsset, makeDriver, makeSubcontractor } from '#test/fleet.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import { homeCards } from '#test/home-cards.ts'

const app = await testApp()
const safety = await app.as('safety')
const accounts = await app.as('accounts')
const { card, whoSees } = homeCards(app)
const key = 'documents-waiting'

/** Inserts a pending document of a type that needs approval. */
async function waiting(record_type: string, record_id: number): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into document (record_type, record_id, document_type_id, is_reviewed, title)
     select $1, $2, id, true, name from document_type where record_type = $1 order by sort limit 1 returning id`,
    [record_type, record_id],
  )
  return rows[0]?.id ?? 0
}

test('only those who approve documents see which wait', async () => {
  expect(await whoSees(key)).toEqual(['administrator', 'otherAdministrator', 'safety'])
})

test('who may not work is for those who approve documents, and the figure is the number of rows', async () => {
  expect(await whoSees('may-not-work')).toEqual(['administrator', 'otherAdministrator', 'safety'])
  const { id } = await makeDriver(app, { name: 'Lee Ending', licence_expires_on: '2026-11-20' })
  await makeAsset(app, { fleet_no: 'END-01', name: 'Tipper', rego_expires_on: '2026-11-20' })
  const all = await card('safety', 'may-not-work')
  expect(all.title).toBe('May not work today or tomorrow')
  expect(all.items).toHaveLength(all.count)
  const link = `/dashboard/subcontractors/drivers/${id}/edit`
  expect(all.items).toContainEqual(
    expect.objectContaining({
      label: 'Lee Ending',
      detail: 'Driver',
      reason: 'Driver licence is expired; Driver licence is missing; White card is missing',
      link,
      action: { kind: 'open', verb: 'Open', to: link },
    }),
  )
  expect(all.items).toContainEqual(
    expect.objectContaining({ label: 'END-01 Tipper', reason: 'Registration expired on 20 Nov 2026' }),
  )
  const { figures } = (await safety.call(homeEndpoints.getHome, { query: {} })).data
  expect(figures[0]).toMatchObject({
    label: 'May not work today or tomorrow',
    value: all.count,
    link: '/safety_officer?all=may-not-work',
  })
})

test('the check of a document begins at that document, whatever it belongs to', async () => {
  const made = await accounts.call(clientEndpoints.createClient, {
    body: { name: 'Kestrel Homes', client_type: 'civil', email: 'office@example.com' },
  })
  const { id: driver } = await makeDriver(app)
  const { id: asset } = await makeAsset(app)
  const { id: company } = await makeSubcontractor(app, { abn: '51824753556' })
  const places = [
    ['driver', driver, `/dashboard/subcontractors/drivers/${driver}/edit`],
    ['asset', asset, `/dashboard/resources/assets/${asset}/edit`],
    ['subcontractor', company, `/dashboard/subcontractors/${company}/edit`],
    ['client', made.data.id, `/dashboard/clients/${made.data.id}/edit`],
  ] as const
  const expected: string[] = []
  for (const [record_type, record_id, path] of places)
    expected.push(`${path}?tab=documents&document=${await waiting(record_type, record_id)}`)
  const { items } = await card('safety', key)
  expect(items.map(({ link }) => link)).toEqual(expected)
  expect(items.map(({ action }) => action)).toEqual(
    expected.map((to) => ({ kind: 'open', verb: 'Check', to })),
  )
})

test('a new document that waits says when the earlier approved one still applies', async () => {
  const { id } = await makeDriver(app, { name: 'Renewing Rita' })
  const waits = await waiting('driver', id)
  const reasonOf = async () =>
    (await card('safety', key)).items.find(({ link }) => link?.endsWith(`document=${waits}`))?.reason
  expect(await reasonOf()).toMatch(/^Since \w+ \d+ \w+$/)
  await app.database.pool.query(
    `insert into document (record_type, record_id, document_type_id, is_reviewed, title, status, reviewed_at)
     select record_type, record_id, document_type_id, true, title, 'approved', business_now()
     from document where id = $1`,
    [waits],
  )
  expect(await reasonOf()).toMatch(/^Since \w+ \d+ \w+ · the earlier approved one still applies$/)
})
