import { expect, test } from './test.ts'
import { open, pageOf } from './helpers.ts'
import { importExcavators } from './import-steps.ts'

test('the administrator imports assets, leaves out a bad row, and undoes it', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  const batch = String(Date.now() % 10_000_000)
  await importExcavators(page, batch, 20)
  await open(page, '/dashboard/imports')
  await page.getByRole('link', { name: `fleet ${batch}.csv` }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('main').getByText('Undone', { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  })
})
