import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form'
import { isDate } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { amountText, perUnitWords } from '#shared/units.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { QuotedPlan } from '../../contract/quoted-plan.ts'
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

function PlanLines({ plan }: { plan: QuotedPlan }) {
  const floats = floatsOf(plan)
  const machines = plan.lines.filter(({ becomes }) => becomes === 'orders')
  return (
    <section className={css.plan} aria-label="What the lines become">
      <h3>What the lines become</h3>
      <ul>
        {plan.lines.map((line) => (
          <li key={line.quote_line_id}>
            <span className={css.line}>
              {line.description}
              {line.becomes !== 'nothing' && <small>{quotedWords(line)}</small>}
            </span>
            <span className={css.becomes}>
              {line.becomes === 'orders' ? (
                <Days line={line} at={machines.indexOf(line)} work_days={plan.work_days} />
              ) : (
                outcomeWords(line)
              )}
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
    </section>
  )
}

function Days({ line, at, work_days }: { line: Line; at: number; work_days: number }) {
  return (
    <NumberField
      name={`plan.days.${at}.days`}
      label={`Days for ${line.description}`}
      help={
        line.asks
          ? `Quoted ${amountText(line.quantity, line.unit)}, the job has ${plural(work_days, 'working day')}.`
          : `Up to ${plural(work_days, 'working day')}, one machine a day.`
      }
      required
    />
  )
}

const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

const quotedWords = ({ quantity, unit, unit_price_cents }: Line): string =>
  unit_price_cents === undefined
    ? amountText(quantity, unit)
    : `${amountText(quantity, unit)} at ${formatUnitPrice(unit_price_cents)} ${perUnitWords[unit]}`

const outcomeWords = ({ becomes, why }: Line): string =>
  becomes === 'rate'
    ? `No order: a job rate, charged on the invoice. ${why ?? ''}`.trim()
    : `Nothing, because ${(why ?? '').charAt(0).toLowerCase()}${(why ?? '').slice(1)}`
