import { shownCurrency, formatMoney } from '#shared/money.ts'
import { useCurrencyFormat } from './currency-format.ts'
import css from './Money.module.css'

/** Whole dollars, unless the company wants cents; the exact amount on hover and for screen readers. */
export function Money({ cents }: { cents: number }) {
  const format = useCurrencyFormat()
  const exact = formatMoney(cents)
  return (
    <span className={css.money} title={exact}>
      <span aria-hidden>{shownCurrency(cents, format)}</span>
      <span className="visually-hidden">{exact}</span>
    </span>
  )
}

/** Dollars and cents, where money is reconciled. */
export function ExactMoney({ cents }: { cents: number }) {
  return <span className={css.money}>{formatMoney(cents)}</span>
}
