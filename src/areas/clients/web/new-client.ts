import type * as z from 'zod'
import type { ClientInput } from '../contract/client.ts'

type Input = z.input<typeof ClientInput>

/** What someone who is no client yet has told us. */
export type KnownOfClient = Pick<
  Partial<Input>,
  'name' | 'email' | 'phone' | 'address_line1' | 'suburb' | 'state' | 'postcode'
>

/** A new client's initial values: the table's defaults, and Victoria, where nearly all of them are. */
export const newClient: Partial<Input> = {
  name: '',
  email: '',
  state: 'VIC',
  payment_terms: '30',
  gst_switch: 1,
  credit_hold: 0,
  po_required: 0,
  one_invoice_per: 'job',
  invoice_emails: [],
  invoice_delivery: 'email',
  sop_construction_contract: 0,
}
