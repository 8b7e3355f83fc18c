import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { optionsOf } from '#ui/fields/options.ts'
import { chargeUnitWords, chargeUnits, gstCodeWords, gstCodes } from '#shared/units.ts'
import { lineKinds } from '../../contract/choices.ts'
import type { LineProduct } from '../../contract/line-product.ts'
import { quoteLineLabels as labels } from '../../rules/quote-labels.ts'
import { lineKindWords } from '../../rules/quote-words.ts'
import { ChoiceCell } from '#ui/lines/ChoiceCell.tsx'
import { DescriptionCell } from './DescriptionCell.tsx'
import { amountFigure, FigureCell, priceFigure } from '#ui/lines/FigureCell.tsx'
import css from '#ui/lines/LineGrid.module.css'
import { LineMenu } from '#ui/lines/LineMenu.tsx'
import { type LineErrors, messagesWithoutCell } from '#ui/lines/use-lines.ts'
import { LineTotal } from './LineTotal.tsx'
import { LineNotes } from './LineNotes.tsx'
import { OptionCell } from './OptionCell.tsx'
import type { LineMoves } from '#ui/lines/use-line-keys.ts'

const kindOptions = optionsOf(lineKinds, lineKindWords)
const unitOptions = optionsOf(chargeUnits, chargeUnitWords)
const gstOptions = optionsOf(gstCodes, gstCodeWords)

const figureFields = (seesCosts: boolean): readonly string[] => {
  const fields = ['description', 'quantity', 'min_quantity', 'unit_price_cents']
  return seesCosts ? [...fields, 'cost_cents'] : fields
}

const noErrors: LineErrors = {}

interface RowProps {
  at: number
  count: number
  moves: LineMoves
  seesCosts: boolean
  seesProducts: boolean
  wrong: LineErrors | undefined
  onPick: (at: number, product: LineProduct) => void
}

/** One line: its cells, with errors below. */
export function LineRow({ at, count, moves, seesCosts, seesProducts, wrong = noErrors, onPick }: RowProps) {
  const path = `lines.${at}`
  const { getValues, setValue } = useFormContext()
  // Read once: two hundred lines each subscribed to the form would re-render on every keystroke.
  const [isText, setText] = useState(() => getValues(`${path}.kind`) === 'text')
  const messages = messagesWithoutCell(wrong, isText ? ['description'] : figureFields(seesCosts))
  const cellOf = (cell: string, field: keyof typeof labels) => ({
    name: `${path}.${field}`,
    cell,
    label: `${labels[field]}, line ${at + 1}`,
    wrong: wrong[field]?.message,
  })
  const choseKind = (kind: string) => {
    setText(kind === 'text')
    if (kind !== 'text') return
    // A text has no figures, so none can be missing.
    setValue(`${path}.quantity`, 1)
    setValue(`${path}.unit_price_cents`, 0)
  }
  const figure = (cell: string, field: keyof typeof labels, kind: typeof amountFigure) => (
    <div className={css.cell} data-column={cell}>
      <span aria-hidden className={css.caption}>
        {labels[field]}
      </span>
      <FigureCell {...cellOf(cell, field)} figure={kind} />
    </div>
  )
  const choice = (
    cell: string,
    field: keyof typeof labels,
    options: typeof unitOptions | typeof gstOptions,
  ) => (
    <div className={css.cell} data-column={cell}>
      <span aria-hidden className={css.caption}>
        {labels[field]}
      </span>
      <ChoiceCell {...cellOf(cell, field)} options={options} />
    </div>
  )

  return (
    <li className={css.row} data-row={at} data-text={isText || undefined} data-costs={seesCosts || undefined}>
      <span className={css.number} aria-hidden>
        {at + 1}
      </span>
      <div className={css.cell} data-column="kind">
        <span aria-hidden className={css.caption}>
          {labels.kind}
        </span>
        <ChoiceCell {...cellOf('kind', 'kind')} options={kindOptions} onChosen={choseKind} />
      </div>
      <div className={css.cell} data-column="description">
        <DescriptionCell
          {...cellOf('description', 'description')}
          offersProducts={seesProducts && !isText}
          placeholder={placeholderOf(isText, seesProducts)}
          onPick={(product) => onPick(at, product)}
        />
      </div>
      {!isText && (
        <>
          {figure('quantity', 'quantity', amountFigure)}
          {choice('unit', 'unit', unitOptions)}
          {figure('minimum', 'min_quantity', amountFigure)}
          {figure('price', 'unit_price_cents', priceFigure)}
          {seesCosts && figure('cost', 'cost_cents', priceFigure)}
          {choice('gst', 'gst_code', gstOptions)}
          <div className={css.cell} data-column="option">
            <span aria-hidden className={css.caption}>
              {labels.is_selected}
            </span>
            <OptionCell at={at} label={`${labels.is_selected}, line ${at + 1}`} />
          </div>
          <LineTotal at={at} seesCosts={seesCosts} />
        </>
      )}
      <span className={css.menu}>
        <LineMenu at={at} count={count} moves={moves} />
      </span>
      {!isText && <LineNotes at={at} seesCosts={seesCosts} />}
      {messages.length > 0 && (
        <p className={css.wrong} role="alert">
          {messages.join(' ')}
        </p>
      )}
    </li>
  )
}

function placeholderOf(isText: boolean, seesProducts: boolean): string {
  if (isText) return 'Heading or remark'
  return seesProducts ? 'Product code or name, or your own words' : 'What it is for'
}
