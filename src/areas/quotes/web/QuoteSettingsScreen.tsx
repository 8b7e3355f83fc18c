import { useSuspenseQuery } from '@tanstack/react-query'
import { SettingsFormScreen } from '#platform/web/SettingsFormScreen.tsx'
import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { useEdit } from '#platform/web/use-edit.ts'
import { gstRules } from '#shared/gst.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { MultiSelectField } from '#ui/fields/MultiSelectField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { QuoteSettingsFields, type QuoteSettings } from '../contract/settings.ts'
import { gstRuleWords } from '../rules/quote-words.ts'
import { defaultsQuery } from './queries.ts'
import { quotePaths } from './quote-paths.ts'

const gstOptions = gstRules.map((value) => ({ value, label: gstRuleWords[value] }))

const dayWords = (day: number): string => (day === 1 ? '1 day after' : `${day} days after`)
/** The days that can be chosen, and those that were. */
const dayOptions = (chosen: readonly number[]) =>
  [...new Set([1, 2, 3, 5, 7, 10, 14, 21, 28, ...chosen])]
    .toSorted((a, b) => a - b)
    .map((day) => ({ value: day, label: dayWords(day) }))

const words = {
  validity_days: { label: 'Valid for', show: (days) => `${String(days)} days` },
  gst_rule: { label: 'GST is rounded', show: shown.oneOf(gstRuleWords) },
  show_line_prices: { label: 'Show prices of lines', show: shown.yesNo },
  terms_text: { label: 'Terms and conditions' },
  footer_text: { label: 'Footer' },
  approval_threshold_cents: { label: 'Approval above', show: shown.money },
  margin_floor_percent: { label: 'Lowest margin', show: shown.percent },
  reminder_days: { label: 'Remind the client', show: (days) => (days as number[]).map(dayWords).join(', ') },
} satisfies Record<keyof QuoteSettings, FieldWords>

/** How quotes begin, and what they are held to. */
export function QuoteSettingsScreen() {
  const { data: settings } = useSuspenseQuery(defaultsQuery())
  const edit = useEdit(quoteEndpoints.saveQuoteSettings, {
    schema: QuoteSettingsFields,
    record: settings,
    params: undefined,
    saved: () => 'Quote settings saved',
  })
  return (
    <SettingsFormScreen
      title="Quote settings"
      list={{ label: 'Quotes', to: quotePaths.list }}
      edit={edit}
      words={words}
    >
      <Section title="New quotes">
        <FieldGrid>
          <NumberField name="validity_days" label="Valid for" unit="days" required />
          <SelectField name="gst_rule" label="GST is rounded" options={gstOptions} required />
          <YesNoField name="show_line_prices" label="Show prices of lines" />
        </FieldGrid>
        <FieldGrid columns={2}>
          <TextAreaField
            name="terms_text"
            label="Terms and conditions"
            rows={10}
            help="Quotes that were made before keep theirs."
          />
          <TextAreaField name="footer_text" label="Footer" rows={10} />
        </FieldGrid>
      </Section>
      <Section
        title="Approval"
        help="Above the total, or under the margin, an administrator approves before it is sent."
      >
        <FieldGrid>
          <MoneyField
            name="approval_threshold_cents"
            label="Approval above"
            help="With GST. Leave empty for never."
          />
          <PercentField name="margin_floor_percent" label="Lowest margin" help="Empty: no floor." />
        </FieldGrid>
      </Section>
      <Section title="Reminders">
        <FieldGrid columns={2}>
          <MultiSelectField
            name="reminder_days"
            label="Remind the client"
            options={dayOptions(settings.reminder_days)}
            help="By e-mail after sending, while there is no answer, and the day before the quote expires. Empty: never."
          />
        </FieldGrid>
      </Section>
    </SettingsFormScreen>
  )
}
