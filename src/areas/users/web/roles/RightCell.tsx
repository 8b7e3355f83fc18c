import { type Permission, type Scope, ownMeans, permissions } from '#shared/permissions.ts'
import { roleOf } from '#shared/roles.ts'
import type { Setting, UserRole } from '../../contract/role.ts'
import { mayLose } from '../../rules/role-rules.ts'
import css from './roles.module.css'

const scopeWords: Record<Scope | 'none', string> = { all: 'All', own: 'Own', none: 'No' }

/** A role's setting for one right: all, own, or none; its type's is the default. */
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
  const usual = roleOf(role.user_type).grants[permission] ?? 'none'
  const scope = role.grants[permission] ?? 'none'
  const choices: readonly (Scope | 'none')[] = ownMeans(permission) ? ['all', 'own', 'none'] : ['all', 'none']
  return (
    <select
      className={css.right}
      aria-label={`${role.name}: ${permissions[permission].label}`}
      aria-busy={busy || undefined}
      data-scope={scope}
      data-own={scope !== usual || undefined}
      value={scope}
      onChange={({ currentTarget: { value } }) => onSet(value === usual ? 'default' : (value as Setting))}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice === usual ? `${scopeWords[choice]} (default)` : scopeWords[choice]}
        </option>
      ))}
    </select>
  )
}
