import { beforeAll, expect, test } from 'vitest'
import { subcontractorEndpoints } from '#areas/subcontractors/contract/endpoints.ts'
import { supplierEndpoints } from '#areas/suppliers/contract/endpoints.ts'
import type { Caller } from '#test/app.ts'
import { testApp } from '#test/app.ts'
import { requestHash } from '#platform/server/change/idempotency-store.ts'
import { bankDetailsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const administrator = await app.as('administrator')
const other = await app.as('otherAdministrator')
const accounts = await app.as('accounts')
const strangers = await Promise.all(
  (['allocator', 'sales', 'safety', 'driver', 'subcontractor'] as const).map((name) => app.as(name)),
)

const details = {
  bank_bsb: '063-774',
  bank_account_no: '1928 3746 5',
  bank_account_name: 'Kookaburra Trust Account',
  reason: 'On their letterhead',
}
const call = {
  called_person: 'Marg in accounts',
  called_number: '(03) 5550 0199',
  called_on: '2026-11-20',
  called_time: '05:45',
}
const secrets = ['063774', '063-774', '192837465', 'Kookaburra']

let made = 0
async function newPayee() {
  made += 1
  const { data } = await accounts.call(supplierEndpoints.createSupplier, {
    body: { name: `Payee ${made}`, phone: '0355500123' },
  })
  return { record_type: 'supplier' as const, record_id: data.id }
}
type Payee = Awaited<ReturnType<typeof newPayee>>
const propose = (by: Caller, params: Payee, body: object = {}) =>
  by.call(calls.proposeBankDetails, { params, body: { ...details, ...body } })
const confirm = (by: Caller, id: number, body: object = {}) =>
  by.call(calls.confirmBankDetails, { params: { id }, body: { ...call, ...body } })
const statusesOf = async (params: Payee) =>
  (await accounts.call(calls.listBankDetails, { params })).data.map(({ status }) => status)

async function confirmed(params: Payee) {
  const { data } = await propose(administrator, params)
  await confirm(accounts, data.id)
  return data.id
}

let payee: Payee
beforeAll(async () => {
  payee = await newPayee()
})

test('bank details are for accounts and administrators, of suppliers and subcontractors only', async () => {
  const { data } = await propose(administrator, await newPayee())
  for (const who of strangers)
    for (const [method, path] of [
      ['GET', `/api/records/supplier/${payee.record_id}/bank-details`],
      ['GET', `/api/records/supplier/${payee.record_id}/bank-details/full`],
      ['POST', `/api/records/supplier/${payee.record_id}/bank-details`],
      ['POST', `/api/bank-details/${data.id}/confirm`],
      ['POST', `/api/bank-details/${data.id}/decline`],
      ['POST', `/api/bank-details/${data.id}/withdraw`],
    ] as const)
      expect((await who.request(method, path)).status, path).toBe(403)
  expect((await accounts.request('GET', '/api/records/client/1/bank-details')).status).toBe(404)
  expect((await accounts.request('GET', '/api/records/supplier/999999/bank-details')).status).toBe(404)
  expect((await accounts.call(calls.showBankDetails, { params: payee })).status).toBe(404)
})

test('wrong numbers, and a reason that repeats them, are refused by field', async () => {
  const wrong = await propose(accounts, payee, {
    bank_bsb: '63-774',
    bank_account_no: '1234',
    bank_account_name: '',
    reason: '',
  })
  expect(wrong).toMatchObject({
    status: 422,
    errors: {
      bank_bsb: 'BSB must look like 123-456.',
      bank_account_no: 'Account number must have 5 to 9 digits.',
      bank_account_name: 'Account name is required.',
      reason: 'Reason is required.',
    },
  })
  expect(await propose(accounts, payee, { reason: 'Now to 192 837 465' })).toMatchObject({
    status: 422,
    errors: { reason: 'Leave the account number out: everyone who sees the history reads the reason.' },
  })
  expect(await statusesOf(payee)).toEqual([])
})

test('new ones wait for a second person, and the old ones hold until then', async () => {
  const params = await newPayee()
  await confirmed(params)
  const { data } = await propose(accounts, params, { bank_account_no: '55556666' })
  expect(data).toMatchObject({
    status: 'proposed',
    bank_bsb: '•••774',
    bank_account_no: '•••666',
    is_readable: 1,
    proposed_by_name: 'Con Petrou',
  })
  expect(await statusesOf(params)).toEqual(['current', 'proposed'])
  expect(await propose(other, params)).toMatchObject({
    status: 409,
    message: 'New bank details are already waiting to be confirmed. Withdraw or decline them first.',
  })
  const own = {
    status: 409,
    message: 'You entered these bank details. Someone else has to confirm or decline them.',
  }
  expect(await confirm(accounts, data.id)).toMatchObject(own)
  const body = { reason: 'Typo' }
  expect(await accounts.call(calls.declineBankDetails, { params: { id: data.id }, body })).toMatchObject(own)
  expect(await confirm(other, data.id, { called_time: '06:30' })).toMatchObject({
    status: 422,
    errors: { called_time: 'The call cannot be later than now.' },
  })
  expect(await confirm(other, data.id, { called_number: '12' })).toMatchObject({
    status: 422,
    errors: { called_number: 'Enter a valid Australian phone number.' },
  })
  expect((await confirm(other, data.id)).data).toMatchObject({
    status: 'current',
    decided_by_name: 'Olga Finch',
    called_person: 'Marg in accounts',
    called_number: '0355500199',
    called_at: '2026-11-19T18:45:00.000Z',
  })
  const now = await accounts.call(calls.listBankDetails, { params })
  expect(now.data).toMatchObject([{ id: data.id, bank_account_no: '•••666' }])
})

test('the second person may decline, the first may withdraw', async () => {
  const params = await newPayee()
  const { data: one } = await propose(administrator, params)
  expect(await other.call(calls.withdrawBankDetails, { params: { id: one.id }, body: {} })).toMatchObject({
    status: 409,
    message: 'Only the person who entered these bank details can withdraw them.',
  })
  const body = { reason: 'They never sent this' }
  expect(
    (await accounts.call(calls.declineBankDetails, { params: { id: one.id }, body })).data,
  ).toMatchObject({ status: 'declined' })
  expect(await confirm(accounts, one.id)).toMatchObject({
    status: 409,
    message: 'These bank details were declined.',
  })
  const { data: two } = await propose(administrator, params)
  await administrator.call(calls.withdrawBankDetails, { params: { id: two.id }, body: {} })
  expect(await statusesOf(params)).toEqual([])
})

test('of two who confirm at once, one wins; of two who enter at once too', async () => {
  const params = await newPayee()
  const both = await Promise.all([administrator, accounts].map((who) => propose(who, params)))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { data } = both.find(({ status }) => status === 200)!
  const proposer = data.proposed_by === administrator.user_id ? accounts : administrator
  const decided = await Promise.all([
    confirm(other, data.id),
    proposer.call(calls.declineBankDetails, { params: { id: data.id }, body: { reason: 'No' } }),
    confirm(other, data.id, { called_person: 'Someone else' }),
  ])
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(decided.filter(({ status }) => status === 409)).toHaveLength(2)
})

test('showing them in full needs the right, and each look is in the history', async () => {
  const params = await newPayee()
  const id = await confirmed(params)
  expect((await accounts.call(calls.showBankDetails, { params })).data).toEqual([
    { id, bank_bsb: '063774', bank_account_no: '192837465', bank_account_name: 'Kookaburra Trust Account' },
  ])
  const log = await owner.query<{ actor: string; action: string; reason: string | null }>(
    `select actor, action, reason from activity_log
     where record_type = 'supplier' and record_id = $1 and part = 'bank details' order by id`,
    [params.record_id],
  )
  expect(log.rows).toEqual([
    { actor: 'Ada Marsh', action: 'proposed', reason: 'On their letterhead' },
    { actor: 'Con Petrou', action: 'confirmed', reason: null },
    { actor: 'Con Petrou', action: 'viewed', reason: null },
  ])
})

test('those who may confirm are notified once, never the one who entered them', async () => {
  const params = await newPayee()
  const { data } = await propose(accounts, params)
  const told = await owner.query<{ name: string; title: string }>(
    `select u.name, n.title from notification n join app_user u on u.id = n.user_id
     where n.dedupe_key = $1 order by u.name`,
    [`bank-details:${data.id}`],
  )
  const title = `Confirm new bank details of Payee ${made}`
  expect(told.rows).toEqual([
    { name: 'Ada Marsh', title },
    { name: 'Olga Finch', title },
  ])
  await confirm(other, data.id)
  const unread = await owner.query('select from notification where dedupe_key = $1 and read_at is null', [
    `bank-details:${data.id}`,
  ])
  expect(unread.rowCount).toBe(0)
  const answered = await owner.query<{ title: string; user_id: string }>(
    `select title, user_id from notification where record_id = $1 and dedupe_key is null`,
    [params.record_id],
  )
  expect(answered.rows).toEqual([
    { title: `New bank details of Payee ${made} confirmed`, user_id: String(accounts.user_id) },
  ])
})

test('no text of the database, the log or an answer contains the numbers', async () => {
  const params = await newPayee()
  const once = () =>
    accounts.request('POST', `/api/records/supplier/${params.record_id}/bank-details`, {
      headers: { 'idempotency-key': 'bank-details-once' },
      payload: details,
    })
  const first = await once()
  expect(first.status, first.text).toBe(200)
  expect((await once()).text).toBe(first.text)
  // Nor a hash of the request, from which they could be guessed.
  const address = `/api/records/supplier/${params.record_id}/bank-details`
  const body = { ...details, bank_bsb: '063774', bank_account_no: '192837465' }
  const claimed = await owner.query<{ request_sha256: Buffer }>(
    `select request_sha256 from idempotency where key = 'bank-details-once'`,
  )
  expect(claimed.rows[0]?.request_sha256.equals(requestHash('POST', address, body))).toBe(false)
  const masked = await accounts.request('GET', `/api/records/supplier/${params.record_id}/bank-details`)
  const history = await accounts.request('GET', `/api/records/supplier/${params.record_id}/history`)
  const exported = await accounts.request('GET', '/api/suppliers/export')
  const tables = ['bank_details', 'activity_log', 'notification', 'idempotency', 'supplier', 'job_queue']
  const { rows } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name = any ($1)`,
    [tables],
  )
  const stored = await Promise.all(
    rows.map(async ({ name }) => JSON.stringify((await owner.query(`select t::text from ${name} t`)).rows)),
  )
  expect(rows.length).toBeGreaterThan(4)
  for (const text of [masked.text, history.text, exported.text, app.log.join(''), ...stored])
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test('the database refuses a confirmation by the same person, without a call, and of changed details', async () => {
  const params = await newPayee()
  const { data } = await propose(accounts, params)
  const decide = (set: string) => owner.query(`update bank_details set ${set} where id = $1`, [data.id])
  const by = (user_id: number) =>
    `status = 'current', decided_at = now(), decided_by = ${user_id}, called_person = 'x', called_number = '1', called_at = now()`
  await expect(decide(by(accounts.user_id))).rejects.toThrow('bank_details_second_person')
  await expect(
    decide(`status = 'current', decided_at = now(), decided_by = ${other.user_id}`),
  ).rejects.toThrow('bank_details_called')
  await expect(decide(`status = 'current'`)).rejects.toThrow(/bank_details_(decided|called)/)
  const once = 'Bank details are proposed, then decided once.'
  await expect(decide(`ciphertext = '\\x00'`)).rejects.toThrow(once)
  await expect(decide(`record_id = 1`)).rejects.toThrow(once)
  await expect(decide(`proposed_by = ${other.user_id}`)).rejects.toThrow(once)
  await confirm(other, data.id)
  await expect(decide(`decided_by = ${administrator.user_id}`)).rejects.toThrow(once)
  await expect(decide(`status = 'proposed', decided_at = null, decided_by = null`)).rejects.toThrow(once)
})

test('a ciphertext copied from another record, or of another secret, is unreadable and says so', async () => {
  const [mine, theirs] = [await newPayee(), await newPayee()]
  await confirmed(mine)
  const { data } = await propose(administrator, theirs)
  await owner.query(
    `update bank_details t set ciphertext = m.ciphertext, key_id = m.key_id || 'x' from bank_details m
     where t.id = $1 and m.record_id = $2 and m.status = 'current'`,
    [data.id, mine.record_id],
  )
  await owner.query(
    `update bank_details t set key_id = m.key_id from bank_details m
     where t.id = $1 and m.record_id = $2 and m.status = 'current'`,
    [data.id, mine.record_id],
  )
  const shown = await accounts.call(calls.listBankDetails, { params: theirs })
  expect(shown.data).toMatchObject([{ is_readable: 0, bank_bsb: null, bank_account_no: null }])
  expect((await accounts.call(calls.showBankDetails, { params: theirs })).data).toEqual([])
  const refused = await confirm(accounts, data.id)
  expect(refused.status).toBe(409)
  expect(refused.message).toMatch(
    /^These bank details cannot be read: they were saved with another HAULYARD_SECRET/,
  )
})

test('a subcontractor’s work the same way, and an archived payee’s do not change', async () => {
  const { data: sub } = await accounts.call(subcontractorEndpoints.createSubcontractor, {
    body: { name: 'Otway Cartage', abn: '83 900 000 059' },
  })
  const params = { record_type: 'subcontractor' as const, record_id: sub.id }
  const { data } = await accounts.call(calls.proposeBankDetails, { params, body: details })
  const closing = { body: { ids: [sub.id], reason: 'Closed' } }
  await accounts.call(subcontractorEndpoints.archiveSubcontractors, closing)
  expect(await confirm(other, data.id)).toMatchObject({
    status: 409,
    message: 'Restore this subcontractor to change it.',
  })
  await accounts.call(subcontractorEndpoints.restoreSubcontractors, { body: { ids: [sub.id] } })
  expect((await confirm(other, data.id)).status).toBe(200)
})
