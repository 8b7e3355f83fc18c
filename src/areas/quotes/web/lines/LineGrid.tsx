import { useMay } from '#platform/web/calls/session.ts'
import { LineFrame } from '#ui/lines/LineFrame.tsx'
import { useLines } from '#ui/lines/use-lines.ts'
import type { LineProduct } from '../../contract/line-product.ts'
import { LineRow } from './LineRow.tsx'
import { lineOfProduct } from '../../rules/line-of-product.ts'
import { quoteLineLabels as labels } from '../../rules/quote-labels.ts'
import { newLine, type TypedLine } from '../../rules/new-line.ts'

const most = 500

/** A quote's lines, entered by keyboard. */
export function LineGrid() {
  const may = useMay()
  const seesCosts = may('quotes:margin')
  const seesProducts = may('products:read')
  const lines = useLines<TypedLine>(newLine)
  const pick = (at: number, product: LineProduct) =>
    lines.replace(at, (typed) => lineOfProduct(typed, seesCosts ? product : { ...product, cost_cents: null }))
  return (
    <LineFrame
      lines={lines}
      withCosts={seesCosts}
      whyNoMore={lines.fields.length >= most ? `A quote can have up to ${most} lines.` : undefined}
      head={[
        { label: labels.kind },
        { label: labels.description },
        { label: labels.quantity, end: true },
        { label: labels.unit },
        { label: labels.min_quantity, end: true },
        { label: labels.unit_price_cents, end: true },
        { label: labels.cost_cents, end: true, shown: seesCosts },
        { label: labels.gst_code },
        { label: labels.is_selected },
        { label: labels.total_cents, end: true },
      ]}
    >
      {lines.rows.map(({ key, ...row }) => (
        <LineRow key={key} {...row} seesCosts={seesCosts} seesProducts={seesProducts} onPick={pick} />
      ))}
    </LineFrame>
  )
}
