import { expect, test } from 'vitest'
import { requestHash } from '#platform/server/change/idempotency-store.ts'
import { testApp } from '#test/app.ts'
import { bankDetails, bankDetailsOf } from '#test/bank-details.ts'
import { bankDetailsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const administrator = await app.as('administrator')
const other = await app.as('otherAdministrator')
const accounts = await app.as('accounts')
const { newPayee, placeOf, propose, confirm, decline, listOf, confirmed } = await bankDetailsOf(app)
const secrets = ['063774', '063-774', '192837465', 'Kookaburra']

test('showing them in full needs the right, and each look is in the history', async () => {
  const params = await newPayee()
  const id = await confirmed(params)
  expect((await accounts.call(calls.showBankDetails, { params: placeOf(params) })).data).toEqual([
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
    { actor: 'Con Petrou', action: 'shown', reason: null },
  ])
})

test('those who may confirm are notified once, never the one who entered them', async () => {
  const params = await newPayee()
  const { data } = await propose(accounts, params)
  const asked = await owner.query<{ name: string; title: string }>(
    `select u.name, n.title from notification n join app_user u on u.id = n.user_id
     where n.dedupe_key = $1 order by u.name`,
    [`bank-details:${data.id}`],
  )
  const title = `Confirm new bank details of ${params.name}`
  expect(asked.rows).toEqual([
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
    { title: `New bank details of ${params.name} confirmed`, user_id: String(accounts.user_id) },
  ])
})

test('no text of the database, the log or an answer contains the numbers', async () => {
  const params = await newPayee()
  const once = () =>
    accounts.request('POST', `/api/records/supplier/${params.record_id}/bank-details`, {
      headers: { 'idempotency-key': 'bank-details-once' },
      payload: bankDetails,
    })
  const first = await once()
  expect(first.status, first.text).toBe(200)
  expect((await once()).text).toBe(first.text)
  // Nor a hash of the request, from which they could be guessed.
  const address = `/api/records/supplier/${params.record_id}/bank-details`
  const body = { ...bankDetails, bank_bsb: '063774', bank_account_no: '192837465' }
  const claimed = await owner.query<{ request_sha256: Buffer }>(
    `select request_sha256 from idempotency where key = 'bank-details-once'`,
  )
  expect(claimed.rows[0]?.request_sha256.equals(requestHash('POST', address, body))).toBe(false)
  // A reason may contain a number by mistake, and is stored when it is not one of these.
  const { data: waiting } = await propose(accounts, await newPayee())
  const declined = { reason: 'They read out 55512345' }
  const decision = `/api/bank-details/${waiting.id}/decline`
  await other.request('POST', decision, {
    headers: { 'idempotency-key': 'declined-once' },
    payload: declined,
  })
  const hashed = await owner.query<{ request_sha256: Buffer }>(
    `select request_sha256 from idempotency where key = 'declined-once'`,
  )
  expect(hashed.rows[0]?.request_sha256.equals(requestHash('POST', decision, declined))).toBe(false)
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
  await expect(decide(`ciphertext = '\\x00', key_id = 'other'`)).rejects.toThrow(once)
  await expect(decide(by(other.user_id).replace('current', 'replaced'))).rejects.toThrow(once)
  await expect(
    decide(by(other.user_id).replace('called_at = now()', "called_at = proposed_at - interval '61 seconds'")),
  ).rejects.toThrow('bank_details_called_after')
  await confirm(other, data.id)
  for (const column of ['decided_at', 'called_at'])
    await expect(decide(`${column} = ${column} - interval '1 second'`)).rejects.toThrow(once)
  await expect(decide(`called_person = 'Another'`)).rejects.toThrow(once)
  await expect(decide(`decided_by = ${administrator.user_id}`)).rejects.toThrow(once)
  await expect(decide(`status = 'proposed', decided_at = null, decided_by = null`)).rejects.toThrow(once)
  const { data: waiting } = await propose(accounts, params)
  await decline(other, waiting.id, 'Not theirs')
  await expect(
    owner.query(`update bank_details set decline_reason = 'Theirs' where id = $1`, [waiting.id]),
  ).rejects.toThrow(once)
  await expect(owner.query('delete from bank_details where id = $1', [waiting.id])).rejects.toThrow(
    'append-only',
  )
})

test('a ciphertext of another record or another secret is unreadable, and says so', async () => {
  const [mine, theirs] = [await newPayee(), await newPayee()]
  await confirmed(mine)
  const { rows } = await owner.query<{ id: number }>(
    `insert into bank_details (record_type, record_id, ciphertext, key_id, reason, proposed_by)
     select record_type, $1, ciphertext, key_id, 'Copied', proposed_by from bank_details
     where record_id = $2 and status = 'current' returning id::int`,
    [theirs.record_id, mine.record_id],
  )
  const { id } = rows[0]!
  expect(await listOf(theirs)).toMatchObject([{ is_readable: 0, bank_bsb: null, bank_account_no: null }])
  expect((await accounts.call(calls.showBankDetails, { params: placeOf(theirs) })).data).toEqual([])
  const refused = await confirm(accounts, id)
  expect(refused.status).toBe(409)
  expect(refused.message).toMatch(
    /^These bank details cannot be read: they were saved with another HAULYARD_SECRET/,
  )
  expect((await decline(accounts, id, 'Copied')).status).toBe(200)
})
