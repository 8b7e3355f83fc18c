import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { BankDetailsTab } from '#areas/bank-details/web/index.ts'
import { PlainRecordScreen } from '#areas/documents/web/index.ts'
import { SupplierTipSitesTab } from '#areas/tip-sites/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { contactFieldWords } from './contacts/contact-field-words.ts'
import { ContactsTab } from './contacts/ContactsTab.tsx'
import { contactsQuery, supplierQuery } from './queries.ts'
import { supplierFieldWords } from './supplier-field-words.ts'
import { supplierRecord } from './supplier-record.ts'
import { supplierForm } from './SupplierForm.tsx'
import { SupplierSummary } from './SupplierSummary.tsx'

/** Its history contains that of its contacts. */
const historyWords = { ...contactFieldWords, ...supplierFieldWords }

/** A supplier with its tabs. */
export function SupplierEditScreen() {
  const id = useRecordId()
  const { data: supplier } = useSuspenseQuery(supplierQuery(id))
  const { data: contacts } = useQuery(contactsQuery(id))
  return (
    <PlainRecordScreen
      type="supplier"
      record={supplierRecord}
      form={supplierForm}
      words={historyWords}
      shown={supplier}
      hint={supplier.supplier_no}
      counts={{ contacts: contacts?.length }}
      summary={<SupplierSummary supplier={supplier} />}
      panels={(locks) => ({
        contacts: <ContactsTab supplier_id={id} disabledReason={locks.locked ?? locks.mayNotWrite} />,
        tips: <SupplierTipSitesTab supplier_id={id} disabledReason={locks.locked} />,
        bank: <BankDetailsTab record_type="supplier" payee={supplier} locks={locks} />,
      })}
    />
  )
}
