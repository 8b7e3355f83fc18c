import { checklistsForAsset, completeChecklist } from '#areas/checklists/server/index.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { assetToFail, readingsOf } from './days-store.ts'
import { answersOf } from './shift.ts'
import type { Scenario } from './scenario.ts'

const minute = 60_000
/** Categories that most jobs need stay on the road. */
const needed = ['10-wheeler tipper', 'Excavator 20T/22T'] as const

/**
 * This morning a driver inspected one of our machines for the coming days, and it failed on a critical item:
 * it is off road, and those who book it or see to its safety are notified.
 */
export async function seedFailedPrestart(scenario: Scenario): Promise<void> {
  const { random, today } = scenario
  const { db } = scenario.platform
  const failing = await assetToFail(db, today, needed)
  if (!failing) return
  const { asset_id, driver_id, driver } = failing
  const [checklist] = await checklistsForAsset(db, asset_id)
  const found = checklist?.items.find(
    ({ is_critical, photo_on_fail, answer_type }) =>
      is_critical === 1 && photo_on_fail === 0 && answer_type === 'ok_fail_na',
  )
  if (!checklist || !found) return
  const readings = await readingsOf(db, asset_id)
  const viewer = { ...system, name: driver, user_type: 5, driver_id, grants: effectiveGrants(5) } as const
  const client_op_id = random.uuid()
  await scenario.at(0, '05:35', viewer, async (change) => {
    await completeChecklist(change, {
      checklist_id: checklist.id,
      asset_id,
      driver_id,
      job_item_id: null,
      started_at: new Date(change.now.getTime() - 9 * minute).toISOString(),
      completed_at: change.now.toISOString(),
      ...readings,
      comment: 'Parked in the yard with the key at the office.',
      client_op_id,
      answers: answersOf(checklist, readings, {
        item_id: found.id,
        comment: 'Does not work, not safe to use',
      }).map(({ photos: _none, ...answer }) => ({ ...answer, photo_file_ids: [] })),
    })
  })
}
