import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { yesNo } from '#platform/contract/fields.ts'
import { contactRoles } from './choices.ts'
import { personFields, personShape } from './person.ts'

/** A person at a client. */
export const Contact = z
  .object({
    ...personShape,
    client_id: z.number(),
    roles: z.array(z.enum(contactRoles)),
    may_sign_dockets: z.number(),
    may_accept_quotes: z.number(),
    sms_opt_out_at: z.string().nullable(),
  })
  .meta({ id: 'Contact' })
export type Contact = z.output<typeof Contact>

const fields = z.object({
  ...personFields(),
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
