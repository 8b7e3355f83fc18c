import { randomBytes } from 'node:crypto'
import type { Permission } from '#shared/permissions.ts'
import { api, open, settled, toast } from './helpers.ts'
import { approvedUser, trySignIn } from './new-users.ts'
import { cell, chooseJobType, stamp } from './quote-form.ts'
import { type Page, expect, test } from './test.ts'
import { quoteProspect } from './prospect.ts'
import { sentQuote } from './test-quotes.ts'

/** A user in sales whose role lacks one of their type's rights. */
async function salesWithout(page: Page, right: Permission): Promise<void> {
  const name = `Sales ${randomBytes(3).toString('hex')}`
  const role = await api<{ id: number; version: number }>('admin', 'POST', '/api/roles', {
    name,
    user_type: 4,
  })
  await api('admin', 'PATCH', `/api/roles/${role.id}/permissions`, {
    version: role.version,
    permissions: { [right]: 'none' },
  })
  await trySignIn(page, await approvedUser(4, role.id))
  await expect(page).toHaveURL(/\/dashboard$/)
}

const thrownOut = (page: Page) => toast(page, 'You are not Authorized for this action.')

test('without the right to products a quote is typed as text, and works', async ({ page }) => {
  await salesWithout(page, 'products:read')
  await page.goto('/dashboard/quotes/new')
  await settled(page)
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await page.getByRole('textbox', { name: 'Title' }).fill(`Basement dig ${stamp()}`)
  await chooseJobType(page)
  await quoteProspect(page, 'Jo Nguyen')
  await expect(cell(page, 0, 'description')).toHaveAttribute('placeholder', 'What it is for')
  await cell(page, 0, 'description').pressSequentially('WH-EX20')
  await cell(page, 0, 'price').fill('200')
  await settled(page)
  await page.keyboard.press('Control+s')
  await expect(toast(page, /^Quote Q-\d{6} saved$/)).toBeVisible()
  await expect(thrownOut(page)).toHaveCount(0)
  expect(asked.filter((path) => path.includes('products'))).toEqual([])
})

test('people without the right to clients can read quotes and quote prospects, and see why they cannot make a job', async ({
  page,
}) => {
  const client = await api<{ id: number; name: string }>('admin', 'POST', '/api/clients', {
    name: `Kestrel ${stamp()}`,
    client_type: 'builder',
    email: 'office@kestrel.example',
  })
  const quote = await api<{ id: number }>('sales', 'POST', '/api/quotes', {
    title: 'Trench',
    job_type: 'Machine Hire',
    client_id: client.id,
  })
  await salesWithout(page, 'clients:read')
  const why = `Your role can’t see clients`
  await page.goto(`/dashboard/quotes/${quote.id}/edit`)
  await settled(page)
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(client.name)
  await expect(page.getByText(why).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Trench, deeper')
  await page.keyboard.press('Control+s')
  await expect(toast(page, /^Quote Q-\d{6} saved$/)).toBeVisible()

  await page.goto(`/dashboard/quotes/new?client_id=${client.id}`)
  await settled(page)
  await expect(page.getByText(why).first()).toBeVisible()
  await expect(page.getByLabel('New client’s name')).toBeEditable()

  await open(page, '/dashboard/jobs')
  await settled(page)
  await expect(
    page
      .getByRole('link', { name: 'New job' })
      .or(page.getByRole('button', { name: 'New job' }))
      .first(),
  ).toHaveAttribute('aria-disabled', 'true')
  await open(page, '/dashboard/jobs/new')
  await settled(page)
  await expect(page.getByText('Choose a client first')).toBeVisible()
  await expect(page).toHaveURL(/\/jobs\/new/)
  await expect(thrownOut(page)).toHaveCount(0)
})

test('without the right to prices a quote is accepted for its client by what it is for', async ({ page }) => {
  const { id, quote_no } = await sentQuote()
  await salesWithout(page, 'quotes:prices')
  await page.goto(`/dashboard/quotes/${id}/edit`)
  await settled(page)
  await page.getByRole('button', { name: `More for ${quote_no}` }).click()
  await page.getByRole('menuitem', { name: 'Accept for the client' }).click()
  const dialog = page.getByRole('dialog', { name: `Accept ${quote_no} for the client` })
  const option = dialog.getByRole('checkbox', { name: 'Traffic controller on Saturdays', exact: true })
  await option.check()
  await expect(dialog).not.toContainText('$')
  await expect(dialog).not.toContainText('Total accepted')
  await dialog.getByRole('textbox', { name: 'How the client agreed' }).fill('By phone this morning')
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(toast(page, `Quote ${quote_no} accepted`)).toBeVisible()
  // The option as well: $8,560.00 and GST.
  expect(await api('admin', 'GET', `/api/quotes/${id}`)).toMatchObject({
    status: 'Accepted',
    acceptance: { total_cents: 9416_00 },
  })
})
