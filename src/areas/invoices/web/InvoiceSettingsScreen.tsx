import { useSuspenseQuery } from '@tanstack/react-query'
import { SettingsFormScreen } from '#platform/web/forms/SettingsFormScreen.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { gstRules } from '#shared/gst.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { InvoiceSettingsFields, type InvoiceSettings } from '../contract/settings.ts'
import { invoiceSettingsLabels } from '../rules/settings-labels.ts'
import { invoicePaths } from './invoice-paths.ts'
import { defaultsQuery } from './queries.ts'

const field = labelled(invoiceSettingsLabels)
const gstRuleWords = { total_invoice: 'Once, on the whole invoice', taxable_supply: 'On each line' }
const gstOptions = gstRules.map((value) => ({ value, label: gstRuleWords[value] }))

const usualDays = [-7, -3, -1, 1, 3, 7, 14, 21, 30, 45, 60]
const dayWords = (day: number): string => {
  const days = Math.abs(day) === 1 ? '1 day' : `${Math.abs(day)} days`
  return day === 0 ? 'On the due date' : `${days} ${day < 0 ? 'before' : 'after'}`
}
/** The selectable days, including those already chosen. */
const dayOptions = (chosen: readonly number[]) =>
  [...new Set([...usualDays, ...chosen])]
    .toSorted((a, b) => a - b)
    .map((day) => ({ value: day, label: dayWords(day) }))

const words = fieldWords(invoiceSettingsLabels satisfies Record<keyof InvoiceSettings, string>, {
  gst_rule: shown.oneOf(gstRuleWords),
  approval_threshold_cents: shown.money,
  reminder_days: (days) => (days as number[]).map(dayWords).join(', '),
})

/** Defaults and limits for invoices. */
export function InvoiceSettingsScreen() {
  const { data: settings } = useSuspenseQuery(defaultsQuery())
  return (
    <SettingsFormScreen
      title="Invoice settings"
      list={{ label: 'Invoices', to: invoicePaths.list }}
      endpoint={invoiceEndpoints.saveInvoiceSettings}
      schema={InvoiceSettingsFields}
      settings={settings}
      words={words}
    >
      <Section title="New invoices">
        <FieldGrid columns={2}>
          <SelectField {...field('gst_rule')} options={gstOptions} required />
          <MoneyField
            {...field('approval_threshold_cents')}
            help="Including GST. Someone else must approve a larger invoice. Leave empty for no limit."
          />
          <TextAreaField {...field('footer_text')} rows={3} help="Approved invoices keep theirs." />
        </FieldGrid>
      </Section>
      <Section title="Reminders">
        <FieldGrid columns={2}>
          <MultiSelectField
            {...field('reminder_days')}
            options={dayOptions(settings.reminder_days)}
            help="By email while the invoice is owing and not disputed."
          />
        </FieldGrid>
      </Section>
    </SettingsFormScreen>
  )
}
