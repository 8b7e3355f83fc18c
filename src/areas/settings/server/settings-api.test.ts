import { expect, test } from 'vitest'
import sharp from 'sharp'
import { findLink } from '#platform/server/sessions/public-link.ts'
import { sendMail } from '#platform/server/mail/mail.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { jobTypes, materialTypes } from '#shared/lists.ts'
import { testApp } from '#test/app.ts'
import { settingsEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const sales = await app.as('sales')
const driver = await app.as('driver')
const waiting = await app.as('waiting')

const materials = { list_key: 'material_type' } as const
const labels = async () =>
  (await driver.call(calls.listDropdown, { params: materials })).data
    .filter(({ is_visible }) => is_visible)
    .map(({ label }) => label)

test('settings are refused without the right to see or change them', async () => {
  expect(await sales.call(calls.getCompany, {})).toMatchObject({ status: 403 })
  const rename = { body: { version: 0, name: 'Mine' } }
  expect(await allocator.call(calls.saveCompany, rename)).toMatchObject({ status: 403 })
  expect(await accounts.call(calls.listMessages, { query: {} })).toMatchObject({ status: 403 })
  expect(await accounts.call(calls.getMailServer, {})).toMatchObject({ status: 403 })
  expect(await accounts.call(calls.freshLink, { params: { id: 1 } })).toMatchObject({ status: 403 })
  expect(await app.visitor.call(calls.freshLink, { params: { id: 1 } })).toMatchObject({ status: 401 })
  expect(await waiting.call(calls.listDropdown, { params: materials })).toMatchObject({ status: 403 })
  const add = { params: materials, body: { label: 'Peat' } }
  expect(await accounts.call(calls.addDropdownItem, add)).toMatchObject({ status: 403 })
  expect(await driver.request('GET', '/api/dropdowns/colours')).toMatchObject({ status: 404 })
})

test('the company is refused with wrong fields, then created, changed and masked', async () => {
  expect((await allocator.call(calls.getCompany, {})).data).toMatchObject({
    name: '',
    version: 0,
    logo: null,
  })
  const wrong = {
    version: 0,
    abn: '51 824 753 557',
    acn: '123',
    bank_bsb: '12-34',
    bank_account_no: '12 34',
    is_default: 1,
  }
  expect(await accounts.call(calls.saveCompany, {} as never, { raw: wrong })).toMatchObject({
    status: 422,
    errors: {
      abn: 'This ABN is not valid. Check the digits.',
      acn: 'This ACN is not valid.',
      bank_bsb: 'BSB must look like 123-456.',
      bank_account_no: 'Account number must have 5 to 9 digits.',
      is_default: 'This field is not known.',
    },
  })
  expect(await accounts.call(calls.saveCompany, { body: { version: 0, phone: null } })).toMatchObject({
    status: 422,
    errors: { name: 'Name is required.' },
  })
  const made = await accounts.call(calls.saveCompany, {
    body: {
      version: 0,
      name: 'Yarra Ridge Plant Pty Ltd',
      abn: '51 824 753 556',
      bank_bsb: '063-000',
      bank_account_no: '1234 5678',
    },
  })
  expect(made.data).toMatchObject({
    version: 1,
    bank_bsb: '063000',
    bank_account_no: '12345678',
    gst_registered: 1,
  })
  const late = await administrator.call(calls.saveCompany, { body: { version: 0, name: 'Late Pty Ltd' } })
  expect(late).toMatchObject({ status: 409, data: { changed_by: 'Con Petrou', current: { version: 1 } } })
  await administrator.call(calls.saveCompany, { body: { version: 1, bank_bsb: '', suburb: 'Altona' } })
  const seen = (await allocator.call(calls.getCompany, {})).data
  expect(seen).toMatchObject({ bank_bsb: null, bank_account_no: '•••678', suburb: 'Altona', version: 2 })

  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'actor', 'before', 'after'])
    .where('record_type', '=', 'company')
    .orderBy('id')
    .execute()
  expect(log).toMatchObject([
    { action: 'created', actor: 'Con Petrou', after: { bank_account_no: '•••678' } },
    { action: 'updated', actor: 'Ada Marsh', before: { suburb: null }, after: { suburb: 'Altona' } },
  ])
})

