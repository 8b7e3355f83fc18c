import { formatUnitPrice } from '#shared/money.ts'
import css from './products.module.css'

/** A price to the last decimal that it has: what a tonne costs is not rounded to look at. */
export const UnitPrice = ({ cents }: { cents: number }) => (
  <span className={css.price}>{formatUnitPrice(cents)}</span>
)
