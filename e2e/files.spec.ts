import { type Page, expect, test } from './test.ts'
import { photo } from '#test/uploads.ts'
import { call, phone, settled } from './helpers.ts'
import { type NewUser, approvedUser, trySignIn } from './new-users.ts'

interface Added {
  files: { key: string }[]
}
interface Type {
  id: number
  name: string
}

/** A document of the driver's own; returns its file's address. */
async function addressOf(driver: NewUser, content: Buffer, name: string): Promise<string> {
  const types = await call<Type[]>('GET', '/api/document-types?record_type=user', undefined, driver.token)
  const form = new FormData()
  const document_type_id = types.find((type) => type.name === 'Other')?.id
  form.append('data', JSON.stringify({ document_type_id, title: name }))
  form.append('files', new Blob([new Uint8Array(content)]), name)
  const path = `/api/records/user/${driver.id}/documents`
  const { files } = await call<Added>('POST', path, form, driver.token)
  return `/api/files/${files[0]!.key}`
}

/** Retried when the page navigates away during the call. */
async function showsPicture(page: Page): Promise<boolean> {
  let shows = false
  await expect(async () => {
    shows = await page.evaluate(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0))
  }).toPass()
  return shows
}
/** Whether the browser could show it from its cache. */
const isCached = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    address,
  )
async function signOut(page: Page, { name }: NewUser): Promise<void> {
  await page.goto('/driver')
  await settled(page)
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('an opened file is gone after sign-out, also for the next person', async ({ browser }) => {
  const driver = await approvedUser(5)
  const { content } = await photo()
  const address = await addressOf(driver, content, 'licence.jpg')
  const page = await (await browser.newContext(phone)).newPage()
  await trySignIn(page, driver)
  await expect(page).toHaveURL(/\/driver$/)
  await page.goto(address)
  expect(await showsPicture(page)).toBe(true)
  await page.goto('/driver')
  expect(await isCached(page, address), 'it is kept while the session lasts').toBe(true)
  await page.goBack()
  expect(await showsPicture(page)).toBe(true)

  await signOut(page, driver)
  expect(await isCached(page, address)).toBe(false)
  // Past the intermediate screen, which would redirect to sign-in again.
  await page.evaluate(() => history.go(-2))
  await page.waitForURL(`**${address}`)
  expect(await showsPicture(page)).toBe(false)
  expect((await page.goto(address))?.status()).toBe(401)

  await trySignIn(page, await approvedUser(5))
  await expect(page).toHaveURL(/\/driver$/)
  expect((await page.goto(address))?.status()).toBe(404)
  await page.goto('/driver')
  await page.goBack()
  expect(await showsPicture(page)).toBe(false)
})

test('without a sign-out the next person’s session is checked for the file as well', async ({ browser }) => {
  const driver = await approvedUser(5)
  const { content } = await photo()
  const address = await addressOf(driver, content, 'licence.jpg')
  const page = await (await browser.newContext(phone)).newPage()
  await trySignIn(page, driver)
  await expect(page).toHaveURL(/\/driver$/)
  await page.goto(address)
  expect(await showsPicture(page)).toBe(true)
  // What remains of a session that ended elsewhere, or expired.
  await page.goto('/login')
  await page.context().clearCookies({ name: 'haulyard_session' })
  await page.goBack()
  expect(await showsPicture(page), 'going back').toBe(false)
  expect((await page.goto(address))?.status()).toBe(401)
})
