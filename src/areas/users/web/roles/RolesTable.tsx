import { Fragment } from 'react'
import { type Permission, ownMeans, permissionKeys, permissions } from '#shared/permissions.ts'
import { plural } from '#shared/text.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import type { Setting, UserRole } from '../../contract/role.ts'
import { typeWord } from '../../rules/user-words.ts'
import { RightCell } from './RightCell.tsx'
import css from './roles.module.css'

const areas = [...new Set(permissionKeys.map((key) => permissions[key].area))].map((area) => ({
  area,
  keys: permissionKeys.filter((key) => permissions[key].area === area),
}))

/** Rights as rows, roles as columns. A phone has room for one role, the `chosen` one. */
export function RolesTable({
  roles,
  chosen,
  busy,
  onSet,
  menu,
}: {
  roles: readonly UserRole[]
  chosen: number
  busy: boolean
  onSet: (role: UserRole, key: Permission, setting: Setting) => void
  menu: (role: UserRole) => MenuItem[]
}) {
  const isChosen = (role: UserRole) => role.id === chosen || undefined
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              Right
            </th>
            {roles.map((role) => (
              <th key={role.id} scope="col" data-chosen={isChosen(role)}>
                <span className={css.role}>
                  {role.name}
                  {role.is_system === 0 && <RowMenu items={menu(role)} label={`More for ${role.name}`} />}
                </span>
                <span className={css.users}>
                  {role.is_system === 0 && `${typeWord(role.user_type)} · `}
                  {plural(role.users, 'user')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ area, keys }) => (
            <Fragment key={area}>
              <tr className={css.area}>
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  <span>{area}</span>
                </th>
              </tr>
              {keys.map((key) => (
                <tr key={key}>
                  <th scope="row" className={css.key}>
                    {permissions[key].label}
                    {ownMeans(key) !== undefined && <span className={css.own}>Own: {ownMeans(key)}</span>}
                  </th>
                  {roles.map((role) => (
                    <td key={role.id} data-chosen={isChosen(role)}>
                      <RightCell
                        role={role}
                        permission={key}
                        busy={busy}
                        onSet={(setting) => onSet(role, key, setting)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
