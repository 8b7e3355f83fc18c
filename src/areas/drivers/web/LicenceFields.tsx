import { states } from '#shared/address.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { licenceClasses } from '../contract/choices.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { driverLabels } from '../rules/driver-labels.ts'

const field = labelled(driverLabels)

const classOptions = optionsOf(licenceClasses)
const stateOptions = optionsOf(states)

/** A driver licence: the form around it is of DriverInput or DriverLicence. */
export function LicenceFields() {
  return (
    <>
      <TextField {...field('licence_no')} />
      <SelectField {...field('licence_state')} options={stateOptions} />
      <SelectField {...field('licence_class')} options={classOptions} />
      <DateField {...field('licence_expires_on')} />
    </>
  )
}
