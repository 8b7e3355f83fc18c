import { listMaterials } from '#areas/settings/server/index.ts'
import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { createRecord } from '#platform/server/change/create-record.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import type { TipSiteInput, TipSitePatch } from '../contract/tip-site.ts'
import { checkMaterials } from '../rules/materials/check-materials.ts'
import { tipSiteChanged } from './tip-site-events.ts'
import { tipSiteRecord } from './tip-site-record.ts'
import { type StoredTipSite, insertTipSite } from './tip-site-store.ts'

/** Creates a tip site. @throws invalid for an unknown operator or material, or when one in its suburb has the name. */
export async function createTipSite(change: Change, input: TipSiteInput): Promise<StoredTipSite> {
  refuse(checkMaterials(input.materials ?? [], [], await listMaterials(change.tx)))
  return createRecord(change, tipSiteRecord, () => insertTipSite(change.tx, definedFields(input)))
}

/** @throws as `editRecord`; invalid for an unknown operator or material, or when one in its suburb has the name. */
export async function editTipSite(change: Change, id: number, patch: TipSitePatch): Promise<void> {
  const listed = await listMaterials(change.tx)
  await editRecord(change, tipSiteRecord, id, patch, ({ before, whole }) =>
    refuse(checkMaterials(whole.materials, before.materials, listed)),
  )
  await change.announce(tipSiteChanged, { tip_site_id: id })
}
