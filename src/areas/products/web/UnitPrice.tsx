import { formatUnitPrice } from '#shared/money.ts'
import css from './products.module.css'

/** A price with all its decimals: what a tonne costs is not rounded for display. */
export const UnitPrice = ({ cents }: { cents: number }) => (
  <span className={css.price}>{formatUnitPrice(cents)}</span>
)
