import { expect, test } from 'vitest'
import { subcontractorEndpoints } from '#areas/subcontractors/contract/endpoints.ts'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { bankDetailsOf } from '#test/bank-details.ts'
import { bankDetailsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const owner = await app.database.owner()
const administrator = await app.as('administrator')
const other = await app.as('otherAdministrator')
const accounts = await app.as('accounts')
const strangers = await Promise.all(
  (['allocator', 'sales', 'safety', 'driver', 'subcontractor'] as const).map((name) => app.as(name)),
)
const { newPayee, placeOf, propose, confirm, decline, withdraw, listOf, statusesOf, confirmed } =
  await bankDetailsOf(app)

const leaveOut = {
  status: 422,
  errors: { reason: 'Leave the BSB and the account number out: others read this too.' },
}

test('bank details are for accounts and administrators, of suppliers and subcontractors only', async () => {
  const payee = await newPayee()
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
  expect((await accounts.call(calls.showBankDetails, { params: placeOf(payee) })).status).toBe(404)
})

test('wrong numbers, and a reason that repeats them, are refused by field', async () => {
  const payee = await newPayee()
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
  for (const reason of ['Now to 192 837 465', 'BSB 063-774'])
    expect(await propose(accounts, payee, { reason })).toMatchObject(leaveOut)
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
  expect(await decline(accounts, data.id, 'Typo')).toMatchObject(own)
  expect(await confirm(other, data.id, { called_time: '06:30' })).toMatchObject({
    status: 422,
    errors: { called_time: 'The call cannot be later than now.' },
  })
  expect(await confirm(other, data.id, { called_time: '05:59' })).toMatchObject({
    status: 422,
    errors: { called_time: 'The call cannot be before the details were entered: 20 Nov 2026, 6:00 am.' },
  })
  expect(await confirm(other, data.id, { called_on: '2025-11-20' })).toMatchObject({
    status: 422,
    errors: { called_on: 'The call cannot be before the details were entered: 20 Nov 2026, 6:00 am.' },
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
    called_at: '2026-11-19T19:00:00.000Z',
  })
  expect(await listOf(params)).toMatchObject([
    {
      status: 'replaced',
      bank_account_no: '•••465',
      proposed_by_name: 'Ada Marsh',
      decided_by_name: 'Con Petrou',
      called_person: 'Marg in accounts',
    },
    { id: data.id, status: 'current', bank_account_no: '•••666' },
  ])
  const shown = await accounts.call(calls.showBankDetails, { params: placeOf(params) })
  expect(shown.data.map(({ id }) => id)).toEqual([data.id])
})

test('the second person may decline, the first may withdraw', async () => {
  const params = await newPayee()
  const { data: one } = await propose(administrator, params)
  expect(await withdraw(other, one.id)).toMatchObject({
    status: 409,
    message: 'Only the person who entered these bank details can withdraw them.',
  })
  expect((await decline(accounts, one.id, 'They never sent this')).data).toMatchObject({ status: 'declined' })
  expect(await confirm(accounts, one.id)).toMatchObject({
    status: 409,
    message: 'These bank details were declined.',
  })
  const { data: two } = await propose(administrator, params)
  await withdraw(administrator, two.id)
  expect(await statusesOf(params)).toEqual([])
})

test('nobody writes the waiting or the current numbers into a reason or the note of the call', async () => {
  const params = await newPayee()
  await confirmed(params)
  const numbers = { bank_bsb: '733-001', bank_account_no: '98765432' }
  const { data } = await propose(accounts, params, numbers)
  for (const reason of ['They read out 98765432', 'Not 192837465', 'BSB 733 001 is closed', 'It was 063774'])
    expect(await decline(other, data.id, reason)).toMatchObject(leaveOut)
  expect(await confirm(other, data.id, { called_person: 'Marg, 192 837 465' })).toMatchObject({
    status: 422,
    errors: { called_person: leaveOut.errors.reason },
  })
  expect(await propose(accounts, await newPayee(), { reason: 'Invoice 1928, 37465 Smith St' })).toMatchObject(
    {
      status: 200,
    },
  )
  expect(await statusesOf(params)).toEqual(['current', 'proposed'])
})

test('of two who confirm at once, one wins; of two who enter at once too', async () => {
  const params = await newPayee()
  const both = await Promise.all([administrator, accounts].map((who) => propose(who, params)))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { data } = both.find(({ status }) => status === 200)!
  const proposer = data.proposed_by === administrator.user_id ? accounts : administrator
  const decided = await Promise.all([
    confirm(other, data.id),
    decline(proposer, data.id, 'No'),
    confirm(other, data.id, { called_person: 'Someone else' }),
  ])
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(decided.filter(({ status }) => status === 409)).toHaveLength(2)
})

test('new details of an archived payee are not confirmed, but declined or withdrawn, which settles them', async () => {
  const { data: sub } = await accounts.call(subcontractorEndpoints.createSubcontractor, {
    body: { name: 'Otway Cartage', abn: '83 900 000 059' },
  })
  const payee = { record_type: 'subcontractor', record_id: sub.id }
  const archive = () =>
    accounts.call(subcontractorEndpoints.archiveSubcontractors, { body: { ids: [sub.id], reason: 'Closed' } })
  const restore = () =>
    accounts.call(subcontractorEndpoints.restoreSubcontractors, { body: { ids: [sub.id] } })
  const unread = async (id: number) =>
    (
      await owner.query('select from notification where dedupe_key = $1 and read_at is null', [
        `bank-details:${id}`,
      ])
    ).rowCount

  const { data: first } = await propose(accounts, payee)
  await archive()
  const closed = { status: 409, message: 'Restore this subcontractor to change it.' }
  expect(await confirm(other, first.id)).toMatchObject(closed)
  expect(await propose(administrator, payee)).toMatchObject(closed)
  expect(await unread(first.id)).toBe(2)
  expect(await decline(other, first.id, 'They have closed')).toMatchObject({ status: 200 })
  expect(await unread(first.id)).toBe(0)

  await restore()
  const { data: second } = await propose(accounts, payee)
  await archive()
  expect(await withdraw(accounts, second.id)).toMatchObject({ status: 200 })
  expect(await unread(second.id)).toBe(0)

  await restore()
  const { data: third } = await propose(accounts, payee)
  expect(await confirm(other, third.id)).toMatchObject({ status: 200 })
})

test('who may not see them in full confirms none, but may decline', async () => {
  const { data } = await propose(administrator, await newPayee())
  const setRight = async (setting: 'none' | 'default') => {
    const { data: roles } = await administrator.call(userEndpoints.listRoles, {})
    const { id, version } = roles.find(({ user_type, is_system }) => user_type === 2 && is_system === 1)!
    const body = { version, permissions: { 'bank-details:show': setting } as const }
    return administrator.call(userEndpoints.setRoleRights, { params: { id }, body })
  }
  await setRight('none')
  expect((await confirm(accounts, data.id)).status).toBe(403)
  expect((await decline(accounts, data.id, 'Not on their letterhead')).status).toBe(200)
  await setRight('default')
})
