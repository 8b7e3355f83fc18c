/** A load as it was recorded. */
export interface LoadFact {
  readonly load_no: number
  readonly material: string
  readonly source: string | null
  readonly tip: string | null
  readonly loaded_at: string
  readonly tipped_at: string | null
  /** Tonnes; absent on loads recorded before they were asked for. */
  readonly gross_t?: number | null | undefined
  readonly tare_t?: number | null | undefined
  readonly net_t: number | null
  readonly volume_m3: number | null
  readonly ticket_no: string | null
  readonly waste_record_no: string | null
  /** The order's tip order that it was for. */
  readonly tip_order_id?: number | null | undefined
  /** Free text; absent on loads recorded before there were notes. */
  readonly note?: string | null | undefined
}
