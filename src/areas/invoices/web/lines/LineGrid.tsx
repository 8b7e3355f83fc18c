import { useContext } from 'react'
import type { LineProduct } from '#areas/quotes/contract/line-product.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { LineFrame } from '#ui/lines/LineFrame.tsx'
import { useLines } from '#ui/lines/use-lines.ts'
import type { InvoiceLine } from '../../contract/invoice-line.ts'
import { invoiceLineLabels as labels } from '../../rules/invoice-labels.ts'
import { replacementFor } from '../../rules/removed-lines.ts'
import { LineRow } from './LineRow.tsx'
import own from './lines.module.css'
import { lineOfProduct, newLine, type TypedLine } from './new-line.ts'

/** An invoice's lines, entered by keyboard; those from dockets show their origin. `saved`: the stored lines. */
export function LineGrid({ saved = [] }: { saved?: readonly InvoiceLine[] | undefined }) {
  const readOnly = useContext(ReadOnlyContext)
  const may = useMay()
  const seesMoney = may('invoices:totals')
  const seesProducts = may('products:read')
  const ids = new Set(saved.map(({ id }) => id))
  const lines = useLines<TypedLine>(newLine, (line) => replacementFor(line, ids))
  const pick = (at: number, product: LineProduct) =>
    lines.replace(at, (typed) => lineOfProduct(typed, product))
  return (
    <LineFrame
      lines={lines}
      className={own.grid}
      readOnly={readOnly}
      head={[
        { label: labels.description },
        { label: labels.quantity, end: true },
        { label: labels.unit },
        { label: labels.unit_price_cents, end: true, shown: seesMoney },
        { label: labels.gst_code },
        { label: labels.line_total_cents, end: true, shown: seesMoney },
      ]}
    >
      {lines.fields.map(({ key, ...line }, at) => (
        <LineRow
          key={key}
          line={line as unknown as TypedLine}
          at={at}
          count={lines.fields.length}
          moves={lines.moves}
          seesMoney={seesMoney}
          seesProducts={seesProducts}
          readOnly={readOnly}
          wrong={lines.wrong?.[at]}
          onPick={pick}
          onPutBack={(place) => lines.put(place, (typed) => ({ ...typed, is_taken_off: 0 }))}
        />
      ))}
    </LineFrame>
  )
}
