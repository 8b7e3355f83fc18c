import { SettingsFormScreen } from '#platform/web/forms/SettingsFormScreen.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { QuoteSettingsFields } from '../contract/settings.ts'
import { quoteSettingsLabels } from '../rules/settings-labels.ts'
import { billingValues } from './billing/billing-values.ts'
import { GstRuleField } from './billing/GstRuleField.tsx'
import { ReminderSection } from './billing/ReminderSection.tsx'
import { defaultsQuery } from './queries.ts'

const field = labelled(quoteSettingsLabels)

const words = fieldWords(quoteSettingsLabels, {
  ...billingValues('quote'),
  validity_days: (days) => `${String(days)} days`,
  show_line_prices: shown.yesNo,
  margin_floor_percent: shown.percent,
})

/** Defaults and limits for quotes. */
export function QuoteSettingsScreen() {
  return (
    <SettingsFormScreen
      endpoint={quoteEndpoints.saveQuoteSettings}
      schema={QuoteSettingsFields}
      query={defaultsQuery()}
      words={words}
    >
      <Section title="New quotes" columns={4}>
        <NumberField {...field('validity_days')} unit="days" required />
        <GstRuleField {...field('gst_rule')} document="quote" />
        <YesNoField {...field('show_line_prices')} />
      </Section>
      <Section
        title="Approval"
        help="An administrator must approve quotes over this total or under this margin."
        columns={4}
      >
        <MoneyField {...field('approval_threshold_cents')} help="Including GST. Leave empty for no limit." />
        <PercentField {...field('margin_floor_percent')} help="Leave empty for no limit." />
      </Section>
      <ReminderSection
        usual={[1, 2, 3, 5, 7, 10, 14, 21, 28]}
        help="By email while there is no answer, and the day before the quote expires. Leave empty for none."
      />
    </SettingsFormScreen>
  )
}
