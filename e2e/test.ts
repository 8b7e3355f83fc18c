import { test as base } from '@playwright/test'
import { leavePages } from './kept-pages.ts'

export { type Browser, type Locator, type Page, expect } from '@playwright/test'

/**
 * A test whose browsers are closed when it ends, however it ends: what stays open keeps its event stream and its share
 * of this machine, and slows down every test after it.
 */
export const test = base.extend<{ closesBrowsers: void }>({
  closesBrowsers: [
    async ({ browser }, use) => {
      await use()
      await leavePages(browser)
    },
    { auto: true },
  ],
})
