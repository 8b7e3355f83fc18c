import type * as z from 'zod'
import type { SupplierInput } from '../contract/supplier.ts'

/** A new supplier's initial values: the table's defaults, and Victoria, where nearly all of them are. */
export const newSupplier: Partial<z.input<typeof SupplierInput>> = {
  name: '',
  categories: [],
  state: 'VIC',
  payment_terms: '30',
}
