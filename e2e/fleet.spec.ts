import { expect, test } from './test.ts'
import { api, newPageOf, pageOf, settled, toast, watch } from './helpers.ts'

const mark = Date.now().toString(36).slice(-5).toUpperCase()

test('an allocator adds an asset, parks it with a reason and puts it back', async ({ browser }) => {
  const page = await pageOf(browser, 'allocator')
  const fleet_no = `E2E-${mark}`
  await page.goto('/dashboard/allocate-resources/allocate-assets')
  await page.getByRole('link', { name: 'New asset' }).click()
  await expect(page).toHaveURL(/\/allocate-assets\/new$/)
  await expect(page.getByLabel('Fleet number')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Fleet number is required.')).toBeVisible()
  await expect(page.getByLabel('Fleet number')).toBeFocused()
  await page.getByLabel('Fleet number').fill(fleet_no)
  await page.getByLabel('Name').fill('Kobelco SK135')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: '10-wheeler tipper' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Registration is required.')).toBeVisible()
  await page.getByLabel('Registration', { exact: true }).fill(`x${mark.toLowerCase()}`)
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${fleet_no} saved`)).toBeVisible()
  await expect(page).toHaveURL(/\/allocate-assets\/\d+\/edit\?tab=documents$/)

  const menu = page.getByRole('button', { name: `More for ${fleet_no}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Take off road' }).click()
  const question = page.getByRole('dialog', { name: `Take ${fleet_no} off the road?` })
  await question.getByLabel('Reason').fill('Boom cylinder leaks')
  await question.getByRole('button', { name: 'Take off road' }).click()
  await expect(page.getByText('Off road: Boom cylinder leaks')).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Put back on road' }).click()
  await expect(page.getByText('Available', { exact: true })).toBeVisible()
})

test('an allocator adds a driver, without seeing their cost', async ({ browser }) => {
  const page = await pageOf(browser, 'allocator')
  const name = `Kim ${mark}`
  await page.goto('/dashboard/subcontractors/drivers')
  await page.getByRole('button', { name: 'New driver' }).click()
  const dialog = page.getByRole('dialog', { name: 'New driver' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Mobile').fill('0491 570 157')
  await dialog.getByLabel('Licence number').fill('12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a licence number of 8 to 10 digits.')).toBeVisible()
  await dialog.getByLabel('Licence number').fill(String(Date.now()).slice(-9))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, `${name} saved`)).toBeVisible()
  await expect(page).toHaveURL(/\/drivers\/\d+\/edit\?tab=licence$/)
  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByRole('link', { name: `Call ${name}, 0491 570 157` })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByLabel('Employee number')).toBeVisible()
  await expect(page.getByLabel('Cost per hour')).toHaveCount(0)
})

test('a driver opens an asset usually driven by another, sees their name, and nothing is refused', async ({
  browser,
}) => {
  const assets = await api<{ id: number; default_driver: string | null }[]>('driver', 'GET', '/api/assets')
  const wholes = await Promise.all(
    assets.map(({ id }) =>
      api<{ id: number; default_driver_id: number | null; default_driver: string | null }>(
        'driver',
        'GET',
        `/api/assets/${id}`,
      ),
    ),
  )
  const me = await api<{ id: number }[]>('driver', 'GET', '/api/drivers')
  const other = wholes.find(
    ({ default_driver_id }) => default_driver_id !== null && !me.some(({ id }) => id === default_driver_id),
  )!
  const page = await newPageOf(browser, 'driver')
  const watched = await watch(page)
  await page.goto(`/dashboard/resources/assets/${other.id}/edit`)
  await settled(page)
  await expect(page.getByText(other.default_driver!)).toBeVisible()
  await watched.expectNoErrors('the asset of another driver')
})
