import { expect, test } from './test.ts'
import { pdfBytes } from '#test/uploads.ts'
import { pageOf, phone, settled, toast } from './helpers.ts'
import { approvedUser, trySignIn } from './new-users.ts'

test('a driver submits a card on the phone, the safety officer follows the bell and approves it', async ({
  browser,
}) => {
  const driver = await approvedUser(5)
  const mobile = await (await browser.newContext(phone)).newPage()
  await trySignIn(mobile, driver)
  await expect(mobile).toHaveURL(/\/driver$/)
  await settled(mobile)

  const safety = await pageOf(browser, 'safety')
  await Promise.all([safety.waitForResponse(/\/api\/events\?/), safety.goto('/dashboard')])
  await settled(safety)

  const bar = mobile.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Checklist', 'Documents', 'Me'])
  await bar.getByRole('link', { name: 'Documents' }).click()
  await expect(bar.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page')
  await mobile.getByRole('button', { name: 'Add document' }).click()
  const dialog = mobile.getByRole('dialog', { name: 'Add document' })
  await dialog.locator('input[type=file]').first().setInputFiles({
    name: 'licence.pdf',
    mimeType: 'application/pdf',
    buffer: pdfBytes(),
  })
  await dialog.getByRole('combobox', { name: /^Type/ }).click()
  await mobile.getByRole('option', { name: 'White card' }).click()
  await dialog.getByLabel('Title').fill('White card front')
  await dialog.getByLabel('Number').fill('WC-4711')
  await dialog.getByRole('button', { name: /^(Upload|Add|Save)/ }).click()
  await expect(mobile.getByText('Pending').first()).toBeVisible()

  await safety.getByRole('button', { name: /^Notifications/ }).click()
  await safety
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: `White card front of ${driver.name} is waiting for approval` })
    .click()
  await expect(safety).toHaveURL(new RegExp(`/users/${driver.id}/edit\\?tab=documents$`))
  const row = safety.getByRole('row', { name: /White card front/ })
  await expect(row).toContainText('Pending')
  await row.getByRole('button', { name: /^More/ }).click()
  await safety.getByRole('menuitem', { name: 'Approve' }).click()
  await expect(row).toContainText('Approved')
  await expect(toast(safety, /approved/i)).toBeVisible()

  await expect(mobile.getByText('Approved').first(), 'the driver sees it without a reload').toBeVisible()
})
