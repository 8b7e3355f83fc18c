import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { oneOf, optionalText, reference, text, yesNo } from '#platform/contract/fields.ts'
import { assetGroups } from '#areas/resources/contract/choices.ts'
import { checklistItemLabels as itemLabels, checklistLabels as labels } from '../rules/checklist-labels.ts'
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
    /** A change of any item makes the next one. */
    items_version: z.number(),
    version: z.number(),
    archived_at: z.string().nullable(),
  })
  .meta({ id: 'ChecklistRow' })
export type ChecklistRow = z.output<typeof ChecklistRow>

const flag = z.literal([0, 1])

export const ChecklistItem = z
  .object({
    id: z.number(),
    section: z.string().nullable(),
    position: z.number(),
    text: z.string(),
    help: z.string().nullable(),
    answer_type: z.enum(answerTypes),
    is_mandatory: flag,
    about: z.enum(itemSubjects),
    /** A fail takes the machine off the road; on an item about the driver, the driver is not fit for duty. */
    is_critical: flag,
    /** A fail needs a photo. */
    photo_on_fail: flag,
  })
  .meta({ id: 'ChecklistItem' })
export type ChecklistItem = z.output<typeof ChecklistItem>

/** A template with its items in order. */
export const Checklist = ChecklistRow.omit({ items: true })
  .extend({
    intro: z.string().nullable(),
    asset_category_ids: z.array(z.number()),
    items: z.array(ChecklistItem),
    archive_reason: z.string().nullable(),
  })
  .meta({ id: 'Checklist' })
export type Checklist = z.output<typeof Checklist>

const eachOnce = (chosen: readonly unknown[]) => new Set(chosen).size === chosen.length

export const ChecklistItemInput = z
  .object({
    section: optionalText(itemLabels.section, { max: 80 }).default(null),
    text: text(itemLabels.text, { min: 2, max: 300 }),
    help: optionalText(itemLabels.help, { max: 300 }).default(null),
    answer_type: oneOf(itemLabels.answer_type, answerTypes).default('ok_fail_na'),
    is_mandatory: yesNo().default(1),
    about: oneOf(itemLabels.about, itemSubjects).default('asset'),
    is_critical: yesNo().default(0),
    photo_on_fail: yesNo().default(0),
  })
  .meta({ id: 'ChecklistItemInput' })
export type ChecklistItemInput = z.output<typeof ChecklistItemInput>

const fields = z.object({
  name: text(labels.name, { min: 2, max: 120 }),
  kind: oneOf(labels.kind, checklistKinds),
  frequency: oneOf(labels.frequency, checklistFrequencies),
  intro: optionalText(labels.intro, { max: 1000, lines: 10 }),
  asset_groups: z.array(z.enum(assetGroups)).refine(eachOnce, 'Choose each kind of plant once.'),
  asset_category_ids: z
    .array(reference(labels.asset_category_ids))
    .max(100)
    .refine(eachOnce, 'Choose each category once.'),
  is_active: yesNo(),
  items: z
    .array(ChecklistItemInput)
    .min(1, 'Add at least one item.')
    .max(200, 'A checklist has at most 200 items.'),
})

/** A new template: its name, kind and items are required. */
export const ChecklistInput = fields
  .partial()
  .extend(fields.pick({ name: true, kind: true, items: true }).shape)
  .meta({ id: 'ChecklistInput' })
export type ChecklistInput = z.output<typeof ChecklistInput>

/** An edit: the version it is based on and the fields that changed; the items as a whole. */
export const ChecklistPatch = fields.partial().extend({ version }).meta({ id: 'ChecklistPatch' })
export type ChecklistPatch = z.output<typeof ChecklistPatch>
