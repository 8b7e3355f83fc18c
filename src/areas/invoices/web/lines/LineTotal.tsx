import { useWatch } from 'react-hook-form'
import { formatMoney, isTooLarge } from '#shared/money.ts'
import css from '#ui/lines/LineGrid.module.css'
import { totalOfLine } from '../../rules/invoice-totals.ts'
import { type TypedLine, pricedLines } from './new-line.ts'

/** A line's total: the only cell that follows typing in other cells. */
export function LineTotal({ at, isOff }: { at: number; isOff: boolean }) {
  const line = useWatch({ name: `lines.${at}` }) as TypedLine | undefined
  const [priced] = line ? pricedLines([line], null) : []
  if (!priced) return null
  return (
    <output className={css.total} data-left-out={isOff || undefined}>
      {isTooLarge([priced]) ? 'Too large' : formatMoney(totalOfLine(priced))}
    </output>
  )
}
