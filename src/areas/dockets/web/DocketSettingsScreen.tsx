import { useSuspenseQuery } from '@tanstack/react-query'
import { SettingsFormScreen } from '#platform/web/SettingsFormScreen.tsx'
import { type FieldWords, shown } from '#platform/web/field-words.ts'
import { useEdit } from '#platform/web/use-edit.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { docketEndpoints } from '../contract/endpoints.ts'
import { DocketSettingsFields, type DocketSettings } from '../contract/settings.ts'
import { docketPaths } from './docket-paths.ts'
import { docketSettingsQuery } from './queries.ts'

const words = {
  approval_limit_cents: { label: 'Accounts approve above', show: shown.money },
} satisfies Record<keyof DocketSettings, FieldWords>

/** What dockets are held to. */
export function DocketSettingsScreen() {
  const { data: settings } = useSuspenseQuery(docketSettingsQuery())
  const edit = useEdit(docketEndpoints.saveDocketSettings, {
    schema: DocketSettingsFields,
    record: settings,
    params: undefined,
    saved: () => 'Docket settings saved',
  })
  return (
    <SettingsFormScreen
      title="Docket settings"
      list={{ label: 'Dockets', to: docketPaths.list }}
      edit={edit}
      words={words}
    >
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
