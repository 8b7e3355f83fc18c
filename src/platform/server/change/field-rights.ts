import { forbidden } from '#platform/contract/app-error.ts'
import type { Permission } from '#shared/permissions.ts'
import { type Viewer, may } from '../sessions/viewer.ts'

type Rights = Readonly<Record<string, Permission>>

/** The fields among these that the viewer may not see. */
export const hiddenFieldsOf =
  (rights: Rights) =>
  (viewer: Viewer): string[] =>
    Object.entries(rights).flatMap(([field, right]) => (may(viewer, right) ? [] : [field]))

/**
 * For fields that need a right of their own. Anyone may send them unchanged.
 * @throws forbidden when a field that the viewer may not set would change.
 */
export function mustHoldFieldRights(viewer: Viewer, rights: Rights, before: object, changes: object): void {
  const old = before as Record<string, unknown>
  for (const [field, value] of Object.entries(changes)) {
    const right = rights[field]
    if (right && value !== undefined && value !== (old[field] ?? null) && !may(viewer, right))
      throw forbidden()
  }
}
