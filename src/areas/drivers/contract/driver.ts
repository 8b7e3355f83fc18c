import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import {
  addressFields,
  addressShape,
  mobile,
  oneOf,
  optionalCents,
  optionalEmail,
  optionalOneOf,
  optionalPhone,
  optionalReference,
  optionalText,
  text,
} from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import { states } from '#shared/address.ts'
import type { Permission } from '#shared/permissions.ts'
import { driverStatuses, employments, licenceClasses } from './choices.ts'
import { driverLabels } from '../rules/driver-labels.ts'

/** Fields that need a right of their own, to see and to change. */
export const driverFieldRights = { hourly_cost_cents: 'drivers:cost' } as const satisfies Record<
  string,
  Permission
>

/** A driver or operator in a list. */
export const DriverRow = z
  .object({
    id: z.number(),
    employee_no: z.string().nullable(),
    name: z.string(),
    preferred_name: z.string().nullable(),
    mobile: z.string(),
    email: z.string().nullable(),
    suburb: z.string().nullable(),
    employment: z.enum(employments),
    subcontractor_id: z.number().nullable(),
    subcontractor: z.string().nullable(),
    licence_class: z.enum(licenceClasses).nullable(),
    licence_expires_on: z.string().nullable(),
    depot_id: z.number().nullable(),
    depot: z.string().nullable(),
    hourly_cost_cents: seenBy(z.number().nullable(), driverFieldRights.hourly_cost_cents),
    status: z.enum(driverStatuses),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'DriverRow' })
export type DriverRow = z.output<typeof DriverRow>

/** A driver or operator, in full. */
export const Driver = DriverRow.extend({
  dob: z.string().nullable(),
  ...addressShape,
  emergency_contact_name: z.string().nullable(),
  emergency_contact_phone: z.string().nullable(),
  emergency_contact_relation: z.string().nullable(),
  licence_no: z.string().nullable(),
  licence_state: z.string().nullable(),
  licence_conditions: z.string().nullable(),
  ohs_card_no: z.string().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  language: z.string().nullable(),
  archive_reason: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}).meta({ id: 'Driver' })
export type Driver = z.output<typeof Driver>

/** Normalised to capitals without spaces or hyphens. */
const plain = (typed: string | null | undefined) =>
  typed ? typed.toUpperCase().replace(/[\s-]/g, '') : typed

const details = z.object({
  employee_no: optionalText(driverLabels.employee_no, { max: 20 }),
  name: text(driverLabels.name, { min: 2, max: 120 }),
  preferred_name: optionalText(driverLabels.preferred_name, { max: 60 }),
  dob: optionalLocalDate(driverLabels.dob),
  mobile: mobile(),
  email: optionalEmail(),
  ...addressFields(),
  emergency_contact_name: optionalText(driverLabels.emergency_contact_name, { max: 120 }),
  emergency_contact_phone: optionalPhone(driverLabels.emergency_contact_phone),
  emergency_contact_relation: optionalText(driverLabels.emergency_contact_relation, { max: 60 }),
  employment: oneOf(driverLabels.employment, employments),
  subcontractor_id: optionalReference(driverLabels.subcontractor_id),
  hourly_cost_cents: optionalCents(driverLabels.hourly_cost_cents),
  depot_id: optionalReference(driverLabels.depot_id),
  start_date: optionalLocalDate(driverLabels.start_date),
  end_date: optionalLocalDate(driverLabels.end_date),
  language: optionalText(driverLabels.language, { max: 60 }),
})
const licence = z.object({
  licence_no: optionalText(driverLabels.licence_no, { max: 20 }).transform(plain),
  licence_state: optionalOneOf(driverLabels.licence_state, states),
  licence_class: optionalOneOf(driverLabels.licence_class, licenceClasses),
  licence_expires_on: optionalLocalDate(driverLabels.licence_expires_on),
  licence_conditions: optionalText(driverLabels.licence_conditions, { max: 200 }),
  ohs_card_no: optionalText(driverLabels.ohs_card_no, { max: 30 }),
})
const fields = z.object({ ...details.shape, ...licence.shape })

/** A new driver: name and mobile are required, the rest is optional. */
export const DriverInput = fields
  .partial()
  .extend(fields.pick({ name: true, mobile: true }).shape)
  .meta({ id: 'DriverInput' })
export type DriverInput = z.output<typeof DriverInput>

/** The fields of an existing driver's two forms. */
export const DriverDetails = details
  .partial()
  .extend(details.pick({ name: true, mobile: true, employment: true }).shape)
export const DriverLicence = licence.partial()

/** An edit: the version it is based on and the fields that changed. */
export const DriverPatch = fields.partial().extend({ version }).meta({ id: 'DriverPatch' })
export type DriverPatch = z.output<typeof DriverPatch>
