import { readFileSync, writeFileSync } from 'node:fs'
import { type Browser, type Page, expect, test } from './test.ts'
import { demoMorning, origin } from './environment.ts'
import { api, goInApp, pageOf, settled } from './helpers.ts'
import { linkOf, sentQuote } from './test-quotes.ts'
import { addressesOf, screens } from './screens.ts'
import { isThere, specifiedParts, specifiedPaths } from './specified.ts'

const shape = (path: string): string => path.replaceAll(/\{\w+\}|\$\w+/g, '{}')
const firstId = async (list: string): Promise<number> =>
  (await api<{ id: number }[]>('admin', 'GET', list))[0]!.id

/** Where a screen shows all that it can only for a record in one state. */
const best: Readonly<Record<string, () => Promise<string>>> = {
  '/dashboard/invoices/{id}/check': async () =>
    `/dashboard/invoices/${await firstId('/api/invoices?status=Not%20emailed&page_size=1')}/check`,
  '/dashboard/quotes/{id}/check': async () =>
    `/dashboard/quotes/${await firstId('/api/quotes?status=Not%20emailed&page_size=1')}/check`,
}

/** The address of a screen of the application; undefined where there is none. */
async function addressOf(path: string): Promise<string | undefined> {
  const screen = screens.find((one) => shape(one.path) === shape(path))
  if (!screen) return undefined
  const [address] = await (best[path]?.().then((one) => [one]) ?? addressesOf(screen, 'admin'))
  return address?.split('?')[0]
}

const outside = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: origin, locale: 'en-AU' })).newPage()

/** Opens a specified screen, as a visitor where it is for visitors. @returns whether it is one. */
async function open(
  path: string,
  { inside, visitor }: { inside: Page; visitor: Page },
): Promise<Page | null> {
  if (path === '/') {
    await inside.goto('/')
    await settled(inside)
    return inside
  }
  if (path.startsWith('/quote')) {
    await visitor.goto(path === '/quote' ? path : await linkOf(await sentQuote()))
    await visitor.locator('h1').waitFor()
    return visitor
  }
  const address = await addressOf(path)
  if (address === undefined) return null
  if (path === '/login' || path === '/signup') {
    await visitor.goto(address)
    await settled(visitor)
    return visitor
  }
  await goInApp(inside, address)
  await expect(inside.getByRole('heading', { level: 1, name: 'Page not found' }), path).toHaveCount(0)
  return inside
}

/** `whole`, `none`, or what a screen lacks. */
async function standOf(path: string, pages: Parameters<typeof open>[1]): Promise<string> {
  const page = await open(path, pages)
  if (!page) return 'none'
  const missing: string[] = []
  for (const part of specifiedParts.filter((one) => one.path === path))
    if (!(await isThere(page, part))) missing.push(part.named)
  return missing.length === 0 ? 'whole' : `lacks ${missing.join(', ')}`
}

// `npm run e2e -- e2e/specified-screens.spec.ts -u` writes the list again: look at the difference.
const kept = new URL('../test/data/specified-screens.tsv', import.meta.url)

test('each specified screen has the parts that the specification names on it, as the kept list says', async ({
  browser,
}, { config }) => {
  test.setTimeout(300_000)
  const inside = await pageOf(browser, 'admin')
  await inside.clock.setFixedTime(demoMorning)
  await inside.goto('/dashboard')
  await settled(inside)
  const pages = { inside, visitor: await outside(browser) }
  const rows: string[] = ['path\tstands']
  for (const path of specifiedPaths) rows.push(`${path}\t${await standOf(path, pages)}`)
  const listed = `${rows.join('\n')}\n`
  if (config.updateSnapshots === 'changed' || config.updateSnapshots === 'all') writeFileSync(kept, listed)
  expect(listed).toBe(readFileSync(kept, 'utf8'))
})
