import { useWatch } from 'react-hook-form'
import { useMay } from '#platform/web/calls/session.ts'
import { formatMoney, formatUnitPrice } from '#shared/money.ts'
import { amountText, gstCodeWords } from '#shared/units.ts'
import { classes } from '#ui/classes.ts'
import { quiet } from '#ui/parts/state-looks.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { QuoteLine } from '../../contract/quote-line.ts'
import { quoteLineLabels } from '../../rules/quote-labels.ts'
import { pricedLine } from '../../rules/priced-line.ts'
import { lineMargin } from '../../rules/quote-margin.ts'
import { minimumWords } from '../../rules/quote-document.ts'
import { counts, totalOfLine } from '../../rules/quote-totals.ts'
import { chosenWords, lineKindWords, marginWords, optionWords } from '../../rules/quote-words.ts'
import css from './LineFacts.module.css'

const column = columnsOf<QuoteLine>()
const end = { align: 'end' } as const

/** A column of figures, empty for texts. */
const figures = (
  id: string,
  label: string,
  show: (line: QuoteLine) => string | null,
  under: (line: QuoteLine) => string | null | false,
) =>
  column.custom(id, label, (line) => (line.kind === 'text' ? null : show(line)), {
    ...end,
    under: (line) => line.kind !== 'text' && under(line),
  })
const price = (cents: number | null | undefined) => (cents == null ? null : formatUnitPrice(cents))

const named = (label: string, value: string | null) => value && `${label} ${value}`

/** What is asked less often is on a second line, so that quantity, price and total fit at any width. */
const columnsFor = ({
  seesPrices,
  seesCosts,
  words,
}: {
  seesPrices: boolean
  seesCosts: boolean
  words: Record<'offered' | 'chosen', string>
}) => [
  column.custom('description', quoteLineLabels.description, Description, {
    slot: 'title',
    under: (line) =>
      line.kind !== 'text' && (
        <>
          {lineKindWords[line.kind]}, {gstCodeWords[line.gst_code]} <Option line={line} words={words} />
        </>
      ),
  }),
  figures(
    'quantity',
    quoteLineLabels.quantity,
    ({ quantity, unit }) => amountText(quantity, unit),
    minimumWords,
  ),
  ...(seesPrices ? priceColumns(seesCosts) : []),
]

const priceColumns = (seesCosts: boolean) => [
  figures(
    'price',
    quoteLineLabels.unit_price_cents,
    (line) => price(line.unit_price_cents),
    ({ cost_cents }) => seesCosts && named(quoteLineLabels.cost_cents, price(cost_cents)),
  ),
  column.custom('total', quoteLineLabels.total_cents, Total, {
    ...end,
    under: (line) => {
      const margin = seesCosts && line.kind !== 'text' && lineMargin(pricedLine(line))
      return margin && named(quoteLineLabels.margin, marginWords(margin))
    },
  }),
]

/** The lines of a form that nothing may be changed in. */
export const LineFacts = ({ isAnswered }: { isAnswered: boolean }) => (
  <QuoteLines lines={useWatch({ name: 'lines' }) as QuoteLine[]} isAnswered={isAnswered} />
)

/** A quote's lines, read-only; `isAnswered`: the client has chosen its options. */
export function QuoteLines({ lines, isAnswered }: { lines: readonly QuoteLine[]; isAnswered: boolean }) {
  const may = useMay()
  return (
    <DataTable
      label="Lines"
      rows={lines}
      columns={columnsFor({
        seesPrices: may('quotes:prices'),
        seesCosts: may('quotes:margin'),
        words: isAnswered ? chosenWords : optionWords,
      })}
      rowKey={({ id }) => id}
      empty={<p className={css.none}>No lines yet.</p>}
    />
  )
}

function Description({ kind, description }: QuoteLine) {
  return <span className={classes(css.description, kind === 'text' && css.heading)}>{description}</span>
}

function Option({
  line: { is_optional, is_selected },
  words,
}: {
  line: QuoteLine
  words: Record<'offered' | 'chosen', string>
}) {
  if (!is_optional) return null
  return is_selected ? (
    <StatusBadge status={words.chosen} tone={quiet.agreed} />
  ) : (
    <StatusBadge status={words.offered} tone="neutral" />
  )
}

function Total(line: QuoteLine) {
  if (line.kind === 'text') return null
  const total = formatMoney(totalOfLine(pricedLine(line)))
  return counts(line) ? (
    <strong className={css.total}>{total}</strong>
  ) : (
    <span className={css.leftOut}>{total}, not in total</span>
  )
}
