import { expect, test } from 'vitest'
import type { Permission } from '#shared/permissions.ts'
import type { NavItem, ShellParts } from '../web-area.ts'
import { currentItemOf, currentOf, currentTabOf, driverBarFor, navFor } from './nav.ts'

const icon = () => null
const item = (label: string, group: NavItem['group'], permission: Permission, order: number): NavItem => ({
  label,
  to: `/dashboard/${label.toLowerCase()}`,
  icon,
  group,
  permission,
  order,
})
const parts: ShellParts[] = [
  { nav: [item('Settings', 'Office', 'settings:read', 40)] },
  { nav: [item('Clients', 'Money', 'clients:read', 30)] },
  {
    nav: [item('Logs', 'Office', 'activity-log:read', 30)],
    driverBar: [{ label: 'Me', to: '/profile', icon, permission: 'signed_in', order: 4 }],
  },
  { driverBar: [{ label: 'Today', to: '/driver', icon, permission: 'home:read', order: 1 }] },
]

test('only permitted entries are shown, in the order of groups and places', () => {
  const names = (keys: Permission[]) =>
    navFor(parts, (key) => keys.includes(key), 1).map(({ name, items }) => [
      name,
      ...items.map(({ label }) => label),
    ])
  expect(names([])).toEqual([])
  expect(names(['settings:read', 'activity-log:read'])).toEqual([['Office', 'Logs', 'Settings']])
  expect(names(['settings:read', 'clients:read'])).toEqual([
    ['Money', 'Clients'],
    ['Office', 'Settings'],
  ])
})

test('everyone sees one home: the one their role lands on', () => {
  const home = { ...item('Home', 'Work', 'home:read', 10), to: '/dashboard', isHome: true }
  const homeFor = (user_type: 1 | 3 | 5 | 6 | null) =>
    navFor([{ nav: [home] }], () => true, user_type).flatMap(({ items }) =>
      items.map(({ label, to }) => `${label} ${to}`),
    )
  expect(homeFor(1)).toEqual(['Home /dashboard'])
  expect(homeFor(3)).toEqual(['Home /allocator'])
  expect(homeFor(5)).toEqual(['Home /driver'])
  expect(homeFor(6)).toEqual(['Home /safety_officer'])
  expect(homeFor(null)).toEqual(['Home /dashboard'])
})

test("a driver's bar shows only what exists for drivers", () => {
  const labels = (may: boolean) => driverBarFor(parts, () => may).map(({ label }) => label)
  expect(labels(true)).toEqual(['Today', 'Me'])
  expect(labels(false)).toEqual(['Me'])
})

test('the current area has the longest address that prefixes the path; a home only matches itself', () => {
  const addresses = ['/dashboard', '/dashboard/settings', '/dashboard/settings/users', '/driver']
  expect(currentOf(addresses, '/dashboard')).toBe('/dashboard')
  expect(currentOf(addresses, '/dashboard/')).toBe('/dashboard')
  expect(currentOf(addresses, '/dashboard/settings/users/3/edit')).toBe('/dashboard/settings/users')
  expect(currentOf(addresses, '/dashboard/settings')).toBe('/dashboard/settings')
  expect(currentOf(addresses, '/dashboard/settingsx')).toBeUndefined()
  expect(currentOf(addresses, '/driverx')).toBeUndefined()
  expect(currentOf(addresses, '/')).toBeUndefined()
})

test('both addresses of the one home are current: they show the same', () => {
  expect(currentOf(['/driver', '/dashboard/logs'], '/dashboard')).toBe('/driver')
  expect(currentOf(['/dashboard', '/dashboard/logs'], '/allocator')).toBe('/dashboard')
})

test('of two tabs of one screen, the open one is current', () => {
  const bar = ['/driver', '/profile?tab=documents', '/profile']
  expect(currentTabOf(bar, '/profile', '?tab=documents')).toBe('/profile?tab=documents')
  expect(currentTabOf(bar, '/profile', '')).toBe('/profile')
  expect(currentTabOf(bar, '/profile', '?tab=security')).toBe('/profile')
})

test('an area is current at each of its addresses', () => {
  const clients = item('Clients', 'Money', 'clients:read', 30)
  const items = [
    { ...clients, also: ['/dashboard/customers'] },
    item('Logs', 'Office', 'activity-log:read', 30),
  ]
  expect(currentItemOf(items, '/dashboard/customers/7/edit')?.label).toBe('Clients')
  expect(currentItemOf(items, '/dashboard/customers-of-old')).toBeUndefined()
})
