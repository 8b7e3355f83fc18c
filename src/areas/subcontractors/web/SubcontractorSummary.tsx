import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { WorkOnDockets } from '#areas/dockets/web/index.ts'
import { DocumentFacts } from '#areas/documents/web/index.ts'
import { DriversOf } from '#areas/drivers/web/index.ts'
import { RateCardsOf } from '#areas/rates/web/index.ts'
import { MachinesOf } from '#areas/resources/web/index.ts'
import { formatAbn } from '#shared/abn.ts'
import { formatAddress } from '#shared/address.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { ContactRow } from '#ui/parts/ContactRow.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Subcontractor } from '../contract/subcontractor.ts'
import { subcontractorLabels as labels } from '../rules/subcontractor-labels.ts'
import { subcontractorFieldWords } from './subcontractor-field-words.ts'
import { subcontractorPaths } from './subcontractor-paths.ts'

/** A subcontractor as the office reads it: who to call, whom and what it has, what it did this month. */
export function SubcontractorSummary({ subcontractor }: { subcontractor: Subcontractor }) {
  const { id, name, contact_name, mobile, phone } = subcontractor
  const month = melbourneDate(useNow()).slice(0, 7)
  return (
    <SummaryLayout
      facts={
        <>
          <FactGroup title="Contact">
            <ContactRow
              name={contact_name ?? name}
              role={contact_name && name}
              phone={mobile ?? phone}
              email={subcontractor.email}
            />
            {mobile && phone && <ContactRow name="Office" phone={phone} />}
          </FactGroup>
          <WorkOnDockets
            title="This month"
            whose={{ subcontractor_id: id, from: `${month}-01` }}
            hasCharges
          />
          <DocumentFacts
            record_type="subcontractor"
            record_id={id}
            all={subcontractorPaths.edit(id, 'documents')}
          />
          <RateCardsOf kind="subcontractor" id={id} />
          <FactGroup title="Business">
            <Facts
              facts={[
                { label: labels.trading_name, value: subcontractor.trading_name },
                { label: labels.abn, value: formatAbn(subcontractor.abn) },
                { label: labels.gst_registered, value: subcontractor.gst_registered === 1 ? 'Yes' : 'No' },
                { label: labels.is_owner_driver, value: subcontractor.is_owner_driver === 1 ? 'Yes' : 'No' },
                { label: labels.payment_terms, value: paymentTermWords[subcontractor.payment_terms] },
                { label: 'Address', value: formatAddress(subcontractor) },
              ].filter(({ value }) => value)}
            />
          </FactGroup>
        </>
      }
      rows={
        <>
          <DriversOf subcontractor_id={id} />
          <MachinesOf title="Machines" whose={{ subcontractor_id: id }} />
        </>
      }
    >
      <RecentChanges
        record_type="subcontractor"
        record_id={id}
        words={subcontractorFieldWords}
        all={subcontractorPaths.edit(id, 'history')}
      />
    </SummaryLayout>
  )
}
