import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { productRecord } from './product-record.ts'
import { newProductForm } from './ProductForm.tsx'

/** Begins with the table’s defaults. */
export const ProductNewScreen = () => (
  <CreateScreen
    record={productRecord}
    form={newProductForm}
    empty={{ code: '', name: '', gst_code: 'GST', levy_applies: 0, is_active: 1, sort: 0 }}
  />
)
