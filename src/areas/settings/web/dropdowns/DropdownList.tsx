import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { DropdownItem } from '../../contract/dropdown.ts'
import { dropdownLists, type ListKey } from '../../contract/dropdown-lists.ts'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import { moveItem } from '../../rules/move-item.ts'
import { AddItemDialog, EditItemDialog } from './DropdownDialogs.tsx'
import { dropdownColumns } from './dropdown-columns.tsx'
import { dropdownQuery } from '../queries.ts'

/** One list with its items in order: add, rename, hide and move. */
export function DropdownList({ list_key }: { list_key: ListKey }) {
  const { data: items = [], isPending } = useQuery(dropdownQuery(list_key))
  const [open, setOpen] = useState<'new' | DropdownItem | null>(null)
  const edit = useSave(settingsEndpoints.editDropdownItem, {
    saved: ({ label, is_visible }) => `${label} ${is_visible ? 'shown' : 'hidden'}`,
  })
  const order = useSave(settingsEndpoints.orderDropdown)
  const disabledReason = useWhyNot()('settings:lists')
  const params = { list_key }
  const isMaterials = list_key === 'material_type'
  const ids = items.map(({ id }) => id)

  const move = (id: number, by: number) =>
    void order.save({ params, body: { before: ids, ids: moveItem(ids, ids.indexOf(id), by) } })
  const show = ({ id, version }: DropdownItem, is_visible: 0 | 1) =>
    void edit.save({ params: { list_key, id }, body: { version, is_visible } })

  const rowMenu = (item: DropdownItem): MenuItem[] => [
    { label: isMaterials ? 'Edit' : 'Rename', disabledReason, run: () => setOpen(item) },
    item.is_visible
      ? { label: 'Hide', disabledReason, run: () => show(item, 0) }
      : { label: 'Show', disabledReason, run: () => show(item, 1) },
    { label: 'Move to the top', disabledReason, run: () => move(item.id, -ids.length) },
    { label: 'Move to the end', disabledReason, run: () => move(item.id, ids.length) },
  ]
  const refused = edit.submitError ?? order.submitError
  const add = (
    <NewButton disabledReason={disabledReason} onClick={() => setOpen('new')}>
      Add
    </NewButton>
  )

  return (
    <Section
      title={dropdownLists[list_key]}
      help="Hidden items can no longer be chosen. Records that use them keep them."
      actions={add}
    >
      {refused && <Notice tone="danger">{refused}</Notice>}
      <DataTable
        label={dropdownLists[list_key]}
        rows={items.map((item, at) => ({ ...item, at }))}
        columns={dropdownColumns({
          onOpen: setOpen,
          onMove: move,
          last: items.length - 1,
          isMaterials,
          hasRenamed: items.some(({ value, label }) => value !== label),
          disabledReason,
        })}
        rowKey={({ id }) => id}
        hidden={items.some(({ is_visible }) => !is_visible) ? [] : ['status']}
        rowMenu={rowMenu}
        loading={isPending}
        empty={
          <EmptyState
            title="This list is empty"
            text={disabledReason ? undefined : 'Add the first item to choose from.'}
          />
        }
      />
      {open === 'new' && <AddItemDialog list_key={list_key} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <EditItemDialog
          list_key={list_key}
          item={items.find(({ id }) => id === open.id) ?? open}
          readOnly={disabledReason !== undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
