import { findDefaultTerms } from '#areas/quote-wording/server/index.ts'
import { defaultCompany } from '#areas/settings/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database/database.ts'
import { findHash } from '#platform/server/files/file-rows.ts'
import type { DocketModel } from '../../contract/docket-document.ts'
import { modelOfDocket } from '../../rules/docket-model.ts'
import { listLines } from '../lines/docket-line-store.ts'
import type { StoredDocket } from '../docket-store.ts'
import {
  findAssetName,
  findDocketOrder,
  findDriverName,
  listAttachments,
  listTicketPhotos,
} from '../lookups-store.ts'

/** A docket's content at this moment, with current names. @throws not_found. */
export async function makeModel(db: Db | Tx, docket: StoredDocket): Promise<DocketModel> {
  const order = await findDocketOrder(db, docket.job_item_id)
  if (!order) throw notFound()
  const seller = await defaultCompany(db)
  return modelOfDocket({
    docket,
    order,
    seller,
    logo_sha256: await findHash(db, seller.logo_file_id),
    terms: await findDefaultTerms(db, 'docket', docket.shift_date),
    asset: docket.asset_id === null ? undefined : await findAssetName(db, docket.asset_id),
    attachments: docket.asset_id === null ? [] : await listAttachments(db, docket.job_item_id),
    driver: docket.driver_id === null ? undefined : await findDriverName(db, docket.driver_id),
    lines: await listLines(db, docket.id),
    photos: docket.driver_job_id === null ? [] : await listTicketPhotos(db, docket.driver_job_id),
  })
}
