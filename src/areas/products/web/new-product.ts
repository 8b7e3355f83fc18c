import type * as z from 'zod'
import type { ProductInput } from '../contract/product.ts'

/** A new product's initial values: the table's defaults. */
export const newProduct: Partial<z.input<typeof ProductInput>> = {
  code: '',
  name: '',
  gst_code: 'GST',
  levy_applies: 0,
  is_active: 1,
  sort: 0,
}
