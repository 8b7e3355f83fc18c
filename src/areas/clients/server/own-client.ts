import { invalid } from '#platform/contract/app-error.ts'
import { type Viewer, scopeOf } from '#platform/server/viewer.ts'

/** Who sees only own clients is the account manager of those that they make. */
export const ownManager = (
  viewer: Viewer,
  manager_id: number | null | undefined,
): number | null | undefined =>
  scopeOf(viewer, 'clients:read') === 'own' ? (manager_id ?? viewer.user_id) : manager_id

/** Who sees only own clients cannot hand one to somebody else: it would be gone from under the change. @throws invalid */
export function mustStayVisible(viewer: Viewer, manager_id: number | null | undefined): void {
  if (manager_id === undefined || manager_id === viewer.user_id) return
  if (scopeOf(viewer, 'clients:read') === 'own')
    throw invalid({ account_manager_id: 'Only somebody who sees all clients can hand one over.' })
}
