import { formatMoney } from '#shared/money.ts'
import { quantityText, unitName } from '#shared/units.ts'
import type { ModelLine, QuoteModel } from '../../contract/quote-document.ts'
import { totalOfLine } from '../../rules/quote-totals.ts'
import css from './parts.module.css'

/** The lines that the client may take or leave. */
export const optionsOf = (model: QuoteModel): ModelLine[] =>
  model.lines.filter((line) => line.is_optional && line.kind !== 'text')

/** The options with their prices to tick; lines and totals of the sheet follow at once. */
export function OptionChoices({
  options,
  chosen,
  onChange,
}: {
  options: readonly ModelLine[]
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}) {
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className={css.options}>
      <legend>Choose your options</legend>
      {options.map((line) => (
        <label key={line.id} className={css.option}>
          <input type="checkbox" checked={chosen.has(line.id)} onChange={() => toggle(line.id)} />
          <span>
            {line.description}
            <small>
              {quantityText(line.quantity)} {unitName(line.unit, line.quantity)}
            </small>
          </span>
          <b>{formatMoney(totalOfLine(line))}</b>
        </label>
      ))}
    </fieldset>
  )
}
