import { expect, test } from 'vitest'
import { clientEndpoints as clients } from '#areas/clients/contract/endpoints.ts'
import { driverEndpoints as drivers } from '#areas/drivers/contract/endpoints.ts'
import { productEndpoints as products } from '#areas/products/contract/endpoints.ts'
import { resourceEndpoints as resources } from '#areas/resources/contract/endpoints.ts'
import { supplierEndpoints as suppliers } from '#areas/suppliers/contract/endpoints.ts'
import { tipSiteEndpoints as tipSites } from '#areas/tip-sites/contract/endpoints.ts'
import { testApp } from '#test/app.ts'
import { checkedImport, csvOf, imported, problemsOf, undone, xlsxOf } from '#test/imports.ts'
import { importKinds } from '../contract/choices.ts'
import { importEndpoints as calls } from '../contract/endpoints.ts'

const app = await testApp()
const administrator = await app.as('administrator')
const accounts = await app.as('accounts')
await administrator.call(resources.createCategory, {
  body: { name: 'Excavator 5T', asset_group: 'excavator', needs_float: 1 },
})
const clientFile = csvOf(
  ['Name', 'Type', 'Email', 'ABN', 'Phone', 'Payment terms', 'Invoice emails'],
  [
    'Darebin Civil',
    'Civil contractor',
    'Office@Example.com',
    '11 900 000 017',
    '0491 570 006',
    '14 days',
    'a@example.com; b@example.com',
  ],
)

test('clients, with their contacts and sites by name', async () => {
  expect(await imported(administrator, 'client', clientFile, 'clients.csv')).toMatchObject({
    imported_count: 1,
  })
  const {
    data: [client],
  } = await administrator.call(clients.listClients, { query: { search: 'Darebin' } })
  expect(client).toMatchObject({ abn: '11900000017', email: 'office@example.com', payment_terms: '14' })
  const params = { id: client!.id }
  expect((await administrator.call(clients.getClient, { params })).data.invoice_emails).toEqual([
    'a@example.com',
    'b@example.com',
  ])

  const contacts = csvOf(
    ['Client', 'Name', 'Primary contact', 'Roles'],
    ['Darebin Civil', 'Dana Frost', 'Yes', 'Site; Orders'],
    [client!.client_no, 'Lee Park', 'Yes', ''],
    ['Nobody', 'Kim Lo', '', 'Boss'],
  )
  const checked = await checkedImport(administrator, 'contact', contacts, 'contacts.csv')
  expect(await problemsOf(administrator, checked.id)).toEqual([
    'Row 3: Primary contact: Row 2 has the same.',
    'Row 4: There is no client “Nobody”. Roles: “Boss” is not one of Accounts, Site, Orders, Signatory.',
  ])
  await imported(administrator, 'contact', contacts, 'contacts.csv')
  const place = ['1 Bell Street', 'Coburg', 'vic', '3058', 'Hard hat; Boots', '7/11/2026']
  const headings = [
    'Client',
    'Name',
    'Street address',
    'Suburb',
    'State',
    'Postcode',
    'PPE',
    'BYDA expires on',
  ]
  await imported(administrator, 'site', csvOf(headings, ['Darebin Civil', 'Bell Street', ...place]))
  expect((await administrator.call(clients.listContacts, { params, query: {} })).data).toMatchObject([
    { name: 'Dana Frost', is_primary: 1, roles: ['site', 'orders'] },
  ])
  expect((await administrator.call(clients.listSites, { params, query: {} })).data).toMatchObject([
    { name: 'Bell Street', state: 'VIC', ppe: ['Hard hat', 'Boots'], byda_expires_on: '2026-11-07' },
  ])
  const again = await checkedImport(administrator, 'client', clientFile)
  expect(await problemsOf(administrator, again.id)).toEqual([
    `Row 2: Name: Darebin Civil is a client already (${client!.client_no}).`,
  ])
  const { rows } = await app.database.pool.query(
    "select action, part, actor, reason from activity_log where record_type = 'client' order by id",
  )
  expect(rows).toEqual([
    { action: 'imported', part: 'from clients.csv', actor: 'Ada Marsh', reason: null },
    { action: 'contact imported', part: 'Dana Frost', actor: 'Ada Marsh', reason: 'From contacts.csv' },
    { action: 'site imported', part: 'Bell Street', actor: 'Ada Marsh', reason: 'From file.csv' },
  ])
})

