import type { Figure } from '#ui/parts/FigureStrip.tsx'
import { formatDate } from '#shared/local-date.ts'
import type { Days } from '#shared/periods.ts'
import { type Measure, measures } from '../contract/choices.ts'
import type { Stats } from '../contract/stats.ts'
import { measureLabels } from '../rules/stats-labels.ts'
import { valueOf } from '../rules/stats-figures.ts'
import { changeOf, figureText, plainText } from './measure-words.tsx'
import { hasMeasure } from './stats-columns.tsx'
import { listBehind } from './stats-links.ts'
import type { SeesAll } from './use-sees-all.ts'
import type { StatsSearch } from './use-stats.ts'

const maxFigures = 6

/** The totals with their change: money first where the viewer sees it, then work, at most six. */
export function statsFigures(stats: Stats, search: StatsSearch, seesAll: SeesAll): Figure[] {
  const known = measures.filter((measure) => hasMeasure(stats.now, measure))
  // Loads and tonnes are in the table; of all figures they are the ones that fewest ask for.
  const rare: readonly Measure[] = known.length > maxFigures ? ['tonnes', 'loads'] : []
  return known
    .filter((measure) => !rare.includes(measure))
    .map((measure) => ({
      key: measure,
      label: measureLabels[measure],
      value: figureText(measure, stats.now) ?? '–',
      unit: unitOf(measure, stats),
      caption: captionOf(measure, stats),
      to: listBehind(measure, stats.days, search, seesAll),
    }))
}

function unitOf(measure: Measure, { now }: Stats): string | null {
  if (measure === 'hours') return 'h'
  if (measure === 'tonnes') return 't'
  return measure === 'win_rate' ? `of ${(now.quotes_ended ?? 0).toLocaleString('en-AU')}` : null
}

/** `+12% from $1,234`. */
function captionOf(measure: Measure, { now, before }: Stats): string {
  const [change, earlier] = [changeOf(measure, now, before), valueOf(before, measure)]
  if (change === null || earlier === null) return 'None before'
  if (change === 'New') return 'None before'
  return change === 'Same' ? 'Same as before' : `${change} from ${plainText(measure, earlier)}`
}

/** Which days are compared with which. */
export const comparedWords = ({ days, days_before }: Pick<Stats, 'days' | 'days_before'>): string =>
  `${daysWords(days)}, compared with ${daysWords(days_before)}.`

const daysWords = ({ from, to }: Days): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
