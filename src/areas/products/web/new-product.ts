import type * as z from 'zod'
import type { ProductInput } from '../contract/product.ts'

/** What a new product begins with: the defaults of the table. */
export const newProduct: Partial<z.input<typeof ProductInput>> = {
  code: '',
  name: '',
  gst_code: 'GST',
  levy_applies: 0,
  is_active: 1,
  sort: 0,
}
