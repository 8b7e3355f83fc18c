import { readFileSync, writeFileSync } from 'node:fs'
import { type FullConfig, type Locator, type Page, expect } from '@playwright/test'
import { dialogOf } from './call-steps.ts'
import { screens } from './screens.ts'

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../test/data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** The addresses of the specification's screens. */
const specifiedPaths = rowsOf('specified-routes.tsv').map(([path = '']) => path)

const shape = (path: string): string => path.replaceAll(/\{\w+\}|\$\w+/g, '{}')
/** How the specification writes our screen's path; undefined if it has no such screen. */
export const specifiedAs = (path: string): string | undefined =>
  specifiedPaths.find((one) => shape(one) === shape(path))

type Kind = 'tab' | 'button' | 'dialog' | 'field' | 'link' | 'heading'
/** A part the specification names on a screen, in its words and ours. */
interface Part {
  path: string
  kind: Kind
  named: string
  shown: string
}
const specifiedParts = rowsOf('specified-parts.tsv').map(
  ([path = '', kind, named = '', shown = '']): Part => ({ path, kind: kind as Kind, named, shown }),
)

/** Buttons are also looked for in menus, and dialogs are opened, one after the other. */
const isPressed = ({ kind }: Part): boolean => kind === 'button' || kind === 'dialog'

const finders: Readonly<
  Record<Exclude<Kind, 'button' | 'dialog'>, (main: Locator, name: RegExp) => Locator>
> = {
  tab: (main, name) => main.getByRole('navigation').getByRole('link', { name }),
  link: (main, name) => main.getByRole('link', { name }),
  field: (main, name) => main.getByLabel(name),
  heading: (main, name) => main.getByRole('heading', { name }),
}

/** Whether a part is on the current screen, or in its menu; a dialog counts if it opens. */
async function isOnScreen(page: Page, { kind, shown }: Part): Promise<boolean> {
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

/** The screen has settled, and what opens inside it appears within a moment. */
const appears = (part: Locator, timeout = 1000): Promise<boolean> =>
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
  const found = await appears(page.getByRole('menuitem', { name }))
  await page.keyboard.press('Escape')
  return found
}

/** Opens the form of a record that shows its summary. */
async function openForm(page: Page): Promise<boolean> {
  const edit = page.locator('main').getByRole('button', { name: 'Edit', exact: true })
  if ((await edit.count()) !== 1 || (await edit.getAttribute('aria-disabled')) === 'true') return false
  await edit.click()
  await page.locator('main form').waitFor()
  return true
}

/**
 * Which of the specification's parts the current screen has, in its summary or in the form that Edit opens: `whole`,
 * or what is missing.
 */
export async function partsStatus(page: Page, path: string): Promise<string> {
  const parts = specifiedParts.filter((one) => one.path === path)
  // Missing ones are waited for together.
  const missing = new Set<Part>()
  const check = async (part: Part) => {
    if (!(await isOnScreen(page, part))) missing.add(part)
  }
  await Promise.all(parts.filter((part) => !isPressed(part)).map(check))
  for (const part of parts.filter(isPressed)) await check(part)
  if (missing.size > 0 && (await openForm(page))) {
    const inForm = [...missing]
    missing.clear()
    for (const part of inForm) await check(part)
  }
  const lacking = parts.filter((part) => missing.has(part)).map(({ named }) => named)
  return lacking.length === 0 ? 'whole' : `lacks ${lacking.join(', ')}`
}

const listName = 'specified-screens.tsv'
const storedStatuses = () => new Map(rowsOf(listName).map(([path = '', stand = '']) => [path, stand]))

/**
 * Compares the specified screens with the kept list. `npm run e2e -- e2e/every-screen.spec.ts -g "its parts"
 * -u` rewrites the list: check at the difference.
 */
export function expectAsStored(
  statuses: ReadonlyMap<string, string>,
  { updateSnapshots }: Pick<FullConfig, 'updateSnapshots'>,
): void {
  if (updateSnapshots === 'changed' || updateSnapshots === 'all') writeStatuses(statuses)
  const kept = storedStatuses()
  expect(Object.fromEntries(statuses), 'as test/data/specified-screens.tsv says').toEqual(
    Object.fromEntries([...statuses.keys()].map((path) => [path, kept.get(path)])),
  )
}

/** Synchronous, because each part of the walk writes only its own results: the others' stay. */
function writeStatuses(statuses: ReadonlyMap<string, string>): void {
  const kept = storedStatuses()
  const isScreen = (path: string) =>
    path.startsWith('/quote') || screens.some((one) => shape(one.path) === shape(path))
  const statusIn = (path: string) =>
    statuses.get(path) ?? (isScreen(path) ? (kept.get(path) ?? 'not looked at') : 'none')
  const rows = specifiedPaths.map((path) => `${path}\t${statusIn(path)}\n`)
  writeFileSync(new URL(`../test/data/${listName}`, import.meta.url), `path\tstatus\n${rows.join('')}`)
}
