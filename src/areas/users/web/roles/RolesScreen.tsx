import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { reasonOf } from '#shared/allowed.ts'
import { type Permission, permissionKeys } from '#shared/permissions.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Checkbox } from '#ui/parts/Checkbox.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { userEndpoints } from '../../contract/endpoints.ts'
import type { Setting, UserRole } from '../../contract/role.ts'
import { roleCan } from '../../rules/role-rules.ts'
import { rolesQuery } from '../queries.ts'
import { settingsCrumb } from '../user-paths.ts'
import { EditRoleDialog, NewRoleDialog } from './RoleDialog.tsx'
import css from './roles.module.css'
import { RolesTable } from './RolesTable.tsx'
import { useUserTabs } from '../use-user-tabs.ts'
import { userPaths } from '../user-paths.ts'

/** Each role's rights. A change is saved immediately, and applies to everyone with the role. */
export function RolesScreen() {
  const { data: roles } = useSuspenseQuery(rolesQuery)
  const [dialog, setDialog] = useState<'new' | UserRole | null>(null)
  const [chosen, setChosen] = useState(roles[0]?.id ?? 0)
  const [open, setOpen] = useState<number | null>(null)
  const [onlyChanged, setOnlyChanged] = useState(false)
  const rights = useSave(userEndpoints.setRoleRights, { saved: ({ name }) => `${name} saved` })
  const remove = useSave(userEndpoints.deleteRole, { saved: () => 'Role removed' })

  const set = ({ id, version }: UserRole, key: Permission, setting: Setting) =>
    void rights.save({ params: { id }, body: { version, permissions: { [key]: setting } } })
  const askToRemove = async ({ id, name }: UserRole) => {
    const answer = await confirm({ title: `Remove ${name}?`, confirmLabel: 'Remove', danger: true })
    if (answer) await remove.save({ params: { id } })
  }
  const menu = (role: UserRole): MenuItem[] => [
    { label: 'Rename', run: () => setDialog(role) },
    {
      label: 'Remove',
      danger: true,
      disabledReason: reasonOf(roleCan.delete(role)),
      run: () => void askToRemove(role),
    },
  ]
  const keys = onlyChanged
    ? permissionKeys.filter((key) => roles.some(({ overrides }) => overrides[key] !== undefined))
    : permissionKeys
  const refused = rights.submitError ?? remove.submitError

  const tabs = useUserTabs().map((tab) => ({ ...tab, active: tab.to === userPaths.roles }))

  return (
    <Screen
      title="Roles"
      breadcrumbs={[settingsCrumb]}
      actions={
        <NewButton variant="primary" onClick={() => setDialog('new')}>
          New role
        </NewButton>
      }
      below={<Tabs label="Users" tabs={tabs} />}
    >
      {refused && <Notice tone="danger">{refused}</Notice>}
      <label className={css.chooser}>
        Role
        <select value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor="only-changed" className={css.only}>
        <Checkbox
          id="only-changed"
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
        />
        Differences from default only
      </label>
      {keys.length === 0 ? (
        <EmptyState title="No differences" text="Every role has the rights of its type." />
      ) : (
        <RolesTable
          roles={roles}
          keys={keys}
          chosen={chosen}
          open={open}
          onOpen={(id) => {
            setOpen(id)
            if (id !== null) setChosen(id)
          }}
          busy={rights.saving}
          onSet={set}
          menu={menu}
        />
      )}
      {dialog === 'new' && <NewRoleDialog onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'new' && (
        <EditRoleDialog
          role={roles.find(({ id }) => id === dialog.id) ?? dialog}
          onClose={() => setDialog(null)}
        />
      )}
    </Screen>
  )
}
