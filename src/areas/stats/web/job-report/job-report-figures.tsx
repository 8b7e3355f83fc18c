import { formatDate } from '#shared/local-date.ts'
import { formatCurrency } from '#shared/money.ts'
import type { Figure } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { JobReportTotals } from '../../contract/job-report.ts'
import { changeWords } from '../../rules/change-words.ts'
import { jobReportLabels as labels, measureLabels } from '../../rules/stats-labels.ts'

const count = (value: number) => Math.round(value).toLocaleString('en-AU')

/** What was worked up to today with how it changed; orders lie ahead too, so that they are only counted. */
export function jobReportFigures(
  { days, now: all, compared }: JobReportTotals,
  { orders, dockets }: { orders: string | undefined; dockets: string | undefined },
): Figure[] {
  const { now, before } = compared
  const captionOf = (value: number, earlier: number, words: (value: number) => string) => {
    const change = changeWords(value, earlier)
    return change === 'New'
      ? 'None before'
      : `${change === 'Same' ? 'Same as' : `${change} from`} ${words(earlier)}`
  }
  const figure = (
    key: 'worked_minutes' | 'loads' | 'kilograms',
    label: string,
    unit: string | null,
    size: number,
  ): Figure => ({
    key,
    label,
    value: count(now[key] / size),
    unit,
    caption: captionOf(now[key], before[key], (value) => count(value / size)),
    to: dockets,
  })
  const amount = (key: 'approved_cents' | 'invoiced_cents', label: string, list?: string): Figure[] => {
    const cents = now[key]
    if (cents === undefined) return []
    return [
      {
        key,
        label,
        value: <Money cents={cents} />,
        caption: captionOf(cents, before[key] ?? 0, formatCurrency),
        to: list,
      },
    ]
  }
  return [
    {
      key: 'ordered',
      label: labels.ordered,
      value: count(all.ordered),
      unit: `${count(all.filled)} filled`,
      caption: days.to === compared.days.to ? 'A machine for a day each' : `Up to ${formatDate(days.to)}`,
      to: orders,
    },
    figure('worked_minutes', measureLabels.hours, 'h', 60),
    figure('loads', measureLabels.loads, null, 1),
    figure('kilograms', measureLabels.tonnes, 't', 1000),
    ...amount('approved_cents', measureLabels.approved, dockets),
    ...amount('invoiced_cents', measureLabels.invoiced),
  ]
}
