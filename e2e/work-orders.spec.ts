import { demoMorning } from './environment.ts'
import { expect, test } from './test.ts'
import { api, open, pageOf, settled, toast } from './helpers.ts'

interface Made {
  id: number
}
interface Job extends Made {
  job_no: string
}
const stamp = (): string => String(Date.now() % 10_000_000)
const place = { address_line1: '1 Quarry Road', suburb: 'Epping', state: 'VIC', postcode: '3076' }

/** A day in Melbourne so many days from now, in a field's format. */
const dayAfter = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' }).format(
    Date.parse(demoMorning) + days * 86_400_000,
  )

/** How many days from now the Monday is that comes in three to nine days. */
const nextMonday = (): number =>
  [3, 4, 5, 6, 7, 8, 9].find((days) => new Date(dayAfter(days)).getUTCDay() === 1) ?? 3

/** A pending job of several days, by default five from three days on. */
async function newJob(first = dayAfter(3), last = dayAfter(9)): Promise<Job> {
  const client = await api<Made>('admin', 'POST', '/api/clients', {
    name: `Trench Builders ${stamp()}`,
    client_type: 'builder',
    email: `office${stamp()}@example.com`,
  })
  const site = await api<Made>('admin', 'POST', `/api/clients/${client.id}/sites`, {
    name: 'Quarry',
    ...place,
  })
  return api<Job>('admin', 'POST', '/api/jobs', {
    client_id: client.id,
    job_site_id: site.id,
    title: `Stormwater trench ${stamp()}`,
    job_type: 'Machine Hire',
    status: 'Pending',
    start_date: first,
    end_date: last,
  })
}

test('a requirement’s days are picked from its first month', async ({ browser }) => {
  const { id } = await newJob()
  const page = await pageOf(browser, 'allocator')
  await page.goto(`/dashboard/jobs/${id}/edit?tab=requirements`)
  await settled(page)
  await page.getByRole('button', { name: 'New requirement' }).click()
  const dialog = page.getByRole('dialog')
  const start = dialog.getByRole('textbox', { name: 'Start date' })
  await start.fill('1 Feb 2027')
  await start.press('Tab')
  await expect(dialog.getByText('February 2027', { exact: true })).toBeVisible()
})

test('additions to a running job start today', async ({ browser }) => {
  const { id } = await newJob(dayAfter(-20), dayAfter(9))
  const page = await pageOf(browser, 'allocator')
  await open(page, `/dashboard/jobs/${id}/edit?tab=requirements`)
  await settled(page)
  await page.getByRole('button', { name: 'New requirement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option').first().click()
  // The server's day, whatever the computer's is.
  await expect(dialog.getByRole('textbox', { name: 'Start date' })).toHaveValue('20 Nov 2026')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, /added, \d orders made$/)).toBeVisible()
})