test('suppliers, and tip sites that name them', async () => {
  const abn = '74 900 000 041'
  const headings = ['Name', 'ABN', 'Supplies']
  await imported(accounts, 'supplier', csvOf(headings, ['Calder Quarry', abn, 'Tip; materials']))
  const again = await checkedImport(accounts, 'supplier', csvOf(headings, ['Other', abn, 'Tips']))
  expect(await problemsOf(accounts, again.id)).toEqual([
    'Row 2: Supplies: “Tips” is not one of Tip, Materials, Parts, Fuel, Repairs, Other.',
  ])
  const taken = await checkedImport(accounts, 'supplier', csvOf(headings, ['Other', abn, '']))
  expect(await problemsOf(accounts, taken.id)).toEqual(['Row 2: Calder Quarry already has this ABN.'])
  const site = csvOf(
    ['Name', 'Operator', 'Suburb', 'Accepted materials', 'Weighbridge'],
    ['North Tip', 'calder quarry', 'Epping', 'clean fill; CLEAN CONCRETE', 'y'],
    ['South Tip', '', 'Carrum', 'Clean Fill; Concrete', ''],
  )
  const unknown = await checkedImport(accounts, 'tip_site', site)
  expect(await problemsOf(accounts, unknown.id)).toEqual([
    'Row 3: Accepted materials: “Concrete” is not in the list of materials.',
  ])
  await imported(accounts, 'tip_site', site)
  expect((await accounts.call(tipSites.listTipSites, { query: {} })).data).toMatchObject([
    {
      name: 'North Tip',
      supplier: 'Calder Quarry',
      has_weighbridge: 1,
      materials: [
        { material: 'Clean Fill', conditions: null },
        { material: 'Clean Concrete', conditions: null },
      ],
    },
  ])
  expect(await problemsOf(accounts, (await checkedImport(accounts, 'tip_site', site)).id)).toContain(
    'Row 2: Another tip site in this suburb already has this name.',
  )
  expect((await accounts.call(suppliers.listSuppliers, { query: {} })).data).toMatchObject([
    { name: 'Calder Quarry', categories: ['tip', 'material'] },
  ])
})

test('products with their prices, from Excel', async () => {
  const file = await xlsxOf(
    ['Code', 'Name', 'Category', 'Unit', 'Sell price', 'Buy price', 'Machine category'],
    ['HIRE-5', 'Excavator 5T', 'Hire', 'hour', 145.5, 90.25, 'Excavator 5T'],
    ['TIP', 'Clean fill', 'Tip fee', 'Tonne', 14.2575, '', ''],
  )
  await imported(accounts, 'product', file, 'prices.xlsx')
  const { data } = await accounts.call(products.listProducts, { query: { sort: 'code' } })
  expect(data).toMatchObject([
    { code: 'HIRE-5', sell_price_cents: 14_550, buy_price_cents: 9025, asset_category: 'Excavator 5T' },
    { code: 'TIP', sell_price_cents: 1425.75, buy_price_cents: null, unit: 'tonne' },
  ])
})

test('drivers and assets, with dates and numbers as Excel has them', async () => {
  const people = await xlsxOf(
    ['Name', 'Mobile', 'Date of birth', 'Licence number', 'Licence state', 'Cost per hour', 'Employment'],
    ['Jo Nguyen', '0491 570 156', '1985-02-14', '087654321', 'VIC', 52.5, 'Casual'],
  )
  await imported(administrator, 'driver', people, 'people.xlsx')
  const { data } = await administrator.call(drivers.listDrivers, { query: { search: 'Nguyen' } })
  expect(data).toMatchObject([
    { mobile: '61491570156', hourly_cost_cents: 5250, employment: 'employee_casual' },
  ])
  expect((await administrator.call(drivers.getDriver, { params: { id: data[0]!.id } })).data).toMatchObject({
    dob: '1985-02-14',
    licence_no: '087654321',
  })
  const fleet = await xlsxOf(
    ['Fleet number', 'Category', 'Name', 'Year', 'Operating mass', 'Usual driver', 'Insurance expires on'],
    ['EX-5', 'Excavator 5T', 'Kubota', 2021, 5.4, 'Jo Nguyen', '2027-06-30'],
  )
  await imported(administrator, 'asset', fleet, 'fleet.xlsx')
  expect((await administrator.call(resources.listAssets, { query: {} })).data).toMatchObject([
    { fleet_no: 'EX-5', year: 2021, rego_no: null },
  ])
})

test('the template of each kind can be imported as it is', async () => {
  for (const kind of importKinds) {
    const path = `/api/imports/template?kind=${kind}&format=csv`
    const { status, text } = await administrator.request('GET', path)
    expect(status).toBe(200)
    const found = await checkedImport(administrator, kind, Buffer.from(text), `${kind}.csv`)
    // What it refers to is only in the example.
    const problems = (await problemsOf(administrator, found.id)).filter(
      (words) => !words.includes('There is no'),
    )
    expect(problems, kind).toEqual([])
  }
  const refused = await accounts.request('GET', '/api/imports/template?kind=driver&format=csv')
  expect(refused.status).toBe(403)
})

test('costs are imported only with the right to set them', async () => {
  const { data } = await accounts.call(calls.listImportKinds, {})
  const fields = data.find(({ kind }) => kind === 'product')?.fields
  expect(fields?.filter(({ is_required }) => is_required).map(({ field }) => field)).toEqual([
    'code',
    'name',
    'category',
    'unit',
    'sell_price_cents',
  ])
  await app.database.pool.query(
    `insert into role_permission (user_role_id, permission, scope)
     select id, 'products:cost', 'none' from user_role where is_system and user_type = 2`,
  )
  const without = (await accounts.call(calls.listImportKinds, {})).data
  expect(without.find(({ kind }) => kind === 'product')?.fields.map(({ field }) => field)).not.toContain(
    'buy_price_cents',
  )
  const file = csvOf(
    ['Code', 'Name', 'Category', 'Unit', 'Sell price', 'Buy price'],
    ['C-1', 'Spoil', 'Tip fee', 'load', 10, 1],
  )
  const done = await imported(accounts, 'product', file)
  expect(done.columns.at(-1)).toMatchObject({ heading: 'Buy price', field: '' })
  expect(await undone(accounts, done)).toMatchObject({ status: 'undone' })
})
