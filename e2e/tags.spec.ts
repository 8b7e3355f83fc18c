import { expect, test } from './test.ts'
import { api, pageOf, settled, toast } from './helpers.ts'

const mark = Date.now().toString(36).slice(-5)

interface Row {
  id: number
  name: string
  ticked: number[]
}

test('a colour named twice is refused on its field', async ({ browser }) => {
  const page = await pageOf(browser, 'allocator')
  await page.goto('/dashboard/resources/colors')
  await settled(page)
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New colour' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('amber')
  await dialog.getByRole('textbox', { name: 'Colour', exact: true }).fill('blue')
  await page.keyboard.press('Control+s')
  await expect(dialog.getByText('Enter a colour like #1F7A4D.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Colour', exact: true }).fill('#2d6cdf')
  await expect(dialog.getByText('4.85:1')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(dialog.getByText('Another colour already has this name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Lake ${mark}`)
  await page.keyboard.press('Control+s')
  await expect(toast(page, `Lake ${mark} added`)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: `Lake ${mark}` })).toContainText('#2D6CDF')
})

test('an allocator ticks tags by keyboard, saves them as one change and undoes it', async ({ browser }) => {
  const name = `Crew ${mark}`
  const tag = await api<{ id: number }>('admin', 'POST', '/api/tags', { name, tag_type: 'competency' })
  const withTag = async () =>
    (await api<Row[]>('admin', 'GET', '/api/driver-tags')).filter(({ ticked }) => ticked.includes(tag.id))
  const [first, second] = await api<Row[]>('admin', 'GET', '/api/driver-tags')
  const page = await pageOf(browser, 'allocator')
  await page.goto('/dashboard/allocate-resources/allocate-tags')
  await settled(page)
  const cell = (row: Row | undefined) => page.getByRole('checkbox', { name: `${name}: ${row?.name}` })
  await cell(first).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(cell(second)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+z')
  await expect(cell(second)).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Save 2 changes' })).toBeVisible()
  expect(await withTag()).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Tags saved')).toBeVisible()
  expect((await withTag()).map(({ id }) => id)).toEqual([first?.id, second?.id])
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(cell(first)).not.toBeChecked()
  expect(await withTag()).toEqual([])
})

test('a driver sees their own tags and skills, and what proves each', async ({ browser }) => {
  const page = await pageOf(browser, 'driver')
  await page.goto('/dashboard/driver_tags')
  await expect(page.getByRole('heading', { level: 1, name: 'Tags & skills' })).toBeVisible()
  const skills = page.getByRole('table', { name: 'Skills' })
  await expect(skills.getByRole('row').filter({ hasText: 'White Card' })).toContainText('Valid')
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
})
