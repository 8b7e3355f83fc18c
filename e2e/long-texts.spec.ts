import { pageOf, settled } from './helpers.ts'
import { expect, test } from './test.ts'

test('a text that is too long is refused while typing, and accepted once cut', async ({ browser }) => {
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  const notes = page.getByLabel('Notes for the client')
  await notes.fill('a\n'.repeat(401))
  await expect(page.getByText('Notes for the client must be 400 lines or fewer.')).toBeVisible()
  await notes.fill('a\n'.repeat(300))
  await expect(page.getByText('Notes for the client must be 400 lines or fewer.')).toBeHidden()
  await page.getByLabel('Assumptions').fill('a'.repeat(20_001))
  await expect(page.getByText('Assumptions must be 20000 characters or fewer.')).toBeVisible()
  // Other missing fields are reported on saving.
  await expect(page.getByText('is required.')).toHaveCount(0)
})
