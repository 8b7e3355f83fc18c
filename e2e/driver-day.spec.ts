import { type Page, expect, test } from '@playwright/test'
import { photo } from '#test/uploads.ts'
import { demoMorning } from './environment.ts'
import { api, pageOf, phone, settled } from './helpers.ts'
import { sign } from './signing.ts'

interface Made {
  id: number
}
const stamp = (): string => String(Date.now() % 10_000_000)
/** The day after the demo company's Friday is free. */
const day = '2026-11-21'

/** An order that the demo company's driver has on the phone, with an excavator; @returns its number. */
async function sentOrder(): Promise<string> {
  const client = await api<Made>('admin', 'POST', '/api/clients', {
    name: `Footing Builders ${stamp()}`,
    client_type: 'builder',
    email: `office${stamp()}@example.com`,
  })
  const site = await api<Made>('admin', 'POST', `/api/clients/${client.id}/sites`, {
    name: 'Quarry',
    address_line1: '1 Quarry Road',
    suburb: 'Epping',
    state: 'VIC',
    postcode: '3076',
  })
  const job = await api<Made>('admin', 'POST', '/api/jobs', {
    client_id: client.id,
    job_site_id: site.id,
    title: `Dig footings ${stamp()}`,
    job_type: 'Machine Hire',
    status: 'Pending',
    start_date: day,
    end_date: day,
  })
  const categories = await api<(Made & { asset_group: string })[]>('admin', 'GET', '/api/asset-categories')
  const excavators = categories.find(({ asset_group }) => asset_group === 'excavator')
  await api('admin', 'POST', '/api/superAdmin/jobRequirement', {
    job_id: job.id,
    asset_category_id: excavators?.id,
    ideal_asset_qty: 1,
    start_date: day,
    end_date: day,
    selectedDates: [day],
    start_time: '07:00',
    est_hours: 8,
    needs_driver: 1,
  })
  const [order] = await api<(Made & { order_no: string })[]>(
    'admin',
    'GET',
    `/api/work-orders?job_id=${job.id}`,
  )
  if (!order) throw new Error('The requirement made no order')
  const me = (await api<Made[]>('driver', 'GET', '/api/drivers?page_size=1'))[0]
  const candidates = await api<(Made & { free: boolean })[]>(
    'admin',
    'GET',
    `/api/work-orders/${order.id}/available-assets`,
  )
  const override = { reason: 'For the journey' }
  await api('admin', 'POST', `/api/work-orders/${order.id}/bookings`, {
    asset_id: candidates.find(({ free }) => free)?.id,
    driver_id: me?.id,
    certainty: 'confirmed',
    override,
  })
  await api('admin', 'POST', `/api/work-orders/${order.id}/confirm`, { override })
  return order.order_no
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

test('a driver’s day on a phone: answer, fit, travel, prestart, work, a load with its ticket, docket signed', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const order_no = await sentOrder()
  const page = await pageOf(browser, 'driver', phone)
  // The phone has the time of the business, some hours back: it runs on while the day goes by.
  await page.clock.install({ time: Date.parse(demoMorning) - 3 * 3_600_000 })
  await page.goto('/driver')
  await page.getByRole('link', { name: new RegExp(`Read and answer.*${order_no}`) }).click()
  await settled(page)
  await tap(page, 'Accept')
  await tap(page, 'Fit for duty')
  await tap(page, 'I am fit for duty')
  await tap(page, 'Start travel')
  await expect(page.getByText(/^Travel since/)).toBeVisible()
  await page.clock.fastForward('00:20')
  await tap(page, 'Arrived on site')

  await page.getByRole('main').getByRole('link', { name: 'Checklist' }).click()
  const form = page.getByRole('form')
  await expect(form).toBeVisible()
  for (const all of await form.getByRole('button', { name: /^All OK/ }).all()) await all.click()
  for (const yes of await form.getByRole('radio', { name: 'Yes' }).all()) await yes.check()
  await form.getByRole('button', { name: 'Hand in' }).click()

  await page.clock.fastForward('00:10')
  await tap(page, 'Start work')
  await page.getByRole('dialog').getByRole('button', { name: 'Start work' }).click()
  await expect(page.getByText(/^Work since/)).toBeVisible()
  await page.clock.fastForward('00:20')

  const ticket = await photo()
  await tap(page, 'Add load')
  const load = page.getByRole('dialog')
  await load.getByRole('combobox', { name: 'Material' }).click()
  await page.getByRole('option', { name: 'Clay' }).click()
  await load.getByRole('textbox', { name: 'Ticket number' }).fill(`K${stamp()}`)
  await load
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ticket.jpg', mimeType: 'image/jpeg', buffer: ticket.content })
  await load.getByRole('button', { name: 'Add load' }).click()
  await page.clock.fastForward('00:20')
  await tap(page, 'Tip load')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tipped at' }).fill('Northern Tip')
  await page.getByRole('dialog').getByRole('button', { name: 'Tip load' }).click()
  await tap(page, 'Start break')
  await page.clock.fastForward('00:30')
  await tap(page, 'End break')
  await page.clock.fastForward('00:30')
  await tap(page, 'Finish work')
  await page.getByRole('dialog').getByRole('button', { name: 'Finish work' }).click()
  await expect(page.getByText('All sent')).toBeVisible()

  await tap(page, 'Sign docket')
  const signing = page.getByRole('dialog')
  await expect(signing.getByText(order_no).first()).toBeVisible()
  await expect(signing.getByText('$')).toHaveCount(0)
  await signing.getByRole('textbox', { name: 'Name of who signs' }).fill('Jo Nguyen')
  await page.locator('canvas').scrollIntoViewIfNeeded()
  await sign(page)
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  await tap(page, 'Close job')
  await expect(page.getByText('All sent')).toBeVisible()
  await expect(page.getByRole('banner').or(page.getByRole('main')).getByText('Closed').first()).toBeVisible()

  const office = await pageOf(browser, 'allocator')
  await office.goto(`/dashboard/driver_jobs?search=${order_no}`)
  await office.getByRole('link', { name: order_no }).click()
  await expect(office.getByText('(Signed)')).toBeVisible()
  await expect(office.getByRole('link', { name: 'Photo' })).toBeVisible()
})
