import { expect, test } from './test.ts'
import { choose, deskOf } from './call-steps.ts'
import { api } from './helpers.ts'

interface Due {
  id: number
  due_date: string
  is_due_agreed: number
}

test('another client, or other terms, change an invoice’s due date; only a typed day counts as agreed', async ({
  browser,
}) => {
  const newClient = (name: string, payment_terms: string) =>
    api<{ id: number }>('admin', 'POST', '/api/clients', {
      name,
      client_type: 'builder',
      email: 'bills@due.example',
      payment_terms,
    })
  const { id: client_id } = await newClient('Fortnight Builders', '14')
  await newClient('Weekly Builders', '7')
  const line = { description: 'Dig', unit: 'hour', quantity: 1, unit_price_cents: 185_00, gst_code: 'GST' }
  const { id } = await api<Due>('accounts', 'POST', '/api/invoices', { client_id, lines: [line] })
  const read = () => api<Due>('accounts', 'GET', `/api/invoices/${id}`)
  const fortnight = await read()

  const page = await deskOf(browser, 'accounts', `/dashboard/invoices/${id}/edit`)
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  const due = page.getByRole('textbox', { name: 'Due date' })
  const terms = page.getByRole('combobox', { name: 'Payment terms' })
  const save = async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.keyboard.press('Control+s')
    expect((await answered).status()).toBe(200)
    await edit.click()
    await expect(due).not.toHaveValue('')
  }
  const client = page.getByRole('combobox', { name: 'Client' })
  await client.fill('Weekly')
  await page.getByRole('option', { name: /^Weekly Builders/ }).click()
  await expect(terms).toHaveValue('7 days')
  await expect(due).toHaveValue('')
  await expect(page.getByText(/^Due .* if approved today/)).toBeVisible()
  await save()
  const weekly = await read()
  expect(weekly.is_due_agreed).toBe(0)
  expect(weekly.due_date < fortnight.due_date).toBe(true)

  await choose(terms, '14 days')
  await expect(due).toHaveValue('')
  await save()
  expect(await read()).toMatchObject({ due_date: fortnight.due_date, is_due_agreed: 0 })

  await due.fill('31/12/2030')
  await choose(terms, '30 days')
  await expect(due).toHaveValue(/2030/)
  await save()
  expect(await read()).toMatchObject({ due_date: '2030-12-31', is_due_agreed: 1 })
  await page.context().close()
})
