import type { ViewRule } from '#platform/contract/list-views.ts'
import { formatDayMonth, weekday } from '#shared/local-date.ts'
import type { Noun } from '#shared/text.ts'
import { filtersOf } from './list-query.ts'

type Filters = Readonly<Record<string, unknown>>

/** What an empty list says is not there under its view or days; undefined when other filters or words narrow it, too. */
export function noneFound(
  { many }: Pick<Noun, 'many'>,
  views: readonly ViewRule[],
  filters: object,
): string | undefined {
  const { from, to, ...others } = filters as Filters
  const view = views.find(({ search }) => isSame(filtersOf(search), filters as Filters))
  if (view) return view.none
  if (typeof from !== 'string' || typeof to !== 'string' || Object.keys(others).length > 0) return undefined
  return from === to ? `No ${many} on ${dayOf(from)}` : `No ${many} from ${dayOf(from)} to ${dayOf(to)}`
}

const dayOf = (date: string): string => `${weekday(date)} ${formatDayMonth(date)}`

const isSame = (one: Filters, other: Filters): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value)
