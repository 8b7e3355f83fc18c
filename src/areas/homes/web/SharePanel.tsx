import { useId } from 'react'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { AgeBar, ageLooks } from '#ui/parts/AgeBar.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { HomeShare } from '../contract/home.ts'
import { PanelHead } from './PanelHead.tsx'
import css from './shares.module.css'

/** An amount broken down: one stacked bar if the parts are ages, else a bar each, with figures. */
export function SharePanel({
  title,
  shares,
  byAge = false,
}: {
  title: string
  shares: readonly HomeShare[]
  byAge?: boolean
}) {
  const id = useId()
  const total = shares.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const largest = Math.max(1, ...shares.map(({ amount_cents }) => amount_cents))
  return (
    <section className={css.panel} aria-labelledby={id}>
      <PanelHead id={id} title={title}>
        <span className={css.total}>
          <Money cents={total} />
        </span>
      </PanelHead>
      {byAge && (
        <div className={css.bar}>
          <AgeBar ages={shares.map(({ key, amount_cents }) => ({ key, cents: amount_cents }))} />
        </div>
      )}
      <ul>
        {shares.map(({ key, label, count, amount_cents, link }) => (
          <li key={key}>
            <Link to={link} className={css.share} data-share={key}>
              {byAge && <i className={classes(css.sign, ageLooks[key])} aria-hidden />}
              <span className={css.label}>{label}</span>
              <span className={css.count}>{count.toLocaleString('en-AU')}</span>
              {!byAge && (
                <span className={css.own} aria-hidden>
                  <i
                    className={css.ink}
                    style={{ width: `${(Math.max(0, amount_cents) / largest) * 100}%` }}
                  />
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
