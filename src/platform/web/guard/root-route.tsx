import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { showToast } from '#ui/toasts/toast-store.ts'
import { type Admission, admit, homeFrom } from './admit.ts'
import { redirectLimit } from './redirect-limit.ts'
import { sessionUser } from '../calls/session.ts'
import type { RecordTabs } from '../records/record-tabs.ts'
import type { ShellParts } from '../web-area.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The title in the browser's tab; a screen that knows its record says more with `useTitle`. */
    title: string
    permission: Admission
    /** The record tabs that it shows. */
    tabs?: RecordTabs
    /** It needs all the width there is: the areas at the left are shown by their icons. */
    isWide?: true
    /** The specification's name of the route. */
    name?: 'dashboard-home' | 'dashboard-profile'
  }
}

export interface RouterContext {
  queries: QueryClient
  /** What the areas contribute to the shell; loaded after sign-in. */
  shellParts: () => Promise<readonly ShellParts[]>
}

export const redirects = redirectLimit()

/** Guards every route by what the innermost one declares, before any request to the server. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  staticData: { title: 'Haulyard', permission: 'public' },
  beforeLoad: ({ location, matches, preload }) => {
    if (!preload) redirects.begin(location.pathname)
    const { permission } = matches.at(-1)?.staticData ?? { permission: 'signed_in' }
    const verdict = admit(permission, sessionUser())
    if (verdict === 'sign_in')
      throw redirect({ to: '/login' as string, search: { next: location.href } as never })
    if (verdict === 'to_start') throw redirect({ to: '/' as string })
    if (verdict === 'refuse') {
      if (!preload) showToast({ message: 'You are not Authorized for this action.', kind: 'error' })
      throw redirect({ to: homeFrom(sessionUser(), location.pathname) })
    }
  },
  component: Outlet,
})
