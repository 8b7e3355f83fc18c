import { type Permission, type Scope, ownMeans, permissions } from '#shared/permissions.ts'
import type { Setting, UserRole } from '../../contract/role.ts'
import { mayRemoveRight, usualScope } from '../../rules/role-rules.ts'
import css from './roles.module.css'

const scopeWords: Record<Scope | 'none', string> = { all: 'All', own: 'Own', none: 'No' }

interface RightProps {
  role: UserRole
  permission: Permission
}

/** A role's setting for one right, and the default it differs from. */
export function RightText({ role, permission }: RightProps) {
  const usual = usualScope(role.user_type, permission)
  const scope = role.grants[permission] ?? 'none'
  if (scope === usual)
    return (
      <span className={css.text} data-scope={scope} title={keptBecause(role, permission)}>
        {scopeWords[scope]}
      </span>
    )
  return (
    <span className={css.text} data-own>
      {scopeWords[scope]} <small>(default: {scopeWords[usual]})</small>
    </span>
  )
}

const keptBecause = (role: UserRole, permission: Permission): string | undefined => {
  const kept = mayRemoveRight(role.user_type, permission)
  return kept === true ? undefined : kept
}

/** The same to change: all, own, or none; its type's is the default. */
export function RightSelect({
  role,
  permission,
  busy,
  onSet,
}: RightProps & { busy: boolean; onSet: (setting: Setting) => void }) {
  if (keptBecause(role, permission)) return <RightText role={role} permission={permission} />
  const usual = usualScope(role.user_type, permission)
  const scope = role.grants[permission] ?? 'none'
  const choices: readonly (Scope | 'none')[] = ownMeans(permission) ? ['all', 'own', 'none'] : ['all', 'none']
  return (
    <select
      className={css.right}
      aria-label={`${role.name}: ${permissions[permission].label}`}
      aria-busy={busy || undefined}
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
