import * as z from 'zod'
import { optionalOneOf, optionalUnitPrice } from '#platform/contract/fields.ts'
import { seenBy } from '#platform/contract/seen-by.ts'
import type { Permission } from '#shared/permissions.ts'
import { attachmentLabels as labels } from '../../rules/attachment-labels.ts'
import { attachmentUnits } from '../choices.ts'

/** Fields that need a right of their own to be seen and set: what clients pay. */
export const attachmentFieldRights = {
  rate_cents: 'products:read',
  rate_unit: 'products:read',
} as const satisfies Record<string, Permission>

/** Cents with at most two decimals, for an hour or a day. */
export const rateShape = {
  rate_cents: seenBy(z.number().nullable(), attachmentFieldRights.rate_cents),
  rate_unit: seenBy(z.enum(attachmentUnits).nullable(), attachmentFieldRights.rate_unit),
}

export const rateFields = {
  rate_cents: optionalUnitPrice(labels.rate_cents),
  rate_unit: optionalOneOf(labels.rate_unit, attachmentUnits),
}
