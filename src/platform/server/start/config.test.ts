import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { weaknessOf } from './secret-strength.ts'

const HAULYARD_DATA = mkdtempSync(join(tmpdir(), 'haulyard-config-'))
afterAll(() => rmSync(HAULYARD_DATA, { recursive: true, force: true }))
const read = (env: Record<string, string>) => readConfig({ HAULYARD_DATA, ...env })

test.each([
  [{ PORT: '99999' }, 'PORT must be a port number, 0 to 65535.'],
  [{ PORT: 'three' }, 'PORT must be a port number, 0 to 65535.'],
  [{ HOST: 'not a host' }, 'HOST must be an address or a host name.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/haulyard.',
  ],
  [
    { SMTP_URL: 'mail.example.com' },
    'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.',
  ],
  [
    { HAULYARD_PUBLIC_URL: 'haulyard' },
    'HAULYARD_PUBLIC_URL must be an address such as https://haulyard.example.com.',
  ],
  [{ HAULYARD_TRUST_PROXY: 'yes' }, 'HAULYARD_TRUST_PROXY must be the number of proxies in front, 0 to 9.'],
  [{ HAULYARD_CLOCK: 'today' }, 'HAULYARD_CLOCK must be an instant such as 2026-11-20T06:00:00+11:00.'],
  [{ HAULYARD_CLOCK: '0000-01-01T00:00:00Z' }, 'HAULYARD_CLOCK must be in the years 1920 to 2100.'],
  [{ HAULYARD_CLOCK: '1919-12-31T23:59:59Z' }, 'HAULYARD_CLOCK must be in the years 1920 to 2100.'],
  [{ HAULYARD_CLOCK: '2101-01-01T00:00:00Z' }, 'HAULYARD_CLOCK must be in the years 1920 to 2100.'],
  [{ HAULYARD_CLOCK: '9999-12-31T23:59:59Z' }, 'HAULYARD_CLOCK must be in the years 1920 to 2100.'],
  [{ HAULYARD_PDF_PAGES: '0' }, 'HAULYARD_PDF_PAGES must be a whole number, 1 to 9999.'],
  [{ HAULYARD_DEMO: 'maybe' }, 'HAULYARD_DEMO must be 0 or 1.'],
])('a wrong environment is explained: %o', (env, message) => {
  expect(() => read(env)).toThrow(message)
})

test.each([
  [{ HOST: '0.0.0.0' }, 'HAULYARD_PUBLIC_URL must be set when HOST is 0.0.0.0: to the https address that'],
  [{ HOST: '::' }, 'HAULYARD_PUBLIC_URL must be set when HOST is ::'],
  [{ HOST: '192.168.1.5', PORT: '80' }, 'or to http://127.0.0.1:80 where only this machine opens it.'],
  [{ HAULYARD_PUBLIC_URL: 'http://haulyard.example.com' }, 'HAULYARD_PUBLIC_URL must begin with https://'],
  [{ HAULYARD_PUBLIC_URL: 'http://192.168.1.5:3000' }, 'passwords that go to http://192.168.1.5:3000.'],
  [{ HAULYARD_PUBLIC_URL: 'http://0.0.0.0:3000' }, 'HAULYARD_PUBLIC_URL must begin with https://'],
  [{ HAULYARD_PUBLIC_URL: 'http://127.0.0.1.example.com' }, 'HAULYARD_PUBLIC_URL must begin with https://'],
  [{ HAULYARD_PUBLIC_URL: 'http://localhost.example.com' }, 'HAULYARD_PUBLIC_URL must begin with https://'],
  [{ HAULYARD_PUBLIC_URL: 'https://a:b@haulyard.example.com' }, 'must be an address alone, without a user'],
  [{ HAULYARD_PUBLIC_URL: 'https://haulyard.example.com/?a=b' }, 'must be an address alone'],
])('links lead to https or to this machine: %o is refused with a message', (env, message) => {
  expect(() => read(env)).toThrow(message)
})

