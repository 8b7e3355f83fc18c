import type { Db } from '#platform/server/database/database.ts'
import type { StatsFilters } from '../contract/stats.ts'
import { noneLabels } from '../rules/stats-labels.ts'
import { periodWords } from '../rules/stats-periods.ts'
import { findNames } from './names-store.ts'
import type { SummedRow } from './sum-rows.ts'

const tables = { client: 'client', category: 'asset_category', driver: 'driver' } as const

/** Rows with what they are called, in the order of their names or of time. */
export async function withNames(
  db: Db,
  { by, period }: Pick<StatsFilters, 'by' | 'period'>,
  rows: readonly SummedRow[],
) {
  if (by === 'period')
    return rows.map(({ key: _key, days, ...row }) => ({
      ...row,
      id: null,
      days,
      label: days === null ? '' : periodWords(days, period),
    }))
  const ids = by === 'job_type' ? [] : rows.flatMap(({ key }) => (key === null ? [] : [Number(key)]))
  const names = by === 'job_type' ? new Map<number, string>() : await findNames(db, tables[by], ids)
  const nameOf = (key: string | number) => (by === 'job_type' ? String(key) : (names.get(Number(key)) ?? ''))
  return rows
    .map(({ key, days, ...row }) => ({
      ...row,
      id: key === null || by === 'job_type' ? null : Number(key),
      days,
      label: key === null ? noneLabels[by] : nameOf(key),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
