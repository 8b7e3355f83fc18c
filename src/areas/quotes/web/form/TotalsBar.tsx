import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { maxCents } from '#shared/money.ts'
import { TotalsList } from '#ui/lines/TotalsList.tsx'
import type { DiscountType } from '../../contract/choices.ts'
import type { Quote } from '../../contract/quote.ts'
import { isTooLargeQuote } from '../../rules/check-quote.ts'
import { quoteLabels as labels } from '../../rules/quote-labels.ts'
import { marginOf } from '../../rules/quote-margin.ts'
import { totalsOf } from '../../rules/quote-totals.ts'
import type { TypedLine } from '../../rules/new-line.ts'
import { pricedLines } from '../lines/typed-lines.ts'
import { totalRows } from '../total-rows.ts'
import { defaultsQuery } from '../queries.ts'

const watched = ['lines', 'discount_type', 'discount_value', 'client_id'] as const

/** The quote's running totals, by the server's rules. */
export function TotalsBar({ quote }: { quote?: Quote | undefined }) {
  const [lines, discount_type, discount_value, client_id] = useWatch({ name: watched }) as unknown[]
  const seesMargin = useMay()('quotes:margin')
  const gst_applies = useGstApplies(quote, typeof client_id === 'number' ? client_id : null)
  const { data: defaults } = useQuery(defaultsQuery())
  const type = (discount_type ?? 'none') as DiscountType
  const terms = {
    discount_type: type,
    discount_value: typedDiscount(type, discount_value),
    gst_applies,
    gst_rule: quote?.gst_rule ?? defaults?.gst_rule ?? 'total_invoice',
  }
  const priced = pricedLines((lines ?? []) as TypedLine[])
  if (isTooLargeQuote(priced))
    return <TotalsList rows={[{ label: labels.total_cents, value: 'Too large', grand: true }]} />
  const totals = totalsOf(priced, terms)
  const margin = seesMargin ? marginOf(priced, terms) : null

  return <TotalsList rows={totalRows(totals, { gst_applies, margin })} />
}

/** Clamped to the valid range: an excess is refused when saved. */
function typedDiscount(type: DiscountType, value: unknown): number {
  const most = type === 'percent' ? 100 : maxCents
  return typeof value === 'number' ? Math.min(Math.max(value, 0), most) : 0
}

/** As the server decides: the company is registered and the client's switch is on. */
function useGstApplies(quote: Quote | undefined, client_id: number | null): number {
  const isAsSaved = quote !== undefined && quote.client_id === client_id
  const { data: defaults } = useQuery(defaultsQuery())
  const mayRead = useMay()('clients:read')
  const { data: client } = useQuery({
    ...read(clientEndpoints.getClient, { params: { id: client_id ?? 0 } }),
    enabled: client_id !== null && !isAsSaved && mayRead,
  })
  if (isAsSaved) return quote.gst_applies
  return Number(Boolean((defaults?.gst_registered ?? 1) && (client?.gst_switch ?? 1)))
}
