import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { clientsArea } from '#areas/clients/server/index.ts'
import { notificationsArea } from '#areas/notifications/server/index.ts'
import { usersArea } from '#areas/users/server/index.ts'
import { on } from '#platform/server/change/change.ts'
import { serverArea } from '#platform/server/platform.ts'
import { type Caller, testApp } from '#test/app.ts'
import { pdf } from '#test/uploads.ts'
import { documentEndpoints as calls } from '../contract/endpoints.ts'
import { documentAdded, documentReviewed, documentsArea } from './index.ts'

const heard: object[] = []
const listener = serverArea({
  endpoints: {},
  handlers: () => ({}),
  subscriptions: [
    on(documentAdded, async (_change, { document_id }) => void heard.push({ added: document_id })),
    on(
      documentReviewed,
      async (_change, { document_id, status }) => void heard.push({ document_id, status }),
    ),
  ],
})
const app = await testApp({ areas: [notificationsArea, usersArea, documentsArea, clientsArea, listener] })
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const sales = await app.as('sales')
const safety = await app.as('safety')
const driver = await app.as('driver')

const { data: types } = await sales.call(calls.listDocumentTypes, { query: { record_type: 'client' } })
const typeOf = (name: string) => types.find((type) => type.name === name)!.id

async function newClient(name: string) {
  const { data } = await accounts.call(clientEndpoints.createClient, {
    body: { name, client_type: 'civil', email: 'office@example.com' },
  })
  return { record_type: 'client', record_id: data.id }
}

const insurance = {
  document_type_id: typeOf('Insurance certificate'),
  title: 'Plant insurance',
  number: 'P-1',
  expires_on: '2027-06-30',
}
const contract = { document_type_id: typeOf('Contract'), title: 'Head contract' }

const add = (
  who: Caller,
  params: { record_type: string; record_id: number },
  body: typeof contract & Partial<typeof insurance>,
) => who.call(calls.addDocument, { params, body }, { files: [pdf()] })
const list = async (params: { record_type: string; record_id: number }) =>
  (await sales.call(calls.listDocuments, { params, query: {} })).data
const rows = async () => (await app.platform.db.selectFrom('document').select('id').execute()).length

test('a record type’s document types are offered in order', () => {
  expect(types.map((type) => type.name)).toEqual([
    'Contract',
    'Credit application',
    'Purchase order',
    'Insurance certificate',
    'Site plan',
    'Other',
  ])
  expect(types[3]).toMatchObject({ is_reviewed: 1, has_expiry: 1, needs_number: 1, block_on_expiry: 0 })
})

test('documents are refused without a session, on records one may not see or change, and with wrong fields', async () => {
  const place = await newClient('Refused Civil')
  expect(await add(app.visitor, place, contract)).toMatchObject({ status: 401 })
  const missing = await driver.call(calls.listDocuments, {
    params: { record_type: 'client', record_id: 999_999 },
    query: {},
  })
  expect(missing.status).toBe(404)
  for (const params of [place, { record_type: 'spaceship', record_id: 1 }]) {
    const seen = await driver.call(calls.listDocuments, { params, query: {} })
    expect([seen.status, seen.text]).toEqual([404, missing.text])
    expect(await add(driver, params, contract)).toMatchObject({ status: 404 })
  }
  expect(await add(safety, place, contract)).toMatchObject({ status: 403 })

  const refused: [object, object][] = [
    [{}, { document_type_id: 'Type is required.', title: 'Title is required.' }],
    [{ ...contract, document_type_id: 999 }, { document_type_id: 'Type is not one of the choices.' }],
    [{ ...contract, title: 'x'.repeat(201) }, { title: 'Title must be 200 characters or fewer.' }],
    [{ ...contract, status: 'approved' }, { status: 'This field is not known.' }],
    [{ ...contract, issued_on: '31/02/2026' }, { issued_on: 'Enter a date like 20 Nov 2026.' }],
    [{ ...insurance, number: '' }, { number: 'Number is required.' }],
    [
      { ...insurance, expires_on: null },
      { expires_on: 'Expiry date is required for Insurance certificate.' },
    ],
    [{ ...insurance, expires_on: '2026-11-19' }, { expires_on: 'This document expired on 19 Nov 2026.' }],
  ]
  for (const [raw, errors] of refused) {
    const answer = await sales.call(
      calls.addDocument,
      { params: place, body: contract },
      { raw, files: [pdf()] },
    )
    expect(answer).toMatchObject({ status: 422, errors })
  }
  expect(await sales.call(calls.addDocument, { params: place, body: contract })).toMatchObject({
    status: 422,
    errors: { files: 'File is required.' },
  })
  expect(await rows()).toBe(0)
  expect(heard).toEqual([])
})

