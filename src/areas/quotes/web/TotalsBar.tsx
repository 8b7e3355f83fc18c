import { useQuery } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { read } from '#platform/web/api.ts'
import { useMay } from '#platform/web/session.ts'
import { formatMoney } from '#shared/money.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import type { DiscountType } from '../contract/choices.ts'
import type { Quote } from '../contract/quote.ts'
import { marginPercent, totalsOf } from '../rules/quote-totals.ts'
import { type TypedLine, pricedLines } from './lines/new-line.ts'
import { defaultsQuery } from './queries.ts'
import css from './quotes.module.css'
import { useFieldInSight } from './use-field-in-sight.ts'

const watched = ['lines', 'discount_type', 'discount_value', 'client_id'] as const

/** What the quote comes to while it is typed, by the rules of the server. */
export function TotalsBar({ quote }: { quote?: Quote | undefined }) {
  const [lines, discount_type, discount_value, client_id] = useWatch({ name: watched }) as unknown[]
  const bar = useRef<HTMLDListElement>(null)
  useFieldInSight(bar)
  const readOnly = useContext(ReadOnlyContext)
  const seesMargin = useMay()('quotes:margin')
  const gst_applies = useGstApplies(quote, typeof client_id === 'number' ? client_id : null)
  const { data: defaults } = useQuery(defaultsQuery())
  const terms = {
    discount_type: (discount_type ?? 'none') as DiscountType,
    discount_value: typeof discount_value === 'number' ? discount_value : 0,
    gst_applies,
    gst_rule: quote?.gst_rule ?? defaults?.gst_rule ?? 'total_invoice',
  }
  const priced = pricedLines((lines ?? []) as TypedLine[])
  const totals = totalsOf(priced, terms)
  const margin = seesMargin ? marginPercent(priced, terms) : null

  return (
    <dl
      ref={bar}
      className={css.totals}
      aria-label="Totals"
      data-bottom-bar
      data-read-only={readOnly || undefined}
    >
      {margin !== null && <Total label="Margin" value={`${margin} %`} />}
      <Total label="Subtotal" value={formatMoney(totals.subtotal_cents)} />
      {totals.discount_cents !== 0 && <Total label="Discount" value={formatMoney(-totals.discount_cents)} />}
      <Total label="GST" value={gst_applies ? formatMoney(totals.gst_cents) : 'None'} />
      <Total label="Total" value={formatMoney(totals.total_cents)} grand />
    </dl>
  )
}

function Total({ label, value, grand }: { label: string; value: string; grand?: boolean }) {
  return (
    <div data-grand={grand || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** As the server decides: where the company is registered and the client's switch is on. */
function useGstApplies(quote: Quote | undefined, client_id: number | null): number {
  const isAsSaved = quote !== undefined && quote.client_id === client_id
  const { data: defaults } = useQuery(defaultsQuery())
  const { data: client } = useQuery({
    ...read(clientEndpoints.getClient, { params: { id: client_id ?? 0 } }),
    enabled: client_id !== null && !isAsSaved,
  })
  if (isAsSaved) return quote.gst_applies
  return Number(Boolean((defaults?.gst_registered ?? 1) && (client?.gst_switch ?? 1)))
}
