import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { demoMorning } from './environment.ts'
import { contextOf } from './helpers.ts'
import type { Person } from './people.ts'

export { type Browser, type Locator, type Page, expect } from '@playwright/test'

interface Fixtures {
  closesBrowsers: void
  /**
   * A page of a person, in a context that all tests of a worker share: what it loaded once it need not load again. Only
   * for tests that change nothing: what they put into the browser's storage, the next would find.
   */
  openAs: (person: Person) => Promise<Page>
}

/** A context for each person who was asked for, made once. */
interface SharedContexts {
  known: Map<Person, BrowserContext>
  of: (person: Person) => Promise<BrowserContext>
}

/**
 * A test whose browsers are closed when it ends, however it ends: what stays open keeps its event stream and its share
 * of this machine, and slows down every test after it. A shared context keeps no page, and so costs nothing.
 */
export const test = base.extend<Fixtures, { shared: SharedContexts }>({
  shared: [
    async ({ browser }, use) => {
      const known = new Map<Person, BrowserContext>()
      const make = async (person: Person) => {
        const context = await contextOf(browser, person)
        known.set(person, context)
        // What a driver opens is sent to the server with the phone's time, which is the demo's.
        await context.clock.setFixedTime(demoMorning)
        return context
      }
      await use({ known, of: async (person) => known.get(person) ?? make(person) })
    },
    { scope: 'worker' },
  ],
  closesBrowsers: [
    async ({ browser, shared }, use) => {
      await use()
      const kept = new Set(shared.known.values())
      const others = browser.contexts().filter((context) => !kept.has(context))
      const pages = [...kept].flatMap((context) => context.pages())
      await Promise.all([...others, ...pages].map((one) => one.close()))
    },
    { auto: true },
  ],
  openAs: [async ({ shared }, use) => use(async (person) => (await shared.of(person)).newPage()), {}],
})
