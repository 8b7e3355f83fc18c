import * as z from 'zod'
import { answerTypes, checklistResults, defectSeverities, defectStatuses, itemSubjects } from './choices.ts'

/** A completed checklist in a list. */
export const AssetChecklistRow = z
  .object({
    id: z.number(),
    checklist_id: z.number(),
    checklist_name: z.string(),
    asset_id: z.number(),
    fleet_no: z.string(),
    asset: z.string(),
    driver_id: z.number(),
    driver: z.string(),
    job_item_id: z.number().nullable(),
    order_no: z.string().nullable(),
    /** The day in Melbourne when it was completed. */
    work_date: z.string(),
    started_at: z.string(),
    completed_at: z.string(),
    /** When it reached the office; later than `completed_at` without signal. */
    received_at: z.string(),
    result: z.enum(checklistResults),
    /** How many items about the asset failed. */
    fails: z.number(),
  })
  .meta({ id: 'AssetChecklistRow' })
export type AssetChecklistRow = z.output<typeof AssetChecklistRow>

/** An answer, with its item as worded at the time. */
export const AssetChecklistAnswer = z
  .object({
    position: z.number(),
    checklist_item_id: z.number(),
    section: z.string().nullable(),
    text: z.string(),
    answer_type: z.enum(answerTypes),
    about: z.enum(itemSubjects),
    is_critical: z.number(),
    /** ok, fail, na, yes, no, a number or text; null for an optional item left out. */
    value: z.string().nullable(),
    comment: z.string().nullable(),
    photo_keys: z.array(z.string()),
  })
  .meta({ id: 'AssetChecklistAnswer' })
export type AssetChecklistAnswer = z.output<typeof AssetChecklistAnswer>

/** A completed checklist, in full. */
export const AssetChecklist = AssetChecklistRow.extend({
  checklist_version: z.number(),
  smu: z.number().nullable(),
  odometer: z.number().nullable(),
  comment: z.string().nullable(),
  answers: z.array(AssetChecklistAnswer),
  /** The defects from its failed items, as they are now. */
  defects: z.array(
    z.object({
      id: z.number(),
      description: z.string(),
      severity: z.enum(defectSeverities),
      status: z.enum(defectStatuses),
    }),
  ),
}).meta({ id: 'AssetChecklist' })
export type AssetChecklist = z.output<typeof AssetChecklist>

/** The input of `completeChecklist`: a checklist as filled in on a phone. */
export interface CompletedInput {
  checklist_id: number
  asset_id: number
  driver_id: number
  job_item_id: number | null
  /** Instants by the phone's clock. */
  started_at: string
  completed_at: string
  smu: number | null
  odometer: number | null
  comment: string | null
  /** Generated on the phone: the same id is the same checklist. */
  client_op_id: string | null
  answers: readonly AnswerInput[]
}
export interface AnswerInput {
  checklist_item_id: number
  value: string | null
  comment: string | null
  photo_file_ids: readonly number[]
}
