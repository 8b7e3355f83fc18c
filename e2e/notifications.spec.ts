import { type Locator, type Page, expect, test } from './test.ts'
import { pdfBytes } from '#test/uploads.ts'
import { api, call, settled } from './helpers.ts'
import { type NewUser, approvedUser, trySignIn } from './new-users.ts'

/** Notifies a person by rejecting a document of theirs. */
async function turnDown(person: NewUser, title: string): Promise<void> {
  const types = await call<{ id: number; is_reviewed: number }[]>(
    'GET',
    '/api/document-types?record_type=user',
    undefined,
    person.token,
  )
  const type = types.find(({ is_reviewed }) => is_reviewed === 1)!
  const form = new FormData()
  form.append(
    'data',
    JSON.stringify({ title, document_type_id: type.id, expires_on: '2030-01-31', number: '1234' }),
  )
  form.append('files', new Blob([Uint8Array.from(pdfBytes())], { type: 'application/pdf' }), 'card.pdf')
  const path = `/api/records/user/${person.id}/documents`
  const { id, version } = await call<{ id: number; version: number }>('POST', path, form, person.token)
  await api('admin', 'POST', `/api/documents/${id}/reject`, { version, reason: 'Too dark to read' })
}

const bellOf = (page: Page, unread: number): Locator =>
  page.getByRole('button', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  })

test('the bell rings in every open browser, and reading in one counts in the other', async ({
  browser,
  page: first,
}) => {
  const person = await approvedUser(4)
  const second = await (await browser.newContext()).newPage()
  for (const page of [first, second]) {
    await Promise.all([page.waitForResponse(/\/api\/events\?/), trySignIn(page, person)])
    await settled(page)
    await expect(bellOf(page, 0)).toBeVisible()
  }
  await turnDown(person, 'White card')
  await turnDown(person, 'Forklift licence')
  await expect(bellOf(second, 2)).toBeVisible()
  await bellOf(first, 2).click()
  const list = first.getByRole('region', { name: 'Notifications' })
  await expect(list.getByRole('listitem')).toHaveText([
    /Your Forklift licence was rejected/,
    /Your White card/,
  ])
  await expect(list.getByRole('listitem').first()).toContainText('Too dark to read')
  await list.getByRole('link', { name: /White card/ }).click()
  await expect(first, 'it leads to its place').toHaveURL(/\/profile\?tab=documents$/)
  await expect(bellOf(first, 1)).toBeVisible()
  await expect(bellOf(second, 1)).toBeVisible()

  await bellOf(second, 1).click()
  await second.getByRole('button', { name: 'Mark all read' }).click()
  await expect(bellOf(second, 0)).toBeVisible()
  await expect(bellOf(first, 0)).toBeVisible()
})

test('the list filters by kind and unread, and its address keeps that', async ({ page }) => {
  const person = await approvedUser(4)
  await turnDown(person, 'White card')
  await turnDown(person, 'Forklift licence')
  await trySignIn(page, person)
  await bellOf(page, 2).click()
  await page.getByRole('link', { name: 'All notifications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Notifications/ })).toBeVisible()
  const list = page.getByRole('main').getByRole('listitem').filter({ hasText: 'was rejected' })
  await expect(list).toHaveCount(2)
  await list.filter({ hasText: 'White card' }).getByRole('link').click()
  await expect(bellOf(page, 1)).toBeVisible()
  await page.goBack()

  const choose = async (filter: string, option: string): Promise<void> => {
    await page.getByRole('combobox', { name: filter }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Read', 'Not yet')
  await expect(list).toHaveText([/Forklift licence/])
  await choose('Read', 'Yes')
  await expect(list).toHaveText([/White card/])
  await page.reload()
  await expect(list).toHaveText([/White card/])
  await choose('Kind', 'Invoices')
  await expect(page.getByText('No matching notifications')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(list).toHaveCount(2)
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(bellOf(page, 0)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all read' })).toHaveAttribute('aria-disabled', 'true')
})
