import * as z from 'zod'
import { businessDetails, businessFields, businessRow } from '#areas/clients/contract/business.ts'
import { version } from '#platform/contract/endpoint.ts'
import {
  abn,
  optionalAcn,
  optionalEmail,
  optionalMobile,
  optionalText,
  yesNo,
} from '#platform/contract/fields.ts'
import { subcontractorLabels as labels } from '../rules/subcontractor-labels.ts'
import { subcontractorStatuses } from './choices.ts'

/** A subcontractor in a list. */
export const SubcontractorRow = z
  .object({
    ...businessRow,
    abn: z.string(),
    contact_name: z.string().nullable(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    is_owner_driver: z.number(),
    status: z.enum(subcontractorStatuses),
  })
  .meta({ id: 'SubcontractorRow' })
export type SubcontractorRow = z.output<typeof SubcontractorRow>

/** A subcontractor, in full. */
export const Subcontractor = SubcontractorRow.extend({
  ...businessDetails,
  acn: z.string().nullable(),
  gst_registered: z.number(),
  /** null for the subcontractor's own users. */
  suspended_reason: z.string().nullable(),
  approved_at: z.string().nullable(),
}).meta({ id: 'Subcontractor' })
export type Subcontractor = z.output<typeof Subcontractor>

const fields = z.object({
  ...businessFields(labels),
  abn: abn(),
  acn: optionalAcn(),
  gst_registered: yesNo(),
  contact_name: optionalText(labels.contact_name, { max: 120 }),
  email: optionalEmail(),
  mobile: optionalMobile(),
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
