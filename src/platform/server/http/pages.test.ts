import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { type Headers, headerFaults } from '#test/header-faults.ts'
import { figure } from '#test/proof.ts'
import { fixedClock } from '../clock.ts'
import { createHttp } from './app.ts'
import { openAdmission } from './admission.ts'
import { openLogger } from '../start/logger.ts'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'haulyard-pages-'))
mkdirSync(join(folder, 'assets/public'), { recursive: true })
writeFileSync(join(folder, 'index.html'), 'application <meta nonce="__NONCE__"> <meta content="__NOW__">')
writeFileSync(
  join(folder, 'quote.html'),
  'quote <script nonce="__NONCE__"></script> <link nonce="__NONCE__">',
)
writeFileSync(join(folder, 'assets/public/quote-1.js'), 'void 0')
const app = await createHttp({
  logger: openLogger('silent'),
  trust_proxy: 0,
  constraints: {},
  admission: openAdmission(),
})
let pictureHosts = () => Promise.resolve(['https://tiles.example.com'])
await servePages(app, pathToFileURL(`${folder}/`), fixedClock('2026-11-20T06:00:00+11:00'), () =>
  pictureHosts(),
)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})
const get = (url: string) => app.inject({ url })

test('a missing asset or call is not a page', async () => {
  for (const url of [
    '/assets/nothing.js',
    '/api/nothing',
    '/api/quote',
    '/favicon.ico',
    '/manifest.webmanifest?v=1',
    '/sitemap.xml',
    '/quote.html',
  ]) {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode]).toEqual([url, 404])
    expect(headers['content-type']).toContain('application/json')
  }
})

test.each([
  ['/quote', 'quote'],
  ['/quote?from=mail', 'quote'],
  [`/quote/${'A'.repeat(43)}`, 'quote'],
  ['/quote/', 'quote'],
  ['/', 'application'],
  ['/quotes', 'application'],
  ['/dashboard/quotes/3/edit', 'application'],
  ['/quotes?at=1.5', 'application'],
])('%s is a page of the %s', async (url, page) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(200)
  expect(body).toMatch(new RegExp(`^${page} `))
})

test('a page is not cached or indexed, sends no referrer, and has a fresh nonce', async () => {
  const answers = await Promise.all([get('/quote/secret'), get('/quote/secret')])
  const nonces = answers.map(({ headers, body }) => {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
    })
    const [, nonce = ''] =
      /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(nonce).toHaveLength(24)
    expect(body.split(nonce)).toHaveLength(3)
    expect(body).not.toMatch(/__NONCE__|__NOW__/)
    return nonce
  })
  expect(nonces[0]).not.toBe(nonces[1])
})

test('what a page loads is cached for good', async () => {
  expect((await get('/assets/public/quote-1.js')).headers['cache-control']).toContain('immutable')
})

// S12.
test('pages, their assets and missing files carry every header', async () => {
  const urls = [
    '/',
    '/quote/secret',
    '/dashboard',
    '/assets/public/quote-1.js',
    '/assets/nothing.js',
    '/api/nothing',
  ]
  for (const url of urls) expect(headerFaults((await get(url)).headers as Headers), url).toEqual([])
  figure('S12', `${urls.length} pages, files and addresses of nothing: every header on each`)
})

test('the application learns the time of the server with its page', async () => {
  expect((await get('/')).body).toContain('<meta content="2026-11-19T19:00:00.000Z">')
})

test('only the application may show pictures of other hosts, of exactly those', async () => {
  const policy = async (url: string) => String((await get(url)).headers['content-security-policy'])
  expect(await policy('/dashboard/fleets')).toContain("img-src 'self' data: blob: https://tiles.example.com;")
  expect(await policy('/quote')).toContain("img-src 'self' data: blob:;")
  expect(await policy('/api/nothing')).toContain("img-src 'self' data: blob:;")
})

test('the application opens while its database is away', async () => {
  pictureHosts = () => Promise.reject(new Error('no database'))
  const { statusCode, headers } = await get('/dashboard/fleets')
  expect(statusCode).toBe(200)
  expect(String(headers['content-security-policy'])).toContain("img-src 'self' data: blob:;")
})