test('a type that is not reviewed is filed, changed, replaced and archived, and the log says so', async () => {
  const place = await newClient('Filed Civil')
  const files = [pdf('front.pdf'), pdf('back.pdf')]
  const added = await sales.call(calls.addDocument, { params: place, body: contract }, { files })
  expect(added).toMatchObject({
    status: 200,
    data: {
      document_type: 'Contract',
      status: 'approved',
      is_reviewed: 0,
      added_by: 'Sal Moretti',
      reviewed_at: null,
      files: [
        { name: 'front.pdf', content_type: 'application/pdf' },
        { name: 'back.pdf', content_type: 'application/pdf' },
      ],
    },
  })
  const params = { id: added.data.id }
  const edited = await accounts.call(calls.editDocument, { params, body: { version: 1, issuer: 'Kestrel' } })
  expect(edited.data).toMatchObject({ issuer: 'Kestrel', title: 'Head contract', version: 2 })
  const late = await sales.call(calls.editDocument, { params, body: { version: 1, issuer: 'Heron' } })
  expect(late).toMatchObject({
    status: 409,
    data: { changed_by: 'Con Petrou', current: { issuer: 'Kestrel' } },
  })

  const body = { version: 2, title: 'Head contract, signed' }
  const replaced = await sales.call(calls.replaceDocument, { params, body }, { files: [pdf()] })
  expect(replaced.data).toMatchObject({
    supersedes_id: params.id,
    status: 'approved',
    issuer: null,
    version: 1,
  })
  expect((await list(place)).map(({ title, status }) => [title, status])).toEqual([
    ['Head contract, signed', 'approved'],
    ['Head contract', 'superseded'],
  ])
  const archived = await sales.call(calls.archiveDocument, {
    params: { id: replaced.data.id },
    body: { reason: 'Filed twice' },
  })
  expect(archived.data).toMatchObject({ archive_reason: 'Filed twice' })
  expect((await list(place)).length).toBe(1)
  const old = await sales.call(calls.listDocuments, { params: place, query: { archived: '1' } })
  expect(old.data.map((document) => document.id)).toEqual([replaced.data.id])

  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'part', 'before', 'after', 'reason'])
    .where('record_id', '=', place.record_id)
    .where('part', 'is not', null)
    .orderBy('id')
    .execute()
  expect(log).toMatchObject([
    { action: 'added', part: 'document Head contract', after: { title: 'Head contract' } },
    { action: 'changed', before: { issuer: null }, after: { issuer: 'Kestrel' } },
    { action: 'replaced', after: { status: 'approved' } },
    { action: 'archived', reason: 'Filed twice' },
  ])
})

test('an approved document stays until its replacement is approved, which supersedes it', async () => {
  const place = await newClient('Insured Civil')
  const { data: first } = await add(sales, place, insurance)
  expect(first).toMatchObject({ status: 'pending', is_own: 1 })
  const params = { id: first.id }

  expect(await sales.call(calls.approveDocument, { params, body: { version: 1 } })).toMatchObject({
    status: 403,
  })
  const unseen = await safety.call(calls.approveDocument, { params, body: {} as never })
  expect(unseen).toMatchObject({ status: 422 })
  await sales.call(calls.editDocument, { params, body: { version: 1, expires_on: '2027-07-31' } })
  const stale = await safety.call(calls.approveDocument, { params, body: { version: 1 } })
  expect(stale).toMatchObject({ status: 409, data: { current: { expires_on: '2027-07-31' } } })
  const approved = await safety.call(calls.approveDocument, { params, body: { version: 2 } })
  expect(approved.data).toMatchObject({ status: 'approved', reviewer: 'Sam Ferris', is_own: 0 })

  const body = { version: 3, title: 'Plant insurance 2028', number: 'P-2', expires_on: '2028-06-30' }
  const { data: second } = await sales.call(calls.replaceDocument, { params, body }, { files: [pdf()] })
  expect((await list(place)).map((one) => one.status)).toEqual(['pending', 'approved'])
  await safety.call(calls.approveDocument, { params: { id: second.id }, body: { version: 1 } })
  expect((await list(place)).map((one) => one.status)).toEqual(['approved', 'superseded'])

  const notices = await app.platform.db
    .selectFrom('notification')
    .select(['user_id', 'title', 'link'])
    .where('title', 'like', '%Insured Civil%')
    .where('user_id', '=', safety.user_id)
    .orderBy('id')
    .execute()
  const link = `/dashboard/clients/${place.record_id}/edit?tab=documents`
  expect(notices).toMatchObject([
    { title: 'Plant insurance of Insured Civil is waiting for approval', link },
    { title: 'Plant insurance 2028 of Insured Civil is waiting for approval', link },
  ])
  expect(heard).toEqual(
    expect.arrayContaining([{ added: second.id }, { document_id: second.id, status: 'approved' }]),
  )
})

