import { type QuoteToConvert, readQuoteToConvert } from '#areas/quotes/server/index.ts'
import { workDays } from '#areas/work-orders/rules/materialise.ts'
import { conflict, invalid } from '#platform/contract/app-error.ts'
import type { Db } from '#platform/server/database/database.ts'
import { requiredWords } from '#shared/text.ts'
import type { AgreedPlan, QuotedPlan, QuotedPlanQuery } from '../../contract/quoted-plan.ts'
import { jobLabels } from '../../rules/job-labels.ts'
import { plannedLines } from '../../rules/quoted-plan.ts'

interface Dates {
  start_date: string
  end_date: string
}

/** What a quote's lines become in a job on these days. @throws invalid when it ends before it starts. */
export function planOf(
  { lines }: Pick<QuoteToConvert, 'lines'>,
  dates: Dates,
  floats: AgreedPlan['floats'] = [],
) {
  if (dates.end_date < dates.start_date)
    throw invalid({ end_date: 'End date must be on or after the start date.' })
  const work_days = workDays({ ...dates, selected_dates: [] }).length
  const ordered = new Set(floats.flatMap(({ quote_line_id, order }) => (order ? quote_line_id : [])))
  const priced = lines.map((line) => ({ ...line, quantity: line.charged_quantity ?? line.quantity }))
  return { work_days, lines: plannedLines(priced, work_days, ordered) }
}

/** @throws not_found; invalid; conflict when the quote cannot become a job. */
export async function readQuotedPlan(
  db: Db,
  quote_id: number,
  { start_date, end_date }: QuotedPlanQuery,
): Promise<QuotedPlan> {
  const quote = await readQuoteToConvert(db, quote_id)
  if (!start_date) throw invalid({ start_date: requiredWords(jobLabels.start_date) })
  if (!end_date) throw invalid({ end_date: requiredWords(jobLabels.end_date) })
  return { version: quote.version, ...planOf(quote, { start_date, end_date }) }
}

/**
 * On how many days each hired line's machine comes, as was agreed to in the preview; null without one, which means
 * on every day.
 * @throws conflict when the quote, or what it hires, is no longer as previewed.
 */
export function agreedDays(
  { lines, work_days }: ReturnType<typeof planOf>,
  version: number,
  agreed: AgreedPlan | undefined,
): ReadonlyMap<number, number> | null {
  if (agreed === undefined) return null
  const days = new Map(agreed.days.map((line) => [line.quote_line_id, line.days]))
  const orders = lines.filter(({ becomes }) => becomes === 'orders')
  const machines = orders.filter(({ float }) => float === null)
  const known = new Set(lines.flatMap(({ float, quote_line_id }) => (float === null ? [] : quote_line_id)))
  const isSame =
    agreed.version === version &&
    days.size === machines.length &&
    agreed.floats.every(({ quote_line_id }) => known.has(quote_line_id)) &&
    machines.every(({ quote_line_id }) => (days.get(quote_line_id) ?? work_days + 1) <= work_days)
  if (!isSame) throw conflict('The quote or the days changed since the preview. Check it again.')
  // How long a float takes is in the quote.
  for (const { float, quote_line_id, days: quoted } of orders)
    if (float !== null && quoted !== null) days.set(quote_line_id, quoted)
  return days
}
