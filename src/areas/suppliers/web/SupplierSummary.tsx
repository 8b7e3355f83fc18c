import { useQuery } from '@tanstack/react-query'
import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { formatAbn } from '#shared/abn.ts'
import { formatAddress } from '#shared/address.ts'
import { ContactRow } from '#ui/parts/ContactRow.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { Supplier } from '../contract/supplier.ts'
import { categoriesInWords, supplierLabels as labels } from '../rules/supplier-labels.ts'
import { contactsQuery } from './queries.ts'
import { supplierFieldWords } from './supplier-field-words.ts'
import { supplierPaths } from './supplier-paths.ts'

/** A supplier as the office reads it: how to reach it, what it supplies and on which terms, what happened. */
export function SupplierSummary({ supplier }: { supplier: Supplier }) {
  const { id, name, trading_name, website } = supplier
  const { data: contacts = [] } = useQuery(contactsQuery(id))
  const primary = contacts.find(({ is_primary }) => is_primary)
  return (
    <SummaryLayout
      facts={
        <>
          <FactGroup title="Contact">
            <ContactRow name={name} role={trading_name} phone={supplier.phone} email={supplier.email} />
            {primary && (
              <ContactRow
                name={primary.name}
                role={primary.position}
                phone={primary.mobile ?? primary.phone}
                email={primary.email}
              />
            )}
            {website && (
              <a href={website} target="_blank" rel="noreferrer">
                {website}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            )}
          </FactGroup>
          <FactGroup title="Business">
            <Facts
              facts={[
                { label: labels.categories, value: categoriesInWords(supplier.categories) },
                { label: labels.payment_terms, value: paymentTermWords[supplier.payment_terms] },
                { label: labels.abn, value: supplier.abn && formatAbn(supplier.abn) },
                { label: 'Address', value: formatAddress(supplier) },
              ]}
            />
          </FactGroup>
        </>
      }
    >
      <RecentChanges
        record_type="supplier"
        record_id={id}
        words={supplierFieldWords}
        all={supplierPaths.edit(id, 'history')}
      />
    </SummaryLayout>
  )
}
