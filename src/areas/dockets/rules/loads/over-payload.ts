import { quantityText } from '#shared/units.ts'

/** What carries a load: fleet number and name, and how many tonnes it may carry; null: not known. */
export interface Carrier {
  readonly asset: string
  readonly payload_t: number | null
}

/** `33 t is over the 32 t payload of TT01 Tipper.`; null where it is not, or not known. Tonnes as typed. */
export const overPayload = (net_t: number | null, { asset, payload_t }: Carrier): string | null =>
  net_t !== null && payload_t !== null && net_t > payload_t
    ? `${quantityText(net_t)} t is over the ${quantityText(payload_t)} t payload of ${asset}.`
    : null
