import { createRequire } from 'node:module'
import { type BrowserContext, type Page, expect } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** A page, or every page of a context, carries the checker from its first load: the screens of one visit share it. */
export const carryChecker = (carrier: Page | BrowserContext): Promise<unknown> =>
  carrier.addInitScript({ path: axe })

/** What somebody who uses a screen reader, a keyboard, or has poor eyes relies on. */
const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
}

const colourRules = ['color-contrast', 'link-in-text-block']
/** What depends on nothing but colours: enough for a page that was checked whole in another scheme. */
const ofColours: RunOptions = {
  runOnly: { type: 'rule', values: colourRules },
  resultTypes: ['violations'],
}
/** All the rest: enough for a page whose colours were checked in another width. */
export const butColours: RunOptions = {
  ...standards,
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
}

/** The rows of a long list are made as those before them, and most of the time would go into them. */
const alike = 'tbody tr:nth-child(n + 6)'

interface Checked {
  axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
}

/** Fails with every rule that the page breaks and where. The page carries the checker. */
export async function expectAccessible(page: Page, where: string, rules = standards): Promise<void> {
  const { violations } = await page.evaluate<AxeResults, { alike: string; rules: RunOptions }>(
    (asked) => (globalThis as unknown as Checked).axe.run({ exclude: [[asked.alike]] }, asked.rules),
    { alike, rules },
  )
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
  expect(found, where).toEqual([])
}

export type Scheme = 'light' | 'dark'

/** The same in several colours: whole in the first, and in the next what differs there. */
export async function expectAccessibleIn(page: Page, where: string, schemes: readonly Scheme[]) {
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await page.evaluate(arriveNow)
    await expectAccessible(page, `${where}, ${colorScheme}`, at === 0 ? undefined : ofColours)
  }
}

/**
 * Colours that are still on their way from one scheme to the other are of neither. What inherits a colour sets out when
 * that has arrived; what turns for ever goes on.
 */
async function arriveNow(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  const underWay = () =>
    document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await frame()
  for (let moving = underWay(); moving.length > 0; moving = underWay()) {
    for (const one of moving) one.finish()
    await frame()
  }
}
