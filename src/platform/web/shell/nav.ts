import type { Permission } from '#shared/permissions.ts'
import { type UserType, roles } from '#shared/roles.ts'
import { homeOf } from '#shared/user-types.ts'
import { type DriverBarItem, navGroups, type NavItem, type ShellParts } from '../web-area.ts'

type May = (key: Permission) => boolean

export interface NavGroup {
  name: (typeof navGroups)[number]
  items: NavItem[]
}

const inOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order

/** The navigation for someone with these rights: groups in order, empty ones dropped. */
export function navFor(parts: readonly ShellParts[], may: May, user_type: UserType | null): NavGroup[] {
  const { landing: to } = homeOf(user_type)
  const items = parts
    .flatMap(({ nav = [] }) => nav)
    .filter(({ permission }) => may(permission))
    .map((item) => (item.isHome ? { ...item, to } : item))
  return navGroups
    .map((name) => ({ name, items: items.filter(({ group }) => group === name).toSorted(inOrder) }))
    .filter((group) => group.items.length > 0)
}

/** The bottom bar of a driver's phone, at most four items. */
export const driverBarFor = (parts: readonly ShellParts[], may: May): DriverBarItem[] =>
  parts
    .flatMap(({ driverBar = [] }) => driverBar)
    .filter(({ permission }) => permission === 'signed_in' || may(permission))
    .toSorted(inOrder)
    .slice(0, 4)

const landings = new Set<string>(roles.map((role) => role.landing))
/** A home without an entry of its own counts as the one that has: the dashboard is everyone's home. */
const entryOf = (path: string, addresses: readonly string[]): string =>
  landings.has(path) && !addresses.includes(path) ? (addresses.find((to) => landings.has(to)) ?? path) : path

/** As below, for addresses that may name a tab: an exact match comes first. */
export function currentTabOf(
  addresses: readonly string[],
  pathname: string,
  search: string,
): string | undefined {
  const here = addresses.find((to) => to === pathname + search)
  return here ?? currentOf(addresses, pathname)
}

/** The current navigation entry. */
export function currentItemOf(items: readonly NavItem[], pathname: string): NavItem | undefined {
  const ways = items.flatMap((item) => [item.to, ...(item.also ?? [])].map((to) => ({ to, item })))
  const current = currentOf(
    ways.map(({ to }) => to),
    pathname,
  )
  return ways.find(({ to }) => to === current)?.item
}

/**
 * The navigation address that matches the path: the longest that prefixes it. A single-segment address
 * (/dashboard, /driver) is a home and only matches itself.
 */
export function currentOf(addresses: readonly string[], pathname: string): string | undefined {
  const path = entryOf(pathname.replace(/(.)\/$/, '$1'), addresses)
  const isHome = (to: string) => to.lastIndexOf('/') === 0
  return addresses
    .filter((to) => path === to || (!isHome(to) && path.startsWith(`${to}/`)))
    .toSorted((a, b) => b.length - a.length)[0]
}
