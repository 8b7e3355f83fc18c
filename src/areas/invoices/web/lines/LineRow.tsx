import type { ReactNode } from 'react'
import { WhyLine } from '#areas/dockets/web/index.ts'
import type { LineProduct } from '#areas/quotes/contract/line-product.ts'
import { DescriptionCell } from '#areas/quotes/web/index.ts'
import { formatDate } from '#shared/local-date.ts'
import { chargeUnitWords, chargeUnits, gstCodeWords, gstCodes } from '#shared/units.ts'
import { classes } from '#ui/classes.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { ChoiceCell } from '#ui/lines/ChoiceCell.tsx'
import { amountFigure, FigureCell, priceFigure } from '#ui/lines/FigureCell.tsx'
import { FactCell } from '#ui/lines/FactCell.tsx'
import css from '#ui/lines/LineGrid.module.css'
import { LineMenu } from '#ui/lines/LineMenu.tsx'
import { type LineErrors, messagesWithoutCell } from '#ui/lines/use-lines.ts'
import type { LineMoves } from '#ui/lines/use-line-keys.ts'
import { Button } from '#ui/parts/Button.tsx'
import { invoiceLineLabels as labels } from '../../rules/invoice-labels.ts'
import { isOff } from '../../rules/removed-lines.ts'
import own from './lines.module.css'
import { overWords } from '../../rules/invoice-words.ts'
import { LineTotal } from './LineTotal.tsx'
import type { TypedLine } from './new-line.ts'

const unitOptions = optionsOf(chargeUnits, chargeUnitWords)
const gstOptions = optionsOf(gstCodes, gstCodeWords)

/** The fields typed into, each with its own message. */
const cellsOf = (shut: { isBilled: boolean; isClaim: boolean; seesMoney: boolean }): readonly string[] => [
  'description',
  ...(shut.isBilled || shut.isClaim ? [] : ['quantity']),
  ...(shut.seesMoney && !shut.isClaim ? ['unit_price_cents'] : []),
]

const noErrors: LineErrors = {}

interface RowProps {
  /** As it was when mounted: what it bills does not change while typing. */
  line: TypedLine
  at: number
  count: number
  moves: LineMoves
  seesMoney: boolean
  seesProducts: boolean
  readOnly: boolean
  wrong: LineErrors | undefined
  onPick: (at: number, product: LineProduct) => void
  onPutBack: (at: number) => void
}

/** One line: its cells, its origin, and its errors. */
export function LineRow({
  line,
  at,
  count,
  moves,
  seesMoney,
  seesProducts,
  readOnly: isShut,
  wrong = noErrors,
  onPick,
  onPutBack,
}: RowProps) {
  const path = `lines.${at}`
  // The work is defined by the docket.
  const isBilled = Boolean(line.docket_line_id)
  // Its words say what it comes to.
  const isClaim = line.is_progress_claim === 1
  const isLeaving = isOff(line)
  const readOnly = isShut || isLeaving
  const messages = messagesWithoutCell(wrong, readOnly ? [] : cellsOf({ isBilled, isClaim, seesMoney }))
  const cellOf = (field: keyof typeof labels, shut = false) => ({
    name: `${path}.${field}`,
    cell: field,
    label: `${labels[field]}, line ${at + 1}`,
    readOnly: readOnly || shut,
    wrong: wrong[field]?.message,
  })
  return (
    <li className={classes(css.row, isLeaving && own.leaving)} data-row={at}>
      <span className={css.number} aria-hidden>
        {at + 1}
      </span>
      <div className={css.cell} data-column="description">
        {readOnly ? (
          <FactCell label={`${labels.description}, line ${at + 1}`} words={line.description} />
        ) : (
          <DescriptionCell
            {...cellOf('description')}
            offersProducts={seesProducts}
            placeholder={seesProducts ? 'Product code or name, or your own words' : 'What is charged'}
            onPick={(product) => onPick(at, product)}
          />
        )}
      </div>
      <Cell words={labels.quantity}>
        <FigureCell {...cellOf('quantity', isBilled || isClaim)} figure={amountFigure} />
      </Cell>
      <Cell words={labels.unit}>
        <ChoiceCell {...cellOf('unit', isBilled || isClaim)} options={unitOptions} />
      </Cell>
      {seesMoney && (
        <Cell words={labels.unit_price_cents}>
          <FigureCell {...cellOf('unit_price_cents', isClaim)} figure={priceFigure} />
        </Cell>
      )}
      <Cell words={labels.gst_code}>
        <ChoiceCell {...cellOf('gst_code')} options={gstOptions} />
      </Cell>
      {seesMoney && <LineTotal at={at} isOff={isLeaving} />}
      {!readOnly && (
        <span className={css.menu}>
          <LineMenu at={at} count={count} moves={moves} />
        </span>
      )}
      {sourceOf(line) && (
        <p className={own.source}>
          {sourceOf(line)}{' '}
          {line.docket_id && line.docket_line_id && (
            <WhyLine docket_id={line.docket_id} docket_line_id={line.docket_line_id} of={line.description} />
          )}
        </p>
      )}
      {isLeaving && (
        <p className={own.off}>
          Comes off when you save. <Button onClick={() => onPutBack(at)}>Put it back</Button>
        </p>
      )}
      {messages.length > 0 && (
        <p className={css.wrong} role="alert">
          {messages.join(' ')}
        </p>
      )}
    </li>
  )
}

function Cell({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={css.cell}>
      <span aria-hidden className={css.caption}>
        {words}
      </span>
      {children}
    </div>
  )
}

/** A line's origin and its price's: `Docket D-000001 · 20 Nov 2026 · Quote Q-000001, line 1`. */
const sourceOf = ({ docket_no, shift_date, price_source, over_reason }: TypedLine): string =>
  [
    docket_no && `Docket ${docket_no}`,
    shift_date && formatDate(shift_date),
    price_source,
    over_reason && overWords(over_reason),
  ]
    .filter(Boolean)
    .join(' · ')
