import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { supplierPaths } from '#areas/suppliers/web/index.ts'
import { shown } from '#platform/web/forms/field-words.ts'
import { formatAddress } from '#shared/address.ts'
import { Link } from '#ui/navigation.tsx'
import { ContactRow } from '#ui/parts/ContactRow.tsx'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { FactList } from '#ui/parts/FactList.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { TextFacts } from '#ui/parts/TextFacts.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { TipSite } from '../contract/tip-site.ts'
import { tipSiteLabels as labels } from '../rules/tip-site-labels.ts'
import { AcceptedMaterials } from './materials/AcceptedMaterials.tsx'
import { OpeningFacts } from './opening/OpeningFacts.tsx'
import { tipSiteFieldWords } from './tip-site-field-words.ts'
import { tipSitePaths } from './tip-site-paths.ts'

/** A tip site as the office reads it: whether it is open, where it is and what it takes. */
export function TipSiteSummary({ site }: { site: TipSite }) {
  const { id, supplier_id, phone, contact_name, queue_minutes, licence_expires_on } = site
  const operator = supplier_id !== null && <Link to={supplierPaths.edit(supplier_id)}>{site.supplier}</Link>
  const expiry = licence_expires_on && <ExpiryDate date={licence_expires_on} />
  return (
    <SummaryLayout
      facts={
        <>
          <OpeningFacts site={site} />
          <FactGroup title="Where">
            {(phone ?? contact_name) && <ContactRow name={contact_name ?? 'Gate'} phone={phone} />}
            <Facts
              facts={[
                { label: labels.address_line1, value: formatAddress(site) },
                { label: labels.queue_minutes, value: queue_minutes !== null && `${queue_minutes} min` },
                { label: labels.max_truck_class, value: site.max_truck_class },
                { label: labels.has_weighbridge, value: shown.yesNo(site.has_weighbridge) },
              ]}
            />
          </FactGroup>
          <FactList
            title="Licence and account"
            facts={[
              [labels.supplier_id, operator],
              [labels.licence_no, site.licence_no],
              [labels.licence_expires_on, expiry],
              [labels.pfas_ok, shown.yesNo(site.pfas_ok)],
              [labels.asbestos_ok, shown.yesNo(site.asbestos_ok)],
              [labels.account_no, site.account_no],
              [labels.credit_hold, shown.yesNo(site.credit_hold)],
            ]}
          />
          <TextFacts title="For the driver" facts={[{ label: labels.gate_notes, value: site.gate_notes }]} />
        </>
      }
    >
      <AcceptedMaterials materials={site.materials} />
      <RecentChanges
        record_type="tip_site"
        record_id={id}
        words={tipSiteFieldWords}
        all={tipSitePaths.edit(id, 'history')}
      />
    </SummaryLayout>
  )
}
