import { SettingsFormScreen } from '#platform/web/forms/SettingsFormScreen.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { docketEndpoints } from '../contract/endpoints.ts'
import { DocketSettingsFields } from '../contract/settings.ts'
import { docketSettingsLabels } from '../rules/docket-labels.ts'
import { docketSettingsQuery } from './queries.ts'

const field = labelled(docketSettingsLabels)
const words = fieldWords(docketSettingsLabels, { approval_limit_cents: shown.money })

/** Limits for dockets. */
export function DocketSettingsScreen() {
  return (
    <SettingsFormScreen
      endpoint={docketEndpoints.saveDocketSettings}
      schema={DocketSettingsFields}
      query={docketSettingsQuery()}
      words={words}
    >
      <Section title="Approval" columns={2}>
        <MoneyField
          {...field('approval_limit_cents')}
          help="Accounts must approve a docket over this, before GST. Leave empty for no limit."
        />
      </Section>
    </SettingsFormScreen>
  )
}
