import { isDerived } from '#areas/rates/rules/charged-line.ts'
import { type Seller, abnLine, filledLines } from '#shared/parties.ts'
import { formatPhone } from '#shared/phone.ts'
import type { ChargeUnit } from '#shared/units.ts'
import type { DocketLineKind } from '../contract/choices.ts'
import type { DocketModel } from '../contract/docket-document.ts'
import { type ShortDayFacts, shortDayText } from './shift/short-day.ts'
import { type ExtraFacts, attachmentText, tollsText } from './shift/extras.ts'
import type { LoadFact } from './loads/load-fact.ts'

interface Line {
  kind: DocketLineKind
  description: string
  unit: ChargeUnit
  quantity_agreed: number
  quantity_computed: number
  reason: string | null
  is_billable: number
  explanation: { minimum: string | null }
}
type DocketFields = Omit<
  DocketModel,
  | 'number'
  | 'seller'
  | 'logo_sha256'
  | 'buyer'
  | 'order_no'
  | 'job'
  | 'site'
  | 'driver'
  | 'asset'
  | 'attachments'
  | 'short_day'
  | 'tolls'
  | 'lines'
  | 'loads'
  | 'photos'
  | 'terms'
  | 'signature'
>

interface Parts {
  docket: DocketFields & ShortDayFacts & ExtraFacts & { docket_no: string; loads: readonly LoadFact[] }
  lines: readonly Line[]
  /** Of its driver job's tickets. */
  photos: readonly { load_no: number; sha256: string }[]
  order: {
    order_no: string
    job_no: string
    job_title: string
    site: string
    client: string
    client_abn: string | null
  }
  seller: Pick<Seller, 'name' | 'trading_name' | 'abn' | 'phone' | 'email'>
  logo_sha256: string | null
  terms: DocketModel['terms']
  driver: { name: string } | undefined
  asset: { fleet_no: string; name: string; rego_no: string | null } | undefined
  attachments: readonly string[]
}

/** What a minimum or levy comes to is money; the minimum itself stands with the hours. */
const isShown = (line: Line): boolean => !isDerived(line)

/** A docket's content, field by field, before anyone signs it: no price gets in. */
export function modelOfDocket(parts: Parts): DocketModel {
  const short_day = shortDayText(parts.docket)
  const tolls = tollsText(parts.docket)
  const { docket, order, seller, logo_sha256, driver, asset, attachments, lines, photos } = parts
  const used = (docket.attachments ?? []).map(attachmentText)
  const on = used.length > 0 ? used : [...attachments]
  return {
    number: docket.docket_no,
    revision: docket.revision,
    seller: {
      name: seller.trading_name ?? seller.name,
      lines: filledLines([abnLine(seller.abn), seller.phone && formatPhone(seller.phone), seller.email]),
    },
    logo_sha256,
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
    ...(short_day !== null && { short_day }),
    driver: driver?.name ?? null,
    asset: asset ? [asset.fleet_no, asset.name, asset.rego_no].filter(Boolean).join(' · ') : null,
    ...(on.length > 0 && { attachments: on }),
    ...(tolls !== null && { tolls }),
    smu_start: docket.smu_start,
    smu_finish: docket.smu_finish,
    odometer_start: docket.odometer_start,
    odometer_finish: docket.odometer_finish,
    description: docket.description,
    operator_comment: docket.operator_comment,
    client_comment: docket.client_comment,
    entries: docket.entries,
    // Which tip order a load was for is the office's.
    loads: docket.loads.map(({ tip_order_id: _tip, ...load }) => load),
    photos: photos.filter(({ load_no }) => docket.loads.some((load) => load.load_no === load_no)),
    lines: lines.filter(isShown).map((line) => ({
      description: line.description,
      unit: line.unit,
      quantity: line.quantity_agreed,
      computed: line.quantity_agreed === line.quantity_computed ? null : line.quantity_computed,
      reason: line.reason,
      minimum: line.explanation.minimum,
      is_billable: line.is_billable,
    })),
    terms: parts.terms ?? null,
    signature: null,
  }
}
