import { useWatch } from 'react-hook-form'
import { DriverPicker } from '#areas/drivers/web/index.ts'
import { SubcontractorPicker } from '#areas/subcontractors/web/index.ts'
import type { UserForm } from '../contract/user.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { userLabels } from '../rules/user-labels.ts'

const field = labelled(userLabels)

/** The driver or company of the account; other types have neither. */
export function LinkedRecordField() {
  const user_type = useWatch<UserForm, 'user_type'>({ name: 'user_type' })
  if (user_type === 5) return <DriverPicker {...field('driver_id')} help="They see this driver’s orders." />
  if (user_type === 7)
    return (
      <SubcontractorPicker
        {...field('subcontractor_id')}
        help="They see this subcontractor’s drivers, plant and orders."
      />
    )
  return null
}
