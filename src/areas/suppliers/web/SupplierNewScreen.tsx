import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { supplierRecord } from './supplier-record.ts'
import { supplierForm } from './SupplierForm.tsx'

/** Begins with the table’s defaults, and with Victoria, where nearly all suppliers are. */
export const SupplierNewScreen = () => (
  <CreateScreen
    record={supplierRecord}
    form={supplierForm}
    empty={{ name: '', categories: [], state: 'VIC', payment_terms: '30' }}
  />
)
