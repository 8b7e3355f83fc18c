import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useRef } from 'react'
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form'
import { isDate } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { amountText, perUnitWords } from '#shared/units.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { QuotedPlan } from '../../contract/quoted-plan.ts'
import { outcomes } from '../../rules/quoted-plan.ts'
import { quotedPlanQuery } from '../queries.ts'
import css from './PlanPreview.module.css'

type Line = QuotedPlan['lines'][number]
interface Agreed {
  quote_line_id: number
  days: number
}
interface Planned {
  start_date?: string | null
  end_date?: string | null
  plan?: { version: number; days: Agreed[]; floats: { quote_line_id: number; order: 0 | 1 }[] }
}

/** What becomes of each line of a quote between the form's dates; `isReading` until it is known for these. */
export function usePlan(form: Pick<UseFormReturn<Planned>, 'control'>, quote_id: number) {
  const [start, end] = useWatch({ control: form.control, name: ['start_date', 'end_date'] })
  // An empty date is null.
  const dates = { start_date: start ?? '', end_date: end ?? '' }
  const enabled = isDate(dates.start_date) && isDate(dates.end_date) && dates.end_date >= dates.start_date
  const { data, error, isPlaceholderData } = useQuery({
    ...quotedPlanQuery(quote_id, dates),
    enabled,
    placeholderData: keepPreviousData,
  })
  const isReading = enabled && !error && (data === undefined || isPlaceholderData)
  return { plan: enabled ? data : undefined, shown: `${data?.version} ${start} ${end}`, error, isReading }
}

/** What becomes of each line of the quote. On how many days a machine comes can be changed, and is sent along. */
export function PlanPreview({ plan, shown, error, isReading }: ReturnType<typeof usePlan>) {
  const { setValue } = useFormContext<Planned>()
  const proposed = useRef('')
  useEffect(() => {
    // The same plan, read again: typed days stay.
    // One for other days is no longer agreed to.
    if (error) setValue('plan', undefined)
    if (!plan || isReading || proposed.current === shown) return
    proposed.current = shown
    const days = plan.lines.flatMap(({ quote_line_id, days: proposed }): Agreed[] =>
      proposed === null ? [] : [{ quote_line_id, days: proposed }],
    )
    const floats = floatsOf(plan).map(({ quote_line_id }) => ({ quote_line_id, order: 0 as const }))
    setValue('plan', { version: plan.version, days, floats })
  }, [plan, error, isReading, shown, setValue])

  if (error) return <Notice tone="danger">{error.message}</Notice>
  return (
    <div className={css.room}>
      {plan ? (
        <PlanLines plan={plan} />
      ) : (
        <p className={css.hint}>Choose the days to see what each line becomes.</p>
      )}
    </div>
  )
}

const floatsOf = ({ lines }: QuotedPlan): Line[] => lines.filter(({ float }) => float !== null)

/** Under these headings, in this order; one without lines is left out. */
const headings = {
  orders: 'Machines',
  rate: 'Rates of the job, charged as dockets count them',
  once: 'Billed once, besides the dockets',
  nothing: 'Left out',
} as const satisfies Record<Line['becomes'], string>

function PlanLines({ plan }: { plan: QuotedPlan }) {
  const floats = floatsOf(plan)
  const machines = plan.lines.filter(({ becomes }) => becomes === 'orders')
  const grouped = Map.groupBy(plan.lines, ({ becomes }) => becomes)
  return (
    <section className={css.plan} aria-label="What the lines become">
      <h3>What the lines become</h3>
      {outcomes.map((outcome) => {
        const lines = grouped.get(outcome) ?? []
        return (
          lines.length > 0 && (
            <Fragment key={outcome}>
              <h4>{headings[outcome]}</h4>
              <ul>
                {lines.map((line) => (
                  <li key={line.quote_line_id}>
                    <span className={css.line}>
                      {line.description}
                      {outcome !== 'nothing' && <small>{quotedWords(line)}</small>}
                    </span>
                    <span className={css.becomes}>
                      {outcome === 'orders' && (
                        <Days line={line} at={machines.indexOf(line)} work_days={plan.work_days} />
                      )}
                      {line.why}
                      {line.float !== null && (
                        <YesNoField
                          name={`plan.floats.${floats.indexOf(line)}.order`}
                          label={`Make an order for a ${lowerFirst(line.float)}`}
                          help="Then charged on the order, at the quoted price."
                        />
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </Fragment>
          )
        )
      })}
    </section>
  )
}

function Days({ line, at, work_days }: { line: Line; at: number; work_days: number }) {
  const days = useWatch<Planned>({ name: `plan.days.${at}.days` as never }) as unknown
  const a_day = hoursADay(line, days)
  const jobDays = plural(work_days, 'working day')
  return (
    <NumberField
      name={`plan.days.${at}.days`}
      label={`Days for ${line.description}`}
      help={[
        line.asks
          ? `Quoted ${amountText(line.quantity, line.unit)}, the job has ${jobDays}.`
          : `Up to ${jobDays}, one machine a day.`,
        a_day !== null && `${amountText(a_day, 'hour')} a day.`,
      ]
        .filter(Boolean)
        .join(' ')}
      required
    />
  )
}

/** What the quoted hours come to on each of the days. */
const hoursADay = ({ unit, quantity }: Line, days: unknown): number | null =>
  unit === 'hour' && typeof days === 'number' && days > 0 ? Math.round((quantity / days) * 100) / 100 : null

const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** `40 hours at $185.00 per hour, minimum 4 hours`; without the price for those who do not see it. */
function quotedWords({ quantity, min_quantity, unit, unit_price_cents }: Line): string {
  const price =
    unit_price_cents === undefined ? '' : ` at ${formatUnitPrice(unit_price_cents)} ${perUnitWords[unit]}`
  const minimum = min_quantity ? `, minimum ${amountText(min_quantity, unit)}` : ''
  return `${amountText(quantity, unit)}${price}${minimum}`
}
