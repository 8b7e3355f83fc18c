import { expect, test } from './test.ts'
import { api, open, pageOf, settled, toast } from './helpers.ts'

test('accounts types and pastes a client’s rates, tries a shift at them, and copies them with a rise', async ({
  browser,
}) => {
  const name = `Rated ${Date.now() % 10_000_000}`
  const client = await api<{ id: number }>('accounts', 'POST', '/api/clients', {
    name,
    client_type: 'builder',
    email: 'rated@example.com',
  })
  const page = await pageOf(browser, 'accounts')
  await page.goto(`/dashboard/products/rate-cards/new?kind=client&client_id=${client.id}`)
  await settled(page)
  const cell = (label: string, rate: number) => page.getByLabel(`${label}, rate ${rate}`, { exact: true })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('1 Jul 2026')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('30 Jun 2027')
  await page.getByRole('button', { name: 'Add a rate' }).click()
  await cell('Machine category', 1).fill('excavator 5t')
  await cell('Rate', 1).fill('115')
  await cell('Rate', 1).evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '\tExcavator 5T\t\tDay\t900\n\tSpaceship\t\tHour\t120')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Machine category is not one of the choices.')).toBeVisible()
  await cell('Machine category', 3).fill('Excavator 8T')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${name} saved`)).toBeVisible()
  await expect(cell('Machine category', 1)).toHaveValue('Excavator 5T')

  await page.getByRole('button', { name: 'Change terms' }).click()
  await page.getByRole('dialog').getByLabel('Minimum hours').fill('6')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Minimum hours: 6 hours')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  const card = page.url()

  await open(page, '/dashboard/products/try-a-shift')
  await page.getByLabel('Client').fill(name)
  await page.getByRole('option', { name }).first().click()
  await page.getByLabel('Machine category').fill('Excavator 5T')
  await page.getByRole('option', { name: 'Excavator 5T', exact: true }).click()
  await page.getByLabel('Finish').fill('8am')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The minimum of 6 h is for the whole day of the machine.')).toBeVisible()
  await expect(page.getByText('$690.00').last()).toBeVisible()
  await open(page, new URL(card).pathname)

  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Copy' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} next year`)
  await dialog.getByRole('textbox', { name: 'Rise' }).fill('10')
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('heading', { name: `${name} next year`, exact: true })).toBeVisible()
  await expect(cell('Rate', 2)).toHaveValue('990.00')
})
