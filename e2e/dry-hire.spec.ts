import { expect, test } from './test.ts'
import { api, open, pageOf, settled, toast } from './helpers.ts'
import { newClient, newQuarry } from './test-clients.ts'

interface Made {
  id: number
}

test('a machine goes on hire, comes back, and is invoiced with its explanation', async ({ browser }) => {
  test.setTimeout(90_000)
  const client = await newClient()
  const site = await newQuarry(client.id)
  const category = await api<Made>('admin', 'POST', '/api/asset-categories', {
    name: `Roller ${client.name}`,
    asset_group: 'roller',
  })
  const fleet_no = `DH-${client.id}`
  await api('admin', 'POST', '/api/assets', {
    fleet_no,
    name: 'Test roller',
    asset_category_id: category.id,
    smu_current: 1204,
  })
  await api('admin', 'POST', '/api/products', {
    code: fleet_no,
    name: `Roller ${client.name}`,
    category: 'hire',
    unit: 'day',
    asset_category_id: category.id,
    sell_price_cents: 320_00,
  })
  const job = await api<Made>('admin', 'POST', '/api/jobs', {
    client_id: client.id,
    job_site_id: site.id,
    title: 'Roll the pad',
    job_type: 'Machine Hire',
    start_date: '2026-11-20',
    end_date: '2026-11-27',
    status: 'Pending',
  })
  await api('admin', 'POST', '/api/superAdmin/jobRequirement', {
    job_id: job.id,
    asset_category_id: category.id,
    ideal_asset_qty: 1,
    start_date: '2026-11-23',
    end_date: '2026-11-23',
    needs_driver: 0,
  })
  await api('admin', 'POST', `/api/jobs/${job.id}/confirm`, {})
  const page = await pageOf(browser, 'admin')
  await open(page, `/dashboard/jobs/${job.id}/edit?tab=dry_hire`)
  await page.getByRole('button', { name: 'Record on-hire' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Machine' }).fill(fleet_no)
  await page.getByRole('option', { name: fleet_no }).click()
  await expect(dialog.getByText('Last read 1,204 h.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'On-hire date' }).fill('19 Nov 2026')
  await dialog.getByRole('textbox', { name: 'On-hire time' }).fill('7')
  await dialog.getByRole('textbox', { name: 'Hour meter at on-hire' }).fill('1204')
  await dialog.getByRole('button', { name: 'Record on-hire' }).click()
  await expect(toast(page, `${fleet_no} is on hire`)).toBeVisible()
  await expect(page.getByText('2 days at $320.00 a day')).toBeVisible()

  await page.getByRole('row', { name: fleet_no }).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Record off-hire' }).click()
  await dialog.getByRole('textbox', { name: 'Hour meter at off-hire' }).fill('1210.5')
  await dialog.getByRole('button', { name: 'Record off-hire' }).click()
  await expect(toast(page, new RegExp(`^${fleet_no} is off-hired: OH-`))).toBeVisible()

  await open(page, `/dashboard/invoices/new?client_id=${client.id}&job_id=${job.id}`)
  await page.getByRole('button', { name: 'Make invoice' }).click()
  await settled(page)
  await expect(
    page.getByText(new RegExp(`, ${fleet_no}\\. On hire 19 Nov to 20 Nov 2026, 2 days\\. Off-hire OH-`)),
  ).toBeVisible()
})
