import { keptSettings } from '#platform/server/kept-settings.ts'
import type { DocketSettings } from '../contract/settings.ts'

export const {
  read: readDocketSettings,
  lock: lockDocketSettings,
  write: writeDocketSettings,
} = keptSettings<DocketSettings>('dockets', { approval_limit_cents: null })
