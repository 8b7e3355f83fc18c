import { invalid } from '#platform/contract/app-error.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'

/** The user type of sales (specification, section 1). */
const sales = 4

/** A new client's account manager: the one named, else its creator when in sales or limited to own clients. */
export const ownManager = (
  viewer: Viewer,
  manager_id: number | null | undefined,
): number | null | undefined => (isTheirs(viewer) ? (manager_id ?? viewer.user_id) : manager_id)

/** Whether clients they create become their own. */
const isTheirs = (viewer: Viewer): boolean =>
  viewer.user_type === sales || scopeOf(viewer, 'clients:read') === 'own'

/** Someone limited to own clients cannot hand one over: it would vanish in mid-change. @throws invalid */
export function mustStayVisible(viewer: Viewer, manager_id: number | null | undefined): void {
  if (manager_id === undefined || manager_id === viewer.user_id) return
  if (scopeOf(viewer, 'clients:read') === 'own')
    throw invalid({
      account_manager_id: 'Your role sees only its own clients, so you can’t hand this one to someone else.',
    })
}
