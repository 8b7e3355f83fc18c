import type { Change } from '#platform/server/change.ts'
import { given } from '#platform/server/given.ts'
import type { DocketSettings, DocketSettingsPatch } from '../contract/settings.ts'
import { lockDocketSettings, writeDocketSettings } from './settings-store.ts'

/** Changes the settings that `patch` names; what was approved before stays approved. */
export async function saveDocketSettings(
  change: Change,
  patch: DocketSettingsPatch,
): Promise<DocketSettings> {
  const before = await lockDocketSettings(change.tx)
  const after = { ...before, ...given(patch) }
  if (JSON.stringify(before) === JSON.stringify(after)) return before
  await writeDocketSettings(change.tx, after, {
    updated_at: change.now.toISOString(),
    updated_by: change.viewer.user_id,
  })
  change.log({
    action: 'updated',
    record_type: 'docket_settings',
    record_id: 1,
    record_label: 'Docket settings',
    before,
    after,
  })
  return after
}