test('the logo is an image', async () => {
  const { version } = (await administrator.call(calls.getCompany, {})).data
  const red = { r: 200, g: 30, b: 30 }
  const content = await sharp({ create: { width: 40, height: 20, channels: 3, background: red } })
    .png()
    .toBuffer()
  const send = (body: { version: number }, files: { name: string; content: Buffer }[]) =>
    administrator.call(calls.saveCompanyLogo, { body }, { files })
  const pdf = Buffer.from(`%PDF-1.4\n${' '.repeat(5000)}\nstartxref\n0\n%%EOF`)

  expect(await send({ version }, [])).toMatchObject({ status: 422, errors: { file: 'Logo is required.' } })
  expect(await send({ version }, [{ name: 'logo.pdf', content: pdf }])).toMatchObject({
    status: 415,
    message: 'Upload a JPG or PNG file.',
  })
  expect((await send({ version: version + 1 }, [{ name: 'logo.png', content }])).status).toBe(409)
  const saved = await send({ version }, [{ name: 'logo.png', content }])
  expect(saved.data.logo).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/)
  const removed = await administrator.call(calls.removeCompanyLogo, { body: { version: saved.data.version } })
  expect(removed.data).toMatchObject({ logo: null, version: version + 2 })
})

test("the lists start with the specification's words", async () => {
  const list = async (list_key: 'job_type' | 'material_type') =>
    (await driver.call(calls.listDropdown, { params: { list_key } })).data.map(({ value }) => value)
  expect(await list('job_type')).toEqual([...jobTypes])
  expect(await list('material_type')).toEqual([...materialTypes])
})

test('items are added, renamed, hidden and reordered; the values in records stay', async () => {
  const add = (label: string) => allocator.call(calls.addDropdownItem, { params: materials, body: { label } })
  expect(await add(' clay ')).toMatchObject({
    status: 422,
    errors: { label: 'This is already on the list.' },
  })
  expect(await add('')).toMatchObject({ status: 422, errors: { label: 'Name is required.' } })
  const peat = (await add('Peat')).data
  expect(peat).toMatchObject({ value: 'Peat', label: 'Peat', is_visible: 1, version: 1 })
  expect((await labels()).at(-1)).toBe('Peat')

  const edit = (
    body: { version: number; label?: string; is_visible?: 0 | 1 },
    list_key = materials.list_key,
  ) => allocator.call(calls.editDropdownItem, { params: { list_key, id: peat.id }, body })
  expect(await edit({ version: 1, label: 'Sand' })).toMatchObject({ status: 422 })
  expect(await edit({ version: 1 }, 'job_type' as never)).toMatchObject({ status: 404 })
  expect((await edit({ version: 1, label: 'Black peat', is_visible: 0 })).data).toMatchObject({
    value: 'Peat',
    label: 'Black peat',
    is_visible: 0,
  })
  expect(await edit({ version: 1, is_visible: 1 })).toMatchObject({ status: 409 })
  expect(await labels()).not.toContain('Black peat')
  expect(await add('black peat')).toMatchObject({
    errors: { label: 'This is already on the list, but hidden.' },
  })
  expect(await add('Peat')).toMatchObject({
    errors: { label: 'Another item on this list used this name before.' },
  })

  const ids = (await allocator.call(calls.listDropdown, { params: materials })).data.map(({ id }) => id)
  const order = (wanted: number[], before = ids) =>
    allocator.call(calls.orderDropdown, { params: materials, body: { before, ids: wanted } })
  const wrong = { status: 422, errors: { ids: 'Include each item of the list once.' } }
  expect(await order(ids.slice(1))).toMatchObject(wrong)
  expect(await order([...ids.slice(1), ids[1]!])).toMatchObject(wrong)
  const turned = await order(ids.toReversed())
  expect(turned.data.map(({ id }) => id)).toEqual(ids.toReversed())
  // Someone who still sees the first order, or one item fewer, does not overwrite it.
  for (const before of [ids, ids.toReversed().slice(1)]) {
    const late = await order(ids, before)
    expect(late).toMatchObject({
      status: 409,
      message: expect.stringMatching(/ changed this record at .*Review the changes and save again/),
      data: { current: turned.data },
    })
  }
  expect((await order(ids, ids.toReversed())).status).toBe(200)
  expect((await order(ids.toReversed())).status).toBe(200)
  const log = await app.platform.db
    .selectFrom('activity_log')
    .select(['action', 'record_label', 'part'])
    .where('record_type', '=', 'dropdown_item')
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'created', record_label: 'Peat', part: 'Materials' },
    { action: 'updated', record_label: 'Black peat', part: 'Materials' },
    { action: 'ordered', record_label: 'Materials', part: null },
    { action: 'ordered', record_label: 'Materials', part: null },
    { action: 'ordered', record_label: 'Materials', part: null },
  ])
})