test('nobody approves their own; a rejection gives the owner the reason', async () => {
  const place = await newClient('Rejected Civil')
  const { data: own } = await add(administrator, place, insurance)
  const params = { id: own.id }
  for (const call of [calls.approveDocument, calls.rejectDocument] as const) {
    const body = { version: 1, ...(call === calls.rejectDocument && { reason: 'Blurred' }) }
    expect(await administrator.call(call, { params, body } as never)).toMatchObject({
      status: 409,
      message: 'You cannot approve your own record.',
    })
  }
  const silent = await safety.call(calls.rejectDocument, { params, body: { version: 1, reason: ' ' } })
  expect(silent).toMatchObject({
    status: 422,
    errors: { reason: 'Give a reason so the owner can fix it.' },
  })
  const body = { version: 1, reason: 'The photo is blurred.' }
  const rejected = await safety.call(calls.rejectDocument, { params, body })
  expect(rejected.data).toMatchObject({ status: 'rejected', rejection_reason: 'The photo is blurred.' })
  const notices = await app.platform.db
    .selectFrom('notification')
    .select(['user_id', 'title', 'body', 'type'])
    .where('title', 'like', '%rejected')
    .execute()
  expect(notices).toEqual([
    {
      user_id: administrator.user_id,
      title: 'Plant insurance of Rejected Civil was rejected',
      body: 'The photo is blurred.',
      type: 'document',
    },
  ])
})

test('a document expires at midnight in Melbourne, and is then not approved', async () => {
  const place = await newClient('Expiring Civil')
  const { data: filed } = await add(sales, place, { ...contract, expires_on: '2026-11-20' })
  const { data: waiting } = await add(sales, place, { ...insurance, expires_on: '2026-11-20' })
  const expired = async () => (await list(place)).map((one) => one.is_expired)
  try {
    app.clock.set('2026-11-20T23:59:59+11:00')
    expect(await expired()).toEqual([0, 0])
    app.clock.set('2026-11-21T00:00:00+11:00')
    expect(await expired()).toEqual([1, 1])
    expect(
      await safety.call(calls.approveDocument, { params: { id: waiting.id }, body: { version: 1 } }),
    ).toMatchObject({ status: 409, message: 'This document expired on 20 Nov 2026.' })
    expect((await list(place)).find((one) => one.id === filed.id)?.status).toBe('approved')
  } finally {
    app.clock.set('2026-11-20T06:00:00+11:00')
  }
})

test('of two simultaneous approvals of one type’s documents one remains', async () => {
  const place = await newClient('Concurrent Civil')
  for (let round = 0; round < 10; round++) {
    const pair = await Promise.all([add(sales, place, insurance), add(sales, place, insurance)])
    const answers = await Promise.all(
      pair.map(({ data }, at) =>
        (at ? safety : administrator).call(calls.approveDocument, {
          params: { id: data.id },
          body: { version: 1 },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const approved = (await list(place)).filter((one) => one.status === 'approved')
    expect(approved.length).toBe(1)
  }
})

test('an upload sent twice is one document', async () => {
  const place = await newClient('Twice Civil')
  const twice = () =>
    sales.call(calls.addDocument, { params: place, body: contract }, { files: [pdf()], key: 'twice' })
  const [one, two] = await Promise.all([twice(), twice()])
  expect(one.text).toBe(two.text)
  expect((await list(place)).length).toBe(1)
})
