import { expect, test } from 'vitest'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { newClientWithSite } from '#test/jobs.ts'
import { jobsFromQuotes } from '#test/quoted-jobs.ts'
import { jobEndpoints as calls } from '../../contract/endpoints.ts'

const app = await testApp()
const { sales, accepted, options, days } = await jobsFromQuotes(app)

test('a client or site archived since the quote must be restored first, and nothing is created', async () => {
  const own = await newClientWithSite(app, { name: 'Banksia Homes' }, { name: 'Lot 9' })
  const { id } = await accepted({ ...options, ...own })
  const make = () => sales.call(calls.createJobFromQuote, { params: { id }, body: days })
  const archived = async (client: 'now' | 'null', site: 'now' | 'null') => {
    const at = (each: string) => (each === 'now' ? new Date().toISOString() : null)
    await app.database.pool.query('update client set archived_at = $2 where id = $1', [
      own.client_id,
      at(client),
    ])
    await app.database.pool.query('update job_site set archived_at = $2 where id = $1', [
      own.job_site_id,
      at(site),
    ])
  }
  await archived('now', 'null')
  expect(await make()).toMatchObject({
    status: 409,
    message: 'The client Banksia Homes is archived. Restore it to make the job.',
  })
  await archived('null', 'now')
  expect(await make()).toMatchObject({
    status: 409,
    message: 'The site Lot 9 is archived. Restore it to make the job.',
  })
  expect((await sales.call(quoteEndpoints.getQuote, { params: { id } })).data.status).toBe('Accepted')
  await archived('null', 'null')
  expect((await make()).data).toMatchObject({ ...own, status: 'Pending' })
})

test('a contact archived since the quote is left out of the job, and its history says so; choosing one now is refused', async () => {
  const own = await newClientWithSite(app, { name: 'Wattle Civil' })
  const params = { id: own.client_id }
  const { data: contact } = await sales.call(clientEndpoints.createContact, {
    params,
    body: { name: 'Gary Gone', email: 'gary@wattle.example' },
  })
  const { id } = await accepted({ ...options, ...own, contact_id: contact.id })
  const gone = { ...params, contact_id: contact.id }
  expect((await sales.call(clientEndpoints.archiveContact, { params: gone, body: {} })).status).toBe(200)
  const make = (more: object) =>
    sales.call(calls.createJobFromQuote, { params: { id }, body: { ...days, ...more } })
  expect((await make({ contact_id: contact.id })).errors).toEqual({
    contact_id: 'This contact is archived.',
  })
  const { data: job, status } = await make({})
  expect([status, job?.contact_id, job?.contact]).toEqual([200, null, null])
  const { rows } = await app.database.pool.query(
    `select part, reason from activity_log where record_type = 'job' and record_id = $1 and action = 'contact removed'`,
    [job.id],
  )
  expect(rows).toEqual([{ part: 'Gary Gone', reason: 'The contact has been archived since the quote.' }])
})

test('whom to call on the site is the contact of its job, before whoever ordered it', async () => {
  const own = await newClientWithSite(app, { name: 'Wattle Roads' })
  const params = { id: own.client_id }
  const add = async (name: string) =>
    (
      await sales.call(clientEndpoints.createContact, {
        params,
        body: { name, email: 'roads@wattle.example' },
      })
    ).data.id
  const [buyer, foreman] = [await add('Bea Buyer'), await add('Frank Foreman')]
  const make = async (more: object = {}) => {
    const { id } = await accepted({ ...options, ...own, contact_id: buyer })
    return (await sales.call(calls.createJobFromQuote, { params: { id }, body: { ...days, ...more } })).data
  }
  expect((await make()).contact).toBe('Bea Buyer')
  await app.database.pool.query('update job_site set contact_id = $2 where id = $1', [
    own.job_site_id,
    foreman,
  ])
  expect((await make()).contact).toBe('Frank Foreman')
  expect((await make({ contact_id: buyer })).contact).toBe('Bea Buyer')
})

test('a prospect becomes the first contact of the client made for them, and is whom the job calls', async () => {
  const prospect = {
    ...options,
    client_id: null,
    job_site_id: null,
    prospect_name: 'Jo Nguyen',
    prospect_email: 'jo@nguyen.example',
    prospect_mobile: '0491 570 156',
  }
  const make = async (own: { client_id: number; job_site_id: number }) => {
    const { id } = await accepted(prospect)
    return (await sales.call(calls.createJobFromQuote, { params: { id }, body: { ...days, ...own } })).data
  }
  const contactsOf = async (client_id: number) =>
    (await sales.call(clientEndpoints.listContacts, { params: { id: client_id }, query: {} })).data
  const own = await newClientWithSite(app, { name: 'Jo Nguyen' })
  expect((await make(own)).contact).toBe('Jo Nguyen')
  const contacts = await contactsOf(own.client_id)
  expect(contacts).toMatchObject([{ name: 'Jo Nguyen', email: 'jo@nguyen.example', is_primary: 1 }])
  expect(contacts[0]?.mobile).toMatch(/491570156$/)
  // A client with contacts keeps its own.
  expect((await make(own)).contact).toBeNull()
  expect(await contactsOf(own.client_id)).toHaveLength(1)
})
