import { useWatch } from 'react-hook-form'
import css from '#ui/lines/LineGrid.module.css'
import { belowCost } from '../../rules/below-cost.ts'
import { isTooLargeQuote } from '../../rules/check-quote.ts'
import type { TypedLine } from '../../rules/new-line.ts'
import { underMinimum } from '../../rules/under-minimum.ts'
import { pricedLines } from './typed-lines.ts'

/**
 * Below a line: the rate card of its price, that it is under its own minimum, or (for those who see costs) sold at a
 * loss.
 */
export function LineNotes({ at, seesCosts }: { at: number; seesCosts: boolean }) {
  const line = useWatch({ name: `lines.${at}` }) as TypedLine | undefined
  // A figure not typed yet is not too small.
  if (typeof line?.quantity !== 'number') return null
  const isPriced = typeof line.unit_price_cents === 'number'
  const notes = pricedLines([line]).flatMap((priced) =>
    isTooLargeQuote([priced])
      ? []
      : [cardNote(line), underMinimum(priced), seesCosts && isPriced && belowCost(priced)].filter(Boolean),
  )
  return notes.length > 0 && <p className={css.note}>{notes.join(' ')}</p>
}

/** As long as the card’s price stands. */
const cardNote = ({ rate_card, unit_price_cents }: TypedLine): string | false =>
  rate_card?.unit_price_cents === unit_price_cents && `Rate card: ${rate_card?.name}.`
