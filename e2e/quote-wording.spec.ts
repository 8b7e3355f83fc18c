import { choose } from './call-steps.ts'
import { open, pageOf, settled, toast } from './helpers.ts'
import { stamp } from './quote-form.ts'
import { expect, test } from './test.ts'

test('terms are written with the keyboard beside how they print, and a quote is made on them', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin')
  const title = `Night work ${stamp()}`
  await page.goto('/dashboard/quotes/terms_conditions/new')
  await settled(page)
  await page.getByLabel('Title').fill(title)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Text is required.')).toBeVisible()

  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.type('Nights')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Six hours')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' at least.')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Numbered list' }).click()
  await page.keyboard.type('Lights are yours.')
  const printed = page.getByRole('article', { name: 'As printed' })
  await expect(printed.getByRole('heading', { name: 'Nights' })).toBeVisible()
  await expect(printed.locator('strong')).toHaveText('Six hours')
  await expect(printed.getByRole('listitem')).toHaveText('Lights are yours.')
  // Tab leaves the text: it indents nothing.
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${title} saved`)).toBeVisible()
  await expect(page.getByText('Version 1')).toBeVisible()

  await open(page, '/dashboard/quotes?status=Draft')
  await settled(page)
  await page.locator('tbody a').first().click()
  await settled(page)
  await choose(page.getByRole('combobox', { name: 'Terms and conditions' }), title)
  await page.keyboard.press('Control+s')
  await expect(toast(page, /^Q-\d{6}.* saved$|saved$/).last()).toBeVisible()
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('article').getByRole('listitem')).toHaveText('Lights are yours.')
})
