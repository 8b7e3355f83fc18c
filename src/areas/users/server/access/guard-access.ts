import { forbidden, invalid } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { UserType } from '#shared/roles.ts'
import { notAChoice } from '#shared/text.ts'
import { covers } from '../../rules/role-rules.ts'
import type { Access } from '../../contract/user.ts'
import { userLabels } from '../../rules/user-labels.ts'
import { roleFor } from '../roles/role-store.ts'

/** No one changes a user with more rights than their own. @throws forbidden. */
export async function mustCoverUser(
  { tx, viewer }: Change,
  user: { user_type: number | null; user_role_id: number | null },
): Promise<void> {
  if (user.user_type === null) return
  const role = await roleFor(tx, user.user_type as UserType, user.user_role_id)
  if (!covers(viewer, role?.grants ?? {})) throw forbidden()
}

/** No one grants more rights than they hold. @throws forbidden; invalid for a role of another type. */
export async function mustCoverAccess({ tx, viewer }: Change, access: Access): Promise<void> {
  const role = await roleFor(tx, access.user_type, access.user_role_id ?? null)
  if (role?.user_type !== access.user_type) {
    throw invalid({ user_role_id: notAChoice(userLabels.user_role_id) })
  }
  if (!covers(viewer, role.grants)) throw forbidden()
}
