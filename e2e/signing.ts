import type { Page } from '@playwright/test'

/** Draws a signature on the page's canvas. */
export async function sign(page: Page): Promise<void> {
  // It ignores touches for a moment after opening.
  await page.locator('canvas').hover()
  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('There is nowhere to sign.')
  await page.mouse.move(box.x + 40, box.y + 90)
  await page.mouse.down()
  for (let at = 0; at < 25; at++)
    await page.mouse.move(box.x + 40 + 9 * at, box.y + 70 + 30 * Math.sin(at / 2))
  await page.mouse.up()
}
