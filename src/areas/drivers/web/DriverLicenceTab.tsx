import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
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

/** A driver's licences. The documents themselves are under documents. */
export function DriverLicenceTab({ driver, readOnly }: { driver: Driver; readOnly: boolean }) {
  const edit = useEdit(driverEndpoints.editDriver, {
    schema: DriverLicence,
    record: driver,
    params: { id: driver.id },
    saved: ({ name }) => `${name} saved`,
  })
  return (
    <EditPanel edit={edit} words={driverFieldWords} readOnly={readOnly}>
      <Section title="Driver licence">
        <FieldGrid>
          <LicenceFields />
          <TextField {...field('licence_conditions')} placeholder="Corrective lenses" />
        </FieldGrid>
      </Section>
      <Section title="Construction induction">
        <FieldGrid>
          <TextField {...field('ohs_card_no')} help="Copies of the card and of tickets go under Documents." />
        </FieldGrid>
      </Section>
    </EditPanel>
  )
}
