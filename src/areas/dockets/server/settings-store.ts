import { keptSettings } from '#platform/server/kept-settings.ts'
import type { DocketSettings } from '../contract/settings.ts'

/** Saving changes what is named; what was approved before stays approved. */
export const { read: readDocketSettings, save: saveDocketSettings } = keptSettings<DocketSettings>({
  key: 'dockets',
  record_type: 'docket_settings',
  label: 'Docket settings',
  usual: { approval_limit_cents: null },
})
