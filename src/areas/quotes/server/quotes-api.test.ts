import { expect, test } from 'vitest'
import { activityLogEndpoints } from '#areas/activity-log/contract/endpoints.ts'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { saveSettings } from '#test/settings.ts'
import { newClientWithSite } from '#test/jobs.ts'
import { again, line, quote, quoting } from '#test/quotes.ts'
import { wordingEndpoints } from '#areas/quote-wording/contract/endpoints.ts'
import { richText } from '#shared/rich-text.ts'
import { quoteEndpoints as calls } from '../contract/endpoints.ts'
import { pricedLine } from '../rules/priced-line.ts'
import { totalOfLine } from '../rules/quote-totals.ts'

const app = await testApp()
const accounts = await app.as('accounts')
const allocator = await app.as('allocator')
const early = await (await app.as('sales')).call(calls.createQuote, { body: quote() })
const { administrator, sales, create, sent, newClient } = await quoting(app)

test('without a company there is nobody to quote as', () => {
  expect(early).toMatchObject({ status: 409, message: 'Save the company in settings first.' })
})

test('a quote is refused without a session, without the right, and with wrong fields', async () => {
  expect(await app.visitor.call(calls.createQuote, { body: quote() })).toMatchObject({ status: 401 })
  for (const person of [accounts, allocator, await app.as('driver'), await app.as('safety')])
    expect((await person.call(calls.createQuote, { body: quote() })).status).toBe(403)
  const refused = await sales.call(calls.createQuote, {} as never, {
    raw: { title: 'B', lines: [{ kind: 'hire', quantity: 0, unit: 'hour', unit_price_cents: 0.001 }] },
  })
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      title: 'Title must be at least 2 characters.',
      job_type: 'Job type is required.',
      'lines.0.description': 'Description is required.',
      'lines.0.quantity': 'Quantity must be more than 0.',
      'lines.0.unit_price_cents': 'Enter a price like 14.25 or 14.2575.',
    },
  })
})

test.each([
  [{ prospect_name: null }, { client_id: 'Choose who the quote is for.' }],
  [{ client_id: 999_999 }, { client_id: 'Client is not one of the choices.' }],
  [{ contact_id: 999_999 }, { contact_id: 'Contact is not one of the choices.' }],
  [{ job_site_id: 999_999 }, { job_site_id: 'Site is not one of the choices.' }],
  [{ job_type: 'Gardening' }, { job_type: 'Job type is not one of the choices.' }],
  [
    { quote_date: '2026-11-20', valid_until: '2026-11-19' },
    { valid_until: 'Valid until must be on or after the quote date.' },
  ],
  [
    { lines: [line(), line({ unit_price_cents: -1 })] },
    { 'lines.1.unit_price_cents': 'Price cannot be negative for Machine Hire.' },
  ],
  [
    { discount_type: 'amount', discount_value: 1480_01 },
    { discount_value: 'Discount cannot be more than $1,480.00.' },
  ],
  [
    { discount_type: 'percent', discount_value: 101 },
    { discount_value: 'Discount must be between 0 and 100.' },
  ],
] as const)('%j is refused', async (more, errors) => {
  expect(await sales.call(calls.createQuote, { body: quote(more as object) })).toMatchObject({
    status: 422,
    errors,
  })
})

test('a quote too large for exact arithmetic is refused with a message, new, changed or with options alone', async () => {
  const most = { quantity: 999_999, unit_price_cents: 999_999_999 }
  const words = { lines: 'This quote is too large.' }
  const many = (count: number, more: object) =>
    Array.from({ length: count }, () => line({ ...most, ...more }))
  const costly = line({ quantity: 999_999, unit_price_cents: 0, cost_cents: 999_999_999 })
  const lists = [
    many(1, {}),
    many(9, {}),
    many(500, {}),
    many(1, { is_optional: 1, is_selected: 0 }),
    [costly],
  ]
  const { id, version } = await create()
  for (const lines of lists) {
    expect((await administrator.call(calls.createQuote, { body: quote({ lines }) })).errors).toEqual(words)
    const body = { version, lines }
    expect((await administrator.call(calls.editQuote, { params: { id }, body })).errors).toEqual(words)
  }
  const bought = { job_type: 'Buy Back', lines: many(9, { unit_price_cents: -999_999_999 }) }
  expect((await sales.call(calls.createQuote, { body: quote(bought) })).errors).toEqual(words)
  const whole = await create({ lines: [line({ quantity: 100, unit_price_cents: 999_999_999 })] })
  expect(whole.total_cents).toBe(109_999_999_890)
  const { data: revision } = await sales.call(calls.copyQuote, { params: { id: whole.id } })
  expect(revision.total_cents).toBe(whole.total_cents)
})

