import * as z from 'zod'
import { text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'

/** Goes ahead despite soft reasons; what was overridden and why is saved on the booking. */
export const OverrideInput = z.object({ reason: text(reasonLabels.reason, { max: 300 }) })
export type OverrideInput = z.output<typeof OverrideInput>