test.each([
  [{}, 'http://127.0.0.1:3000', true],
  [{ HOST: '::1', PORT: '80' }, 'http://[::1]:80', true],
  [{ HOST: 'localhost' }, 'http://localhost:3000', true],
  [{ HAULYARD_PUBLIC_URL: 'https://haulyard.example.com/' }, 'https://haulyard.example.com', false],
  [{ HAULYARD_PUBLIC_URL: 'https://example.com/office' }, 'https://example.com/office', false],
  // In a container, whose port leads to the machine's own address.
  [{ HOST: '0.0.0.0', HAULYARD_PUBLIC_URL: 'http://localhost:3000' }, 'http://localhost:3000', false],
])('links of %o lead to %s', (env, public_url, is_loopback) => {
  expect(read(env)).toMatchObject({ public_url, is_loopback })
})

test.each([
  ['short', 'must have at least 32 characters'],
  ['a'.repeat(64), 'has too few different characters'],
  ['abcd'.repeat(16), 'has too few different characters'],
  ['tq8Zr1Lp0kXv'.repeat(4), 'repeats itself'],
  ['ghijklmnopqrstuvwxyzGHIJKLMNOPQRSTUVWXYZ', 'is a sequence'],
  ['0123456789abcdef0123456789abcdef', 'contains words that are easy to guess'],
  ['please-change-me-please-change-it-now', 'contains words that are easy to guess'],
  ['my-Super-Secret-key-for-this-office', 'contains words that are easy to guess'],
  ['a secret for tests that is long enough', 'contains words that are easy to guess'],
])('the secret %s is refused with a message', (HAULYARD_SECRET, why) => {
  expect(() => read({ HAULYARD_SECRET })).toThrow(
    `HAULYARD_SECRET ${why}. Use a random one, for example from openssl rand -base64 48.`,
  )
})

test('random secrets are accepted, in any alphabet', () => {
  for (let n = 0; n < 2000; n++)
    for (const letters of ['hex', 'base64', 'base64url'] as const) {
      const chance = createHash('sha256').update(String(n)).digest(letters)
      for (const secret of [chance.slice(0, 32), chance]) expect(weaknessOf(secret), secret).toBeUndefined()
    }
})

test('an emptied secret file is not a secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-config-'))
  writeFileSync(join(folder, 'secret'), '')
  expect(() => readConfig({ HAULYARD_DATA: folder })).toThrow(
    /^The secret in .* must have at least 32 characters\. Remove the file/,
  )
  rmSync(folder, { recursive: true })
})

test('the clock is for demonstrations on this machine only', () => {
  const HAULYARD_CLOCK = '2026-11-20T06:00:00+11:00'
  expect(read({ HAULYARD_CLOCK }).clock_start).toBe(HAULYARD_CLOCK)
  const reachable = { HOST: '0.0.0.0', HAULYARD_PUBLIC_URL: 'http://127.0.0.1:3000' }
  expect(() => read({ HAULYARD_CLOCK, ...reachable })).toThrow('HAULYARD_CLOCK is for demonstrations')
  expect(() => read({ HAULYARD_CLOCK, HAULYARD_PUBLIC_URL: 'https://haulyard.example.com' })).toThrow(
    'loopback',
  )
})

test.each(['1906-01-01T00:00:00Z', '2106-02-07T06:28:16Z'])(
  'a machine whose clock says %s is told so',
  (now) => {
    vi.useFakeTimers({ now: new Date(now) })
    onTestFinished(() => void vi.useRealTimers())
    expect(() => read({})).toThrow('Correct it: Haulyard works in the years 1920 to 2100.')
    expect(read({ HAULYARD_CLOCK: '2026-11-20T06:00:00+11:00' }).clock_start).not.toBeNull()
  },
)

test('absent or empty values have defaults, and the secret is stored', () => {
  const config = read({ PORT: '', SMTP_URL: '' })
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    smtp_url: null,
    is_loopback: true,
    demo: null,
    pdf_pages: 200,
  })
  expect(config.secret.length).toBeGreaterThanOrEqual(32)
  expect(read({}).secret).toBe(config.secret)
})
