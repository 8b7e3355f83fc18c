import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useFormDraft } from '#platform/web/forms/use-form-draft.ts'
import { formatMoney } from '#shared/money.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { FilesField } from '#ui/fields/FilesField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Checkbox } from '#ui/parts/Checkbox.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { quoteEndpoints } from '../../contract/endpoints.ts'
import type { Quote } from '../../contract/quote.ts'
import { StaffAcceptance } from '../../contract/state-endpoints.ts'
import { chosenLines } from '../../rules/chosen-lines.ts'
import { pricedLine } from '../../rules/priced-line.ts'
import { acceptanceLabels } from '../../rules/quote-labels.ts'
import { totalOfLine, totalsOf } from '../../rules/quote-totals.ts'
import css from '../quotes.module.css'

const field = labelled(acceptanceLabels)
const schema = StaffAcceptance.extend({ files: z.array(z.instanceof(File)).max(1) })

/** A client agreed on paper, by email or by phone: who, to which options, and the evidence. */
export function AcceptDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const seesPrices = useMay()('quotes:prices')
  const priced = quote.lines.map(pricedLine)
  const options = priced.filter((line) => line.is_optional)
  const [chosen, setChosen] = useState(
    () => new Set(options.filter((line) => line.is_selected).map(({ id }) => id)),
  )
  const form = useForm({
    resolver: checkedBy(schema),
    defaultValues: {
      version: quote.version,
      name: quote.send_to_name ?? '',
      email: quote.send_to,
      po_number: null,
      selected_line_ids: [],
      evidence_note: null,
      files: [],
    },
  })
  useFormDraft(form, 'acceptance')
  const { save, submitError } = useSave(quoteEndpoints.acceptQuoteForClient, {
    form,
    saved: ({ quote_no }) => `Quote ${quote_no} accepted`,
    onSaved: onClose,
  })
  const lines = chosenLines(priced, chosen)
  const { discount_type = 'none', discount_value = 0 } = quote
  const terms = { ...quote, discount_type, discount_value }
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  return (
    <FormDialog
      title={`Accept ${quote.quote_no} for the client`}
      form={form}
      submitError={submitError}
      saveLabel="Accept"
      onClose={onClose}
      onSubmit={({ files, ...body }) =>
        save(
          { params: { id: quote.id }, body: { ...body, selected_line_ids: [...chosen] } },
          { files: { evidence: files as File[] } },
        )
      }
    >
      <FieldGrid columns={2}>
        <TextField {...field('name')} required takesFocus />
        <TextField {...field('email')} type="email" />
        <TextField {...field('po_number')} />
      </FieldGrid>
      {options.length > 0 && (
        <fieldset className={css.options}>
          <legend>Options</legend>
          {options.map((line) => (
            <label key={line.id}>
              <Checkbox checked={chosen.has(line.id)} onChange={() => toggle(line.id)} />
              <span>{line.description}</span>
              {seesPrices && <span>{formatMoney(totalOfLine(line))}</span>}
            </label>
          ))}
        </fieldset>
      )}
      {seesPrices && (
        <p>
          Total accepted: <strong>{formatMoney(totalsOf(lines, terms).total_cents)}</strong>
        </p>
      )}
      <FilesField
        {...field('files')}
        accept="application/pdf,image/jpeg,image/png"
        maxFiles={1}
        help="The signed quote, their order or a photo of the email. PDF, JPG or PNG, up to 10 MB."
      />
      <TextAreaField {...field('evidence_note')} help="Who agreed, when and how. Add a file or a note." />
    </FormDialog>
  )
}
