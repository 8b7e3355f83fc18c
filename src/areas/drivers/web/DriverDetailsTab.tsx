import { DepotField } from '#areas/settings/web/index.ts'
import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Driver, DriverDetails } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverFieldWords } from './driver-field-words.ts'
import { EmploymentFields } from './NewDriverDialog.tsx'
import { driverLabels } from '../rules/driver-labels.ts'

const field = labelled(driverLabels)

/**
 * A driver's personal and employment details. `readOnly`: archived, or the person may only view it; the
 * screen says so.
 */
export function DriverDetailsTab({ driver, readOnly }: { driver: Driver; readOnly: boolean }) {
  const seesCost = useMay()('drivers:cost')
  const edit = useEdit(driverEndpoints.editDriver, {
    schema: DriverDetails,
    record: driver,
    params: { id: driver.id },
    saved: ({ name }) => `${name} saved`,
  })
  const depot = driver.depot_id && driver.depot ? { id: driver.depot_id, name: driver.depot } : undefined
  return (
    <EditPanel edit={edit} words={driverFieldWords} readOnly={readOnly}>
      <Section title="Driver">
        <FieldGrid>
          <Wide half>
            <TextField {...field('name')} required />
          </Wide>
          <TextField {...field('preferred_name')} />
          <DateField {...field('dob')} />
          <PhoneField {...field('mobile')} required />
          <TextField {...field('email')} type="email" />
          <TextField {...field('language')} help="What they read best." />
        </FieldGrid>
      </Section>
      <Section title="Work">
        <FieldGrid>
          <EmploymentFields />
          <TextField {...field('employee_no')} />
          <DepotField {...field('depot_id')} current={depot} />
          <DateField {...field('start_date')} />
          <DateField {...field('end_date')} />
          {seesCost && <MoneyField {...field('hourly_cost_cents')} help="With all on-costs." />}
        </FieldGrid>
      </Section>
      <Section title="Address">
        <AddressField label="Street address" />
      </Section>
      <Section title="In an emergency">
        <FieldGrid columns={3}>
          <TextField {...field('emergency_contact_name')} />
          <PhoneField {...field('emergency_contact_phone')} />
          <TextField {...field('emergency_contact_relation')} placeholder="Partner" />
        </FieldGrid>
      </Section>
    </EditPanel>
  )
}