test('kept mail is read without its link; a new one is copied, and the log says so', async () => {
  const mail = { record_type: 'user', record_id: sales.user_id, to: 'sal@example.com' }
  const { plain, linked } = await app.platform.write(system, async (change) => ({
    plain: (await sendMail(change, { ...mail, subject: 'Welcome', body: 'Hello.', purpose: 'welcome' })).id,
    linked: (
      await sendMail(change, {
        ...mail,
        subject: 'Choose a new password',
        body: 'Open {link} within an hour.',
        purpose: 'reset_password',
        link: {
          kind: 'reset_password',
          record_type: 'user',
          record_id: sales.user_id,
          person: 'sal@example.com',
          expires_in_hours: 1,
          label: 'Choose a new password',
          path: (secret) => `/reset/${secret}`,
        },
      })
    ).id,
  }))
  const copy = (id: number) => administrator.call(calls.freshLink, { params: { id } })
  expect(await copy(plain)).toMatchObject({ status: 409, message: 'This message has no link.' })
  expect(await copy(999_999)).toMatchObject({ status: 404 })
  await app.platform.db.updateTable('message').set({ status: 'sent' }).where('id', '=', linked).execute()
  expect(await copy(linked)).toMatchObject({
    status: 409,
    message: 'You can copy the link only if the email was not sent.',
  })
  await app.platform.db.updateTable('message').set({ status: 'kept' }).where('id', '=', linked).execute()

  expect((await administrator.call(calls.getMailServer, {})).data).toEqual({ mail_leaves: 0 })
  const list = await administrator.call(calls.listMessages, { query: { search: 'sal@ex', status: 'kept' } })
  expect(list.data.map(({ id }) => id)).toContain(linked)
  const { data } = await administrator.call(calls.getMessage, { params: { id: linked } })
  expect(data).toMatchObject({ body: 'Open [link] within an hour.', has_link: 1, status: 'kept' })

  const fresh = (await copy(linked)).data
  const [, secret = ''] = /\/reset\/([\w-]{43})$/.exec(fresh.url) ?? []
  const { clock, db } = app.platform
  expect(await findLink(db, 'reset_password', secret, clock.now())).toMatchObject({
    record_id: sales.user_id,
    person: 'sal@example.com',
    expires_at: fresh.expires_at,
  })
  const tables = ['activity_log', 'message', 'idempotency', 'public_link'] as const
  for (const table of tables) {
    const { rows } = await app.database.pool.query(`select t::text as row from ${table} t`)
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
  const [logged] = await db
    .selectFrom('activity_log')
    .select(['actor', 'action', 'record_id'])
    .where('action', '=', 'link copied')
    .execute()
  expect(logged).toEqual({ actor: 'Ada Marsh', action: 'link copied', record_id: linked })
})
