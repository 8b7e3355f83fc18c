import { useQuery } from '@tanstack/react-query'
import { quoteEndpoints } from '#areas/quotes/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { formatMoney } from '#shared/money.ts'
import { Notice } from '#ui/parts/Notice.tsx'

/** The quote's discount on the total: rates are shown before it (decision 009). */
export function QuoteDiscount({ quote_id }: { quote_id: number }) {
  const { data: quote } = useQuery(read(quoteEndpoints.getQuote, { params: { id: quote_id } }))
  if (!quote?.discount_value || quote.discount_type === 'none') return null
  const off =
    quote.discount_type === 'percent' ? `${quote.discount_value}%` : formatMoney(quote.discount_value)
  return (
    <Notice tone="info">
      {quote.quote_no} gives {off} off the total. Rates of this job and its orders are before discount.
    </Notice>
  )
}
