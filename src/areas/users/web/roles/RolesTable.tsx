import { Fragment } from 'react'
import { type Permission, ownMeans, permissionKeys, permissions } from '#shared/permissions.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { Setting, UserRole } from '../../contract/role.ts'
import { RightSelect, RightText } from './RightCell.tsx'
import { RoleHead } from './RoleHead.tsx'
import css from './roles.module.css'

const areaNames = [...new Set(permissionKeys.map((key) => permissions[key].area))]
const areasOf = (keys: readonly Permission[]) =>
  areaNames
    .map((area) => ({ area, keys: keys.filter((key) => permissions[key].area === area) }))
    .filter((one) => one.keys.length > 0)

/**
 * Rights as rows, roles as columns, to be read; the column of the role that is `open` can be changed. A phone has
 * room for one role, the `chosen` one.
 */
export function RolesTable({
  roles,
  keys: shown,
  chosen,
  open,
  onOpen,
  busy,
  onSet,
  menu,
}: {
  roles: readonly UserRole[]
  keys: readonly Permission[]
  chosen: number
  open: number | null
  onOpen: (id: number | null) => void
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
                <RoleHead
                  role={role}
                  isOpen={role.id === open}
                  onOpen={(isOpen) => onOpen(isOpen ? role.id : null)}
                  menu={menu(role)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areasOf(shown).map(({ area, keys }) => (
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
                      {role.id === open ? (
                        <RightSelect
                          role={role}
                          permission={key}
                          busy={busy}
                          onSet={(setting) => onSet(role, key, setting)}
                        />
                      ) : (
                        <RightText role={role} permission={key} />
                      )}
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
