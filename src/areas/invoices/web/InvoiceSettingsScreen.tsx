import { billingValues, GstRuleField, ReminderSection } from '#areas/quotes/web/index.ts'
import { SettingsFormScreen } from '#platform/web/forms/SettingsFormScreen.tsx'
import { fieldWords } from '#platform/web/forms/field-words.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { invoiceEndpoints } from '../contract/endpoints.ts'
import { InvoiceSettingsFields } from '../contract/settings.ts'
import { invoiceSettingsLabels } from '../rules/settings-labels.ts'
import { defaultsQuery } from './queries.ts'

const field = labelled(invoiceSettingsLabels)
const words = fieldWords(invoiceSettingsLabels, billingValues('invoice'))

/** Defaults and limits for invoices. */
export function InvoiceSettingsScreen() {
  return (
    <SettingsFormScreen
      endpoint={invoiceEndpoints.saveInvoiceSettings}
      schema={InvoiceSettingsFields}
      query={defaultsQuery()}
      words={words}
    >
      <Section title="New invoices" columns={2}>
        <GstRuleField {...field('gst_rule')} document="invoice" />
        <MoneyField
          {...field('approval_threshold_cents')}
          help="Including GST. Someone else must approve a larger invoice. Leave empty for no limit."
        />
        <TextAreaField {...field('footer_text')} rows={3} help="Approved invoices keep theirs." />
      </Section>
      <ReminderSection
        usual={[-7, -3, -1, 1, 3, 7, 14, 21, 30, 45, 60]}
        help="By email while the invoice is owing and not disputed."
      />
    </SettingsFormScreen>
  )
}