test('a quote gets its number, dates and texts from the settings, and its amounts are computed', async () => {
  await saveSettings(administrator, 'quotes', {
    validity_days: 14,
  })
  const { data: footer } = await administrator.call(wordingEndpoints.createFooter, {
    body: { title: 'Thanks', body: richText('Thank you.'), is_default: 1 },
  })
  const made = await sales.call(calls.createQuote, { body: quote() })
  expect(made.data).toMatchObject({
    quote_no: expect.stringMatching(/^Q-\d{6}$/),
    revision: 1,
    status: 'Draft',
    quote_date: '2026-11-20',
    valid_until: '2026-12-04',
    terms: 'Standard terms',
    footer_id: footer.id,
    footer: 'Thanks',
    sales_user: 'Sal Moretti',
    client: 'Jo Nguyen',
    subtotal_cents: 1480_00,
    gst_cents: 148_00,
    total_cents: 1628_00,
    version: 1,
  })
  const next = await create()
  expect(Number(next.quote_no.slice(2))).toBe(Number(made.data.quote_no.slice(2)) + 1)
})

test('Buy Back pays the client, and a client outside GST is charged none', async () => {
  const bought = await create({ job_type: 'Buy Back', lines: [line({ unit_price_cents: -10_00 })] })
  expect(bought).toMatchObject({ subtotal_cents: -80_00, gst_cents: -8_00, total_cents: -88_00 })
  const { id } = await newClient({ name: 'Overseas Civil', gst_switch: 0, gst_reason: 'Overseas' })
  const free = await create({ client_id: id, prospect_name: null })
  expect(free).toMatchObject({ gst_applies: 0, gst_cents: 0, total_cents: 1480_00 })
})

test('lines are changed as a complete list with their quote’s version', async () => {
  const { id, lines } = await create({
    lines: [line(), line({ description: 'Float', unit: 'each', quantity: 1 })],
  })
  const params = { id }
  const [first, second] = lines.map(again)
  const edited = await sales.call(calls.editQuote, {
    params,
    body: {
      version: 1,
      lines: [second!, { ...first!, quantity: 4 }, line({ kind: 'text', description: 'Weekdays' })],
    },
  })
  expect(edited.data.lines.map((one) => [one.description, totalOfLine(pricedLine(one))])).toEqual([
    ['Float', 185_00],
    ['20 t excavator, wet hire', 740_00],
    ['Weekdays', 0],
  ])
  expect(edited.data).toMatchObject({ version: 2, total_cents: 1017_50 })
  const late = await sales.call(calls.editQuote, { params, body: { version: 1, lines: [] } })
  expect(late).toMatchObject({ status: 409, data: { current: { version: 2, total_cents: 1017_50 } } })
  const same = await sales.call(calls.editQuote, {
    params,
    body: {
      version: 2,
      title: 'Basement dig',
      lines: edited.data.lines.map(again),
    },
  })
  expect(same.data.version).toBe(2)
})

test('costs and internal remarks are for viewers who may see margins', async () => {
  const internal_notes = 'They always pay late.'
  const { id } = await create({ internal_notes, lines: [line({ cost_cents: 100_00 })] })
  for (const person of [administrator, sales]) {
    const { data } = await person.call(calls.getQuote, { params: { id } })
    expect(data).toMatchObject({ internal_notes, margin_percent: 45.9, lines: [{ cost_cents: 100_00 }] })
  }
  for (const person of [accounts, allocator]) {
    const { data, text } = await person.call(calls.getQuote, { params: { id } })
    for (const field of ['internal_notes', 'margin_percent', 'lines.0.cost_cents'])
      expect(data).not.toHaveProperty(field)
    expect(text).not.toContain('pay late')
    const history = await person.request('GET', `/api/records/quote/${id}/history`)
    expect(history.text).not.toContain('pay late')
  }
  for (const name of ['driver', 'safety', 'subcontractor'] as const)
    expect((await (await app.as(name)).call(calls.getQuote, { params: { id } })).status).toBe(403)
})

