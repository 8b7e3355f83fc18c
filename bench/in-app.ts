import type { Browser, Page } from '@playwright/test'

/** A page signed in as one of the demo's people. */
export async function signInAs(browser: Browser, origin: string, person: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: person, exact: true }).click()
  await page.locator('h1', { hasText: 'Sign in' }).waitFor({ state: 'detached' })
  return page
}

export const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState({}, '', to), path)

const limitMs = 30_000

/**
 * From the navigation to the frame that shows rows, in milliseconds, measured inside the page.
 * @throws Error if none is shown within half a minute.
 */
export function timeInApp(page: Page, path: string, row: string): Promise<number> {
  return page.evaluate(
    ([to, sought, limit]) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now()
        const look = () => {
          const ms = performance.now() - start
          if (document.querySelector(sought)) requestAnimationFrame(() => resolve(performance.now() - start))
          else if (ms > limit) reject(new Error(`${to} shows no ${sought}.`))
          else requestAnimationFrame(look)
        }
        history.pushState({}, '', to)
        look()
      }),
    [path, row, limitMs] as const,
  )
}
