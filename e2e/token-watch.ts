import { type Page, expect } from '@playwright/test'
import { figure } from '#test/proof.ts'
import { origin } from './environment.ts'
import { settled } from './helpers.ts'
import { demoPassword, people } from './people.ts'

/** Where a page could store or show something, except `user` in browser storage. */
const elsewhere = () => {
  const { user: _, ...kept } = localStorage
  return [
    location.href,
    document.referrer,
    document.cookie,
    document.documentElement.outerHTML,
    JSON.stringify(kept),
    JSON.stringify(Object.entries(sessionStorage)),
    JSON.stringify(history.state),
  ].join('\n')
}

/** Signs in the administrator by the form, recording all requests and messages of the browser from before that. */
export async function signInWatched(page: Page) {
  const asked: { url: string; referer: string; type: string }[] = []
  page.context().on('request', (one) => {
    asked.push({ url: one.url(), referer: one.headers()['referer'] ?? '', type: one.resourceType() })
  })
  const said: string[] = []
  page.context().on('console', (message) => said.push(message.text()))
  await page.goto('/login')
  await page.getByLabel('Email').fill(people.admin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await settled(page)
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('user') ?? '')) as {
    token: string
  }
  expect(token.length).toBeGreaterThan(100)

  let seen = 0
  return {
    /** The token is not on the current screen. */
    async inspect(address: string): Promise<void> {
      expect((await page.evaluate(elsewhere)).includes(token), `the token at ${address}`).toBe(false)
      seen++
    },
    /** Nor in an address, a console message or other storage, and every script was our own. */
    async end(): Promise<void> {
      expect(await page.evaluate(async () => [await caches.keys(), await indexedDB.databases()])).toEqual([
        [],
        [],
      ])
      expect(asked.filter(({ url, referer }) => `${url} ${referer}`.includes(token))).toEqual([])
      expect(said.filter((text) => text.includes(token))).toEqual([])
      const scripts = asked.filter(({ type }) => type === 'script')
      expect(scripts.length).toBeGreaterThan(0)
      const own = (url: string) => /^(data|blob):/.test(url) || new URL(url).origin === origin
      expect(asked.filter(({ url }) => !own(url))).toEqual([])
      figure(
        'S9',
        `${asked.length} requests from ${seen} screens, ${scripts.length} of them for scripts: 0 elsewhere, 0 with the token in an address`,
      )
    },
  }
}
