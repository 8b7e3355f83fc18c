import type * as z from 'zod'
import type { SubcontractorInput } from '../contract/subcontractor.ts'

/** A new subcontractor's initial values: the table's defaults, and Victoria, where nearly all of them are. */
export const newSubcontractor: Partial<z.input<typeof SubcontractorInput>> = {
  name: '',
  abn: '',
  state: 'VIC',
  payment_terms: '30',
  gst_registered: 1,
  is_owner_driver: 0,
}
