import { expect, test } from 'vitest'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { publicQuoteEndpoints } from '#areas/quotes/contract/public-endpoints.ts'
import { rateCardEndpoints } from '#areas/rates/contract/endpoints.ts'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { at, signedDocket } from '#test/dockets.ts'
import { pagesOf, withoutSpaces } from '#test/pdf-text.ts'
import { jobsFromQuotes } from '#test/quoted-jobs.ts'
import { line, quoting } from '#test/quotes.ts'
import { saveSettings } from '#test/settings.ts'
import { ordersOf } from '#test/work-orders.ts'

const app = await testApp()
app.clock.set(at('06:00', '2026-11-24'))
const owner = await app.database.owner()
const { sales, accounts, accepted, options, asset_category_id } = await jobsFromQuotes(app)
const { create, linkOf, send } = await quoting(app)
const monday = { start_date: '2026-11-23', end_date: '2026-11-23' }
const lines = [line({ description: 'Night excavator', asset_category_id, quantity: 8, min_quantity: 4 })]

/** After hours +$35/h, as a hirer publishes it [TC2]. */
const night = (value: number) =>
  ({
    day_type: 'night',
    from: '18:00',
    to: '05:00',
    pricing: 'per_hour',
    value,
    on_top: 0,
    min_hours: null,
  }) as const
const usually = (patch: Parameters<typeof saveSettings<'pricing'>>[2]) =>
  saveSettings(accounts, 'pricing', patch)

/** Eight hours from 6 pm on the Monday, on the only order of a quote's job. */
async function nightOf(quote_id: number) {
  const { data: job } = await sales.call(jobEndpoints.createJobFromQuote, {
    params: { id: quote_id },
    body: monday,
  })
  await owner.query(`update job_item set order_status = 'Confirmed' where job_id = $1`, [job.id])
  const [{ id } = { id: 0 }] = await ordersOf(app, job.id)
  const { data: order } = await accounts.call(orderEndpoints.getOrder, { params: { id } })
  const docket = await signedDocket(app, {
    order,
    starts_at: at('18:00'),
    finishes_at: at('02:00', '2026-11-24'),
    entries: [],
  })
  return docket.total_cents
}

test('a quote says what hire is charged besides its price, and that is charged whatever changes later', async () => {
  await usually({ day_types: [night(35_00)], standby_percent: 50 })
  const quote = await accepted({ ...options, lines })
  const { data } = await sales.call(quoteEndpoints.getQuoteDocument, { params: { id: quote.id } })
  expect(data.model.hire_charges).toEqual([
    'Time: charged in steps of 15 minutes, rounded up',
    'Night 6:00 pm to 5:00 am: add $35.00 an hour',
    'Stand-by: 50% of the rate',
    'No start: 2 hours',
    'Wet weather: 2 hours, 4 hours once on site',
  ])
  expect(Object.keys(data.model), 'only in words').not.toContain('hire_terms')
  const pdf = await app.server.app.inject({
    url: `/api/quotes/${quote.id}/pdf`,
    headers: { authorization: `Bearer ${sales.token}` },
  })
  const words = (await pagesOf(pdf.rawPayload)).join(' ')
  for (const one of ['How hire is charged', 'Night 6:00 pm to 5:00 am: add $35.00 an hour'])
    expect(words).toContain(withoutSpaces(one))

  await usually({ day_types: [night(50_00)] })
  // Eight hours at $185.00 and $35.00.
  expect(await nightOf(quote.id)).toBe(1760_00)
  const later = await accepted({ ...options, lines })
  // Eight hours at $185.00 and $50.00.
  expect(await nightOf(later.id)).toBe(1880_00)
})

test('the client reads them behind the link, and not in figures', async () => {
  await usually({ day_types: [night(35_00)] })
  const { id } = await send((await create({ ...options, lines })).id)
  const { data } = await app.visitor.call(publicQuoteEndpoints.getPublicQuote, {
    params: { secret: await linkOf(id) },
  })
  expect(data.model.hire_charges).toContain('Night 6:00 pm to 5:00 am: add $35.00 an hour')
  expect(JSON.stringify(data)).not.toContain('hire_terms')
})

test('a client’s own card says otherwise than the usual terms', async () => {
  await usually({ day_types: [night(35_00)] })
  const card = await accounts.call(rateCardEndpoints.createRateCard, {
    body: {
      kind: 'client',
      client_id: options.client_id,
      name: 'Kestrel',
      valid_from: '2026-07-01',
      valid_to: '2027-06-30',
      terms: { day_types: [night(20_00)], levy_applies: 1 },
      rules: [],
    },
  })
  expect(card.status, card.text).toBe(200)
  const quote = await accepted({ ...options, lines })
  const { data } = await sales.call(quoteEndpoints.getQuoteDocument, { params: { id: quote.id } })
  expect(data.model.hire_charges).toEqual(
    expect.arrayContaining([
      'Night 6:00 pm to 5:00 am: add $20.00 an hour',
      'Fuel levy on wet hire: the percentage of the month',
    ]),
  )
  // Eight hours at $185.00 and $20.00; without a percentage for the month there is no levy.
  expect(await nightOf(quote.id)).toBe(1640_00)
})

test('a quote sent before quotes said so bears no surcharge and no levy', async () => {
  await usually({ day_types: [night(35_00)], levy_applies: 1 })
  await accounts.call(rateCardEndpoints.createFuelLevy, { body: { valid_from: '2026-11-01', percent: 10 } })
  const quote = await accepted({ ...options, lines })
  const forget = () => owner.query('update quote set hire_terms = null where id = $1', [quote.id])
  await expect(forget(), 'what was sent stays').rejects.toThrow('make a revision')
  await owner.query('alter table quote disable trigger terms_shut')
  await forget()
  await owner.query('alter table quote enable trigger terms_shut')
  // Eight hours at $185.00.
  expect(await nightOf(quote.id)).toBe(1480_00)
})

test('a quote without hire by time says nothing of it', async () => {
  const quote = await accepted({
    ...options,
    lines: [
      line({ kind: 'tip', description: 'Tip fee', unit: 'tonne', quantity: 4, unit_price_cents: 1_00 }),
    ],
  })
  const { data } = await sales.call(quoteEndpoints.getQuoteDocument, { params: { id: quote.id } })
  expect(data.model.hire_charges).toEqual([])
})
