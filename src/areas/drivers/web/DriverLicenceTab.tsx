import { EditTab } from '#platform/web/forms/EditTab.tsx'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Driver, DriverLicence } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverFieldWords } from './driver-field-words.ts'
import { LicenceFields } from './LicenceFields.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { driverLabels } from '../rules/driver-labels.ts'

const field = labelled(driverLabels)

const form = {
  edit: driverEndpoints.editDriver,
  schema: DriverLicence,
  words: driverFieldWords,
  Fields: DriverLicenceFields,
}

/** What a driver may drive, and their tickets. The documents themselves are under Documents. */
export const DriverLicenceTab = ({ driver, locks }: { driver: Driver; locks: RecordLocks }) => (
  <EditTab form={form} record={driver} locks={locks} />
)

function DriverLicenceFields() {
  return (
    <>
      <Section title="Driver licence" columns={4}>
        <LicenceFields />
        <TextField {...field('licence_conditions')} placeholder="Corrective lenses" />
      </Section>
      <Section title="Construction induction" columns={4}>
        <TextField {...field('ohs_card_no')} help="Keep copies of the card and tickets under Documents." />
      </Section>
    </>
  )
}
