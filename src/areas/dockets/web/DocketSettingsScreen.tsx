import { useSuspenseQuery } from '@tanstack/react-query'
import { SettingsFormScreen } from '#platform/web/SettingsFormScreen.tsx'
import { useCreate } from '#platform/web/use-create.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { docketEndpoints } from '../contract/endpoints.ts'
import { type DocketSettings, DocketSettingsPatch } from '../contract/settings.ts'
import { docketPaths } from './docket-paths.ts'
import { docketSettingsQuery } from './queries.ts'

/** What dockets are held to. */
export function DocketSettingsScreen() {
  const { data } = useSuspenseQuery(docketSettingsQuery())
  return <SettingsForm key={JSON.stringify(data)} settings={data} />
}

function SettingsForm({ settings }: { settings: DocketSettings }) {
  const edit = useCreate(docketEndpoints.saveDocketSettings, {
    schema: DocketSettingsPatch,
    empty: settings,
    saved: () => 'Docket settings saved',
  })
  return (
    <SettingsFormScreen title="Docket settings" list={{ label: 'Dockets', to: docketPaths.list }} edit={edit}>
      <Section title="Approval">
        <FieldGrid columns={2}>
          <MoneyField
            name="approval_limit_cents"
            label="Accounts approve above"
            help="What a docket charges, without GST. Empty: never."
          />
        </FieldGrid>
      </Section>
    </SettingsFormScreen>
  )
}
