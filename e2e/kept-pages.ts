import type { Browser, BrowserContext, Page } from '@playwright/test'
import { desk, statePath } from './environment.ts'
import type { Person } from './people.ts'

interface Kept {
  person: Person
  context: BrowserContext
  page: Page
  isTaken: boolean
}

/**
 * A page at a desk for each person, open as long as the worker: where the application ran before, it starts in a third of
 * the time. Each test finds its page as new.
 */
const kept = new Map<Person, Kept>()

/** The person's page. @returns null while the same test has it: a second browser has a storage of its own. */
export async function takeKeptPage(
  person: Person,
  make: () => Promise<BrowserContext>,
): Promise<Page | null> {
  const found = kept.get(person)
  if (found?.isTaken) return null
  if (found) {
    found.isTaken = true
    return found.page
  }
  const context = await make()
  const page = await context.newPage()
  kept.set(person, { person, context, page, isTaken: true })
  return page
}

/** After a test: closes the browser's other contexts, and makes the pages it had as new. */
export async function leavePages(browser: Browser): Promise<void> {
  const ours = new Set([...kept.values()].map(({ context }) => context))
  const others = browser.contexts().filter((context) => !ours.has(context))
  const taken = [...kept.values()].filter(({ isTaken }) => isTaken)
  await Promise.all([...others.map((context) => context.close()), ...taken.map(leave)])
}

async function leave(one: Kept): Promise<void> {
  const { person, context, page } = one
  if (page.isClosed()) {
    kept.delete(person)
    return context.close()
  }
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await context.setStorageState(statePath(person))
  await page.setViewportSize(desk)
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' })
  one.isTaken = false
}
