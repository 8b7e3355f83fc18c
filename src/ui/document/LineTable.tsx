import type { DocumentLine, DocumentView } from '#shared/document-view.ts'
import css from './LineTable.module.css'

/**
 * The lines offered, charged or delivered. On a narrow screen each takes two rows: the description, and its
 * figures.
 */
export function LineTable({ view: { lines, has_prices } }: { view: DocumentView }) {
  if (lines.length === 0) return null
  // An option shows its amount even where prices are hidden.
  const has_amounts = has_prices || lines.some((line) => line.total !== '')
  const columns = 3 + Number(has_prices) + Number(has_amounts)
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col" className={css.figure}>
            Qty
          </th>
          <th scope="col">Unit</th>
          {has_prices && (
            <th scope="col" className={css.figure}>
              Unit price
            </th>
          )}
          {has_amounts && (
            <th scope="col" className={css.figure}>
              Amount
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) =>
          line.is_text ? (
            <tr key={at} className={css.heading}>
              <td colSpan={columns}>
                <Words line={line} />
              </td>
            </tr>
          ) : (
            <tr key={at} className={line.is_left_out ? css.leftOut : undefined}>
              <td className={css.words}>
                <Words line={line} />
              </td>
              <td className={`${css.figure} ${css.quantity}`}>{line.quantity}</td>
              <td className={css.unit}>{line.unit}</td>
              {has_prices && <td className={`${css.figure} ${css.price}`}>{line.unit_price}</td>}
              {has_amounts && <td className={`${css.figure} ${css.amount}`}>{line.total}</td>}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

function Words({ line: { description, detail } }: { line: DocumentLine }) {
  return (
    <>
      <span className={css.description}>{description}</span>
      {detail && <span className={css.detail}>{detail}</span>}
    </>
  )
}