test('the allocator enters a job’s needs, raises them in place, and confirms, moves and cancels its orders', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const { id, job_no } = await newJob()
  const page = await pageOf(browser, 'allocator')
  await open(page, `/dashboard/jobs/${id}/edit?tab=requirements`)
  await settled(page)
  await page.getByRole('button', { name: 'New requirement' }).click()
  const dialog = page.getByRole('dialog')
  const howMany = dialog.getByRole('textbox', { name: 'Ideal quantity' })
  await howMany.fill('3')
  await expect(dialog.getByRole('textbox', { name: 'Maximum quantity' })).toBeHidden()
  await dialog.getByText('Minimum, maximum and priced').click()
  await expect(dialog.getByRole('textbox', { name: 'Maximum quantity' })).toHaveValue('3')
  await dialog.getByRole('textbox', { name: 'Maximum quantity' }).fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  // One press reports all errors.
  await expect(dialog.getByText('Category is required.')).toBeVisible()
  await expect(dialog.getByText('Ideal quantity must be between 1 and 2.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option').first().click()
  await howMany.fill('1')
  await expect(dialog.getByText('5 days, 5 orders')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, /added, 5 orders made$/)).toBeVisible()

  // In place: a refusal restores the old value, a success adds orders.
  const ideal = page.getByRole('textbox', { name: /^Ideal of / })
  await ideal.fill('3')
  await ideal.press('Enter')
  await expect(page.getByText('Ideal quantity must be between 1 and 2.')).toBeVisible()
  await expect(ideal).toHaveValue('1')
  await ideal.fill('2')
  await ideal.press('Enter')
  await expect(page.getByText('10 of 10 to fill')).toBeVisible()

  await page.getByRole('link', { name: 'Orders 10 10 to fill' }).click()
  await page.getByRole('link', { name: `${job_no}-01` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('e')
  await page.getByRole('checkbox', { name: 'Machine to follow' }).check()
  await page.getByRole('checkbox', { name: 'Driver to follow' }).check()
  await page.getByRole('textbox', { name: 'Start time' }).fill('8')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${job_no}-01 saved`)).toBeVisible()
  await confirm.click()
  await expect(toast(page, `${job_no}-01 confirmed`)).toBeVisible()

  const more = page.getByRole('button', { name: `More for ${job_no}-01` })
  await more.click()
  await page.getByRole('menuitem', { name: 'Move…' }).click()
  await dialog.getByRole('textbox', { name: 'Date' }).fill('+12')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(toast(page, `${job_no}-01 moved to ${job_no}-11`)).toBeVisible()
  await expect(page.getByText(`Moved from ${job_no}-01`)).toBeVisible()

  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/api\/.*cancel_reason/, async (route) => {
    await late
    await route.continue()
  })
  await page.getByRole('button', { name: `More for ${job_no}-11` }).click()
  await page.getByRole('menuitem', { name: 'Cancel for client…' }).click()
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  // The list stays open when its options arrive, and are enough to be searched.
  await expect(page.getByText('Nothing found')).toBeVisible()
  arrive()
  await page.getByRole('option', { name: 'Rain/wet site' }).click()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText(/^Cancelled on .*: Rain\/wet site$/)).toBeVisible()
})

test('a new day and a confirmation override a warning, with a reason saved on the booking', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  // Orders skip weekends, and only the new day may be later than the registration.
  const monday = nextMonday()
  const { id: job_id } = await newJob(dayAfter(monday), dayAfter(monday + 4))
  const [category] = await api<Made[]>('admin', 'GET', '/api/asset-categories')
  const asset_category_id = category!.id
  await api('admin', 'POST', `/api/superAdmin/job/${job_id}/requirements`, {
    assetData: [{ asset_category_id, qty: 1 }],
  })
  const [order] = await api<(Made & { order_no: string })[]>(
    'admin',
    'GET',
    `/api/work-orders?job_id=${job_id}&sort=work_date`,
  )
  const { id, order_no } = order!
  const fleet_no = `OV${stamp()}`
  const asset = await api<Made>('admin', 'POST', '/api/assets', {
    fleet_no,
    name: 'Overdue excavator',
    asset_category_id,
    rego_no: fleet_no,
    rego_state: 'VIC',
    rego_expires_on: dayAfter(monday + 1),
  })
  const override = { reason: 'Its papers are on their way' }
  await api('allocator', 'POST', `/api/work-orders/${id}/bookings`, { asset_id: asset.id, override })

  const page = await pageOf(browser, 'allocator')
  await page.goto(`/dashboard/work-orders/${id}/edit`)
  await settled(page)
  await page.keyboard.press('e')
  await page.getByRole('checkbox', { name: 'Driver to follow' }).check()
  await page.getByRole('textbox', { name: 'Date' }).fill(`+${monday + 3}`)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: `Change ${order_no} anyway?` })
  await expect(dialog.getByText(/registration expire/i)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').getByText(/registration expire/i)).toBeVisible()
  await page.keyboard.press('Control+s')
  await dialog.getByRole('button', { name: 'Change anyway' }).click()
  await expect(dialog.getByText('Give a reason.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Renewed by then')
  await dialog.getByRole('button', { name: 'Change anyway' }).click()
  await expect(toast(page, `${order_no} saved`)).toBeVisible()
  await expect(page.getByText(/Renewed by then/).first()).toBeVisible()

  await api('admin', 'POST', `/api/assets/${asset.id}/off-road`, { reason: 'Hydraulic leak' })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const question = page.getByRole('dialog', { name: `Confirm ${order_no} anyway?` })
  await expect(question.getByText(/is off road: Hydraulic leak/)).toBeVisible()
  await question.getByRole('textbox', { name: 'Reason' }).fill('Mended tomorrow')
  await question.getByRole('button', { name: 'Confirm anyway' }).click()
  await expect(toast(page, `${order_no} confirmed`)).toBeVisible()
  await expect(page.getByText(/Mended tomorrow/).first()).toBeVisible()
})

test('the list finds an order on a phone', async ({ browser }) => {
  const { id, job_no } = await newJob()
  const [category] = await api<Made[]>('admin', 'GET', '/api/asset-categories')
  await api('admin', 'POST', `/api/superAdmin/job/${id}/requirements`, {
    assetData: [{ asset_category_id: category!.id, qty: 1 }],
  })
  const page = await pageOf(browser, 'allocator', 'phone')
  await page.goto('/dashboard/work-orders')
  await settled(page)
  await page.getByPlaceholder('Number, job, client, site, category').fill(job_no)
  await expect(page.getByRole('link', { name: `${job_no}-01` })).toBeVisible()
  await expect(page.getByRole('link', { name: /^J-/ })).toHaveCount(5)
})
