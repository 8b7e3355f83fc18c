import { useWatch } from 'react-hook-form'
import { SubcontractorPicker } from '#areas/subcontractors/web/index.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { employments } from '../contract/choices.ts'
import { type Driver, DriverInput } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { employmentWords } from '../rules/driver-words.ts'
import { LicenceFields } from './LicenceFields.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { driverLabels } from '../rules/driver-labels.ts'

const field = labelled(driverLabels)

const employmentOptions = optionsOf(employments, employmentWords)

/** A new driver with what the allocator needs before the first shift; the rest is filled in on their own page. */
export function NewDriverDialog({
  onMade,
  onClose,
}: {
  onMade: (driver: Driver) => void
  onClose: () => void
}) {
  const create = useCreate(driverEndpoints.createDriver, {
    schema: DriverInput,
    empty: { name: '', mobile: '', employment: 'employee_full', licence_state: 'VIC', state: 'VIC' },
    saved: ({ name }) => `${name} saved`,
    onSaved: (driver) => {
      onMade(driver)
      onClose()
    },
  })
  return (
    <FormDialog
      title="New driver"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <TextField {...field('name')} required takesFocus />
        <PhoneField {...field('mobile')} required />
        <TextField {...field('email')} type="email" />
        <TextField {...field('employee_no')} />
        <EmploymentFields />
        <LicenceFields />
        <DateField {...field('start_date')} />
      </FieldGrid>
    </FormDialog>
  )
}

/** How someone is employed, and by which subcontractor if not by us. */
export function EmploymentFields() {
  const employment: unknown = useWatch({ name: 'employment' })
  return (
    <>
      <SelectField {...field('employment')} options={employmentOptions} required />
      {employment === 'subcontractor_operator' && (
        <SubcontractorPicker {...field('subcontractor_id')} required />
      )}
    </>
  )
}
