/** A row of a grid with the ids of the columns in which it is ticked. */
export interface GridRow {
  id: number
  name: string
  hint: string | null
  ticked: number[]
  /** Why its ticks cannot be changed. */
  locked?: string | undefined
}

export interface GridColumn {
  id: number
  name: string
  /** Its colour. */
  hex?: string | null
}

/** How many of a row's cells are ticked: as many as one likes, always one, or one or none. */
export type Mode = 'any' | 'one' | 'one or none'

interface Cell {
  row_id: number
  column_id: number
}
/** What one press changed: a cell, or in a grid of one per row the two between which the tick moved. */
export type Step = readonly (Cell & { on: boolean })[]

export interface Changes {
  added: Cell[]
  removed: Cell[]
}

/** What a row's cells will be once saved, where that differs from what is stored. */
export type Pending = ReadonlyMap<number, ReadonlyMap<number, boolean>>

export const isTicked = (row: GridRow, column_id: number, pending: Pending): boolean =>
  pending.get(row.id)?.get(column_id) ?? row.ticked.includes(column_id)

/** The steps so far, as differences from what is stored: a cell ticked and unticked again is none. */
export function pendingOf(rows: readonly GridRow[], steps: readonly Step[]): Pending {
  const stored = new Map(rows.map((row) => [row.id, new Set(row.ticked)]))
  const pending = new Map<number, Map<number, boolean>>()
  for (const { row_id, column_id, on } of steps.flat()) {
    const of = pending.get(row_id) ?? new Map<number, boolean>()
    if (stored.get(row_id)?.has(column_id) === on) of.delete(column_id)
    else of.set(column_id, on)
    if (of.size === 0) pending.delete(row_id)
    else pending.set(row_id, of)
  }
  return pending
}

/** What pressing a cell does; null where it does nothing, as for the only one of its row. */
export function stepAt(row: GridRow, column_id: number, pending: Pending, mode: Mode): Step | null {
  const on = !isTicked(row, column_id, pending)
  const pressed = { row_id: row.id, column_id, on }
  if (mode === 'any') return [pressed]
  if (!on) return mode === 'one' ? null : [pressed]
  const before = [...row.ticked, ...(pending.get(row.id)?.keys() ?? [])].find((id) =>
    isTicked(row, id, pending),
  )
  return before === undefined ? [pressed] : [{ row_id: row.id, column_id: before, on: false }, pressed]
}

export function changesOf(pending: Pending): Changes {
  const cells = [...pending].flatMap(([row_id, of]) =>
    [...of].map(([column_id, on]) => ({ row_id, column_id, on })),
  )
  const those = (wanted: boolean) =>
    cells.filter(({ on }) => on === wanted).map(({ row_id, column_id }) => ({ row_id, column_id }))
  return { added: those(true), removed: those(false) }
}

/** The rows as they are once changes are saved. */
export function withChanges<Row extends GridRow>(rows: readonly Row[], { added, removed }: Changes): Row[] {
  const of = (cells: readonly Cell[], id: number) =>
    cells.filter(({ row_id }) => row_id === id).map(({ column_id }) => column_id)
  return rows.map((row) => {
    const [gained, lost] = [of(added, row.id), of(removed, row.id)]
    if (gained.length + lost.length === 0) return row
    return { ...row, ticked: [...row.ticked.filter((id) => !lost.includes(id)), ...gained] }
  })
}

/** What undoes saved changes. */
export const inverse = ({ added, removed }: Changes): Changes => ({ added: removed, removed: added })
