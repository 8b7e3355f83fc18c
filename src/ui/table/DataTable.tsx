import { useTable } from '@tanstack/react-table'
import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import { type MenuItem, hasRowKey } from '../parts/Menu.tsx'
import { useDelayed } from '../parts/use-delayed.ts'
import { type Column, features, hasCards } from './columns.tsx'
import cardsCss from './cards.module.css'
import css from './DataTable.module.css'
import labelledCss from './labelled-rows.module.css'
import { GroupHeading, type RowGroups, startsGroup } from './GroupHeading.tsx'
import { useRowKeys } from './row-keys.ts'
import { type RowKey, type Selection, toggleRow } from './selection.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { Sorting } from './sort.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { TableTotals, type Totals } from './TableTotals.tsx'

export interface DataTableProps<Row extends object> {
  /** The table's accessible name: "Quotes". */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => RowKey
  sorting?: Sorting
  selection?: Selection
  /** Ids of hidden columns. */
  hidden?: readonly string[]
  /** New rows are loading: old ones stay, dimmed; without any there are skeletons after 300 ms. */
  loading?: boolean
  /** Shown when there are no rows. */
  empty: ReactNode
  rowMenu?: (row: Row) => MenuItem[]
  /** The rows, which come in the order of their groups, below a heading for each. */
  groups?: RowGroups<Row>
  totals?: Totals | undefined
}

/**
 * Rows and columns; it fetches nothing and sorts nothing. It scrolls by itself when it is wider than its place: headings and row menus stay in sight. Up and Down, j and k
 * move from row to row, Enter or a click opens the row's first link, Space or x selects, an item's `rowKey` runs it. Under 640 px each row is a card of two lines if its columns name their places on it,
 * or else a line for each column.
 */
export function DataTable<Row extends object>({
  label,
  rows,
  columns,
  rowKey,
  sorting,
  selection,
  hidden = noneHidden,
  loading = false,
  empty,
  rowMenu,
  groups,
  totals,
}: DataTableProps<Row>) {
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden])
  const table = useTable({
    features,
    columns,
    data: rows,
    state: { columnVisibility },
    getRowId: (row) => String(rowKey(row)),
  })
  const [active, setActive] = useState(0)
  const element = useRef<HTMLTableElement>(null)
  const lastSelected = useRef<RowKey | null>(null)
  const waiting = useDelayed(loading && rows.length === 0)

  useRowKeys(element, rows.length > 0)

  const visible = table.getVisibleLeafColumns()
  const keys = rows.map(rowKey)
  const menus = rowMenu && rows.map(rowMenu)
  const maxActions = Math.max(0, ...(menus ?? []).map((menu) => menu.filter(hasRowKey).length))

  const select = (index: number, withRange: boolean) => {
    const key = keys[index]
    if (!selection || key === undefined) return
    selection.onSelect(toggleRow(keys, selection.selected, key, withRange ? lastSelected.current : null))
    lastSelected.current = key
  }
  const handlers = useRowHandlers({
    onActive: setActive,
    onToggle: select,
    onRun: (index, at) => menus?.[index]?.[at]?.run?.(),
  })

  if (rows.length === 0 && !loading) return empty

  const isShown = (row: Row) => !groups?.folded.has(groups.keyOf(row))
  const current = rows[active]
  const tabStop = current && isShown(current) ? active : rows.findIndex(isShown)
  const width = visible.length + (selection ? 1 : 0) + (rowMenu ? 1 : 0)

  return (
    <div className={css.scroll} data-scrolls={label}>
      <table
        ref={element}
        className={classes(
          css.table,
          hasCards(columns) ? cardsCss.cards : labelledCss.labelled,
          loading && css.loading,
        )}
        aria-label={label}
        aria-busy={loading}
        style={{ '--row-actions': maxActions } as CSSProperties}
      >
        <TableHead
          columns={visible}
          keys={keys}
          sorting={sorting}
          selection={selection}
          hasMenu={rowMenu !== undefined}
        />
        <tbody>
          {waiting && <SkeletonRows columns={width} />}
          {table.getRowModel().rows.map((row, index) => (
            <Fragment key={row.id}>
              {groups && startsGroup(groups, rows, index) && (
                <GroupHeading groups={groups} row={row.original} columns={width} />
              )}
              {isShown(row.original) && (
                <TableRow
                  row={row}
                  columns={visible}
                  isActive={index === tabStop}
                  isSelected={selection?.selected.has(rowKey(row.original))}
                  menu={menus?.[index]}
                  {...handlers}
                />
              )}
            </Fragment>
          ))}
        </tbody>
        {totals && rows.length > 0 && (
          <TableTotals
            totals={totals}
            columns={visible}
            before={selection ? 1 : 0}
            hasMenu={rowMenu !== undefined}
          />
        )}
      </table>
    </div>
  )
}

const noneHidden: readonly string[] = []

/** What a row calls when someone acts on it. */
type RowHandlers = Pick<Parameters<typeof TableRow>[0], 'onActive' | 'onToggle' | 'onRun'>

/** The same functions for the life of the table, which call those of its last drawing. */
function useRowHandlers(current: RowHandlers): RowHandlers {
  const last = useRef(current)
  useLayoutEffect(() => {
    last.current = current
  })
  return useMemo(
    () => ({
      onActive: (index) => last.current.onActive(index),
      onToggle: (index, withRange) => last.current.onToggle(index, withRange),
      onRun: (index, at) => last.current.onRun(index, at),
    }),
    [],
  )
}
