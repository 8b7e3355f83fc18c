import { formatMoney } from '#shared/money.ts'
import { amountText } from '#shared/units.ts'
import type { ModelLine, PublicLine, PublicQuoteModel } from '../../contract/quote-document.ts'
import { minimumWords } from '../../rules/quote-document.ts'
import { quantityOf, totalOfLine } from '../../rules/quote-totals.ts'
import css from './parts.module.css'

/** The optional lines. */
export const optionsOf = ({ lines }: PublicQuoteModel): ModelLine[] => lines.filter(isOption)

/** An option always has its price. */
const isOption = (line: PublicLine): line is ModelLine =>
  Boolean(line.is_optional) && line.kind !== 'text' && line.unit_price_cents !== null

/** The options with their prices, to tick; the sheet's lines and totals follow immediately. */
export function OptionChoices({
  options,
  chosen,
  isBusy,
  words,
  onChange,
}: {
  options: readonly ModelLine[]
  chosen: ReadonlySet<number>
  /** The total for this choice is loading. */
  isBusy: boolean
  /** Why it could not be loaded. */
  words: string | null
  onChange: (chosen: ReadonlySet<number>) => void
}) {
  const toggle = (id: number) => {
    if (isBusy) return
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className={css.options} aria-busy={isBusy}>
      <legend>Choose your options</legend>
      {options.map((line) => (
        <label key={line.id} className={css.option}>
          <input type="checkbox" checked={chosen.has(line.id)} onChange={() => toggle(line.id)} />
          <span>
            {line.description}
            <small>
              {[amountText(quantityOf(line), line.unit), minimumWords(line)].filter(Boolean).join(' · ')}
            </small>
          </span>
          <b>{formatMoney(totalOfLine(line))}</b>
        </label>
      ))}
      {words && (
        <p className={css.wrong} role="alert">
          {words}
        </p>
      )}
    </fieldset>
  )
}
