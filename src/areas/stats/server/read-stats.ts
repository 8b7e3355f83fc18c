import { listOutcomes } from '#areas/quotes/server/index.ts'
import { findHolidays } from '#areas/settings/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import {
  type Stats,
  type StatsFilters,
  type StatsQuery,
  type StatsRow,
  statsRowLimit,
} from '../contract/stats.ts'
import { type ComparedDays, comparedDays } from '../rules/compared-days.ts'
import { addSums, figuresOf, knownFigures, noSums, usableMeasures, valueOf } from '../rules/stats-figures.ts'
import { askedDays } from '../rules/stats-periods.ts'
import { workingDayCounter } from '../rules/utilisation.ts'
import { sumEntries, sumPaid } from './entries-store.ts'
import { listHireSpans, listMachineSpans } from './machines-store.ts'
import { type Fact, type SummedRow, sumRows } from './sum-rows.ts'
import { withNames } from './with-names.ts'

const none = async <Row>(): Promise<readonly Row[]> => []

/** The statistics with the largest rows of a measure first, or of hours where the viewer cannot see that measure. */
export async function readStats(
  db: Db,
  viewer: Viewer,
  { measure, ...filters }: StatsQuery,
  today: string,
): Promise<Stats> {
  const { days, rows, now, before } = await readAllRows(db, filters, today)
  const seen = usableMeasures(filters, (right) => may(viewer, right)).includes(measure) ? measure : 'hours'
  const ordered =
    filters.by === 'period'
      ? rows
      : rows.toSorted(
          (one, other) =>
            (valueOf(other.now, seen) ?? -1) - (valueOf(one.now, seen) ?? -1) ||
            one.label.localeCompare(other.label),
        )
  return {
    days: days.now,
    days_before: days.before,
    rows: filters.by === 'period' ? ordered : ordered.slice(0, statsRowLimit),
    row_count: rows.length,
    now,
    before,
  }
}

/** All rows, by name or in the order of time, and what they come to. */
export async function readAllRows(db: Db, filters: StatsFilters, today: string) {
  const days = comparedDays(askedDays(filters, today), today)
  const known = knownFigures(filters)
  const all = { from: days.before.from, to: days.now.to }
  const [entries, paid, quotes, machines, hires, holidayOn] = await Promise.all([
    sumEntries(db, filters, days),
    known.paid ? sumPaid(db, filters, days) : none<Awaited<ReturnType<typeof sumPaid>>[number]>(),
    known.quotes ? listOutcomes(db, all, filters) : none<Awaited<ReturnType<typeof listOutcomes>>[number]>(),
    known.utilisation ? listMachineSpans(db, filters) : [],
    known.utilisation ? listHireSpans(db, filters) : [],
    findHolidays(db),
  ])
  const facts: Fact[] = [
    ...entries.map(({ is_now, day, key, own_minutes, ...sums }) => ({
      is_now,
      day,
      key,
      sums: { ...sums, used_minutes: own_minutes },
    })),
    ...paid.map(({ is_now, day, key, paid_cents }) => ({ is_now, day, key, sums: { paid_cents } })),
    ...quotes
      .filter(({ day }) => isCompared(day, days))
      .map(({ day, client_id, job_type, won, ended }) => ({
        is_now: Number(day >= days.now.from),
        day,
        key: filters.by === 'client' ? client_id : job_type,
        sums: { quotes_won: won, quotes_ended: ended },
      })),
  ]
  const summed = sumRows({
    by: filters.by,
    period: filters.period,
    days,
    facts,
    machines,
    hires: hires.map((hire) => ({ ...hire, to: hire.to ?? today })),
    count: workingDayCounter(all, holidayOn),
  })
  const named = await withNames(db, filters, summed)
  return {
    days,
    rows: named.map(({ now, before, ...row }): StatsRow => ({
      ...row,
      now: figuresOf(now, known),
      before: figuresOf(before, known),
    })),
    now: figuresOf(totalOf(summed, 'now'), known),
    before: figuresOf(totalOf(summed, 'before'), known),
  }
}

const isCompared = (day: string, { now, before }: ComparedDays): boolean =>
  (day >= now.from && day <= now.to) || (day >= before.from && day <= before.to)

const totalOf = (rows: readonly SummedRow[], side: 'now' | 'before') =>
  rows.reduce((sum, row) => addSums(sum, row[side]), noSums)
