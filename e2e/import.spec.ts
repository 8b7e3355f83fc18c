import { csvRow } from '#shared/csv.ts'
import { expect, test } from './test.ts'
import { pageOf, settled } from './helpers.ts'

const stamp = (): string => String(Date.now() % 10_000_000)

test('the administrator imports 200 assets, leaves out a bad row, and undoes it', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  const batch = stamp()
  await page.goto('/dashboard/resources/assets')
  await settled(page)
  await page.getByRole('link', { name: 'Import…' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
  const rows = Array.from({ length: 200 }, (_, at) => [
    `I${batch}-${at}`,
    'Excavator 5T',
    `Imported ${batch}`,
  ])
  const file = [['Fleet number', 'Category', 'Name'], ...rows, ['', 'Excavator 5T', 'No number']]
  await page.getByLabel('Spreadsheet', { exact: true }).setInputFiles({
    name: `fleet ${batch}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(file.map((line) => csvRow(line)).join('')),
  })
  await page.getByRole('button', { name: 'Read file' }).click()
  await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible()
  await page.getByRole('button', { name: 'Check rows' }).click()
  await expect(page.getByText('Row 202: Fleet number is required.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 200 rows' }).click()
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible({ timeout: 30_000 })

  await page.goto(`/dashboard/resources/assets?search=${encodeURIComponent(`Imported ${batch}`)}`)
  await expect(page.getByText('200', { exact: true }).first()).toBeVisible()
  await page.goto('/dashboard/imports')
  await page.getByRole('link', { name: `fleet ${batch}.csv` }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('main').getByText('Undone', { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  })
})
