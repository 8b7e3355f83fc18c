import * as z from 'zod'
import {
  optionalEmail,
  optionalMobile,
  optionalPhone,
  optionalText,
  text,
  yesNo,
} from '#platform/contract/fields.ts'
import { personLabels } from '../rules/person-labels.ts'

/** What is known of a person at any business: a client or a supplier. */
export const personShape = {
  id: z.number(),
  name: z.string(),
  position: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  phone: z.string().nullable(),
  /** At most one contact of a business is. */
  is_primary: z.number(),
  archived_at: z.string().nullable(),
  version: z.number(),
}

/** The fields that any of them has. */
export const personFields = () => ({
  name: text(personLabels.name, { min: 2, max: 120 }),
  position: optionalText(personLabels.position, { max: 100 }),
  email: optionalEmail(),
  mobile: optionalMobile(),
  phone: optionalPhone(),
  is_primary: yesNo(),
})
