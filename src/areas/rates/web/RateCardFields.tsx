import type { ReactNode } from 'react'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { RateChoices } from '../contract/rate-card.ts'
import { rateCardLabels } from '../rules/rate-card-labels.ts'
import { RateGrid } from './RateGrid.tsx'
import { CardTerms } from './terms/CardTerms.tsx'

const field = labelled(rateCardLabels)

/** The fields of a rate card and its rates. `owner`: whose it is, while that can be chosen. */
export const RateCardFields = ({ names, owner }: { names: RateChoices | undefined; owner?: ReactNode }) => (
  <>
    <Section title="Rate card">
      <FieldGrid>
        <Wide half>
          <TextField {...field('name')} takesFocus={owner !== undefined} required />
        </Wide>
        {owner}
        <DateField
          {...field('valid_from')}
          help={owner ? 'An earlier card without an end stops the day before.' : undefined}
          required
        />
        <DateField {...field('valid_to')} help="Empty: until further notice." />
      </FieldGrid>
    </Section>
    <CardTerms />
    <Section
      title={rateCardLabels.rules}
      help="Leave a field empty to cover all. Orders without a quote are priced by product, category and job type; their loads, in tonnes, m³ or loads, by material, tip site and job type. A rate for a machine applies once a docket says that it was used. Paste lines from a spreadsheet with these columns, or with the headings of the export in the first line."
    >
      <RateGrid names={names} />
    </Section>
  </>
)
