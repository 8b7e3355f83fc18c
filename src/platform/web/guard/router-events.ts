import type { AnyRouter } from '@tanstack/react-router'
import { homeOf } from '#shared/user-types.ts'
import { forgetTyped } from '../forms/form-draft.ts'
import { redirects } from './root-route.tsx'
import { scrollPlaces } from '../lists/scroll-places.ts'
import { sessionUser } from '../calls/session.ts'
import { goHomeBy } from '../refusals/show-refusal.ts'
import { setRouteTitle } from './title.ts'

/** Runs when a navigation completes: title, scroll and focus. */
export function attachRouterEvents(router: AnyRouter): void {
  const places = scrollPlaces(router)
  goHomeBy(() => void router.navigate({ to: homeOf(sessionUser()?.user_type ?? null).landing as string }))
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    redirects.rest()
    setRouteTitle(router.state.matches.at(-1)?.staticData.title ?? 'Haulyard')
    if (!pathChanged) return
    if (fromLocation) forgetTyped(sessionStorage)
    // Only a new path starts at the top (specification, section 2); going back restores the position.
    if (places.isReturn()) places.restore()
    else scrollTo(0, 0)
    if (fromLocation) focusHeading()
  })
}

/** Moves focus to the new page for screen readers and keyboards, unless the screen has already set it. */
function focusHeading(): void {
  requestAnimationFrame(() => {
    const main = document.querySelector('main')
    if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return
    const heading = main.querySelector('h1') ?? main
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
  })
}
