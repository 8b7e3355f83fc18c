import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { people } from '#test/people.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { userEndpoints as calls } from '../../contract/endpoints.ts'
import { addUser } from '../create-user.ts'

const app = await testApp()
const administrator = await app.as('administrator')

const waiting = (name: string) =>
  app.platform.write(system, (change) =>
    addUser(change, { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`, mobile: null }),
  )

test('an invited person gets an email with a link, and an earlier link is replaced', async () => {
  const body = { name: 'Ivy Lane', email: 'Ivy@Example.com', mobile: '0491 570 006', user_type: 3 }
  const { status, data } = await administrator.call(calls.createUser, { body })
  expect([status, data]).toMatchObject([
    200,
    {
      email: 'ivy@example.com',
      mobile: '61491570006',
      user_role: 'Allocator',
      approved: 'Approved',
      is_invited: 1,
    },
  ])
  expect(await administrator.call(calls.createUser, { body })).toMatchObject({
    status: 422,
    errors: { email: 'The email has already been taken.' },
  })
  expect(
    await administrator.call(calls.createUser, { body: { ...body, email: 'ivy2@example.com' } }),
  ).toMatchObject({ status: 422, errors: { mobile: 'This mobile has already been taken.' } })
  expect(await administrator.call(calls.inviteUser, { params: { id: data.id } })).toMatchObject({
    status: 200,
  })
  const mails = await app.platform.db
    .selectFrom('message')
    .select(['to_address', 'subject', 'link_kind'])
    .where('record_id', '=', data.id)
    .execute()
  const mail = { to_address: 'ivy@example.com', subject: 'You are invited to Haulyard', link_kind: 'invite' }
  expect(mails).toEqual([mail, mail])
  await app.platform.db
    .updateTable('app_user')
    .set({ password_hash: 'x' })
    .where('id', '=', data.id)
    .execute()
  expect(await administrator.call(calls.inviteUser, { params: { id: data.id } })).toMatchObject({
    status: 409,
    message: 'This user already has a password.',
  })
})

test('a sign-up is approved with a type, or rejected with a reason, never by themselves', async () => {
  const { id } = await waiting('Wanda Hill')
  const params = { id }
  const approve = (body: { version: number; user_type: number; user_role_id?: number }) =>
    administrator.call(calls.approveUser, { params, body })
  expect(
    await administrator.call(calls.rejectUser, { params, body: { version: 1, reason: ' ' } }),
  ).toMatchObject({ status: 422, errors: { reason: 'Reason is required.' } })
  expect(
    await administrator.call(calls.editUser, { params, body: { version: 1, user_type: 2 } }),
  ).toMatchObject({ status: 422, errors: { user_type: 'Approve this user to set a type.' } })
  expect(
    await administrator.call(calls.rejectUser, { params, body: { version: 1, reason: 'Nobody knows you.' } }),
  ).toMatchObject({ status: 200, data: { rejection_reason: 'Nobody knows you.', approved: 'NotApproved' } })
  const { data: roles } = await administrator.call(calls.listRoleChoices, {})
  const driverRole = roles.find((role) => role.user_type === 5)!
  expect(await approve({ version: 2, user_type: 4, user_role_id: driverRole.id })).toMatchObject({
    status: 422,
    errors: { user_role_id: 'Role is not one of the choices.' },
  })
  expect(await approve({ version: 1, user_type: 4 })).toMatchObject({
    status: 409,
    data: { changed_by: 'Ada Marsh', current: { rejection_reason: 'Nobody knows you.' } },
  })
  expect(await approve({ version: 2, user_type: 4 })).toMatchObject({
    status: 200,
    data: { approved: 'Approved', user_type: 4, user_role: 'Sales', rejection_reason: null },
  })
  expect(await approve({ version: 3, user_type: 4 })).toMatchObject({
    status: 409,
    message: 'This user is already approved.',
  })
  const own = { params: { id: administrator.user_id }, body: { version: 1, user_type: 1 } }
  expect(await administrator.call(calls.approveUser, own)).toMatchObject({
    status: 409,
    message: 'You cannot approve your own record.',
  })
})

test('every change to a user is in the log with who, before and after', async () => {
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'actor', 'before', 'after'])
    .where('record_type', '=', 'user')
    .where('record_label', '=', 'Wanda Hill')
    .orderBy('id')
    .execute()
  expect(log.map((entry) => entry.action)).toEqual(['created', 'rejected', 'approved'])
  expect(log[2]).toMatchObject({
    actor: people.administrator.name,
    before: { user_type: null, approved: 'NotApproved' },
    after: { user_type: 4, approved: 'Approved' },
  })
})
