import { settingsStore } from '#platform/server/change/settings-store.ts'
import type { DocketSettings } from '../contract/settings.ts'

/** Saving changes only the named settings; approved dockets stay approved. */
export const {
  read: readDocketSettings,
  save: saveDocketSettings,
  record: docketSettingsRecord,
} = settingsStore<DocketSettings>({
  key: 'dockets',
  record_type: 'docket_settings',
  title: 'Docket settings',
  path: '/dashboard/dockets/settings',
  rights: { read: 'dockets:settings', write: 'dockets:settings' },
  usual: { approval_limit_cents: null },
})
