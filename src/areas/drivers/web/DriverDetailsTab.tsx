import { DepotField } from '#areas/settings/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { AddressSection } from '#ui/fields/AddressSection.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Driver, DriverDetails } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverFieldWords } from './driver-field-words.ts'
import { EmploymentFields } from './NewDriverDialog.tsx'
import { driverLabels } from '../rules/driver-labels.ts'

const field = labelled(driverLabels)

const form = {
  edit: driverEndpoints.editDriver,
  schema: DriverDetails,
  words: driverFieldWords,
  Fields: DetailsFields,
}

/** Who a driver is and how they work. */
export const DriverDetailsTab = ({ driver, locks }: { driver: Driver; locks: RecordLocks }) => (
  <EditTab form={form} record={driver} locks={locks} />
)

function DetailsFields({ record: driver }: { record?: Driver }) {
  const seesCost = useMay()('drivers:cost')
  const depot = driver?.depot_id && driver.depot ? { id: driver.depot_id, name: driver.depot } : undefined
  return (
    <>
      <Section title="Driver" columns={4}>
        <Wide half>
          <TextField {...field('name')} required />
        </Wide>
        <TextField {...field('preferred_name')} />
        <DateField {...field('dob')} />
        <PhoneField {...field('mobile')} required />
        <TextField {...field('email')} type="email" />
        <TextField {...field('language')} help="The language they read best." />
      </Section>
      <Section title="Work" columns={4}>
        <EmploymentFields />
        <TextField {...field('employee_no')} />
        <DepotField {...field('depot_id')} current={depot} />
        <DateField {...field('start_date')} />
        <DateField {...field('end_date')} />
        {seesCost && <MoneyField {...field('hourly_cost_cents')} help="Including on-costs." />}
      </Section>
      <AddressSection />
      <Section title="Emergency" columns={3}>
        <TextField {...field('emergency_contact_name')} />
        <PhoneField {...field('emergency_contact_phone')} />
        <TextField {...field('emergency_contact_relation')} placeholder="Partner" />
      </Section>
    </>
  )
}
