import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test'
import { statePath } from './environment.ts'
import type { Person } from './people.ts'

/** What a page is looked at on. */
export type Device = 'desk' | 'phone'

interface Kept {
  key: string
  person: Person
  viewport: ViewportSize
  context: BrowserContext
  page: Page
  isTaken: boolean
}

/**
 * A page for each person and device, open as long as the worker: where the application ran before, it starts in a third
 * of the time. Each test finds its page as new.
 */
const kept = new Map<string, Kept>()

/** The person's page. @returns null while the same test has it: a second browser has a storage of its own. */
export async function takeKeptPage(
  person: Person,
  device: Device,
  make: () => Promise<BrowserContext>,
): Promise<Page | null> {
  const key = `${person} ${device}`
  const found = kept.get(key)
  if (found?.isTaken) return null
  if (found) {
    found.isTaken = true
    return found.page
  }
  const context = await make()
  const page = await context.newPage()
  kept.set(key, { key, person, viewport: page.viewportSize()!, context, page, isTaken: true })
  return page
}

/** After a test: closes the browser's other contexts, and makes the pages it had as new. */
export async function leavePages(browser: Browser): Promise<void> {
  const ours = new Set([...kept.values()].map(({ context }) => context))
  const others = browser.contexts().filter((context) => !ours.has(context))
  const taken = [...kept.values()].filter(({ isTaken }) => isTaken)
  await Promise.all([...others.map((context) => context.close()), ...taken.map(leave)])
}

/** What tests listen to on a page. */
const listened = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response']

async function leave(one: Kept): Promise<void> {
  const { key, person, viewport, context, page } = one
  if (page.isClosed()) {
    kept.delete(key)
    return context.close()
  }
  for (const event of listened) page.removeAllListeners(event)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  // Only now: the application would send what the test kept from the server.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  // Where it is left it would point at something of the next test.
  await page.mouse.move(-1, -1)
  await context.setStorageState(statePath(person))
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' })
  one.isTaken = false
}
