import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core'

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
/** A long list's rows are alike, and would take most of the time. */
const alike = 'tbody tr:nth-child(n + 6)'

interface Checked {
  axe: {
    run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>
    configure: (spec: Spec) => void
  }
  /** Text as it was painted on this page's screens, each kind checked once. */
  checkedPaint: Set<string>
}

/**
 * Loads axe. Its two slowest rules are asked only where they may find something: contrast for text that `markNewPaint`
 * marks, the size of targets for those that are small.
 */
async function loadAxe(page: Page): Promise<void> {
  // All screens of a visit share it.
  if (await page.evaluate(() => 'axe' in globalThis)) return
  await page.evaluate(`${axe};undefined`)
  await page.evaluate(() => {
    const { axe: loaded } = globalThis as unknown as Checked
    loaded.configure({
      rules: [
        { id: 'color-contrast', selector: '[data-new-paint]' },
        { id: 'target-size', selector: '[data-small-target]' },
      ],
    })
    Object.assign(globalThis, { checkedPaint: new Set() })
  })
}

/**
 * Marks the text whose contrast no earlier check on this page has worked out: its colour, size and weight on that
 * background. Text on a picture, translucent or placed over something else always counts as new. What axe leaves out,
 * the rows like others and what is disabled, is not marked: the same paint elsewhere is still to be checked.
 * @returns how many elements are marked
 */
function markNewPaint(alike: string): number {
  const { checkedPaint } = globalThis as unknown as Checked
  const faded = new Map<Element | null, boolean>([[null, false]])
  const isFaded = (element: Element | null): boolean => {
    const known = faded.get(element)
    if (known !== undefined) return known
    const { opacity, filter, mixBlendMode } = getComputedStyle(element!)
    const own = opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal'
    const found = own || isFaded(element!.parentElement)
    faded.set(element, found)
    return found
  }
  const backgrounds = new Map<Element | null, string | null>([[null, 'the window']])
  /** The colour painted behind an element's text. @returns null if its style alone does not tell */
  const backgroundOf = (element: Element | null): string | null => {
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, position } = getComputedStyle(element!)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
    const isOpaque = backgroundColor.startsWith('rgb(')
    const isOver = position === 'absolute' || position === 'fixed'
    let found: string | null = null
    if (backgroundImage === 'none' && isOpaque) found = backgroundColor
    if (backgroundImage === 'none' && isClear && !isOver) found = backgroundOf(element!.parentElement)
    backgrounds.set(element, found)
    return found
  }
  let marked = 0
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute('data-new-paint')
    const isText =
      element.matches('input:not([type=checkbox], [type=radio]), select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const control = element.closest('label')?.control
    if (element.closest(`${alike}, :disabled, [aria-disabled=true]`) || control?.matches(':disabled'))
      continue
    // What only a screen reader finds is one pixel wide.
    if (!isText || !element.checkVisibility() || element.getBoundingClientRect().width <= 1) continue
    const background = isFaded(element) ? null : backgroundOf(element)
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    const around = element.matches('a') ? getComputedStyle(element.parentElement!).color : ''
    const paint = [color, background, fontSize, fontWeight, textShadow, textDecorationLine, around].join(' ')
    if (background !== null && checkedPaint.has(paint)) continue
    checkedPaint.add(paint)
    element.setAttribute('data-new-paint', '')
    marked++
  }
  return marked
}

/** Marks what can be pressed and is smaller than the 24 pixels of WCAG 2.5.8. */
function markSmallTargets(): void {
  for (const target of document.querySelectorAll(
    'a, button, input, select, textarea, summary, [role], [tabindex]',
  )) {
    const { width, height } = target.getBoundingClientRect()
    target.toggleAttribute('data-small-target', width < 24 || height < 24)
  }
}

/** Fails with every rule the page breaks, and where. */
export async function expectAccessible(page: Page, where: string, rules = standards): Promise<void> {
  await loadAxe(page)
  const marked = await page.evaluate(markNewPaint, alike)
  await page.evaluate(markSmallTargets)
  if (rules === onlyColourRules && marked === 0) return
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
