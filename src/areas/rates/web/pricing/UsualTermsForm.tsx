import { useSuspenseQuery } from '@tanstack/react-query'
import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { rateCardEndpoints } from '../../contract/endpoints.ts'
import { PricingSettingsFields } from '../../contract/pricing-settings.ts'
import { checkTerms } from '../../rules/check-terms.ts'
import { termLabels } from '../../rules/term-labels.ts'
import { pricingSettingsQuery } from '../queries.ts'
import { CancellationRows } from '../terms/CancellationRows.tsx'
import { DayTypeRows } from '../terms/DayTypeRows.tsx'
import { ShortDayTerms, TimeTerms, TravelTerms } from '../terms/TermSections.tsx'
import { termFieldWords } from './pricing-words.ts'

const field = labelled(termLabels)

/** What every rate says unless its card, its own terms or its quote say otherwise. */
export function UsualTermsForm() {
  const { data: settings } = useSuspenseQuery(pricingSettingsQuery)
  const edit = useEdit(rateCardEndpoints.savePricingSettings, {
    schema: PricingSettingsFields,
    record: settings,
    together: checkTerms,
    saved: () => 'Usual terms saved',
  })
  return (
    <EditPanel edit={edit} words={termFieldWords}>
      <TimeTerms isUsual />
      <DayTypeRows
        name="day_types"
        help="A public holiday comes before Sunday, Sunday before Saturday, Saturday before night. Without a line, time costs the ordinary rate."
      />
      <ShortDayTerms isUsual />
      <CancellationRows
        name="cancellation"
        help="Hours charged when a client cancels late. The line with the shortest notice that fits applies."
      />
      <TravelTerms isUsual />
      <Section title="Fuel levy" columns={4}>
        <YesNoField
          {...field('levy_applies')}
          help="Added to hire, stand-by and travel at the month’s percentage."
        />
      </Section>
    </EditPanel>
  )
}
