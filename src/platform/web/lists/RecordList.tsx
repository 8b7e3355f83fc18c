import { type ReactElement, type ReactNode, isValidElement, useState } from 'react'
import { capitalised } from '#shared/text.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import type { ListView } from '#ui/shells/list-views.ts'
import type { Column } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Totals } from '#ui/table/TableTotals.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { ArchiveButton, archiveAction } from './ArchiveButton.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import type { ExportEndpoint, ExportOptions } from './use-export.ts'
import { type BulkAction, BulkActions, type BulkChoice } from './BulkActions.tsx'
import type { PlainRecord } from '../records/plain-record.ts'
import { type NameOf, nameOf as nameOfNamed } from '../records/named.ts'
import { useArchive } from '../records/use-archive.ts'
import type { ListState } from './use-list.ts'
import { useWhyNot } from '../refusals/why-not.ts'

interface Slots<Row extends { id: number }> {
  record: PlainRecord
  list: ListState<Row> & { query: { search?: string }; set(changes: { search?: string }): void }
  columns: readonly Column<Row>[]
  /** The empty state: what a record is and where it comes from. */
  empty: ReactNode
  /** What its search looks through. */
  search: string
  /** Its other filters, by `list.filter`. */
  filters?: ReactNode
  /** The call that exports it, or a button that does. */
  exporting?: ExportEndpoint | ReactElement
  /** Imports records, where people may. */
  importing?: ReactElement
  /** The dialog that creates one, where `paths.create` has no screen. */
  newDialog?: (onClose: () => void) => ReactNode
  /** Replaces the tabs Current and Archived. */
  views?: readonly ListView[]
  /** Row menu items shown before archive or restore. */
  rowActions?: (row: Row) => MenuItem[]
  /** What can be done with several, before archive. */
  bulkActions?: readonly (BulkAction<Row> | BulkChoice<Row>)[]
  /** Why this record cannot be archived or restored now. */
  whyNotArchive?: (row: Row) => string | undefined
  totals?: Totals | undefined
  /** A refusal from another action. */
  error?: string | null
  children?: ReactNode
}

/**
 * A list of records that can be archived and restored, with Current and Archived tabs. A list that works
 * differently composes ListScreen and DataTable itself.
 */
export function RecordList<Row extends { id: number }>(slots: Slots<Row> & NameOf<Row>): ReactNode
export function RecordList<Row extends { id: number }>({
  record,
  list,
  columns,
  nameOf = nameOfNamed,
  empty,
  search,
  filters,
  exporting,
  importing,
  newDialog,
  views = currentAndArchived(record.paths),
  rowActions,
  bulkActions = [],
  whyNotArchive,
  totals,
  error,
  children,
}: Slots<Row> & { nameOf?: (row: Row) => string }) {
  const { noun, paths } = record
  const { archived } = list
  const { selection, ...table } = list.table
  const archiving = useArchive(record)
  const mayNotWrite = useWhyNot()(record.write)
  const action = archiveAction(archiving, archived)
  const title = capitalised(noun.many)
  const [isMaking, setMaking] = useState(false)
  const opens = newDialog ? { onClick: () => setMaking(true) } : paths.create && { to: paths.create }
  const makeNew = opens && !mayNotWrite && (
    <NewButton {...opens} variant="primary">
      New {noun.one}
    </NewButton>
  )
  const rowMenu = (row: Row): MenuItem[] => [
    ...(rowActions?.(row) ?? []),
    {
      label: action.label,
      icon: action.icon,
      danger: !archived,
      disabledReason: mayNotWrite ?? whyNotArchive?.(row),
      run: () => void action.run([row.id], nameOf(row)),
    },
  ]
  const problem = archiving.error ?? error
  return (
    <ListScreen
      title={archived ? `Archived ${noun.many}` : title}
      count={list.total}
      actions={
        <>
          {importing}
          {isValidElement(exporting) || !exporting ? (
            exporting
          ) : (
            <ExportMenu endpoint={exporting} query={list.query as ExportOptions<ExportEndpoint>['query']} />
          )}
          {!archived && makeNew}
        </>
      }
      views={views}
      filtering={list}
      filters={
        <>
          <FilterBar query={list.query} onChange={(changes) => list.set(changes)} search={search}>
            {filters}
          </FilterBar>
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      bulk={
        list.selected.size > 0 && (
          <BulkActions
            list={list}
            noun={noun}
            nameOf={nameOf}
            topic={record.archive.topic ?? ''}
            actions={archived ? [] : bulkActions}
          >
            <ArchiveButton list={list} action={action} disabledReason={mayNotWrite} />
          </BulkActions>
        )
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      {list.error ? (
        <ErrorState message={`Could not load the ${noun.many}.`} onRetry={list.retry} />
      ) : (
        <DataTable
          {...table}
          selection={mayNotWrite && bulkActions.length === 0 ? undefined : selection}
          label={title}
          columns={columns}
          rowKey={(row) => row.id}
          rowMenu={rowMenu}
          totals={totals}
          empty={
            <NoRows
              noun={noun}
              list={list}
              {...(archived
                ? {
                    title: `No archived ${noun.many}`,
                    text: `Archived ${noun.many} appear here and can be restored.`,
                  }
                : { title: `No ${noun.many} yet`, text: empty })}
              action={!archived && makeNew}
            />
          }
        />
      )}
      {isMaking && newDialog?.(() => setMaking(false))}
      {children}
    </ListScreen>
  )
}

const currentAndArchived = (paths: PlainRecord['paths']): ListView[] => [
  { label: 'Current', to: paths.list },
  { label: 'Archived', to: paths.archived },
]
