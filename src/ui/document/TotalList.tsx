import type { DocumentView } from '#shared/document-view.ts'
import css from './TotalList.module.css'

/** The totals below the lines; kept together on paper. */
export function TotalList({ totals }: { totals: DocumentView['totals'] }) {
  return (
    <dl className={css.totals}>
      {totals.map(({ label, value, is_grand }, at) => (
        <div key={at} className={is_grand ? css.grand : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
