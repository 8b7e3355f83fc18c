import { expect, test } from 'vitest'
import { roles, waitingGrants } from '#shared/roles.ts'
import { admit, homeFrom, landingPage, safeNext } from './admit.ts'

const origin = 'https://haulyard.example'
const accounts = { permissions: { 'clients:read': 'all' } } as const
const waiting = { permissions: waitingGrants }

test('without a session only public pages and sign-in open', () => {
  expect(admit('signed_in', null)).toBe('sign_in')
  expect(admit('clients:read', null)).toBe('sign_in')
  expect(admit('signed_out', null)).toBe('enter')
  expect(admit('public', null)).toBe('enter')
})

test('with a session, sign-in redirects to the start, and a route opens by its key', () => {
  expect(admit('signed_out', accounts)).toBe('to_start')
  expect(admit('public', accounts)).toBe('enter')
  expect(admit('signed_in', accounts)).toBe('enter')
  expect(admit('clients:read', accounts)).toBe('enter')
  expect(admit('clients:write', accounts)).toBe('refuse')
  expect(admit('home:read', waiting)).toBe('refuse')
})

test('each type lands as the specification says', () => {
  const landings = roles.map(({ user_type }) => landingPage({ user_type }, undefined, origin))
  expect(landings).toEqual([
    '/dashboard',
    '/dashboard',
    '/allocator',
    '/dashboard',
    '/driver',
    '/safety_officer',
    '/dashboard',
  ])
  expect(landingPage({ user_type: null }, undefined, origin)).toBe('/dashboard')
})

test('the address where the guard stopped someone takes precedence', () => {
  expect(landingPage({ user_type: 3 }, '/dashboard/clients?page=2#top', origin)).toBe(
    '/dashboard/clients?page=2#top',
  )
})

test('a refused user goes to their own home, and from a home they lost to the dashboard', () => {
  expect(homeFrom({ user_type: 5 }, '/dashboard/clients')).toBe('/driver')
  expect(homeFrom({ user_type: 3 }, '/dashboard/clients')).toBe('/allocator')
  expect(homeFrom({ user_type: 2 }, '/dashboard/driver_jobs')).toBe('/dashboard')
  expect(homeFrom({ user_type: 5 }, '/driver')).toBe('/dashboard')
  expect(homeFrom(null, '/dashboard/clients')).toBe('/dashboard')
})

test.each(['/', '/?x=1', '/dashboard', '/dashboard/', '/dashboard/home'])(
  '%s does not count as being stopped: everyone lands at their own home',
  (next) => {
    expect(landingPage({ user_type: 3 }, next, origin)).toBe('/allocator')
    expect(landingPage({ user_type: 5 }, next, origin)).toBe('/driver')
    expect(landingPage({ user_type: 6 }, next, origin)).toBe('/safety_officer')
    expect(landingPage({ user_type: 1 }, next, origin)).toBe('/dashboard')
  },
)

const elsewhere = [
  'https://evil.example/',
  'https://haulyard.example.evil.example/',
  'https://haulyard.example@evil.example/',
  '//evil.example/x',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://haulyard.example/1',
  'dashboard',
  '',
  undefined,
]
test.each(elsewhere)('nobody is redirected to %j', (next) => {
  expect(safeNext(next, origin)).toBeUndefined()
})

// S17.
test('every redirect after sign-in stays on this origin', () => {
  const parts = [
    '/',
    '//',
    '\\',
    '/\\',
    '\t',
    '\r\n',
    ' ',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '\u2028',
    '/.',
    '/..',
  ]
  const hosts = ['evil.example', 'https://evil.example', 'haulyard.example', 'javascript:alert(1)', 'a']
  const tried = parts.flatMap((a) =>
    parts.flatMap((b) => parts.flatMap((c) => hosts.map((host) => a + b + c + host))),
  )
  expect(tried.length).toBeGreaterThan(10_000)
  for (const next of tried) {
    const landing = safeNext(next, origin) ?? '/dashboard'
    // As the browser parses it.
    expect(new URL(landing, `${origin}/login`).origin, JSON.stringify(next)).toBe(origin)
  }
})
