import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { clientsArea } from '#areas/clients/server/index.ts'
import { notificationsArea } from '#areas/notifications/server/index.ts'
import { usersArea } from '#areas/users/server/index.ts'
import { type Caller, testApp } from '#test/app.ts'
import { pdf } from '#test/uploads.ts'
import { documentEndpoints as calls } from '../contract/endpoints.ts'
import { documentsArea } from './index.ts'

const app = await testApp({ areas: [notificationsArea, usersArea, documentsArea, clientsArea] })
const driver = await app.as('driver')
const otherDriver = await app.as('otherDriver')
const subcontractor = await app.as('subcontractor')
const waiting = await app.as('waiting')
const safety = await app.as('safety')
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')

const { data: types } = await driver.call(calls.listDocumentTypes, { query: { record_type: 'user' } })
const canary = 'canary-4417'
const licence = {
  document_type_id: types.find((type) => type.name === 'Driver licence')!.id,
  title: `Licence ${canary}`,
  number: `98${canary}`,
  expires_on: '2027-06-30',
}
const mine = (who: Caller) => ({ record_type: 'user', record_id: who.user_id })
const add = (who: Caller, params = mine(who)) =>
  who.call(calls.addDocument, { params, body: licence }, { files: [pdf(`${canary}.pdf`)] })

const missing = await driver.call(calls.archiveDocument, {
  params: { id: 999_999 },
  body: { reason: 'Gone' },
})
const expectMissing = (answer: { status: number; text: string }) =>
  expect([answer.status, answer.text]).toEqual([404, missing.text])

test('a person’s document cannot be found by others, nor theirs by the person', async () => {
  const { data: foreign } = await add(otherDriver)
  const { data: client } = await accounts.call(clientEndpoints.createClient, {
    body: { name: 'Own Civil', client_type: 'civil', email: 'office@example.com' },
  })
  const contract = (
    await accounts.call(calls.listDocumentTypes, { query: { record_type: 'client' } })
  ).data.find((type) => type.name === 'Contract')!
  const place = { record_type: 'client', record_id: client.id }
  const { data: ofClient } = await accounts.call(
    calls.addDocument,
    { params: place, body: { document_type_id: contract.id, title: canary } },
    { files: [pdf(`${canary}.pdf`)] },
  )

  for (const who of [driver, subcontractor, waiting]) {
    for (const params of [
      mine(otherDriver),
      mine(safety),
      place,
      { record_type: 'user', record_id: 999_999 },
    ]) {
      expectMissing(await who.call(calls.listDocuments, { params, query: {} }))
      expectMissing(await add(who, params))
    }
    for (const { id, files } of [foreign, ofClient]) {
      const params = { id }
      const body = { version: 1, title: 'Mine', number: '1', expires_on: '2027-01-01' }
      expectMissing(await who.call(calls.editDocument, { params, body }))
      expectMissing(await who.call(calls.replaceDocument, { params, body }, { files: [pdf()] }))
      expectMissing(await who.call(calls.archiveDocument, { params, body: { reason: 'Away' } }))
      expect(await who.call(calls.approveDocument, { params, body: { version: 1 } })).toMatchObject({
        status: 403,
      })
      expectMissing(await who.call(calls.getFile, { params: { key: files[0]!.key } }))
    }
    const own = await who.call(calls.listMyDocuments, {})
    expect([own.status, own.text.includes(canary)]).toEqual([200, false])
  }
})

test('licences are for their holder and for reviewers, not for the entire office', async () => {
  const { data: document } = await add(driver)
  const file = { key: document.files[0]!.key }
  for (const who of [accounts, await app.as('sales'), await app.as('allocator')]) {
    expectMissing(await who.call(calls.listDocuments, { params: mine(driver), query: {} }))
    expectMissing(await who.call(calls.getFile, { params: file }))
    expectMissing(
      await who.call(calls.editDocument, {
        params: { id: document.id },
        body: { version: 1, title: 'Mine' },
      }),
    )
  }
  for (const who of [driver, safety, administrator]) {
    expect((await who.call(calls.listDocuments, { params: mine(driver), query: {} })).data[0]).toMatchObject({
      title: licence.title,
    })
    expect((await who.call(calls.getFile, { params: file })).status).toBe(200)
  }
  const log = await app.platform.db
    .selectFrom('activity_log')
    .selectAll()
    .where('record_type', '=', 'user')
    .where('record_id', '=', driver.user_id)
    .execute()
  expect(log).toMatchObject([{ action: 'added', record_label: 'Dan Okafor' }])
  expect(JSON.stringify(log[0]?.after)).not.toContain(licence.number)
})

test('a user waiting for approval submits a licence, reads why it is rejected, and replaces it', async () => {
  const { data: first } = await add(waiting)
  expect(first).toMatchObject({ status: 'pending', is_own: 1, added_by: 'Wes Tanner' })
  await safety.call(calls.rejectDocument, {
    params: { id: first.id },
    body: { version: 1, reason: 'The photo is blurred.' },
  })
  const { data: seen } = await waiting.call(calls.listMyDocuments, {})
  expect(seen).toMatchObject([{ status: 'rejected', rejection_reason: 'The photo is blurred.' }])
  const notices = await app.platform.db
    .selectFrom('notification')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', waiting.user_id)
    .execute()
  expect(notices).toEqual([
    {
      title: `Your ${licence.title} was rejected`,
      body: 'The photo is blurred.',
      link: '/profile?tab=documents',
    },
  ])
  const { document_type_id: _, ...fields } = licence
  await waiting.call(
    calls.replaceDocument,
    { params: { id: first.id }, body: { ...fields, version: 2 } },
    { files: [pdf()] },
  )
  const { data: now } = await waiting.call(calls.listMyDocuments, {})
  expect(now.map((document) => document.status)).toEqual(['pending', 'superseded'])
})

test('reviewers cannot approve what is about them, even when someone else added it', async () => {
  const { data: document } = await add(administrator, mine(safety))
  for (const who of [safety, administrator]) {
    const answer = await who.call(calls.approveDocument, {
      params: { id: document.id },
      body: { version: 1 },
    })
    expect([answer.status, answer.message]).toEqual([409, 'You cannot approve your own record.'])
  }
})

test('with the right to approve their own only, people approve nothing', async () => {
  const owner = await app.database.owner()
  await owner.query(
    `insert into role_permission (user_role_id, permission, scope)
      select id, 'documents:approve', 'own' from user_role where is_system and user_type = 2`,
  )
  const { data: document } = await add(driver)
  const tried = await accounts.call(calls.approveDocument, {
    params: { id: document.id },
    body: { version: 1 },
  })
  expect([tried.status, tried.text]).toEqual([404, missing.text])
})
