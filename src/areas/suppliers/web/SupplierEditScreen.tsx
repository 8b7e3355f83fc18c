import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { BankDetailsTab } from '#areas/bank-details/web/index.ts'
import { commonTabs } from '#areas/documents/web/index.ts'
import { SupplierTipSitesTab } from '#areas/tip-sites/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { SupplierInput } from '../contract/supplier.ts'
import { contactFieldWords } from './contacts/contact-field-words.ts'
import { ContactsTab } from './contacts/ContactsTab.tsx'
import { contactsQuery, supplierQuery } from './queries.ts'
import { supplierFieldWords } from './supplier-field-words.ts'
import { supplierRecord } from './supplier-record.ts'
import { SupplierForm } from './SupplierForm.tsx'
import { SupplierSummary } from './SupplierSummary.tsx'

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
        details: (
          <EditTab
            endpoint={supplierEndpoints.editSupplier}
            schema={SupplierInput}
            record={supplier}
            saved={({ name }) => `${name} saved`}
            words={supplierFieldWords}
            locks={locks}
          >
            <SupplierForm />
          </EditTab>
        ),
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
