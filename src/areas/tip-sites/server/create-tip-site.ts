import { listMaterials } from '#areas/settings/server/index.ts'
import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import type { TipSiteInput } from '../contract/tip-site.ts'
import { checkMaterials } from '../rules/check-materials.ts'
import { tipSiteRecord } from './tip-site-record.ts'
import { type StoredTipSite, insertTipSite } from './tip-site-store.ts'

/** Creates a tip site. @throws invalid for an unknown operator or material, or when one in its suburb has the name. */
export async function createTipSite(change: Change, input: TipSiteInput): Promise<StoredTipSite> {
  refuse(checkMaterials(input.materials ?? [], [], await listMaterials(change.tx)))
  const site = await insertTipSite(change.tx, definedFields(input))
  change.log({ ...entryOf(tipSiteRecord, site), action: 'created', after: site })
  return site
}
