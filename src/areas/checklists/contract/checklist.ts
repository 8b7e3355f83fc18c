import * as z from 'zod'
import { assetGroups } from '#areas/resources/contract/choices.ts'
import { answerTypes, checklistFrequencies, checklistKinds, itemSubjects } from './choices.ts'

/** A template in a list. */
export const ChecklistRow = z
  .object({
    id: z.number(),
    name: z.string(),
    kind: z.enum(checklistKinds),
    frequency: z.enum(checklistFrequencies),
    /** Applies to every category in these groups… */
    asset_groups: z.array(z.enum(assetGroups)),
    /** …and to these categories as well, by name. */
    asset_categories: z.array(z.string()),
    is_active: z.number(),
    items: z.number(),
    version: z.number(),
  })
  .meta({ id: 'ChecklistRow' })
export type ChecklistRow = z.output<typeof ChecklistRow>

export const ChecklistItem = z
  .object({
    id: z.number(),
    section: z.string().nullable(),
    position: z.number(),
    text: z.string(),
    help: z.string().nullable(),
    answer_type: z.enum(answerTypes),
    is_mandatory: z.number(),
    about: z.enum(itemSubjects),
    /** A fail takes the machine off the road; on an item about the driver, the driver is not fit for duty. */
    is_critical: z.number(),
    /** A fail needs a photo. */
    photo_on_fail: z.number(),
  })
  .meta({ id: 'ChecklistItem' })
export type ChecklistItem = z.output<typeof ChecklistItem>

/** A template with its items in order. */
export const Checklist = ChecklistRow.omit({ items: true })
  .extend({ intro: z.string().nullable(), items: z.array(ChecklistItem) })
  .meta({ id: 'Checklist' })
export type Checklist = z.output<typeof Checklist>
