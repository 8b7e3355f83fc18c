import { useSuspenseQuery } from '@tanstack/react-query'
import { SettingsFormScreen } from '#platform/web/forms/SettingsFormScreen.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { docketEndpoints } from '../contract/endpoints.ts'
import { DocketSettingsFields, type DocketSettings } from '../contract/settings.ts'
import { docketSettingsLabels } from '../rules/docket-labels.ts'
import { docketPaths } from './docket-paths.ts'
import { docketSettingsQuery } from './queries.ts'

const field = labelled(docketSettingsLabels)
const words = fieldWords(docketSettingsLabels satisfies Record<keyof DocketSettings, string>, {
  approval_limit_cents: shown.money,
})

/** Limits for dockets. */
export function DocketSettingsScreen() {
  const { data: settings } = useSuspenseQuery(docketSettingsQuery())
  return (
    <SettingsFormScreen
      title="Docket settings"
      list={{ label: 'Dockets', to: docketPaths.list }}
      endpoint={docketEndpoints.saveDocketSettings}
      schema={DocketSettingsFields}
      settings={settings}
      words={words}
    >
      <Section title="Approval">
        <FieldGrid columns={2}>
          <MoneyField
            {...field('approval_limit_cents')}
            help="Accounts must approve a docket over this, before GST. Leave empty for no limit."
          />
        </FieldGrid>
      </Section>
    </SettingsFormScreen>
  )
}
