import { api, pageOf, phone, settled } from './helpers.ts'
import { expect, test } from './test.ts'

test('typing over an open list selects, and Enter picks nothing else', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/dashboard/clients/new')
  await settled(page)
  const terms = page.getByRole('combobox', { name: 'Payment terms' })
  await terms.click()
  await expect(page.getByRole('option', { name: '14 days' })).toBeVisible()
  await page.keyboard.type('14')
  await expect(terms).toHaveValue('14 days')
  await page.keyboard.press('Enter')
  await expect(terms).toHaveValue('14 days')
})

test('in a dialog on a phone a list is as wide as its field and can be used', async ({ browser }) => {
  const [job] = await api<{ id: number }[]>('admin', 'GET', '/api/jobs?status=Confirmed&page_size=1')
  const page = await pageOf(browser, 'admin', 'phone')
  await page.goto(`/dashboard/jobs/${job!.id}/edit?tab=rates`)
  await settled(page)
  await page.getByRole('button', { name: 'New rate' }).tap()
  const unit = page.getByRole('dialog').getByRole('combobox', { name: 'Unit' })
  await unit.tap()
  const day = page.getByRole('option', { name: 'Day', exact: true })
  await expect(day).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
  await day.tap()
  await expect(unit).toHaveValue('Day')
  await page.context().close()
})
