import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { subcontractorRecord } from './subcontractor-record.ts'
import { subcontractorForm } from './SubcontractorForm.tsx'

/** Begins with the table’s defaults, and with Victoria, where nearly all subcontractors are. */
export const SubcontractorNewScreen = () => (
  <CreateScreen
    record={subcontractorRecord}
    form={subcontractorForm}
    empty={{ name: '', abn: '', state: 'VIC', payment_terms: '30', gst_registered: 1, is_owner_driver: 0 }}
  />
)
