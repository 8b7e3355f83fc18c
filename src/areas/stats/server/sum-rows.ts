import { addDays } from '#shared/local-date.ts'
import type { Days } from '#shared/periods.ts'
import type { StatsGroup, StatsPeriod } from '../contract/choices.ts'
import type { ComparedDays } from '../rules/compared-days.ts'
import { type StatsSums, addSums, noSums } from '../rules/stats-figures.ts'
import { periodsIn } from '../rules/stats-periods.ts'
import { workingMinutes } from '../rules/utilisation.ts'
import type { Placed } from './entries-store.ts'
import type { MachineSpan } from './machines-store.ts'

/** Some figures of a row, now or before. */
export interface Fact extends Placed {
  sums: Partial<StatsSums>
}

/** A row with its key, or with its days if it is a period. */
export interface SummedRow {
  key: string | number | null
  days: Days | null
  now: StatsSums
  before: StatsSums
}

interface Inputs {
  by: StatsGroup
  period: StatsPeriod
  days: ComparedDays
  facts: readonly Fact[]
  machines: readonly MachineSpan[]
  hires: readonly MachineSpan[]
  /** Working days of a range. */
  count: (days: Days) => number
}

/** Facts added up by row, with the time in which machines were available and out on dry hire. */
export const sumRows = (inputs: Inputs): SummedRow[] =>
  inputs.by === 'period' ? byPeriod(inputs) : byKey(inputs)

function byPeriod({ period, days, facts, machines, hires, count }: Inputs): SummedRow[] {
  const byDay = Map.groupBy(facts, ({ day }) => day)
  const sumOf = (within: Days): StatsSums => {
    let sums = withMachines(machines, hires, within, count)
    for (const [day, found] of byDay)
      if (day !== null && day >= within.from && day <= within.to)
        for (const fact of found) sums = addSums(sums, fact.sums)
    return sums
  }
  let from = days.before.from
  return periodsIn(days.now, period).map((within) => {
    // Of months of different lengths some days have no day before of their own: none is counted twice.
    const before = { from, to: days.dayBefore(within.to) }
    from = addDays(before.to, 1)
    return { key: within.from, days: within, now: sumOf(within), before: sumOf(before) }
  })
}

function byKey({ by, days, facts, machines, hires, count }: Inputs): SummedRow[] {
  const ofCategory = (spans: readonly MachineSpan[]) => Map.groupBy(spans, (span) => span.asset_category_id)
  const [machinesOf, hiresOf] = [ofCategory(machines), ofCategory(hires)]
  const factsOf = Map.groupBy(facts, ({ key }) => key)
  const keys = new Set([...factsOf.keys(), ...(by === 'category' ? machinesOf.keys() : [])])
  return [...keys].map((key) => {
    const sumOf = (isNow: 0 | 1, within: Days) =>
      (factsOf.get(key) ?? [])
        .filter(({ is_now }) => is_now === isNow)
        .reduce(
          (sum, fact) => addSums(sum, fact.sums),
          withMachines(machinesOf.get(Number(key)) ?? [], hiresOf.get(Number(key)) ?? [], within, count),
        )
    return { key, days: null, now: sumOf(1, days.now), before: sumOf(0, days.before) }
  })
}

const withMachines = (
  machines: readonly MachineSpan[],
  hires: readonly MachineSpan[],
  within: Days,
  count: Inputs['count'],
): StatsSums => ({
  ...noSums,
  available_minutes: workingMinutes(machines, within, count),
  used_minutes: workingMinutes(hires, within, count),
})
