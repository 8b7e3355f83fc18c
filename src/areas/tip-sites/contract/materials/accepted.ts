import * as z from 'zod'
import { clearableText, text } from '#platform/contract/fields.ts'
import { acceptedLabels } from '../../rules/tip-site-labels.ts'

export const AcceptedMaterial = z.object({ material: z.string(), conditions: z.string().nullable() })
export type AcceptedMaterial = z.output<typeof AcceptedMaterial>

const accepted = z.object({
  material: text(acceptedLabels.material, { max: 120 }),
  conditions: clearableText(acceptedLabels.conditions, { max: 200 }).default(null),
})

export const acceptedMaterials = z
  .array(accepted)
  .max(60, 'Up to 60 materials.')
  .superRefine((rows, context) => {
    const again = rows.findIndex(
      ({ material }, at) => rows.findIndex((row) => row.material === material) < at,
    )
    if (again >= 0)
      context.addIssue({ code: 'custom', path: [again, 'material'], message: 'Choose each material once.' })
  })
