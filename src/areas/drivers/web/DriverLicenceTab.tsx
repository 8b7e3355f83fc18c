import { EditTab } from '#platform/web/forms/EditTab.tsx'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Driver, DriverLicence } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverFieldWords } from './driver-field-words.ts'
import { LicenceFields } from './LicenceFields.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { driverLabels } from '../rules/driver-labels.ts'

const field = labelled(driverLabels)

/** What a driver may drive, and their tickets. The documents themselves are under Documents. */
export function DriverLicenceTab({ driver, locks }: { driver: Driver; locks: RecordLocks }) {
  return (
    <EditTab
      endpoint={driverEndpoints.editDriver}
      schema={DriverLicence}
      record={driver}
      saved={({ name }) => `${name} saved`}
      words={driverFieldWords}
      locks={locks}
    >
      <Section title="Driver licence">
        <FieldGrid>
          <LicenceFields />
          <TextField {...field('licence_conditions')} placeholder="Corrective lenses" />
        </FieldGrid>
      </Section>
      <Section title="Construction induction">
        <FieldGrid>
          <TextField {...field('ohs_card_no')} help="Keep copies of the card and tickets under Documents." />
        </FieldGrid>
      </Section>
    </EditTab>
  )
}
