import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What users of a screen reader or keyboard, or with poor eyesight, rely on. */
const standards: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
}

const colourRules = ['color-contrast', 'link-in-text-block']
/** Checks that depend only on colours: enough for a page checked fully in another scheme. */
const onlyColourRules: RunOptions = {
  runOnly: { type: 'rule', values: colourRules },
  resultTypes: ['violations'],
}
/** All other checks: enough for a page whose colours were checked at another width. */
export const withoutColourRules: RunOptions = {
  ...standards,
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
}

/** A long list's rows are alike, and would take most of the time. */
const alike = 'tbody tr:nth-child(n + 6)'

interface Checked {
  axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
}

/** Fails with every rule the page breaks, and where. */
export async function expectAccessible(page: Page, where: string, rules = standards): Promise<void> {
  // All screens of a visit share it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe};undefined`)
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

/** The same in several colour schemes: fully in the first, and in the next what differs there. */
export async function expectAccessibleIn(page: Page, where: string, schemes: readonly Scheme[]) {
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await page.evaluate(arriveNow)
    await expectAccessible(page, `${where}, ${colorScheme}`, at === 0 ? undefined : onlyColourRules)
  }
}

/**
 * Waits until colours have changed from one scheme to the other. Inherited colours start changing only after
 * that; endless animations are ignored.
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
