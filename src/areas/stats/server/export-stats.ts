import { type ExportColumn, exported } from '#platform/server/export/export-columns.ts'
import type { ListExport } from '#platform/server/export/export-list.ts'
import { capitalised } from '#shared/text.ts'
import type { StatsFigures, StatsFilters, StatsRow } from '../contract/stats.ts'
import { measureLabels as labels } from '../rules/stats-labels.ts'
import { readAllRows } from './read-stats.ts'

type NumberedRow = StatsRow & { id: number }

const { text, number, money, date } = exported

/** Of the days asked for, or of those before. */
const figureColumns = (
  side: 'now' | 'before',
  name: (label: string) => string,
): readonly ExportColumn<NumberedRow>[] => {
  const of = (read: (figures: StatsFigures) => number | null | undefined) => (row: NumberedRow) =>
    read(row[side]) ?? null
  return [
    money(
      name(labels.approved),
      of(({ approved_cents }) => approved_cents),
      'stats:money',
    ),
    money(
      name(labels.invoiced),
      of(({ invoiced_cents }) => invoiced_cents),
      'stats:money',
    ),
    money(
      name(labels.paid),
      of(({ paid_cents }) => paid_cents),
      'stats:money',
    ),
    number(
      name(labels.hours),
      of(({ worked_minutes }) => hundredths(worked_minutes / 60)),
    ),
    number(
      name(labels.loads),
      of(({ loads }) => loads),
    ),
    number(
      name(labels.tonnes),
      of(({ kilograms }) => kilograms / 1000),
    ),
    number(
      name(`${labels.utilisation} (%)`),
      of((one) => (one.utilisation === null ? null : hundredths(one.utilisation * 100))),
    ),
    number(
      name(labels.win_rate),
      of(({ quotes_won }) => quotes_won),
      'quotes:prices',
    ),
    number(
      name('Quotes won, lost or expired'),
      of(({ quotes_ended }) => quotes_ended),
      'quotes:prices',
    ),
  ]
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

const columns: readonly ExportColumn<NumberedRow>[] = [
  text('Row', ({ label }) => label),
  date('From', ({ days }) => days?.from ?? null),
  date('To', ({ days }) => days?.to ?? null),
  ...figureColumns('now', (label) => label),
  ...figureColumns('before', (label) => `${capitalised(label)} before`),
]

/** All rows of the statistics, numbered in place of an id. */
export const statsExport: ListExport<NumberedRow, StatsFilters> = {
  title: 'Statistics',
  record_type: 'docket',
  read: 'stats:read',
  columns,
  page: async ({ db, filters, after_id, today }) => {
    if (after_id > 0) return []
    const { rows } = await readAllRows(db, filters, today)
    return rows.map((row, at) => ({ ...row, id: at + 1 }))
  },
}
