import { expect, test } from 'vitest'
import { settingsGroups } from '#areas/settings/web/settings-places.ts'
import { routeTree } from './routes.ts'

const screens = ((routeTree.children ?? []) as (typeof routeTree)[])
  .flatMap((route) => [route, ...((route.children ?? []) as (typeof routeTree)[])])
  .map(({ options }) => options as { path?: string; staticData?: { permission?: string } })
const places = settingsGroups.flatMap((group) => group.places)

test.each(places)('$label opens a screen that asks for the same right', ({ to, permission }) => {
  const screen = screens.find(({ path }) => path === to)
  expect(screen?.staticData?.permission).toBe(permission)
})

test('the settings lead to every settings screen', () => {
  const paths = screens.flatMap(({ path }) => path ?? []).filter((path) => /settings(\/|$)/.test(path))
  const known = new Set(places.map(({ to }) => to))
  expect(paths.filter((path) => !known.has(path))).toEqual([
    '/dashboard/settings/users/archive',
    '/dashboard/settings/users/$id/edit',
    '/dashboard/settings',
    '/dashboard/settings/mail/$id',
  ])
})
