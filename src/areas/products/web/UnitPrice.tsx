import { formatUnitPrice } from '#shared/money.ts'
import { classes } from '#ui/classes.ts'
import css from './products.module.css'

/** A price with all its decimals: what a tonne costs is not rounded for display. Dots stand below one another. */
export const UnitPrice = ({ cents }: { cents: number }) => (
  <span className={classes(css.price, Number.isInteger(cents) && css.wholeCents)}>
    {formatUnitPrice(cents)}
  </span>
)
