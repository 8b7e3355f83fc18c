import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, vi } from 'vitest'
import { type Permission, grant, permissionKeys } from '#shared/permissions.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { startSession } from '../calls/session.ts'
import { missingRight } from '../refusals/why-not.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** What a hook returns for someone with these rights. */
function asPersonWith<T>(rights: readonly Permission[], useIt: () => T): T {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  startSession({ id: 1, user_type: 3, permissions: grant('all', ...rights) } as Parameters<
    typeof startSession
  >[0])
  const results: T[] = []
  function Probe() {
    results.push(useIt())
    return null
  }
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <Probe />
      </QueryClientProvider>
    </RouterContextProvider>,
  )
  return results[0] as T
}

/**
 * For tests: the labels of a record's menu in each state. A right only decides whether an item may be pressed: without
 * it the item is there and says which right it needs.
 */
export function menusInStates<State extends string>(
  states: readonly State[],
  useMenu: (state: State) => readonly MenuItem[],
): Record<State, string[]> {
  const menus = states.map((state) => {
    const menu = asPersonWith(permissionKeys, () => useMenu(state))
    const labels = menu.map(({ label }) => label).toSorted()
    const known = reasonsOf(menu)
    const nobodys = asPersonWith([], () => useMenu(state))
    expect(reasonsOf(nobodys), 'each item needs a right').toHaveLength(menu.length)
    const needed = permissionKeys.filter((key) => reasonsOf(nobodys).includes(missingRight(key)))
    for (const lacking of needed) {
      const rights = permissionKeys.filter((key) => key !== lacking)
      const theirs = asPersonWith(rights, () => useMenu(state))
      expect(theirs.map(({ label }) => label).toSorted()).toEqual(labels)
      expect([...known, missingRight(lacking)]).toEqual(expect.arrayContaining(reasonsOf(theirs)))
    }
    return [state, labels]
  })
  return Object.fromEntries(menus) as Record<State, string[]>
}

const reasonsOf = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ disabledReason }) => disabledReason ?? [])
