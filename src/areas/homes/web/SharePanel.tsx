import { useId } from 'react'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { HomeShare } from '../contract/home.ts'
import { PanelHead } from './PanelHead.tsx'
import css from './shares.module.css'

/** An amount broken down: one stacked bar if the parts have colours, else a bar each, with figures. */
export function SharePanel({
  title,
  shares,
  looks,
}: {
  title: string
  shares: readonly HomeShare[]
  /** A colour for each part; the parts then share one bar. */
  looks?: Readonly<Record<string, string | undefined>>
}) {
  const id = useId()
  const total = shares.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const largest = Math.max(1, ...shares.map(({ amount_cents }) => amount_cents))
  const widthOf = (cents: number, of: number) => ({ width: `${(Math.max(0, cents) / of) * 100}%` })
  return (
    <section className={css.panel} aria-labelledby={id}>
      <PanelHead id={id} title={title}>
        <span className={css.total}>
          <Money cents={total} />
        </span>
      </PanelHead>
      {looks && total > 0 && (
        <div className={css.bar} aria-hidden>
          {shares.map(({ key, amount_cents }) => (
            <i key={key} className={looks[key]} style={widthOf(amount_cents, total)} />
          ))}
        </div>
      )}
      <ul>
        {shares.map(({ key, label, count, amount_cents, link }) => (
          <li key={key}>
            <Link to={link} className={css.share} data-share={key}>
              {looks && <i className={classes(css.sign, looks[key])} aria-hidden />}
              <span className={css.label}>{label}</span>
              <span className={css.count}>{count.toLocaleString('en-AU')}</span>
              {!looks && (
                <span className={css.own} aria-hidden>
                  <i className={css.ink} style={widthOf(amount_cents, largest)} />
                </span>
              )}
              <span className={css.amount}>
                <Money cents={amount_cents} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** From not due to very late. */
export const ageLooks = {
  not_due: css['age0'],
  '1_30': css['age1'],
  '31_60': css['age2'],
  '61_90': css['age3'],
  over_90: css['age4'],
  disputed: css['disputed'],
}
