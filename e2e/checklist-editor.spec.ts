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
