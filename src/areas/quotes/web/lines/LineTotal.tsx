import { useWatch } from 'react-hook-form'
import { formatMoney, isTooLarge } from '#shared/money.ts'
import { counts, totalOfLine } from '../../rules/quote-totals.ts'
import css from '#ui/lines/LineGrid.module.css'
import type { TypedLine } from '../../rules/new-line.ts'
import { pricedLines } from './typed-lines.ts'

/** A line's total: the only cell that follows typing in other cells. */
export function LineTotal({ at }: { at: number }) {
  const line = useWatch({ name: `lines.${at}` }) as TypedLine | undefined
  const [priced] = line ? pricedLines([line]) : []
  if (!priced || priced.kind === 'text') return null
  return (
    <output className={css.total} data-left-out={!counts(priced) || undefined}>
      {isTooLarge([priced]) ? 'Too large' : formatMoney(totalOfLine(priced))}
    </output>
  )
}
