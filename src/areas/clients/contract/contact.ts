import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import {
  optionalEmail,
  optionalMobile,
  optionalPhone,
  optionalText,
  text,
  yesNo,
} from '#platform/contract/fields.ts'
import { contactRoles } from './choices.ts'
import { contactLabels } from '../rules/client-labels.ts'

/** A person at a client. */
export const Contact = z
  .object({
    id: z.number(),
    client_id: z.number(),
    name: z.string(),
    position: z.string().nullable(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    phone: z.string().nullable(),
    is_primary: z.number(),
    roles: z.array(z.enum(contactRoles)),
    may_sign_dockets: z.number(),
    may_accept_quotes: z.number(),
    sms_opt_out_at: z.string().nullable(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Contact' })
export type Contact = z.output<typeof Contact>

const fields = z.object({
  name: text(contactLabels.name, { min: 2, max: 120 }),
  position: optionalText(contactLabels.position, { max: 100 }),
  email: optionalEmail(),
  mobile: optionalMobile(),
  phone: optionalPhone(),
  is_primary: yesNo(),
  roles: z
    .array(z.enum(contactRoles))
    .refine((roles) => new Set(roles).size === roles.length, 'Choose each role once.'),
  may_sign_dockets: yesNo(),
  may_accept_quotes: yesNo(),
})
export type ContactFields = z.output<typeof fields>

export const ContactInput = fields
  .partial()
  .extend(fields.pick({ name: true }).shape)
  .meta({ id: 'ContactInput' })
export type ContactInput = z.output<typeof ContactInput>
export const ContactPatch = fields.partial().extend({ version }).meta({ id: 'ContactPatch' })
export type ContactPatch = z.output<typeof ContactPatch>
