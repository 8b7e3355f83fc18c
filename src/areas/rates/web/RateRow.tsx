import { IconCopy, IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatDate, isDate, parseDate } from '#shared/local-date.ts'
import { chargeUnitWords, chargeUnits } from '#shared/units.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { ChoiceCell } from '#ui/lines/ChoiceCell.tsx'
import { FigureCell, priceFigure } from '#ui/lines/FigureCell.tsx'
import css from '#ui/lines/LineGrid.module.css'
import { LineMenu } from '#ui/lines/LineMenu.tsx'
import { TypedCell, type TypedValue } from '#ui/lines/TypedCell.tsx'
import type { LineMoves } from '#ui/lines/use-line-keys.ts'
import type { LineErrors } from '#ui/lines/use-lines.ts'
import type { RateChoices } from '../contract/rate-card.ts'
import { idOf } from '../rules/paste-rates.ts'
import { rateNoun, rateRuleLabels as labels } from '../rules/rate-card-labels.ts'
import own from './rates.module.css'
import { TermsSummary } from './terms/TermsSummary.tsx'

type Field = Exclude<keyof typeof labels, 'terms'>
interface Word {
  id: string
  name: string
}
/** What a rate may be for, by what is typed. */
type NamedChoices = RateChoices & Record<'job_type' | 'material', readonly Word[]>
const unitOptions = optionsOf(chargeUnits, chargeUnitWords)
const noErrors: LineErrors = {}
const asTyped: TypedValue = { parse: (text) => text.trim(), format: String }
/** A word of a list, in any case of letters; any other stays as typed, and is refused. */
const listed = (words: NamedChoices['material']): TypedValue => ({
  parse: (text) =>
    words.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())?.id ?? text.trim(),
  format: (value) => words.find(({ id }) => id === value)?.name ?? String(value),
})
/** What narrows a rate further: on its second line. */
const narrowing = ['job_type', 'material', 'tip_site_id', 'valid_from', 'valid_to'] as const

/** One rate: what it is for, and below that what narrows it. */
export function RateRow({
  at,
  count,
  moves,
  readOnly,
  choices,
  lists,
  today,
  onDuplicate,
  onTerms,
  wrong = noErrors,
}: {
  at: number
  count: number
  moves: LineMoves
  readOnly: boolean
  choices: NamedChoices
  /** What the ids of the datalists begin with. */
  lists: string
  today: string
  onDuplicate: () => void
  /** Opens what it says besides its unit and price. */
  onTerms: () => void
  wrong: LineErrors | undefined
}) {
  const { getValues } = useFormContext()
  const date: TypedValue = {
    parse: (text) => parseDate(text, today),
    format: (value) => (isDate(String(value)) ? formatDate(String(value)) : String(value)),
  }
  const typedBy = (field: Field): TypedValue => {
    if (field === 'valid_from' || field === 'valid_to') return date
    if (!(field in choices)) return asTyped
    if (field === 'job_type' || field === 'material') return listed(choices[field])
    const named = choices[field as keyof RateChoices]
    return {
      parse: (text) => idOf(named, text),
      format: (value) =>
        named.find(({ id }) => id === value)?.name ?? (typeof value === 'string' ? value : ''),
    }
  }
  const cellOf = (field: Field) => ({
    name: `rules.${at}.${field}`,
    cell: field === 'product_id' ? 'description' : field,
    label: `${labels[field]}, rate ${at + 1}`,
    readOnly,
    wrong: wrong[field]?.message,
  })
  const typed = (field: Field, placeholder: string) => (
    <TypedCell
      // A name that arrives later is shown in place of nothing.
      key={`${field} ${field in choices ? choices[field as keyof NamedChoices].length : ''}`}
      {...cellOf(field)}
      typed={typedBy(field)}
      list={`${lists}${field}`}
      placeholder={placeholder}
    />
  )
  return (
    <li className={css.row} data-row={at}>
      <span className={css.number} aria-hidden>
        {at + 1}
      </span>
      <Cell words={labels.product_id} isFirst>
        {typed('product_id', 'Any product')}
      </Cell>
      <Cell words={labels.asset_category_id}>{typed('asset_category_id', 'Any category')}</Cell>
      <Cell words={labels.asset_id}>{typed('asset_id', 'Any machine')}</Cell>
      <Cell words={labels.unit}>
        <ChoiceCell {...cellOf('unit')} options={unitOptions} />
      </Cell>
      <Cell words={labels.rate_cents}>
        <FigureCell {...cellOf('rate_cents')} figure={priceFigure} />
      </Cell>
      {!readOnly && (
        <span className={css.menu}>
          <LineMenu
            at={at}
            count={count}
            moves={moves}
            noun={rateNoun}
            also={[
              { label: 'Terms', icon: <IconFileText aria-hidden />, run: onTerms },
              { label: 'Duplicate', icon: <IconCopy aria-hidden />, run: onDuplicate },
            ]}
          />
        </span>
      )}
      <div className={own.narrowing} data-fixed={readOnly || undefined}>
        {narrowing
          .filter((field) => !readOnly || getValues(`rules.${at}.${field}`))
          .map((field) => (
            <Cell key={field} words={labels[field]} isCaptioned={readOnly}>
              {typed(field, placeholders[field])}
            </Cell>
          ))}
      </div>
      <TermsSummary at={`rules.${at}.terms`} className={own.terms} />
    </li>
  )
}

const placeholders = {
  job_type: 'Any job type',
  material: 'Any material',
  tip_site_id: 'Any tip site',
  valid_from: 'From the start',
  valid_to: 'To the end',
} as const

function Cell({
  words,
  isFirst,
  isCaptioned,
  children,
}: {
  words: string
  isFirst?: boolean
  /** It has no placeholder that says what it is. */
  isCaptioned?: boolean
  children: ReactNode
}) {
  return (
    <div className={css.cell} data-column={isFirst ? 'description' : undefined}>
      <span aria-hidden className={isCaptioned ? own.caption : css.caption}>
        {words}
      </span>
      {children}
    </div>
  )
}
