import { useWatch } from 'react-hook-form'
import { formatMoney, isTooLarge } from '#shared/money.ts'
import { counts, totalOfLine } from '../../rules/quote-totals.ts'
import { lineMargin } from '../../rules/quote-margin.ts'
import css from '#ui/lines/LineGrid.module.css'
import type { TypedLine } from '../../rules/new-line.ts'
import { marginWords } from '../../rules/quote-words.ts'
import { isTooLargeQuote } from '../../rules/check-quote.ts'
import { pricedLines } from './typed-lines.ts'

/** A line's total and, for those who see costs, its margin: the only cell that follows typing in other cells. */
export function LineTotal({ at, seesCosts }: { at: number; seesCosts: boolean }) {
  const line = useWatch({ name: `lines.${at}` }) as TypedLine | undefined
  const [priced] = line ? pricedLines([line]) : []
  if (!priced || priced.kind === 'text') return null
  const margin = seesCosts && !isTooLargeQuote([priced]) ? lineMargin(priced) : null
  return (
    <output className={css.total} data-not-counted={!counts(priced) || undefined}>
      <span>{isTooLarge([priced]) ? 'Too large' : formatMoney(totalOfLine(priced))}</span>
      {!counts(priced) && <span className={css.margin}>Not in total</span>}
      {margin && (
        <span className={css.margin} data-loss={margin.cents < 0 || undefined}>
          Margin {marginWords(margin)}
        </span>
      )}
    </output>
  )
}
