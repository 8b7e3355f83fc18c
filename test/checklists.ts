import { randomUUID } from 'node:crypto'
import type { AnswerInput, CompletedInput } from '#areas/checklists/contract/asset-checklist.ts'
import type { Checklist } from '#areas/checklists/contract/checklist.ts'
import { checklistsForAsset, completeChecklist } from '#areas/checklists/server/index.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import type { TestApp } from './app.ts'
import { makeAsset, makeDriver } from './fleet.ts'

/** With a driver's rights, without being a particular one. */
export const asDriver = (driver_id: number, user_id: number | null = null): Viewer => ({
  ...system,
  user_id,
  user_type: 5,
  driver_id,
  grants: effectiveGrants(5),
})

/** The prestart of an asset. */
export async function prestartOf(app: TestApp, asset_id: number): Promise<Checklist> {
  const [checklist] = await checklistsForAsset(app.platform.db, asset_id)
  if (!checklist) throw new Error('No checklist is for this asset.')
  return checklist
}

/** Everything in order, except what `special` sets by item text. */
export function allRight(
  { items }: Checklist,
  special: Readonly<Record<string, Partial<AnswerInput>>> = {},
): AnswerInput[] {
  const words = { ok_fail_na: 'ok', yes_no: 'yes', number: '1', text: 'fine', photo: null, signature: null }
  return items.map((item) => ({
    checklist_item_id: item.id,
    value: words[item.answer_type],
    comment: null,
    photo_file_ids: [],
    ...special[item.text],
  }))
}

interface Filled {
  asset: { id: number }
  driver: { id: number }
  checklist: Checklist
}
export interface Prepared extends Filled {
  asset: { id: number; fleet_no: string; name: string }
  driver: { id: number; name: string }
}

/** An excavator, its driver and its prestart. */
export async function prepared(
  app: TestApp,
  fields: Parameters<typeof makeAsset>[1] = {},
): Promise<Prepared> {
  const [asset, driver] = [await makeAsset(app, fields), await makeDriver(app)]
  return { asset, driver, checklist: await prestartOf(app, asset.id) }
}

/** A prestart on the morning of the tests' Friday, with everything in order by default. */
export const filledIn = (
  { asset, driver, checklist }: Filled,
  fields: Partial<CompletedInput> = {},
): CompletedInput => ({
  checklist_id: checklist.id,
  asset_id: asset.id,
  driver_id: driver.id,
  job_item_id: null,
  started_at: '2026-11-20T05:40:00+11:00',
  completed_at: '2026-11-20T05:50:00+11:00',
  smu: null,
  odometer: null,
  comment: null,
  client_op_id: randomUUID(),
  answers: allRight(checklist),
  ...fields,
})

/** Completes it as its driver. */
export const complete = (app: TestApp, input: CompletedInput, viewer = asDriver(input.driver_id)) =>
  app.platform.write(viewer, (change) => completeChecklist(change, input))
