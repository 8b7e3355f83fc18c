import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { documentEndpoints } from '#areas/documents/contract/endpoints.ts'
import { homeEndpoints } from '#areas/homes/contract/endpoints.ts'
import { notificationEndpoints } from '#areas/notifications/contract/endpoints.ts'
import { type Caller, testApp } from './app.ts'
import { type PersonName, people } from './people.ts'
import { pdf } from './uploads.ts'

const app = await testApp()

async function hand(
  who: Caller,
  record: { record_type: string; record_id: number },
  expires_on: string,
): Promise<{ id: number; version: number }> {
  const { data: types } = await who.call(documentEndpoints.listDocumentTypes, {
    query: { record_type: record.record_type },
  })
  const body = {
    document_type_id: types.find(({ is_reviewed }) => is_reviewed === 1)!.id,
    title: 'Front and back',
    number: '12',
    expires_on,
  }
  const { status, data } = await who.call(
    documentEndpoints.addDocument,
    { params: record, body },
    { files: [pdf()] },
  )
  expect(status).toBe(200)
  return data
}

/** One of everything that homes and bells show. */
async function setTheScene(): Promise<void> {
  const [administrator, driver, accounts] = [
    await app.as('administrator'),
    await app.as('driver'),
    await app.as('accounts'),
  ]
  for (const name of Object.keys(people) as PersonName[]) await app.as(name)
  const body = {
    name: 'Held Civil',
    client_type: 'civil' as const,
    email: 'office@example.com',
    credit_hold: 1 as const,
    credit_hold_reason: 'Ninety days over',
  }
  const { data: client } = await accounts.call(clientEndpoints.createClient, { body })
  await hand(accounts, { record_type: 'client', record_id: client.id }, '2026-12-01')
  const own = { record_type: 'user', record_id: driver.user_id }
  await hand(driver, own, '2026-12-01')
  const { id, version } = await hand(driver, own, '2026-12-02')
  await administrator.call(documentEndpoints.rejectDocument, {
    params: { id },
    body: { version, reason: 'Blurred' },
  })
  await app.visitor.request('POST', '/api/register', {
    payload: { name: 'Robin Gale', email: 'robin@example.com', password: 'nine-blue-tippers' },
  })
}

async function linksOf(name: PersonName): Promise<string[]> {
  const caller = await app.as(name)
  const { data: home } = await caller.call(homeEndpoints.getHome, { query: {} })
  const { data: notifications = [] } =
    people[name].user_type === null
      ? { data: [] }
      : await caller.call(notificationEndpoints.listNotifications, { query: {} })
  const links = [
    ...home.cards.flatMap(({ link, empty_link, items }) => [
      link,
      empty_link,
      ...items.map((one) => one.link),
      ...items.map(({ action }) => (action?.kind === 'open' ? action.to : null)),
    ]),
    ...home.figures.flatMap(({ link, bars }) => [link, ...bars.map((bar) => bar.link)]),
    ...[home.owing, home.quotes, home.pipeline, home.won?.rows, home.others].flatMap(
      (rows) => rows?.map(({ link }) => link) ?? [],
    ),
    home.day_sheet?.link,
    ...notifications.map(({ link }) => link),
  ]
  return [...new Set(links.filter((link) => typeof link === 'string'))]
}

test('links from homes and notifications are kept in a file, which the routes test follows', async () => {
  await setTheScene()
  const met: { user_type: number | null; link: string }[] = []
  for (const [name, { user_type }] of Object.entries(people)) {
    for (const link of await linksOf(name as PersonName))
      met.push({ user_type, link: link.replaceAll(/\d{1,9}(?=\/)|(?<=_id=|document=)\d+/g, '1') })
  }
  // Entries about a record, and its documents, link to its screen.
  for (const { path } of app.platform.records.types) if (path) met.push({ user_type: 1, link: path(1) })
  const lines = [...new Set(met.map((one) => JSON.stringify(one)))].toSorted()
  expect(lines).toContain('{"user_type":6,"link":"/dashboard/settings/users/1/edit?tab=documents"}')
  await expect(`[\n  ${lines.join(',\n  ')}\n]\n`).toMatchFileSnapshot('data/links.json')
})
