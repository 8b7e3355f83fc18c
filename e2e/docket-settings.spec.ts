import { pageOf, settled, toast } from './helpers.ts'
import { expect, test } from './test.ts'

test('docket settings are saved, and Cancel goes back to the list', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/dashboard/dockets/settings')
  await settled(page)
  const limit = page.getByLabel('Approval above')
  const before = await limit.inputValue()
  // No docket of the demo company comes near, so no one else's approval changes.
  await limit.fill('999999')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Docket settings saved')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(limit).toHaveValue(/999,999/)
  await limit.fill(before)
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Docket settings saved')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dockets' })).toBeVisible()
})
