import { useSuspenseQuery } from '@tanstack/react-query'
import { SettingsFormScreen } from '#platform/web/forms/SettingsFormScreen.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { gstRules } from '#shared/gst.ts'
import { labelled } from '#ui/fields/labelled.ts'
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
import { quoteSettingsLabels } from '../rules/settings-labels.ts'
import { defaultsQuery } from './queries.ts'
import { quotePaths } from './quote-paths.ts'

const field = labelled(quoteSettingsLabels)
const gstOptions = gstRules.map((value) => ({ value, label: gstRuleWords[value] }))

const dayWords = (day: number): string => (day === 1 ? '1 day after' : `${day} days after`)
/** The selectable days, including those already chosen. */
const dayOptions = (chosen: readonly number[]) =>
  [...new Set([1, 2, 3, 5, 7, 10, 14, 21, 28, ...chosen])]
    .toSorted((a, b) => a - b)
    .map((day) => ({ value: day, label: dayWords(day) }))

const words = fieldWords(quoteSettingsLabels satisfies Record<keyof QuoteSettings, string>, {
  validity_days: (days) => `${String(days)} days`,
  gst_rule: shown.oneOf(gstRuleWords),
  show_line_prices: shown.yesNo,
  approval_threshold_cents: shown.money,
  margin_floor_percent: shown.percent,
  reminder_days: (days) => (days as number[]).map(dayWords).join(', '),
})

/** Defaults and limits for quotes. */
export function QuoteSettingsScreen() {
  const { data: settings } = useSuspenseQuery(defaultsQuery())
  return (
    <SettingsFormScreen
      title="Quote settings"
      list={{ label: 'Quotes', to: quotePaths.list }}
      endpoint={quoteEndpoints.saveQuoteSettings}
      schema={QuoteSettingsFields}
      settings={settings}
      words={words}
    >
      <Section title="New quotes">
        <FieldGrid>
          <NumberField {...field('validity_days')} unit="days" required />
          <SelectField {...field('gst_rule')} options={gstOptions} required />
          <YesNoField {...field('show_line_prices')} />
        </FieldGrid>
        <FieldGrid columns={2}>
          <TextAreaField {...field('terms_text')} rows={10} help="Existing quotes keep theirs." />
          <TextAreaField {...field('footer_text')} rows={10} />
        </FieldGrid>
      </Section>
      <Section
        title="Approval"
        help="An administrator must approve quotes over this total or under this margin."
      >
        <FieldGrid>
          <MoneyField
            {...field('approval_threshold_cents')}
            help="Including GST. Leave empty for no limit."
          />
          <PercentField {...field('margin_floor_percent')} help="Leave empty for no limit." />
        </FieldGrid>
      </Section>
      <Section title="Reminders">
        <FieldGrid columns={2}>
          <MultiSelectField
            {...field('reminder_days')}
            options={dayOptions(settings.reminder_days)}
            help="By email while there is no answer, and the day before the quote expires. Leave empty for none."
          />
        </FieldGrid>
      </Section>
    </SettingsFormScreen>
  )
}
