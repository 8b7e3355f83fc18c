import type { SessionUser } from '#platform/contract/session.ts'
import { roles } from '#shared/roles.ts'
import { homeOf } from '#shared/user-types.ts'
import { type Admission, admit } from '../../guard/admit.ts'
import { currentOf, type NavGroup } from '../nav.ts'

/** What the palette needs to know about a route. */
export interface ScreenRoute {
  fullPath: string
  children?: unknown
  options: { staticData?: { title: string; permission: Admission } }
}

/** A screen to go to. */
export interface PaletteScreen {
  label: string
  /** Where it belongs: a navigation group, or the parent screen. */
  hint: string
  to: string
}

type Viewer = Pick<SessionUser, 'permissions' | 'user_type'>

const homes = new Set<string>([...roles.map((role) => role.landing), '/dashboard/home'])

/**
 * Every screen that the viewer may open and that is not for a single record: the navigation in its order,
 * then the others by name. Of the homes only the viewer's own; second addresses of a screen are left out.
 */
export function screensFor(
  groups: readonly NavGroup[],
  routes: readonly ScreenRoute[],
  viewer: Viewer,
): PaletteScreen[] {
  const nav = groups.flatMap(({ name, items }) => items.map(({ label, to }) => ({ label, hint: name, to })))
  const above = (path: string) => {
    const current = currentOf(
      nav.map(({ to }) => to).filter((to) => to !== path),
      path,
    )
    return nav.find(({ to }) => to === current && !homes.has(path))?.label ?? ''
  }
  const others = routes
    .filter((route) => !route.children && !route.fullPath.includes('$'))
    .filter((route) => isFor(viewer, route))
    .map(({ fullPath, options }) => ({
      label: options.staticData?.title ?? '',
      hint: above(fullPath),
      to: fullPath,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label) || a.to.length - b.to.length)
  const seen = new Set<string>()
  return [...nav, ...others].filter(({ label, to }) => {
    const isNew = !seen.has(label) && !seen.has(to)
    seen.add(label).add(to)
    return isNew
  })
}

function isFor(viewer: Viewer, { fullPath, options }: ScreenRoute): boolean {
  const permission = options.staticData?.permission ?? 'public'
  if (permission === 'public') return false
  if (homes.has(fullPath) && fullPath !== homeOf(viewer.user_type).landing) return false
  return admit(permission, viewer) === 'enter'
}
