import { type Page, expect } from '@playwright/test'
import { csvRow } from '#shared/csv.ts'
import { open, settled } from './helpers.ts'

/**
 * Imports so many excavators of 5 t, `I{batch}-000` onward and all named `Imported {batch}`, from a file with one row
 * more that lacks its number. Ends on the finished import.
 */
export async function importExcavators(page: Page, batch: string, count: number): Promise<void> {
  await open(page, '/dashboard/resources/assets')
  await settled(page)
  await page.getByRole('link', { name: 'Import…' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
  const rows = Array.from({ length: count }, (_, at) => [
    `I${batch}-${String(at).padStart(3, '0')}`,
    'Excavator 5T',
    `Imported ${batch}`,
    '5.4',
  ])
  const headings = ['Fleet number', 'Category', 'Name', 'Operating mass']
  const file = [headings, ...rows, ['', 'Excavator 5T', 'No number', '5.4']]
  await page.getByLabel('Spreadsheet', { exact: true }).setInputFiles({
    name: `fleet ${batch}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(file.map((line) => csvRow(line)).join('')),
  })
  await page.getByRole('button', { name: 'Read file' }).click()
  await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible()
  await page.getByRole('button', { name: 'Check rows' }).click()
  await expect(page.getByText(`Row ${count + 2}: Fleet number is required.`)).toBeVisible()
  await page.getByRole('button', { name: `Import ${count} rows` }).click()
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeVisible({ timeout: 30_000 })
}
