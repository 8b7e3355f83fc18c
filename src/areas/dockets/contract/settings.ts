import * as z from 'zod'
import { firstVersion } from '#platform/contract/endpoint.ts'
import { optionalCents } from '#platform/contract/fields.ts'
import { docketSettingsLabels as labels } from '../rules/docket-labels.ts'

/** Limits for dockets. */
export const DocketSettings = z
  .object({
    /** Above this charge (before discount and GST) accounts approve a docket; null: never. */
    approval_limit_cents: z.number().nullable(),
  })
  .meta({ id: 'DocketSettings' })
export type DocketSettings = z.output<typeof DocketSettings>

/** The form's fields. */
export const DocketSettingsFields = z.object({
  approval_limit_cents: optionalCents(labels.approval_limit_cents),
})

export const DocketSettingsPatch = DocketSettingsFields.partial()
  .extend({ version: firstVersion })
  .meta({ id: 'DocketSettingsPatch' })
export type DocketSettingsPatch = z.output<typeof DocketSettingsPatch>

/** The settings as their form uses them. */
export const DocketLimits = DocketSettings.extend({ version: firstVersion }).meta({ id: 'DocketLimits' })
export type DocketLimits = z.output<typeof DocketLimits>
