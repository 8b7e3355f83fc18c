import { expect, test } from 'vitest'
import { docketEndpoints } from '#areas/dockets/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { richText } from '#shared/rich-text.ts'
import { testApp } from '#test/app.ts'
import { paperDocket } from '#test/dockets.ts'
import { quoting } from '#test/quotes.ts'
import { wordingEndpoints as calls } from '../contract/endpoints.ts'

// Friday 20 November 2026, 6 am in Melbourne.
const app = await testApp()
const { administrator: ada, sales, create } = await quoting(app)
const { pool } = app.database
let made = 0
const terms = async (more: object = {}) => {
  const body = { title: `Terms ${++made}`, body: richText('Four hours.'), ...more }
  const reply = await ada.call(calls.createTerms, { body })
  if (reply.status !== 200) throw new Error(reply.text)
  return reply.data
}
const defaults = async () =>
  (await ada.call(calls.listTerms, { query: {} })).data.filter(({ is_default }) => is_default)

test('every text is kept with who wrote it, and a document prints the one of its day', async () => {
  const { id } = await terms({ body: richText('First.'), effective_from: '2026-11-20', is_default: 1 })
  const edit = (version: number, more: object) =>
    ada.call(calls.editTerms, { params: { id }, body: { version, ...more } })
  expect((await edit(1, { title: 'Dated' })).data.revision).toBe(1)
  const changed = { body: richText('Second.'), effective_from: '2027-01-01' }
  expect((await edit(2, changed)).data).toMatchObject({ revision: 2, effective_from: '2027-01-01' })
  const { data: versions, text } = await ada.call(calls.listTermsVersions, { params: { id } })
  const by = expect.any(String)
  expect(versions).toMatchObject([
    { revision: 2, effective_from: '2027-01-01', is_current: 0, by },
    { revision: 1, effective_from: '2026-11-20', is_current: 1, by },
  ])
  // The texts come one by one, as they may fill pages.
  expect(text).not.toContain('Second.')
  const version = (revision: number) => ada.call(calls.getTermsVersion, { params: { id, revision } })
  expect((await version(1)).data).toEqual({ ...versions[1], body: richText('First.') })
  expect((await version(2)).data).toEqual({ ...versions[0], body: richText('Second.') })
  for (const revision of [0, 3, Number.MAX_SAFE_INTEGER])
    expect([revision, (await version(revision)).status]).toEqual([revision, 404])
  const owner = await app.database.owner()
  for (const change of [`set body = '{}'`, 'set revision = 9'])
    await expect(
      owner.query(`update quote_wording_version ${change} where quote_wording_id = $1`, [id]),
    ).rejects.toMatchObject({ code: 'HY002' })
  expect((await ada.call(calls.listTermsVersions, { params: { id: 9_999_999 } })).status).toBe(404)
  expect((await ada.call(calls.listFooterVersions, { params: { id } })).status).toBe(404)
  expect((await ada.call(calls.getFooterVersion, { params: { id, revision: 1 } })).status).toBe(404)

  const on = async (quote_date: string) => {
    const made = await create({ quote_date })
    const params = { id: made.id }
    const { data } = await sales.call(quoteEndpoints.getQuoteDocument, { params })
    return [made.terms_id, data.model.terms]
  }
  expect(await on('2027-01-01')).toEqual([id, richText('Second.')])
  expect(await on('2026-12-31')).toEqual([id, richText('First.')])
  // Before its first day there is no other text to print.
  expect(await on('2026-11-19')).toEqual([id, richText('First.')])
})

test('terms that start later do not take over as the default, so that documents until then have terms', async () => {
  const present = await terms({ body: richText('Present.'), applies_to: ['docket'], is_default: 1 })
  const later = { applies_to: ['docket' as const], effective_from: '2027-01-01' }
  const refused = {
    status: 422,
    errors: {
      is_default:
        'The default has to apply already. For a change on a later day, edit the present default and enter that day.',
    },
  }
  const body = { title: 'From next year', body: richText('Coming.'), ...later }
  expect(await ada.call(calls.createTerms, { body: { ...body, is_default: 1 } })).toMatchObject(refused)
  const coming = await terms(body)
  const choose = (version: number, more: object = {}) =>
    ada.call(calls.editTerms, { params: { id: coming.id }, body: { version, is_default: 1, ...more } })
  expect(await choose(1)).toMatchObject(refused)
  const isDefault = async () => (await defaults()).some(({ id }) => id === present.id)
  expect(await isDefault()).toBe(true)
  const docket = await paperDocket(app)
  const accounts = await app.as('accounts')
  const printed = async () =>
    (await accounts.call(docketEndpoints.getDocketDocument, { params: { id: docket.id } })).data.model.terms
  expect(await printed()).toEqual(richText('Present.'))
  // Nor does a statement that goes past us.
  for (const change of [
    `update quote_wording set is_default = true, applies_to = '{docket}' where id = ${coming.id}`,
    `insert into quote_wording (kind, title, body, effective_from, is_default)
     values ('footer', 'From 2099', '{"type": "doc"}', '2099-01-01', true)`,
  ]) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('haulyard.now', '2026-11-20T06:00:00+11:00', true)`)
      await client.query(`update quote_wording set is_default = false where is_default`)
      await expect(client.query(change)).rejects.toMatchObject({ constraint: 'quote_wording_default_counts' })
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  // The present default takes the change as a version, and one that starts today takes over.
  const scheduled = { version: 1, body: richText('Scheduled.'), effective_from: '2027-01-01' }
  await ada.call(calls.editTerms, { params: { id: present.id }, body: scheduled })
  expect(await printed()).toEqual(richText('Present.'))
  expect((await choose(1, { effective_from: '2026-11-20' })).status).toBe(200)
  expect(await printed()).toEqual(richText('Coming.'))
  expect(await isDefault()).toBe(false)
})

test('only a changed text is a new version', async () => {
  const { id } = await terms()
  const edit = (version: number, more: object) =>
    ada.call(calls.editTerms, { params: { id }, body: { version, ...more } })
  expect((await edit(1, { title: 'Renamed' })).data).toMatchObject({ revision: 1, version: 2 })
  expect((await edit(2, { body: richText('Four hours.') })).data).toMatchObject({ revision: 1, version: 2 })
  expect((await edit(2, { body: richText('New') })).data).toMatchObject({ revision: 2, version: 3 })
})
