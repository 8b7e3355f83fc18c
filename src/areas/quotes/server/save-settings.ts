import type { Change } from '#platform/server/change.ts'
import { given } from '#platform/server/given.ts'
import type { QuoteSettings, QuoteSettingsPatch } from '../contract/settings.ts'
import { lockQuoteSettings, writeQuoteSettings } from './settings-store.ts'

/** Changes the settings that `patch` names; quotes that were made before keep theirs. */
export async function saveQuoteSettings(change: Change, patch: QuoteSettingsPatch): Promise<QuoteSettings> {
  const before = await lockQuoteSettings(change.tx)
  const after = { ...before, ...given(patch) }
  if (JSON.stringify(before) === JSON.stringify(after)) return before
  await writeQuoteSettings(change.tx, after, {
    updated_at: change.now.toISOString(),
    updated_by: change.viewer.user_id,
  })
  change.log({
    action: 'updated',
    record_type: 'quote_settings',
    record_id: 1,
    record_label: 'Quote settings',
    before,
    after,
  })
  return after
}
