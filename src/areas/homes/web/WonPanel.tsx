import { Link } from '#ui/navigation.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { Home } from '../contract/home.ts'
import { PanelHead } from './PanelHead.tsx'
import css from './WonPanel.module.css'

/** Quotes won this month, and why others were lost. */
export function WonPanel({ won }: { won: NonNullable<Home['won']> }) {
  const { count, total_cents, rows, lost, lost_days } = won
  const most = Math.max(1, ...lost.map((one) => one.count))
  return (
    <>
      <section aria-labelledby="won">
        <PanelHead id="won" title="Won this month" count={count}>
          <span className={css.total}>
            <Money cents={total_cents} />
          </span>
        </PanelHead>
        {rows.length === 0 && <p className={css.none}>No quote accepted yet.</p>}
        <ul>
          {rows.map((quote) => (
            <li key={quote.id}>
              <Link to={quote.link} className={css.row}>
                <span className={css.title}>{quote.title}</span>
                <span className={css.client}>{quote.client}</span>
                <span className={css.amount}>
                  <Money cents={quote.total_cents} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {lost.length > 0 && (
        <section aria-labelledby="lost">
          <PanelHead id="lost" title="Why quotes were lost">
            <span className={css.client}>Last {lost_days} days</span>
          </PanelHead>
          <ul>
            {lost.map(({ reason, count: times }) => (
              <li key={reason} className={css.reason}>
                <span>{reason}</span>
                <span className={css.track} aria-hidden>
                  <i style={{ width: `${(times / most) * 100}%` }} />
                </span>
                <span className={css.times}>{times.toLocaleString('en-AU')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
