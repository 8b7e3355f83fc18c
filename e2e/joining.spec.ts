import { expect, test } from './test.ts'
import { api, pageOf, settled, toast } from './helpers.ts'
import { approvedUser, newUserDetails, trySignIn, versionOf, unapprovedUser } from './new-users.ts'

const userAddress = (id: number): string => `/dashboard/settings/users/${id}/edit`

test('a sign-up must wait, and has a profile and documents but no areas', async ({ page }) => {
  const { name, email, password } = newUserDetails()
  await page.goto('/signup')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill('something-else-again')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await page.getByLabel(/^Confirm password/).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Your account is waiting for approval.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clients' })).toHaveCount(0)

  await page.goto('/dashboard/clients')
  await expect(page, 'an area is closed').not.toHaveURL(/\/clients/)
  await page.goto('/profile')
  await expect(page.getByText('Waiting for approval').first()).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.goto('/profile?tab=documents')
  await expect(page.getByRole('button', { name: 'Add document' }).first()).toBeEnabled()

  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!) as { id: number })
  await api('admin', 'POST', `/api/users/${id}/deactivate`, { version: await versionOf(id) })
})

test('the administrator’s bell counts a sign-up, the card links to it, and a driver signs in through /driver', async ({
  browser,
  page,
}) => {
  const admin = await pageOf(browser, 'admin')
  await Promise.all([admin.waitForResponse(/\/api\/events\?/), admin.goto('/dashboard')])
  await settled(admin)
  const bell = admin.getByRole('button', { name: /^Notifications/ })
  const unread = async (): Promise<number> =>
    Number(/(\d+) unread/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0)
  const before = (await api<{ unread: number }>('admin', 'GET', '/api/notifications/counts')).unread
  const person = await unapprovedUser()
  await expect.poll(unread, 'the bell counts on without a reload').toBeGreaterThan(before)

  await admin.reload()
  const card = admin.getByRole('region', { name: 'Sign-ups to approve' })
  await card.getByRole('link', { name: person.name, exact: true }).click()
  await expect(admin.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = admin.getByRole('dialog', { name: `Approve ${person.name}` })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByText('Type is required.')).toBeVisible()
  await dialog.getByRole('combobox', { name: /^Type/ }).click()
  await admin.getByRole('option', { name: 'Driver', exact: true }).click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(admin, `${person.name} approved as Driver`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await admin.context().close()

  await trySignIn(page, person)
  await expect(page).toHaveURL(/\/driver$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
})

for (const { user_type, typed, landing } of [
  { user_type: 2, typed: '/login', landing: '/dashboard' },
  { user_type: 3, typed: '/', landing: '/allocator' },
  { user_type: 6, typed: '/dashboard', landing: '/safety_officer' },
  // What they may not open.
  { user_type: 5, typed: '/dashboard/clients', landing: '/driver' },
] as const) {
  test(`an approved person of type ${user_type} who typed ${typed} lands on ${landing}`, async ({ page }) => {
    await page.goto(typed)
    await page.waitForURL((url) => url.pathname === '/login')
    await trySignIn(page, await approvedUser(user_type))
    await page.waitForURL((url) => url.pathname === landing)
    await settled(page)
  })
}

test('a rejected sign-up is signed out and learns why, but only with the right password', async ({
  browser,
  page,
}) => {
  const person = await unapprovedUser()
  const admin = await pageOf(browser, 'admin')
  await admin.goto(userAddress(person.id))
  await admin.getByRole('button', { name: `More for ${person.name}` }).click()
  await admin.getByRole('menuitem', { name: 'Reject user' }).click()
  const question = admin.getByRole('dialog', { name: `Reject ${person.name}?` })
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(question.getByText('Give a reason.')).toBeVisible()
  await question.getByLabel('Reason').fill('We do not know you')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(toast(admin, `${person.name} rejected`)).toBeVisible()
  await expect(admin.getByText(/Rejected on .*: We do not know you/)).toBeVisible()
  await admin.context().close()

  const reason = page.getByText('Your sign-up was not approved: We do not know you')
  await trySignIn(page, { email: person.email, password: 'not-the-password' })
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible()
  await expect(reason).toHaveCount(0)
  await trySignIn(page, person)
  await expect(reason).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('a deactivated user who is only watching is signed out too', async ({ page }) => {
  const person = await approvedUser(4)
  await Promise.all([page.waitForResponse(/\/api\/events\?/), trySignIn(page, person)])
  await settled(page)
  await api('admin', 'POST', `/api/users/${person.id}/deactivate`, { version: await versionOf(person.id) })
  await expect(page, 'nothing was pressed').toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('a deactivated user loses the open session at the next click and cannot come back', async ({ page }) => {
  const person = await approvedUser(4)
  await trySignIn(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  await settled(page)
  await api('admin', 'POST', `/api/users/${person.id}/deactivate`, { version: await versionOf(person.id) })
  await Promise.all([
    expect(toast(page, 'Authorization Token Expired. Please Login Again.')).toBeVisible(),
    page.getByRole('link', { name: 'Clients' }).first().click(),
  ])
  await expect(page).toHaveURL(/\/login/)
  await trySignIn(page, person)
  await expect(page.getByText('Your account is inactive. Please contact the office.')).toBeVisible()
})
