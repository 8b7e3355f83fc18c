import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { BankDetailsTab } from '#areas/bank-details/web/index.ts'
import { commonTabs } from '#areas/documents/web/index.ts'
import { SupplierTipSitesTab } from '#areas/tip-sites/web/index.ts'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { ContactsTab } from './contacts/ContactsTab.tsx'
import { contactFieldWords } from './contacts/contact-field-words.ts'
import { contactsQuery, supplierQuery } from './queries.ts'
import { SupplierDetailsTab } from './SupplierDetailsTab.tsx'
import { supplierFieldWords } from './supplier-field-words.ts'
import { SupplierSummary } from './SupplierSummary.tsx'
import { supplierRecord } from './supplier-record.ts'

/** Its history contains that of its contacts. */
const historyWords = { ...contactFieldWords, ...supplierFieldWords }

/** A supplier with its tabs. */
export function SupplierEditScreen() {
  const id = useRecordId()
  const { data: supplier } = useSuspenseQuery(supplierQuery(id))
  const { data: contacts } = useQuery(contactsQuery(id))
  return (
    <RecordScreen
      record={supplierRecord}
      shown={supplier}
      title={supplier.name}
      hint={supplier.supplier_no}
      counts={{ contacts: contacts?.length }}
      summary={<SupplierSummary supplier={supplier} />}
      panels={(locks) => ({
        details: <SupplierDetailsTab supplier={supplier} locks={locks} />,
        contacts: <ContactsTab supplier_id={id} disabledReason={locks.locked ?? locks.mayNotWrite} />,
        tips: <SupplierTipSitesTab supplier_id={id} disabledReason={locks.locked} />,
        bank: (
          <BankDetailsTab
            record_type="supplier"
            record_id={id}
            name={supplier.name}
            phone={supplier.phone}
            locks={locks}
          />
        ),
        ...commonTabs('supplier', id, { canWrite: locks.canWrite, words: historyWords }),
      })}
    />
  )
}
