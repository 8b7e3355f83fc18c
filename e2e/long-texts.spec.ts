import { pageOf, settled } from './helpers.ts'
import { expect, test } from './test.ts'

test('a text that is too long is refused while typing, and accepted once cut', async ({ browser }) => {
  const page = await pageOf(browser, 'sales')
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  const terms = page.getByLabel('Terms and conditions')
  await terms.fill('a\n'.repeat(401))
  await expect(page.getByText('Terms and conditions must be 400 lines or fewer.')).toBeVisible()
  await terms.fill('a\n'.repeat(300))
  await expect(page.getByText('Terms and conditions must be 400 lines or fewer.')).toBeHidden()
  await page.getByLabel('Footer').fill('a'.repeat(2001))
  await expect(page.getByText('Footer must be 2000 characters or fewer.')).toBeVisible()
  // Other missing fields are reported on saving.
  await expect(page.getByText('is required.')).toHaveCount(0)
})
