import type { BoardAsset, BoardBooking } from '#areas/board/contract/board.ts'
import type { BoardOrder } from '#areas/board/rules/board.ts'
import { melbourneInstant } from '#shared/local-date.ts'

/** An order on the board, filled and confirmed unless told otherwise. */
export const boardOrder = (id: number, work_date: string, more: Partial<BoardOrder> = {}): BoardOrder => ({
  id,
  order_no: `J-000001-0${id}`,
  order_status: 'Confirmed',
  job_id: 1,
  job: 'Basement dig',
  client_id: 1,
  client: 'Kestrel Homes',
  suburb: 'Epping',
  state: 'VIC',
  work_date,
  starts_at: melbourneInstant(work_date, '07:00'),
  ends_at: melbourneInstant(work_date, '15:00'),
  asset_category_id: 1,
  is_to_fill: 0,
  needs_asset: 0,
  needs_driver: 0,
  version: 1,
  ...more,
})

/** A firm booking for the hours of an order. */
export const boardBooking = (
  id: number,
  of: BoardOrder | null,
  more: Partial<BoardBooking> = {},
): BoardBooking => ({
  id,
  kind: 'work',
  certainty: 'confirmed',
  asset_id: null,
  driver_id: null,
  job_item_id: of?.id ?? null,
  starts_at: of?.starts_at ?? '',
  ends_at: of?.ends_at ?? '',
  note: null,
  version: 1,
  ...more,
})

/** An excavator of ours, unless told otherwise. */
export const boardAsset = (id: number, more: Partial<BoardAsset> = {}): BoardAsset => ({
  id,
  fleet_no: `EX20-0${id}`,
  name: 'Cat 320',
  asset_category_id: 1,
  depot_id: null,
  subcontractor: null,
  is_off_road: 0,
  tag_ids: [],
  ...more,
})
