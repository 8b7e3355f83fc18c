import { useId } from 'react'
import { classes } from '#ui/classes.ts'
import { AgeBar, ageLooks } from '#ui/parts/AgeBar.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { PanelRow, ShareBar } from '#ui/parts/PanelRow.tsx'
import type { HomeShare } from '../contract/home.ts'
import { PanelHead } from './PanelHead.tsx'
import css from './shares.module.css'

const aged = 'auto auto minmax(0, 1fr) auto'
const withBars = 'auto minmax(0, 1fr) 35% auto'

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
        <strong>
          <Money cents={total} />
        </strong>
      </PanelHead>
      {byAge && (
        <div className={css.bar}>
          <AgeBar ages={shares.map(({ key, amount_cents }) => ({ key, cents: amount_cents }))} />
        </div>
      )}
      <ul>
        {shares.map(({ key, label, count, amount_cents, link }) => (
          <li key={key}>
            <PanelRow to={link} columns={byAge ? aged : withBars} name={key}>
              {byAge && <i className={classes(css.sign, ageLooks[key])} aria-hidden />}
              <span>{label}</span>
              <span className={css.count}>{count.toLocaleString('en-AU')}</span>
              {!byAge && <ShareBar share={amount_cents / largest} />}
              <strong className={css.amount}>
                <Money cents={amount_cents} />
              </strong>
            </PanelRow>
          </li>
        ))}
      </ul>
    </section>
  )
}
