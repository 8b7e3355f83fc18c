import * as z from 'zod'
import { firstVersion } from '#platform/contract/endpoint.ts'
import { optionalCents, wholeNumber } from '#platform/contract/fields.ts'
import { gstRules } from '#shared/gst.ts'

/** The settings that quotes and invoices both have. */
export const billingSettings = {
  gst_rule: z.enum(gstRules),
  /** Above this total (with GST) someone other than its maker approves; null: never. */
  approval_threshold_cents: z.number().nullable(),
  /** Days on which the client is reminded; none: never. */
  reminder_days: z.array(z.number()),
}

/** Their fields in the form. */
export const billingFields = (
  labels: { approval_threshold_cents: string },
  { days, max }: { days: { min: number; max: number }; max: number },
) => ({
  gst_rule: z.enum(gstRules, 'Choose how GST is rounded.'),
  approval_threshold_cents: optionalCents(labels.approval_threshold_cents),
  reminder_days: z
    .array(wholeNumber('A reminder', days))
    .max(max, `Up to ${max} reminders.`)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Enter each day once.'),
})

/** What a new document needs besides the settings. */
export const billingDefaults = {
  version: firstVersion,
  /** Whether the company charges GST at all. */
  gst_registered: z.number(),
}
