import { type ClipboardEvent, useContext, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useChoices } from '#areas/settings/web/index.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { LineFrame } from '#ui/lines/LineFrame.tsx'
import { useLines } from '#ui/lines/use-lines.ts'
import { useNow } from '#ui/use-now.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { maxRates, type RateChoices } from '../contract/rate-card.ts'
import { newRate, pasteRates, type TypedRate } from '../rules/paste-rates.ts'
import { rateNoun, rateRuleLabels as labels } from '../rules/rate-card-labels.ts'
import css from './rates.module.css'
import { RateRow } from './RateRow.tsx'
import { TermsDialog } from './terms/TermsDialog.tsx'
import { useRateChoices } from './use-rate-choices.ts'

const head = [
  { label: labels.product_id },
  { label: labels.asset_category_id },
  { label: labels.asset_id },
  { label: labels.unit },
  { label: labels.rate_cents, end: true },
]

/** A card's rates, entered by keyboard, or pasted from a spreadsheet with the columns of the grid. */
export function RateGrid({ names }: { names: RateChoices | undefined }) {
  const readOnly = useContext(ReadOnlyContext)
  const { getValues } = useFormContext()
  const choices = useRateChoices(names)
  const words = { job_type: useChoices('job_type'), material: useChoices('material_type') }
  const today = melbourneDate(useNow())
  const lines = useLines<TypedRate>(newRate, undefined, 'rules')
  const lists = useId()
  const options = {
    ...choices,
    job_type: words.job_type.map(({ value, label }) => ({ id: value, name: label })),
    material: words.material.map(({ value, label }) => ({ id: value, name: label })),
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain').trimEnd()
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row']
    if (readOnly || !/[\t\n]/.test(text)) return
    event.preventDefault()
    lines.insertLines(
      row === undefined ? lines.fields.length : Number(row) + 1,
      pasteRates(text, choices, today),
    )
  }
  const [termsOf, setTermsOf] = useState<number | null>(null)
  return (
    <>
      <div onPaste={paste}>
        {Object.entries(options).map(([field, list]) => (
          <datalist key={field} id={`${lists}${field}`}>
            {list.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </datalist>
        ))}
        <LineFrame
          lines={lines}
          className={css.grid}
          noun={rateNoun}
          readOnly={readOnly}
          whyNoMore={
            lines.fields.length >= maxRates ? `A rate card has at most ${maxRates} rates.` : undefined
          }
          head={head}
        >
          {lines.rows.map(({ key, ...row }) => (
            <RateRow
              key={key}
              {...row}
              readOnly={readOnly}
              choices={options}
              lists={lists}
              today={today}
              onTerms={() => setTermsOf(row.at)}
              onDuplicate={() =>
                lines.insertLines(row.at + 1, [{ ...(getValues(`rules.${row.at}`) as TypedRate) }])
              }
            />
          ))}
        </LineFrame>
      </div>
      {termsOf !== null && (
        <TermsDialog
          title={`Terms of rate ${termsOf + 1}`}
          at={`rules.${termsOf}.terms`}
          help="Leave a field empty for what the card or the usual terms say."
          onClose={() => setTermsOf(null)}
        />
      )}
    </>
  )
}
