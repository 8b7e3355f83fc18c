import { expectAccessible } from './accessibility.ts'
import { expect, test } from './test.ts'

const screen = (style: string, text = 'Overdue') =>
  `<html lang="en"><title>Screen</title><main><h1>Screen</h1><p style="${style}">${text}</p></main></html>`

test('the check of contrast finds faint text, also after a screen that was in order', async ({ page }) => {
  const show = (style: string) =>
    page.evaluate((to) => document.querySelector('p')!.setAttribute('style', to), style)
  const contrast = /color-contrast: .*p/
  await page.setContent(screen('color: #222; background: #fff'))
  await expectAccessible(page, 'dark on white')
  await expectAccessible(page, 'the same again')
  for (const style of [
    'color: #222; background: #333',
    'color: #999; background: #fff',
    'color: #222; background: #fff; opacity: 0.3',
  ]) {
    await show(style)
    await expect(expectAccessible(page, style)).rejects.toThrow(contrast)
  }
})

test('the check of contrast works out each kind of text once', async ({ page }) => {
  await page.setContent(screen('color: #999; background: #fff'))
  await expect(expectAccessible(page, 'faint')).rejects.toThrow('color-contrast')
  await expectAccessible(page, 'no new kind of text')
})

test('faint text that was left out where it was first seen is found where it is not', async ({ page }) => {
  const faint = 'color: #999; background: #fff'
  const row = (style: string) => `<tr><td><p style="${style}">Overdue</p></td></tr>`
  const rows = (count: number) => row('color: #222; background: #fff').repeat(count)
  const table = (body: string) => screen('', `<table><tbody>${body}</tbody></table>`)
  await page.setContent(table(rows(8) + row(faint)))
  await expectAccessible(page, 'a long list')
  await page.setContent(table(row(faint) + rows(8)))
  await expect(expectAccessible(page, 'its first row')).rejects.toThrow('color-contrast')

  const button = (attribute: string) =>
    screen('', `<button ${attribute} style="color: #aaa; background: #fff">Save</button>`)
  for (const disabled of ['disabled', 'aria-disabled="true"']) {
    await page.goto('about:blank')
    await page.setContent(button(disabled))
    await expectAccessible(page, disabled)
    await page.setContent(button(''))
    await expect(expectAccessible(page, 'enabled')).rejects.toThrow('color-contrast')
  }
})

test('the check of targets finds small buttons close to each other', async ({ page }) => {
  const button = (side: number) =>
    `<button aria-label="Remove" style="width: ${side}px; height: ${side}px; padding: 0"></button>`
  await page.setContent(screen('', button(30) + button(30)))
  await expectAccessible(page, 'large enough')
  await page.setContent(screen('', button(12) + button(12)))
  await expect(expectAccessible(page, 'too small')).rejects.toThrow('target-size: ')
})
