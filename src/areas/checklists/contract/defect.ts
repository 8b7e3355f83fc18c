import * as z from 'zod'
import { assetStatuses } from '#areas/resources/contract/choices.ts'
import { version } from '#platform/contract/endpoint.ts'
import { oneOf, reference, text, yesNo } from '#platform/contract/fields.ts'
import { defectLabels as labels } from '../rules/defect-labels.ts'
import { defectSeverities, defectStatuses } from './choices.ts'

/** Something wrong with an asset. */
export const Defect = z
  .object({
    id: z.number(),
    asset_id: z.number(),
    fleet_no: z.string(),
    asset: z.string(),
    asset_status: z.enum(assetStatuses),
    /** The checklist it was found with, if any. */
    asset_checklist_id: z.number().nullable(),
    driver_id: z.number().nullable(),
    driver: z.string().nullable(),
    job_item_id: z.number().nullable(),
    order_no: z.string().nullable(),
    severity: z.enum(defectSeverities),
    status: z.enum(defectStatuses),
    description: z.string(),
    took_off_road: z.number(),
    reported_at: z.string(),
    /** Who reported it: the driver, or the person who entered it. */
    reported_by: z.string().nullable(),
    resolution: z.string().nullable(),
    fixed_at: z.string().nullable(),
    fixed_by: z.number().nullable(),
    fixed_by_name: z.string().nullable(),
    verified_at: z.string().nullable(),
    verified_by_name: z.string().nullable(),
    version: z.number(),
    updated_at: z.string(),
  })
  .meta({ id: 'AssetDefect' })
export type Defect = z.output<typeof Defect>

export const DefectInput = z
  .object({
    asset_id: reference(labels.asset_id),
    severity: oneOf(labels.severity, defectSeverities),
    description: text(labels.description, { min: 2, max: 1000 }),
  })
  .meta({ id: 'AssetDefectInput' })
export type DefectInput = z.output<typeof DefectInput>

export const DefectMove = z.object({ version: version.optional() })
export const DefectFix = DefectMove.extend({
  resolution: text(labels.resolution, { min: 2, max: 1000 }),
  /** Puts the asset back on the road. */
  put_back_on_road: yesNo().default(0),
}).meta({ id: 'AssetDefectFix' })
export type DefectFix = z.output<typeof DefectFix>
