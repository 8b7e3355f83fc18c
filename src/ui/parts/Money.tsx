import { formatCurrency, formatMoney } from '#shared/money.ts'
import css from './Money.module.css'

/** Whole dollars to look at; the exact amount on hover and for screen readers. */
export function Money({ cents }: { cents: number }) {
  const exact = formatMoney(cents)
  return (
    <span className={css.money} title={exact}>
      <span aria-hidden>{formatCurrency(cents)}</span>
      <span className="visually-hidden">{exact}</span>
    </span>
  )
}
