import { type Permission, type Scope, ownMeans, permissions } from '#shared/permissions.ts'
import { roleOf } from '#shared/roles.ts'
import type { Setting, UserRole } from '../contract/role.ts'
import { mayLose } from '../rules/role-rules.ts'
import { typeWord } from '../rules/user-words.ts'
import css from './roles.module.css'

const scopeWords: Record<Scope | 'none', string> = { all: 'All', own: 'Own', none: 'No' }

/** What a role says about one right: nothing of its own (the default of its type), all, own, or no. */
export function RightCell({
  role,
  permission,
  busy,
  onSet,
}: {
  role: UserRole
  permission: Permission
  busy: boolean
  onSet: (setting: Setting) => void
}) {
  const kept = mayLose(role.user_type, permission)
  if (kept !== true)
    return (
      <span className={css.kept} title={kept}>
        All
      </span>
    )
  const usual = scopeWords[roleOf(role.user_type).grants[permission] ?? 'none']
  const own = role.overrides[permission]
  const scope = role.grants[permission] ?? 'none'
  return (
    <select
      className={css.right}
      aria-label={`${role.name}: ${permissions[permission].label}`}
      aria-busy={busy || undefined}
      data-scope={scope}
      data-own={own !== undefined || undefined}
      value={own ?? 'default'}
      onChange={(event) => onSet(event.currentTarget.value as Setting)}
    >
      <optgroup label={`As ${typeWord(role.user_type)} brings it`}>
        <option value="default">{usual}</option>
      </optgroup>
      <optgroup label="Set here">
        <option value="all">All</option>
        {ownMeans(permission) !== undefined && <option value="own">Own</option>}
        <option value="none">No</option>
      </optgroup>
    </select>
  )
}
