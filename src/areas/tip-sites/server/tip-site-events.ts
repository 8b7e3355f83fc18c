import { eventKind } from '#platform/server/change/change.ts'

/** What people read about a tip site has changed: its name, address, conditions. */
export const tipSiteChanged = eventKind<{ tip_site_id: number }>('tipSiteChanged')
