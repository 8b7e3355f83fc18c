import { createRequire } from 'node:module'
import { type BrowserContext, type Page, expect } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Every page of the context carries the checker from its first load: the screens of one visit share it. */
export const carryChecker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ path: axe })

/** What somebody who uses a screen reader, a keyboard, or has poor eyes relies on. */
const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
}

/** What depends on nothing but colours: enough for a page that was checked whole in another scheme. */
const ofColours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/** Fails with every rule that the page breaks and where. The page's context carries the checker. */
export async function expectAccessible(page: Page, where: string, rules = standards): Promise<void> {
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) =>
      (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run(options),
    rules,
  )
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
  expect(found, where).toEqual([])
}

export type Scheme = 'light' | 'dark'

/** The same in several colours: whole in the light, and in the dark what differs there. */
export async function expectAccessibleIn(page: Page, where: string, schemes: readonly Scheme[]) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await page.evaluate(arriveNow)
    await expectAccessible(page, `${where}, ${colorScheme}`, colorScheme === 'light' ? undefined : ofColours)
  }
}

/** Colours that are still on their way from one scheme to the other are of neither. What turns for ever goes on. */
async function arriveNow(): Promise<void> {
  await new Promise(requestAnimationFrame)
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
  await new Promise(requestAnimationFrame)
}
