import { defaultCompany } from '#areas/settings/server/index.ts'
import { notFound } from '#platform/contract/app-error.ts'
import type { Db, Tx } from '#platform/server/database.ts'
import { abnLine, filledLines } from '#shared/parties.ts'
import { formatPhone } from '#shared/phone.ts'
import type { DocketModel } from '../contract/docket-document.ts'
import { listLines } from './docket-line-store.ts'
import type { StoredDocket } from './docket-store.ts'
import { findAssetName, findDriverName, findFileHash, findOrderGround } from './ground-store.ts'

/** What a docket says at this moment, field by field, with the names as they are now: no price passes. @throws not_found. */
export async function makeModel(db: Db | Tx, docket: StoredDocket): Promise<DocketModel> {
  const order = await findOrderGround(db, docket.job_item_id)
  if (!order) throw notFound()
  const seller = await defaultCompany(db)
  const asset = docket.asset_id === null ? undefined : await findAssetName(db, docket.asset_id)
  const driver = docket.driver_id === null ? undefined : await findDriverName(db, docket.driver_id)
  const lines = await listLines(db, docket.id)
  return {
    number: docket.docket_no,
    revision: docket.revision,
    seller: {
      name: seller.trading_name ?? seller.name,
      lines: filledLines([abnLine(seller.abn), seller.phone && formatPhone(seller.phone), seller.email]),
    },
    logo_sha256: await findFileHash(db, seller.logo_file_id),
    buyer: { name: order.client, lines: filledLines([abnLine(order.client_abn)]) },
    order_no: order.order_no,
    job: `${order.job_no} ${order.job_title}`,
    site: order.site,
    po_number: docket.po_number,
    shift_date: docket.shift_date,
    starts_at: docket.starts_at,
    finishes_at: docket.finishes_at,
    worked_minutes: docket.worked_minutes,
    standby_minutes: docket.standby_minutes,
    break_minutes: docket.break_minutes,
    travel_minutes: docket.travel_minutes,
    driver: driver?.name ?? null,
    asset: asset ? [asset.fleet_no, asset.name, asset.rego_no].filter(Boolean).join(' · ') : null,
    smu_start: docket.smu_start,
    smu_finish: docket.smu_finish,
    odometer_start: docket.odometer_start,
    odometer_finish: docket.odometer_finish,
    description: docket.description,
    operator_comment: docket.operator_comment,
    client_comment: docket.client_comment,
    entries: docket.entries,
    loads: docket.loads,
    lines: lines.map((line) => ({
      description: line.description,
      unit: line.unit,
      quantity: line.quantity_agreed,
      computed: line.quantity_agreed === line.quantity_computed ? null : line.quantity_computed,
      reason: line.reason,
      is_billable: line.is_billable,
    })),
    signature: null,
  }
}
