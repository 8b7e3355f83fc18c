import { expect, test } from './test.ts'
import { choose, deskOf } from './call-steps.ts'
import { api, toast } from './helpers.ts'

test('an invoice by hand takes from its client what is left empty, and names at once all that is wrong', async ({
  browser,
}) => {
  const page = await deskOf(browser, 'accounts', '/dashboard/invoices/new?tab=hand')
  const due = page.getByRole('textbox', { name: 'Due date' })
  await due.fill('1/11/2020')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Due date must be on or after the invoice date.')).toBeVisible()
  await expect(page.getByText('Client is required.')).toBeVisible()

  const client = page.getByRole('combobox', { name: 'Client' })
  await choose(client, /./)
  const name = (await client.inputValue()).replace(/ \(.*/, '')
  await due.fill('')
  await page.getByLabel('Description, line 1').fill('Site cleaned by hand')
  await page.getByLabel('Quantity, line 1').fill('2')
  await page.getByLabel('Price, line 1').fill('95')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/dashboard\/invoices\/\d+\/edit$/)
  await expect(due).not.toHaveValue('')
  await expect(page.getByRole('textbox', { name: "Buyer's name" })).toHaveValue(name)
})

test('a client is found by keyboard, another one brings its own buyer, and a typed invoice is not left unasked', async ({
  browser,
}) => {
  const page = await deskOf(browser, 'accounts', '/dashboard/invoices/new?tab=hand')
  const client = page.getByRole('combobox', { name: 'Client' })
  const named = async (type: string) => {
    const query = `client_type=${type}&page_size=1`
    return (await api<{ name: string }[]>('accounts', 'GET', `/api/clients?${query}`))[0]?.name ?? ''
  }
  const [first, second] = [await named('builder'), await named('civil')]
  const find = async (name: string) => {
    await client.fill('')
    await client.pressSequentially(name)
    // At once, before anything is found for it: nothing is taken and nothing is sent.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('Client is required.')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(client).toHaveValue(new RegExp(`^${name} \\(`))
  }
  await find(first)
  const reference = page.getByRole('textbox', { name: "Client's reference" })
  await reference.fill('Stage 2')
  await page.getByRole('link', { name: 'From dockets', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(reference).toHaveValue('Stage 2')

  await page.getByLabel('Description, line 1').fill('Site cleaned by hand')
  await page.getByLabel('Price, line 1').fill('95')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/dashboard\/invoices\/\d+\/edit$/)
  const buyer = page.getByRole('textbox', { name: "Buyer's name" })
  await expect(buyer).toHaveValue(first)
  await find(second)
  await expect(buyer).toHaveValue(second)
  await page.keyboard.press('Control+s')
  await expect(toast(page, /saved$/)).toBeVisible()
  await expect(buyer).toHaveValue(second)
})
