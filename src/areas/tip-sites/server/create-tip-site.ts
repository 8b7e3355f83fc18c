import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import type { TipSiteInput } from '../contract/tip-site.ts'
import { tipSiteRecord } from './tip-site-record.ts'
import { type StoredTipSite, insertTipSite } from './tip-site-store.ts'

/** Creates a tip site. @throws invalid for an unknown operator, or when one in its suburb has the name. */
export async function createTipSite(change: Change, input: TipSiteInput): Promise<StoredTipSite> {
  const site = await insertTipSite(change.tx, definedFields(input))
  change.log({ ...entryOf(tipSiteRecord, site), action: 'created', after: site })
  return site
}
