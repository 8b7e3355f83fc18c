import { expect, test } from './test.ts'
import { pageOf, toast } from './helpers.ts'
import { approvedUser, newUserDetails, trySignIn } from './new-users.ts'

const incorrect = 'Email or password is incorrect.'

test('a forgotten password is reset by the link the administrator copies; then link and old password stop working', async ({
  browser,
  page,
}) => {
  const person = await approvedUser(4)
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  await expect(page.getByLabel('Email'), 'what was typed comes along').toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^Not emailed: there is no mail server\./)).toBeVisible()

  const admin = await pageOf(browser, 'admin')
  const mail = admin.getByRole('row', { name: person.email }).getByRole('link', { name: /new password/ })
  await expect(async () => {
    await admin.goto(`/dashboard/settings/mail?search=${encodeURIComponent(person.email)}`)
    await expect(mail).toBeVisible({ timeout: 2000 })
  }, 'the email is written soon after the answer').toPass()
  await mail.click()
  await expect(admin.getByText('There is no mail server, so this was not sent.')).toBeVisible()
  await admin.getByRole('button', { name: 'Copy link' }).click()
  const url = await admin.getByRole('dialog', { name: 'New link' }).locator('code').innerText()
  const link = new URL(url).pathname
  expect(link).toMatch(/^\/reset\//)
  await admin.context().close()

  await page.goto(link)
  await expect(page.getByText(`For ${person.name}, ${person.email}.`)).toBeVisible()
  await page.getByLabel(/^New password/).fill('short')
  await page.getByLabel(/^Confirm password/).fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByLabel(/^New password/)).toHaveAttribute('aria-invalid', 'true')
  const password = 'seven-green-loaders'
  await page.getByLabel(/^New password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(toast(page, 'Your password is set. Sign in with it.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await trySignIn(page, person)
  await expect(page.getByText(incorrect)).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await trySignIn(page, { ...person, password })
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a failed sign-in is shown next to the form, the same for known and unknown emails, and keeps the input', async ({
  page,
}) => {
  const person = await approvedUser(4)
  for (const { email } of [person, newUserDetails()]) {
    await page.goto('/login')
    await trySignIn(page, { email, password: 'not-the-password' })
    await expect(page.getByRole('main').getByText(incorrect)).toBeVisible()
    await expect(toast(page, incorrect)).toHaveCount(0)
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email is required.')).toBeVisible()
  await expect(page.getByText('Password is required.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('a plain refusal at sign-in and sign-up is shown in its words next to the form', async ({ page }) => {
  const words = 'Ring the office first.'
  for (const [path, status] of [
    ['login', 200],
    ['register', 400],
  ] as const)
    await page.route(`**/api/${path}`, (route) =>
      route.fulfill({ status, json: { success: false, message: words } }),
    )
  await page.goto('/login')
  await trySignIn(page, newUserDetails())
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await page.goto('/signup')
  const { name, email, password } = newUserDetails()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill(password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await expect(toast(page, 'Something went wrong.')).toHaveCount(0)
})

test('an invalid secret link says who to contact, and redirects nobody to sign-in', async ({ page }) => {
  for (const path of ['/s/', '/t/']) {
    await page.goto(path + 'A'.repeat(43))
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}A{43}$`))
  }
})
