import { Money } from '#ui/parts/Money.tsx'
import { PanelRow, ShareBar } from '#ui/parts/PanelRow.tsx'
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
          <strong>
            <Money cents={total_cents} />
          </strong>
        </PanelHead>
        {rows.length === 0 && <p className={css.none}>No quote accepted yet.</p>}
        <ul className={css.won}>
          {rows.map((quote) => (
            <li key={quote.id}>
              <PanelRow to={quote.link} columns="minmax(0, 3fr) minmax(0, 2fr) auto">
                <span className={css.title}>{quote.title}</span>
                <span className={css.dim}>{quote.client}</span>
                <strong>
                  <Money cents={quote.total_cents} />
                </strong>
              </PanelRow>
            </li>
          ))}
        </ul>
      </section>
      {lost.length > 0 && (
        <section aria-labelledby="lost">
          <PanelHead id="lost" title="Why quotes were lost">
            <span className={css.dim}>Last {lost_days} days</span>
          </PanelHead>
          <ul>
            {lost.map(({ reason, count: times }) => (
              <li key={reason}>
                <PanelRow columns="minmax(0, 2fr) minmax(0, 3fr) 1.5rem">
                  <span>{reason}</span>
                  <ShareBar share={times / most} />
                  <span className={css.times}>{times.toLocaleString('en-AU')}</span>
                </PanelRow>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
