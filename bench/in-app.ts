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

/** From the navigation to the frame that shows rows, measured inside the page. */
export function timeInApp(page: Page, path: string, row: string): Promise<number> {
  return page.evaluate(
    ([to, sought]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (document.querySelector(sought)) requestAnimationFrame(() => resolve(performance.now() - start))
          else requestAnimationFrame(look)
        }
        history.pushState({}, '', to)
        look()
      }),
    [path, row] as const,
  )
}
