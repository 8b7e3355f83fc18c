import { type Locator, type Page, expect, test } from './test.ts'
import { api, pageOf, phone, settled, toast, open } from './helpers.ts'

interface Made {
  id: number
}
const stamp = (): string => String(Date.now() % 10_000_000)
const place = { address_line1: '1 Quarry Road', suburb: 'Epping', state: 'VIC', postcode: '3076' }

/** A client that requires a purchase order, with a site. */
async function newClient(name: string): Promise<Made> {
  const client = await api<Made>('admin', 'POST', '/api/clients', {
    name,
    client_type: 'builder',
    email: `office${stamp()}@example.com`,
    po_required: 1,
  })
  await api('admin', 'POST', `/api/clients/${client.id}/sites`, { name: 'Quarry', ...place })
  return client
}

async function choose(page: Page, field: Locator, option: string | RegExp): Promise<void> {
  await field.click()
  await page.getByRole('option', { name: option }).first().click()
}

test('the allocator creates a job, settles its holds, confirms it, puts it on hold and cancels it', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const name = `Trench Builders ${stamp()}`
  const { id } = await newClient(name)
  const page = await pageOf(browser, 'allocator')
  await page.goto(`/dashboard/jobs/new?client_id=${id}`)
  await settled(page)
  const title = `Stormwater trench ${stamp()}`
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await choose(page, page.getByRole('combobox', { name: 'Site' }), 'Quarry, Epping')
  await choose(page, page.getByRole('combobox', { name: 'Type' }), 'Machine Hire')
  await page.getByRole('textbox', { name: 'Start date' }).fill('+3')
  await page.getByRole('textbox', { name: 'End date' }).fill('+1')
  await page.getByRole('textbox', { name: 'Start time' }).fill('630')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('End date must be on or after the start date.')).toBeVisible()
  await page.getByRole('textbox', { name: 'End date' }).fill('+5')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(toast(page, /^J-\d{6} saved$/)).toBeVisible()
  // It opens as its summary; `e` opens the form, and Cancel closes it.
  await expect(page.getByText('6:30 am', { exact: true })).toBeVisible()
  const startTime = page.getByRole('textbox', { name: 'Start time' })
  await page.keyboard.press('e')
  await expect(startTime).toHaveValue('6:30 am')
  // What it costs the client is not theirs to see or set.
  await expect(page.getByRole('textbox', { name: 'PO number' })).toBeVisible()
  for (const name of ['PO limit', 'Budget', 'Retention'])
    await expect(page.getByRole('textbox', { name })).toHaveCount(0)
  await startTime.fill('7')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect(startTime).toBeHidden()
  // Also from another tab, and going to one leaves the form.
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  const tabs = page.getByRole('navigation', { name: title })
  await tabs.getByRole('link', { name: 'Notes' }).click()
  await edit.click()
  await expect(startTime).toHaveValue('6:30 am')
  await tabs.getByRole('link', { name: 'Notes' }).click()
  await tabs.getByRole('link', { name: 'Summary' }).click()
  await expect(startTime).toBeHidden()
  await edit.click()
  await startTime.fill('7')
  await page.keyboard.press('Control+s')
  await expect(startTime).toBeHidden()
  await expect(page.getByText('7:00 am', { exact: true })).toBeVisible()

  // It waits for the purchase order.
  await expect(page.getByText(`${name} needs a purchase order number.`)).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Override…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Comes with the first claim')
  await dialog.getByRole('button', { name: 'Override' }).click()
  await expect(page.getByText(/Overridden by .*: Comes with the first claim/)).toBeVisible()
  await confirm.click()
  await expect(toast(page, /^J-\d{6} confirmed$/)).toBeVisible()

  const more = page.getByRole('button', { name: /^More for J-/ })
  await more.click()
  await page.getByRole('menuitem', { name: 'Put on hold' }).click()
  await dialog.getByRole('textbox').fill('Water main')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await expect(page.getByText('On hold: Water main.')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('On hold: Water main.')).toBeHidden()

  await more.click()
  await page.getByRole('menuitem', { name: 'Cancel by office' }).click()
  await choose(page, dialog.getByRole('combobox', { name: 'Reason' }), 'Rain/wet site')
  await dialog.getByRole('button', { name: 'Cancel the job' }).click()
  await expect(page.getByText(/^Cancelled by Office on .*: Rain\/wet site\.$/)).toBeVisible()
  await open(page, '/dashboard/jobs/cancelled-jobs')
  await settled(page)
  await page.getByPlaceholder('No., title, client, site, PO, quote').fill(title)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('sales find a job on a phone and may not change it once it is confirmed', async ({ browser }) => {
  const client = await newClient(`Phone Builders ${stamp()}`)
  const [site] = await api<Made[]>('admin', 'GET', `/api/clients/${client.id}/sites`)
  const title = `Pool dig ${stamp()}`
  const job = await api<Made>('admin', 'POST', '/api/jobs', {
    client_id: client.id,
    job_site_id: site?.id,
    title,
    job_type: 'Machine Hire',
    start_date: '2030-01-07',
    end_date: '2030-01-08',
    status: 'Pending',
    po_number: 'PO 7',
  })
  await api('admin', 'POST', `/api/jobs/${job.id}/confirm`, {})
  const page = await pageOf(browser, 'sales', 'phone')
  await page.goto('/dashboard/jobs')
  await settled(page)
  await page.getByPlaceholder('No., title, client, site, PO, quote').fill(title)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // What a person may never do is no button, and the menu says why.
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: /^More for / }).click()
  await expect(page.getByRole('menuitem', { name: /^Edit/ })).toContainText(
    'Your role can’t confirm, hold or cancel jobs, or clear their checks.',
  )
})

test('an archived job on a phone shows its full title, with its badges below', async ({ browser }) => {
  const client = await newClient(`Card Builders ${stamp()}`)
  const [site] = await api<Made[]>('admin', 'GET', `/api/clients/${client.id}/sites`)
  const title = `Excavation ${stamp()}`
  const job = await api<Made>('admin', 'POST', '/api/jobs', {
    client_id: client.id,
    job_site_id: site?.id,
    title,
    job_type: 'Machine Hire',
    start_date: '2030-01-07',
    end_date: '2030-01-08',
    status: 'Pending',
  })
  const [reason] = await api<{ value: string }[]>('admin', 'GET', '/api/dropdowns/cancel_reason')
  await api('admin', 'POST', `/api/jobs/${job.id}/cancel-by-office`, { reason: reason?.value })
  await api('admin', 'POST', '/api/jobs/archive', { ids: [job.id], reason: 'Over' })
  const page = await pageOf(browser, 'sales', 'phone')
  await page.goto(`/dashboard/jobs/archived?search=${encodeURIComponent(title)}`)
  await settled(page)
  const row = page.getByRole('row', { name: title })
  const link = (await row.getByRole('link', { name: title }).boundingBox())!
  for (const badge of ['Cancelled by Office', 'Archived']) {
    const box = (await row.getByText(badge, { exact: true }).boundingBox())!
    expect(box.y, badge).toBeGreaterThanOrEqual(link.y + link.height)
    expect(box.x + box.width, badge).toBeLessThanOrEqual(phone.viewport.width)
  }
})
