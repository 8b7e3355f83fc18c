import sharp from 'sharp'
import { picture } from '#test/pictures.ts'
import { count } from '#test/proof.ts'
import { call, phone, settled } from './helpers.ts'
import { approvedUser, trySignIn } from './new-users.ts'
import { expect, test } from './test.ts'

interface Kept {
  files: { key: string; bytes: number }[]
}

// `npm run prove` takes one of 48 megapixels, the most that phones make.
const width = count({ short: 5760, full: 8064 })

test('an oversized photo is shrunk before upload, and is upright', async ({ browser }) => {
  test.setTimeout(120_000)
  const driver = await approvedUser(5)
  const content = await picture(width, (width * 3) / 4)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer()
  expect(content.length).toBeGreaterThan(10 * 1_048_576)
  const page = await (await browser.newContext(phone)).newPage()
  await trySignIn(page, driver)
  await expect(page).toHaveURL(/\/driver$/)
  await settled(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Add document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add document' })
  const file = { name: 'licence.jpeg', mimeType: 'image/jpeg', buffer: content }
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  await expect(dialog.getByText('licence.jpeg')).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('combobox', { name: /^Type/ }).click()
  await page.getByRole('option', { name: 'White card' }).click()
  await dialog.getByLabel('Title').fill('White card front')
  await dialog.getByLabel('Number').fill('WC-4711')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('Pending').first()).toBeVisible({ timeout: 30_000 })

  const path = `/api/records/user/${driver.id}/documents`
  const [kept] = await call<Kept[]>('GET', path, undefined, driver.token)
  const headers = { authorization: `Bearer ${driver.token}` }
  const answer = await page.request.get(`/api/files/${kept!.files[0]!.key}`, { headers })
  const shrunk = await sharp(await answer.body()).metadata()
  expect([shrunk.width, shrunk.height]).toEqual([3072, 4096])
})
