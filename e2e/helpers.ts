import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, type Locator, type Page, expect } from '@playwright/test'
import { desk, origin, statePath } from './environment.ts'
import { type Device, takeKeptPage } from './kept-pages.ts'
import type { Person } from './people.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** A browser of its own, signed in as one of the demo company's people. */
export async function contextOf(
  browser: Browser,
  person: Person,
  options: object = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    viewport: desk,
    reducedMotion: 'reduce',
    ...options,
    storageState: statePath(person),
  })
}

/**
 * `const page = await pageOf(browser, 'sales')`: a page that the worker keeps, at a desk or on a phone. A test that changes
 * its clock, permissions or code takes {@link newPageOf}.
 */
export async function pageOf(browser: Browser, person: Person, device: Device = 'desk'): Promise<Page> {
  const make = () => contextOf(browser, person, device === 'phone' ? phone : {})
  return (await takeKeptPage(person, device, make)) ?? (await make()).newPage()
}

/** A page of a browser that nobody has used. */
export const newPageOf = async (browser: Browser, person: Person, options: object = {}): Promise<Page> =>
  (await contextOf(browser, person, options)).newPage()

export function tokenOf(person: Person): string {
  const state = JSON.parse(readFileSync(statePath(person), 'utf8')) as {
    origins: { localStorage: { value: string }[] }[]
  }
  return (JSON.parse(state.origins[0]?.localStorage[0]?.value ?? '{}') as { token: string }).token
}

/** Asks the API as a person: `await api('admin', 'GET', '/api/clients')` → data. */
export const api = <Data>(person: Person, method: string, path: string, body?: object): Promise<Data> =>
  call<Data>(method, path, body, tokenOf(person))

/** Calls the API with a token, or as a visitor; a form is sent as it is. @throws the refusal's message. */
export async function call<Data>(
  method: string,
  path: string,
  body?: object | FormData,
  token?: string,
): Promise<Data> {
  const isForm = body instanceof FormData
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { success: boolean; message: string; data: Data }
  if (!answer.success) throw new Error(`${method} ${path}: ${answer.message}`)
  return answer.data
}

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)

/** What went wrong on a page while it was watched. */
export interface Watch {
  /** Fails when the page had a console error, a failed request or a violation of its security policy. */
  expectNoErrors(where: string): Promise<void>
}

/** Watches a page from before its first load. */
export async function watch(page: Page): Promise<Watch> {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`))
  page.on('requestfailed', (one) => {
    const reason = one.failure()?.errorText ?? ''
    // Leaving a screen cancels what it was still asking for.
    if (reason !== 'net::ERR_ABORTED') seen.push(`failed: ${one.url()} ${reason}`)
  })
  page.on('response', (one) => {
    if (one.status() >= 400) seen.push(`status ${one.status()}: ${one.url()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return {
    expectNoErrors: async (where) => {
      const found = seen.splice(0)
      expect(found, where).toEqual([])
    },
  }
}

/** Goes to an address inside the running application, without a reload, and waits until the application is there. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
  // Until then the screen before is still shown, settled as it was.
  await page.waitForFunction(() => {
    const { state } = (globalThis as unknown as Routed).__TSR_ROUTER__
    const at = state.resolvedLocation
    const tab = new URLSearchParams(location.search).get('tab') ?? undefined
    return state.status === 'idle' && at?.pathname === location.pathname && at.search.tab === tab
  })
  await settled(page)
}

/**
 * Opens an address: where the application is already running without a reload, which takes a fifth of the time of
 * loading it. A test that is about loading uses `goto` or `reload`.
 */
export async function open(page: Page, path: string): Promise<void> {
  const isRunning = await page.evaluate(() => '__TSR_ROUTER__' in globalThis)
  const { pathname, search } = isRunning ? new URL(page.url()) : { pathname: '', search: '' }
  if (isRunning && pathname + search !== path) await goInApp(page, path)
  else await page.goto(path)
}

/** The router as it hands itself to the window. */
interface Routed {
  __TSR_ROUTER__: {
    state: { status: string; resolvedLocation?: { pathname: string; search: { tab?: string } } }
  }
}

/**
 * The screen has its heading and no longer shows that it is loading, now and a moment later: a part that has only come
 * into being begins to load then. Nothing waits for the network to fall silent.
 */
export async function settled(page: Page): Promise<void> {
  const hasSettled = () =>
    document.querySelector('h1')?.checkVisibility() === true &&
    document.querySelector('[aria-busy="true"]') === null
  // In every frame it would make the browser compute a layout that nothing else needs yet.
  const polling = { polling: 50 }
  await page.waitForFunction(hasSettled, undefined, polling)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  await page.waitForFunction(hasSettled, undefined, polling)
}
