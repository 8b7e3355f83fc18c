import { states } from '#shared/address.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { licenceClasses } from '../contract/choices.ts'

const classOptions = licenceClasses.map((name) => ({ value: name, label: name }))
const stateOptions = states.map((name) => ({ value: name, label: name }))

/** A driver licence: the form around it is of DriverInput or DriverLicence. */
export function LicenceFields() {
  return (
    <>
      <TextField name="licence_no" label="Licence number" />
      <SelectField name="licence_state" label="Licence state" options={stateOptions} />
      <SelectField name="licence_class" label="Licence class" options={classOptions} />
      <DateField name="licence_expires_on" label="Licence expires on" />
    </>
  )
}
