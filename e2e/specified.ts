import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { dialogOf } from './call-steps.ts'

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../test/data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** The addresses of the screens that the specification names. */
export const specifiedPaths = rowsOf('specified-routes.tsv').map(([path = '']) => path)

type Kind = 'tab' | 'button' | 'dialog' | 'field' | 'link' | 'heading'
/** A part that the specification names on a screen, in its words and in ours. */
export interface Part {
  path: string
  kind: Kind
  named: string
  shown: string
}
export const specifiedParts = rowsOf('specified-parts.tsv').map(
  ([path = '', kind, named = '', shown = '']): Part => ({ path, kind: kind as Kind, named, shown }),
)

const finders: Readonly<
  Record<Exclude<Kind, 'button' | 'dialog'>, (main: Locator, name: RegExp) => Locator>
> = {
  tab: (main, name) => main.getByRole('navigation').getByRole('link', { name }),
  link: (main, name) => main.getByRole('link', { name }),
  field: (main, name) => main.getByLabel(name),
  heading: (main, name) => main.getByRole('heading', { name }),
}

/** Whether a part is on the screen that is shown, or in its menu; a dialog is one that opens. */
export async function isThere(page: Page, { kind, shown }: Part): Promise<boolean> {
  const main = page.locator('main')
  const name = new RegExp(`\\b${shown}\\b`)
  if (kind !== 'button' && kind !== 'dialog') return appears(finders[kind](main, name))
  const button = main.getByRole('button', { name }).or(main.getByRole('link', { name })).first()
  if (kind === 'button') return (await button.count()) > 0 || (await isInMenu(page, name)) || appears(button)
  if (!(await appears(button))) return false
  await button.click()
  await dialogOf(page).waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'hidden' })
  return true
}

/** Screens fill themselves: what is there is there within a moment. */
const appears = (part: Locator, timeout = 3000): Promise<boolean> =>
  part
    .first()
    .waitFor({ state: 'attached', timeout })
    .then(
      () => true,
      () => false,
    )

async function isInMenu(page: Page, name: RegExp): Promise<boolean> {
  const menu = page.locator('main').getByRole('button', { name: /^More/ }).first()
  if ((await menu.count()) === 0) return false
  await menu.click()
  await page.getByRole('menu').waitFor()
  const found = await appears(page.getByRole('menuitem', { name }), 1000)
  await page.keyboard.press('Escape')
  return found
}
