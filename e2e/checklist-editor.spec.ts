import { api, pageOf, settled, toast } from './helpers.ts'
import { stamp } from './quote-form.ts'
import { expect, test } from './test.ts'

test('items are put in order by dragging and by keyboard, and saved as the next version', async ({
  browser,
}) => {
  const name = `Hammer ${stamp()}`
  const items = ['Pins', 'Hoses', 'Accumulator'].map((text) => ({ text }))
  const { id } = await api<{ id: number }>('safety', 'POST', '/api/checklists', {
    name,
    kind: 'prestart',
    is_active: 0,
    items,
  })
  const page = await pageOf(browser, 'safety')
  await page.goto(`/dashboard/checklist/${id}/edit`)
  await settled(page)
  const texts = page.getByRole('textbox', { name: /^Item, item/ })
  await expect(texts).toHaveCount(3)

  const rows = page.locator('[data-row]')
  const [first, last] = [await rows.nth(0).boundingBox(), await rows.nth(2).boundingBox()]
  const handle = (await page.locator('[data-row] > [aria-hidden]').first().boundingBox())!
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + 4, first!.y + first!.height, { steps: 4 })
  await page.mouse.move(handle.x + 4, last!.y + last!.height - 4, { steps: 8 })
  await page.mouse.up()
  await expect(texts.nth(2)).toHaveValue('Pins')

  await texts.nth(1).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(texts.nth(0)).toHaveValue('Accumulator')
  await page.keyboard.press('Control+s')
  await expect(toast(page, `${name} saved`)).toBeVisible()

  const saved = await api<{ items_version: number; items: { text: string }[] }>(
    'safety',
    'GET',
    `/api/checklists/${id}`,
  )
  expect([saved.items_version, ...saved.items.map(({ text }) => text)]).toEqual([
    2,
    'Accumulator',
    'Hoses',
    'Pins',
  ])
})

test('a signature is stored once however often its button is pressed, and is removed again', async ({
  browser,
}) => {
  const { id } = await api<{ id: number }>('safety', 'POST', '/api/checklists', {
    name: `Auger ${stamp()}`,
    kind: 'prestart',
    is_active: 0,
    items: [{ text: 'Checked by', answer_type: 'signature' }],
  })
  const page = await pageOf(browser, 'safety')
  await page.goto(`/dashboard/checklist/${id}/edit`)
  await settled(page)
  // Pictures on the device that are held in memory, and how many there ever were.
  await page.evaluate(() => {
    const pictures = { made: 0, held: 0 }
    const [make, forget] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
    URL.createObjectURL = (picture) => {
      pictures.made += 1
      pictures.held += 1
      return make(picture)
    }
    URL.revokeObjectURL = (address) => {
      pictures.held -= 1
      forget(address)
    }
    Object.assign(globalThis, { pictures })
  })
  const pictures = () => page.evaluate(() => (globalThis as unknown as { pictures: unknown }).pictures)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('button', { name: 'Sign Checked by', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign Checked by' })
  await dialog.getByRole('button', { name: /^Sign as / }).click()
  const use = dialog.getByRole('button', { name: 'Use signature' })
  await expect(use).not.toHaveAttribute('aria-disabled')
  await use.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const picture = page.getByAltText('Signature: Checked by')
  await expect(picture).toBeVisible()
  expect(await pictures()).toEqual({ made: 1, held: 1 })
  await page.getByRole('button', { name: 'Remove signature: Checked by' }).click()
  await expect(picture).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign Checked by', exact: true })).toBeFocused()
  expect(await pictures()).toEqual({ made: 1, held: 0 })
})
