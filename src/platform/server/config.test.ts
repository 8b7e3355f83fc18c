import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

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
  [{ HAULYARD_SECRET: 'short' }, 'HAULYARD_SECRET must have at least 32 characters.'],
  [{ HAULYARD_DEMO: 'maybe' }, 'HAULYARD_DEMO must be 0 or 1.'],
])('a wrong environment is named in words: %o', (env, message) => {
  expect(() => read(env)).toThrow(message)
})

test('the clock is for demonstrations on this machine alone', () => {
  const HAULYARD_CLOCK = '2026-11-20T06:00:00+11:00'
  expect(read({ HAULYARD_CLOCK }).clock_start).toBe(HAULYARD_CLOCK)
  expect(() => read({ HAULYARD_CLOCK, HOST: '0.0.0.0' })).toThrow('HAULYARD_CLOCK is for demonstrations')
  expect(() => read({ HAULYARD_CLOCK, HAULYARD_PUBLIC_URL: 'https://haulyard.example.com' })).toThrow(
    'loopback',
  )
})

test('what is absent or empty has its default, and the secret is kept', () => {
  const config = read({ PORT: '', SMTP_URL: '' })
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    smtp_url: null,
    is_loopback: true,
    demo: null,
  })
  expect(config.secret.length).toBeGreaterThanOrEqual(32)
  expect(read({}).secret).toBe(config.secret)
})
