import { useSuspenseQuery } from '@tanstack/react-query'
import { SettingsFormScreen } from '#platform/web/SettingsFormScreen.tsx'
import { useCreate } from '#platform/web/use-create.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { type InvoiceDefaults, InvoiceSettingsPatch } from '../contract/settings.ts'
import { invoicePaths } from './invoice-paths.ts'
import { defaultsQuery } from './queries.ts'

const gstOptions = [
  { value: 'total_invoice', label: 'Once, over the whole invoice' },
  { value: 'taxable_supply', label: 'On each line' },
] as const

const usualDays = [-7, -3, -1, 1, 3, 7, 14, 21, 30, 45, 60]
const dayWords = (day: number): string => {
  const days = Math.abs(day) === 1 ? '1 day' : `${Math.abs(day)} days`
  return day === 0 ? 'On the due date' : `${days} ${day < 0 ? 'before' : 'after'}`
}
/** The days that can be chosen, and those that were. */
const dayOptions = (chosen: readonly number[]) =>
  [...new Set([...usualDays, ...chosen])]
    .toSorted((a, b) => a - b)
    .map((day) => ({ value: day, label: dayWords(day) }))

/** How invoices begin, and what they are held to. */
export function InvoiceSettingsScreen() {
  const { data } = useSuspenseQuery(defaultsQuery())
  return <SettingsForm key={JSON.stringify(data)} settings={data} />
}

function SettingsForm({ settings }: { settings: InvoiceDefaults }) {
  const { gst_registered: _gst, ...empty } = settings
  const edit = useCreate(invoiceEndpoints.saveInvoiceSettings, {
    schema: InvoiceSettingsPatch,
    empty,
    saved: () => 'Invoice settings saved',
  })
  return (
    <SettingsFormScreen
      title="Invoice settings"
      list={{ label: 'Invoices', to: invoicePaths.list }}
      edit={edit}
    >
      <Section title="New invoices">
        <FieldGrid columns={2}>
          <SelectField name="gst_rule" label="GST is rounded" options={gstOptions} required />
          <MoneyField
            name="approval_threshold_cents"
            label="Somebody else approves above"
            help="With GST. Empty: never."
          />
          <TextAreaField
            name="footer_text"
            label="Footer"
            rows={3}
            help="Invoices that were approved keep theirs."
          />
        </FieldGrid>
      </Section>
      <Section title="Reminders">
        <FieldGrid columns={2}>
          <MultiSelectField
            name="reminder_days"
            label="Remind the client"
            options={dayOptions(settings.reminder_days)}
            help="By e-mail, from the due date, while something is owing and nothing is disputed."
          />
        </FieldGrid>
      </Section>
    </SettingsFormScreen>
  )
}
