import { labelled } from '#ui/fields/labelled.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { personLabels } from '../../rules/person-labels.ts'

const field = labelled(personLabels)

/** Who a contact is and how to reach them, for a grid of fields. */
export const PersonFields = () => (
  <>
    <TextField {...field('name')} required takesFocus />
    <TextField {...field('position')} />
    <PhoneField {...field('mobile')} />
    <PhoneField {...field('phone')} />
    <TextField {...field('email')} type="email" />
  </>
)

/** Whether it is the one to call first. */
export const PrimaryField = () => (
  <YesNoField {...field('is_primary')} help="Replaces the current primary contact." />
)
