import * as z from 'zod'
import { optionalCents } from '#platform/contract/fields.ts'

/** What dockets are held to. */
export const DocketSettings = z
  .object({
    /** Above this charge (before discount and GST) accounts approve a docket; null: never. */
    approval_limit_cents: z.number().nullable(),
  })
  .meta({ id: 'DocketSettings' })
export type DocketSettings = z.output<typeof DocketSettings>

export const DocketSettingsPatch = z
  .object({ approval_limit_cents: optionalCents('Approval above') })
  .partial()
  .meta({ id: 'DocketSettingsPatch' })
export type DocketSettingsPatch = z.output<typeof DocketSettingsPatch>
