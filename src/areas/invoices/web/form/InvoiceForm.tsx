import { ClientPicker } from '#areas/clients/web/index.ts'
import { JobPicker } from '#areas/jobs/web/index.ts'
import { paymentTerms } from '#areas/clients/contract/choices.ts'
import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { AbnField } from '#ui/fields/AbnField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Invoice } from '../../contract/invoice.ts'
import { invoiceLabels } from '../../rules/invoice-labels.ts'
import { DueDateField } from './DueDateField.tsx'
import { LineGrid } from '../lines/LineGrid.tsx'
import { TotalsBar } from './TotalsBar.tsx'
import { useClientChange } from './use-client-change.ts'

const field = labelled(invoiceLabels)
const termOptions = optionsOf(paymentTerms, paymentTermWords)

/** An invoice's fields, for a new one and for `invoice`; the form around it is of InvoiceInput. */
export function InvoiceForm({ invoice }: { invoice?: Invoice }) {
  const seesMoney = useMay()('invoices:totals')
  const fromClient = invoice ? undefined : 'Leave empty to use the client’s.'
  useClientChange(invoice)
  return (
    <>
      <Section title="Invoice" columns={4}>
        <Wide half>
          <ClientPicker
            {...field('client_id')}
            current={invoice && { id: invoice.client_id, name: invoice.client }}
            takesFocus={!invoice}
            required
          />
        </Wide>
        <Wide half>
          <JobPicker {...field('job_id')} help="Any discount in its quote comes off when you save." />
        </Wide>
        <SelectField
          {...field('payment_terms')}
          options={termOptions}
          help={fromClient}
          required={Boolean(invoice)}
        />
        <DueDateField invoice={invoice} />
        <TextField {...field('po_number')} required={invoice?.po_required === 1} />
        <DateField {...field('supply_from')} />
        <DateField {...field('supply_to')} />
        <TextField {...field('reference')} />
      </Section>
      <Section title="Lines">
        <LineGrid saved={invoice?.lines} />
      </Section>
      <Section title="Buyer" help="Tax invoices of $1,000 or more must name the buyer." columns={3}>
        <Wide half>
          <TextField {...field('buyer_name')} help={fromClient} />
        </Wide>
        <AbnField {...field('buyer_abn')} />
      </Section>
      <Section title="Notes" columns={2}>
        <TextAreaField {...field('notes')} />
        <TextAreaField {...field('internal_notes')} help="Never shown to the client." />
      </Section>
      {seesMoney && <TotalsBar invoice={invoice} />}
    </>
  )
}
