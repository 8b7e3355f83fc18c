import { expect, test } from 'vitest'
import { effectiveGrants } from '#shared/roles.ts'
import type { NavGroup } from '../nav.ts'
import { screensFor, type ScreenRoute } from './palette-screens.ts'

const route = (fullPath: string, title: string, permission: string) =>
  ({ fullPath, options: { staticData: { title, permission } } }) as ScreenRoute
const routes = [
  route('/', 'Haulyard', 'public'),
  route('/login', 'Sign in', 'signed_out'),
  { ...route('/', 'Haulyard', 'signed_in'), children: [] },
  route('/$', 'Not found', 'signed_in'),
  route('/dashboard/home', 'Dashboard', 'signed_in'),
  route('/dashboard', 'Dashboard', 'signed_in'),
  route('/allocator', 'Allocator', 'home:allocator'),
  route('/driver', 'Today', 'home:driver'),
  route('/profile', 'Profile', 'signed_in'),
  route('/dashboard/clients', 'Clients', 'clients:read'),
  route('/dashboard/clients/archived', 'Archived clients', 'clients:read'),
  route('/dashboard/clients/new', 'New client', 'clients:write'),
  route('/dashboard/clients/$id/edit', 'Client', 'clients:read'),
]
const groups: NavGroup[] = [
  {
    name: 'Money',
    items: [
      {
        label: 'Clients',
        to: '/dashboard/clients',
        icon: () => null,
        group: 'Money',
        permission: 'clients:read',
        order: 1,
      },
    ],
  },
]
const linesOf = (user_type: 1 | 3 | 5 | null, nav = groups) =>
  screensFor(nav, routes, { user_type, permissions: effectiveGrants(user_type) }).map(
    ({ label, hint, to }) => `${label} | ${hint} | ${to}`,
  )

test('users waiting for approval only see what any session may open', () => {
  expect(linesOf(null, [])).toEqual(['Dashboard |  | /dashboard', 'Profile |  | /profile'])
})

test('a screen the user may not open is left out', () => {
  expect(linesOf(3)).toEqual([
    'Clients | Money | /dashboard/clients',
    'Allocator |  | /allocator',
    'Archived clients | Clients | /dashboard/clients/archived',
    'Profile |  | /profile',
  ])
  expect(linesOf(1)).toContain('New client | Clients | /dashboard/clients/new')
})

test('each role has its own home, and only that', () => {
  expect(linesOf(5, [])).toContain('Today |  | /driver')
  expect(linesOf(5, []).join()).not.toContain('/allocator')
  expect(linesOf(5, []).join()).not.toContain('Dashboard')
  expect(linesOf(1).join()).not.toContain('/driver')
  expect(linesOf(1).filter((line) => line.startsWith('Dashboard'))).toEqual(['Dashboard |  | /dashboard'])
})