test('a writer who cannot see costs leaves them unchanged', async () => {
  const owner = await app.database.owner()
  const { id, lines } = await create({ lines: [line({ cost_cents: 100_00 })] })
  await owner.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'quotes:margin', 'none' from user_role where is_system and user_type = 4`,
  )
  try {
    const [first] = lines.map(({ cost_cents: _cost, ...rest }) => rest)
    const edit = (body: object) =>
      sales.call(calls.editQuote, { params: { id }, body: body as { version: number } })
    expect((await edit({ version: 1, lines: [{ ...first, cost_cents: 1 }] })).status).toBe(403)
    expect((await edit({ version: 1, internal_notes: 'Mine' })).status).toBe(403)
    const saved = await edit({ version: 1, lines: [{ ...first, quantity: 9, cost_cents: null }] })
    expect(saved.status).toBe(200)
    // As sent by a form opened before.
    expect((await edit({ version: saved.data.version, lines: [{ ...first, quantity: 10 }] })).status).toBe(
      200,
    )
  } finally {
    await owner.query(`delete from role_permission where permission = 'quotes:margin'`)
  }
  const { data } = await sales.call(calls.getQuote, { params: { id } })
  expect(data.lines).toMatchObject([{ id: lines[0]?.id, quantity: 10, cost_cents: 100_00 }])
})

test('quotes are found by text, state, client, person and days, the latest revision only', async () => {
  const client = await newClient({ name: 'Listed Civil' })
  const { id } = await sent({ client_id: client.id, prospect_name: null, title: 'Listed works' })
  const found = async (query: object) =>
    (await accounts.call(calls.listQuotes, { query: { search: 'listed', ...query } })).data.map((row) => [
      row.revision,
      row.status,
    ])
  expect(await found({})).toEqual([[1, 'Sent']])
  const { data: next } = await sales.call(calls.reviseQuote, { params: { id }, body: {} })
  expect(await found({ client_id: String(client.id) })).toEqual([[2, 'Draft']])
  expect(await found({ status: 'Sent' })).toEqual([])
  expect(
    await found({ sales_user_id: String(sales.user_id), from: '2026-11-20', to: '2026-11-20' }),
  ).toHaveLength(1)
  expect(await found({ from: '2026-11-21' })).toEqual([])
  await sales.call(calls.archiveQuotes, { body: { ids: [next.id], reason: 'Not now' } })
  expect(await found({})).toEqual([])
  expect(await found({ archived: '1' })).toEqual([[2, 'Draft']])
})

test('a copy is a new quote dated today with its own number', async () => {
  const original = await sent({ title: 'To be copied' })
  const { data: copy } = await sales.call(calls.copyQuote, { params: { id: original.id } })
  expect(copy).toMatchObject({
    status: 'Draft',
    revision: 1,
    title: 'To be copied',
    total_cents: 1628_00,
    sent_at: null,
  })
  expect(copy.quote_no).not.toBe(original.quote_no)
})

test('the log says what changed, with the lines in words', async () => {
  const { id } = await create()
  await sales.call(calls.editQuote, { params: { id }, body: { version: 1, lines: [line({ quantity: 1 })] } })
  const { rows } = await app.database.pool.query(
    `select action, after from activity_log where record_type = 'quote' and record_id = $1 order by id`,
    [id],
  )
  expect(rows).toMatchObject([
    { action: 'created' },
    {
      action: 'updated',
      after: { lines: ['1 hour of 20 t excavator, wet hire at $185.00, GST 10%'], total_cents: 203_50 },
    },
  ])
})

test('the history names client, contact and site, describes the discount, and shows no row ids', async () => {
  const { client_id, job_site_id } = await newClientWithSite(app)
  const contact = await sales.call(clientEndpoints.createContact, {
    params: { id: client_id },
    body: { name: 'Jo Nguyen', email: 'jo@kestrel.example' },
  })
  const { id } = await create({
    client_id,
    prospect_name: null,
    contact_id: contact.data.id,
    job_site_id,
    discount_type: 'amount',
    discount_value: 50_00,
  })
  await sales.call(calls.editQuote, {
    params: { id },
    body: { version: 1, job_site_id: null, discount_type: 'percent', discount_value: 5 },
  })
  const params = { record_type: 'quote', record_id: id }
  const { data, text } = await sales.call(activityLogEndpoints.recordHistory, { params, query: {} })
  const [edited, made] = data.entries
  expect(made?.after).toMatchObject({
    client_id: 'Kestrel Homes',
    contact: 'Jo Nguyen',
    site: 'Quarry',
    discount: '$50.00',
  })
  expect([edited?.before, edited?.after]).toMatchObject([
    { site: 'Quarry', discount: '$50.00' },
    { site: null, discount: '5%' },
  ])
  expect(text).not.toMatch(/contact_id|job_site_id|company_id|discount_type|discount_value/)
})
