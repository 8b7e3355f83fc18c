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
export const ofColours: RunOptions = {
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
