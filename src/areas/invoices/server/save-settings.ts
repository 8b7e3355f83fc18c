import type { Change } from '#platform/server/change.ts'
import { given } from '#platform/server/given.ts'
import type { InvoiceSettings, InvoiceSettingsPatch } from '../contract/settings.ts'
import { lockInvoiceSettings, writeInvoiceSettings } from './settings-store.ts'

/** Changes the settings that `patch` names; drafts that were made before keep their rule of rounding. */
export async function saveInvoiceSettings(
  change: Change,
  patch: InvoiceSettingsPatch,
): Promise<InvoiceSettings> {
  const before = await lockInvoiceSettings(change.tx)
  const after = { ...before, ...given(patch) }
  if (JSON.stringify(before) === JSON.stringify(after)) return before
  await writeInvoiceSettings(change.tx, after, {
    updated_at: change.now.toISOString(),
    updated_by: change.viewer.user_id,
  })
  change.log({
    action: 'updated',
    record_type: 'invoice_settings',
    record_id: 1,
    record_label: 'Invoice settings',
    before,
    after,
  })
  return after
}
