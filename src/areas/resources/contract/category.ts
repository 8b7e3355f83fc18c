import * as z from 'zod'
import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import { oneOf, optionalOneOf, text, wholeNumber, yesNo } from '#platform/contract/fields.ts'
import { requiredSkills } from '#areas/tags/contract/skill.ts'
import { chargeUnits } from '#shared/units.ts'
import { categoryLabels as labels } from '../rules/category-labels.ts'
import { amount } from './amount.ts'
import { assetGroups } from './choices.ts'

/** A category of plant, as requested, hired out and priced. */
export const Category = z
  .object({
    id: z.number(),
    name: z.string(),
    asset_group: z.enum(assetGroups),
    unit: z.enum(chargeUnits),
    default_min_hours: z.number(),
    min_licence_class: z.enum(licenceClasses).nullable(),
    /** The skills its driver must have. */
    required_skill_ids: z.array(z.number()),
    needs_float: z.number(),
    /** Hidden ones are no longer offered; records that have one keep it. */
    is_visible: z.number(),
    sort: z.number(),
    /** Its assets that are not archived. */
    assets: z.number(),
    archived_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'AssetCategory' })
export type Category = z.output<typeof Category>

const fields = z.object({
  name: text(labels.name, { min: 2, max: 80 }),
  asset_group: oneOf(labels.asset_group, assetGroups),
  unit: oneOf(labels.unit, chargeUnits),
  default_min_hours: amount(labels.default_min_hours, 24, 2),
  min_licence_class: optionalOneOf(labels.min_licence_class, licenceClasses),
  required_skill_ids: requiredSkills(),
  needs_float: yesNo(),
  is_visible: yesNo(),
  sort: wholeNumber(labels.sort, { min: 0, max: 10_000 }),
})

export const CategoryInput = fields
  .partial()
  .extend(fields.pick({ name: true, asset_group: true }).shape)
  .meta({ id: 'AssetCategoryInput' })
export type CategoryInput = z.output<typeof CategoryInput>
export const CategoryPatch = fields.partial().extend({ version }).meta({ id: 'AssetCategoryPatch' })
export type CategoryPatch = z.output<typeof CategoryPatch>
