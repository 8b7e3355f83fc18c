import type { DayFacts, TimeFact } from './facts.ts'

/**
 * The day of machines hired at one price, such as an excavator with a tipper. Any of them used that day counts the
 * whole day [TC1]: time in which one worked is work, however many did, stand-by only where none worked, and a
 * breakdown only where none worked or stood by.
 * The first machine's day keeps its dockets' loads, readings and extras, followed by those of the others.
 */
export function combineDay([first, ...others]: readonly [DayFacts, ...DayFacts[]]): DayFacts {
  const days = [first, ...others]
  const entries = days.flatMap(({ dockets }) => dockets.flatMap((docket) => docket.entries))
  const work = joined(entries.filter(({ kind }) => kind === 'work'))
  const standby = joined(entries.filter(({ kind }) => kind === 'standby'))
  const breakdown = joined(entries.filter(({ kind }) => kind === 'breakdown'))
  const facts = [
    ...asFacts('work', work),
    ...asFacts('standby', without(standby, work)),
    ...asFacts('breakdown', without(breakdown, [...work, ...standby])),
  ]
  const dockets = days.flatMap((day) => day.dockets)
  return {
    ...first,
    dockets: dockets.map((docket, at) => ({
      ...docket,
      entries: [
        ...(at === 0 ? facts : []),
        ...docket.entries.filter(({ kind }) => kind === 'travel' || kind === 'break'),
      ],
    })),
  }
}

type Span = readonly [from: number, to: number]

/** Stretches as spans that do not overlap, in order. */
function joined(entries: readonly TimeFact[]): Span[] {
  const spans: [number, number][] = []
  const all = entries.map(({ started_at, ended_at }): [number, number] => [
    Date.parse(started_at),
    Date.parse(ended_at),
  ])
  for (const [from, to] of all.toSorted(([a], [b]) => a - b)) {
    const last = spans.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else spans.push([from, to])
  }
  return spans
}

/** What is left of spans outside of others. */
function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce<readonly Span[]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): Span[] =>
        [[a, Math.min(b, from)] as const, [Math.max(a, to), b] as const].filter(([x, y]) => x < y),
      ),
    spans,
  ) as Span[]
}

const asFacts = (kind: TimeFact['kind'], spans: readonly Span[]): TimeFact[] =>
  spans.map(([from, to]) => ({
    kind,
    started_at: new Date(from).toISOString(),
    ended_at: new Date(to).toISOString(),
  }))
