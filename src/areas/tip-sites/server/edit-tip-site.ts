import { listMaterials } from '#areas/settings/server/index.ts'
import { refuse } from '#platform/contract/app-error.ts'
import type { Change } from '#platform/server/change/change.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import type { TipSitePatch } from '../contract/tip-site.ts'
import { checkMaterials } from '../rules/check-materials.ts'
import { tipSiteRecord } from './tip-site-record.ts'

/** @throws as `editRecord`; invalid for an unknown operator or material, or when one in its suburb has the name. */
export async function editTipSite(change: Change, id: number, patch: TipSitePatch): Promise<void> {
  const listed = await listMaterials(change.tx)
  await editRecord(change, tipSiteRecord, id, patch, ({ before, whole }) =>
    refuse(checkMaterials(whole.materials, before.materials, listed)),
  )
}
