import * as z from 'zod'
import { paymentTerms } from '#areas/clients/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import {
  abn,
  addressFields,
  addressShape,
  oneOf,
  optionalAcn,
  optionalEmail,
  optionalMobile,
  optionalPhone,
  optionalText,
  text,
  yesNo,
} from '#platform/contract/fields.ts'
import { subcontractorLabels as labels } from '../rules/subcontractor-labels.ts'
import { subcontractorStatuses } from './choices.ts'

/** A subcontractor in a list. */
export const SubcontractorRow = z
  .object({
    id: z.number(),
    name: z.string(),
    trading_name: z.string().nullable(),
    abn: z.string(),
    contact_name: z.string().nullable(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    phone: z.string().nullable(),
    suburb: z.string().nullable(),
    state: z.string().nullable(),
    is_owner_driver: z.number(),
    status: z.enum(subcontractorStatuses),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'SubcontractorRow' })
export type SubcontractorRow = z.output<typeof SubcontractorRow>

/** A subcontractor, in full. */
export const Subcontractor = SubcontractorRow.extend({
  acn: z.string().nullable(),
  gst_registered: z.number(),
  ...addressShape,
  payment_terms: z.enum(paymentTerms),
  /** null for the subcontractor's own users. */
  suspended_reason: z.string().nullable(),
  approved_at: z.string().nullable(),
  archive_reason: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}).meta({ id: 'Subcontractor' })
export type Subcontractor = z.output<typeof Subcontractor>

const fields = z.object({
  name: text(labels.name, { min: 2, max: 150 }),
  trading_name: optionalText(labels.trading_name, { max: 150 }),
  abn: abn(),
  acn: optionalAcn(),
  gst_registered: yesNo(),
  contact_name: optionalText(labels.contact_name, { max: 120 }),
  email: optionalEmail(),
  mobile: optionalMobile(),
  phone: optionalPhone(),
  ...addressFields(),
  payment_terms: oneOf(labels.payment_terms, paymentTerms),
  is_owner_driver: yesNo(),
})

/** A new subcontractor: name and ABN are required, the rest is optional. */
export const SubcontractorInput = fields
  .partial()
  .extend(fields.pick({ name: true, abn: true }).shape)
  .meta({ id: 'SubcontractorInput' })
export type SubcontractorInput = z.output<typeof SubcontractorInput>
export const SubcontractorPatch = fields.partial().extend({ version }).meta({ id: 'SubcontractorPatch' })
export type SubcontractorPatch = z.output<typeof SubcontractorPatch>
