import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { supplierPaths } from '#areas/suppliers/web/index.ts'
import { formatAddress } from '#shared/address.ts'
import { formatDate } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { ContactRow } from '#ui/parts/ContactRow.tsx'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { TextFacts } from '#ui/parts/TextFacts.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { AcceptedMaterial, TipSite } from '../contract/tip-site.ts'
import { hoursInWords } from '../rules/opening.ts'
import { acceptedLabels, tipSiteLabels as labels } from '../rules/tip-site-labels.ts'
import { OpeningBadge } from './OpeningBadge.tsx'
import { tipSiteFieldWords } from './tip-site-field-words.ts'
import { tipSitePaths } from './tip-site-paths.ts'

const column = columnsOf<AcceptedMaterial>()
const materialColumns = [
  column.text('material', acceptedLabels.material, { slot: 'title' }),
  column.text('conditions', acceptedLabels.conditions, { slot: 'detail' }),
]
const yesOrNo = (value: number): string => (value === 1 ? 'Yes' : 'No')

/** A tip site as the office reads it: whether it is open, where it is and what it takes. */
export function TipSiteSummary({ site }: { site: TipSite }) {
  const { id, supplier_id, phone, contact_name } = site
  return (
    <SummaryLayout
      facts={
        <>
          <FactGroup title="Opening">
            <Facts
              facts={[
                { label: 'Today', value: <OpeningBadge site={site} /> },
                { label: labels.hours, value: hoursInWords(site.hours) || 'Not known' },
                { label: labels.closed_on_holidays, value: yesOrNo(site.closed_on_holidays) },
                { label: labels.closed_dates, value: site.closed_dates.map(formatDate).join(', ') },
              ]}
            />
          </FactGroup>
          <FactGroup title="Where">
            {(phone ?? contact_name) && <ContactRow name={contact_name ?? 'Gate'} phone={phone} />}
            <Facts
              facts={[
                { label: labels.address_line1, value: formatAddress(site) },
                {
                  label: labels.queue_minutes,
                  value: site.queue_minutes !== null && `${site.queue_minutes} min`,
                },
                { label: labels.max_truck_class, value: site.max_truck_class },
                { label: labels.has_weighbridge, value: yesOrNo(site.has_weighbridge) },
              ]}
            />
          </FactGroup>
          <FactGroup title="Licence and account">
            <Facts
              facts={[
                {
                  label: labels.supplier_id,
                  value: supplier_id !== null && (
                    <Link to={supplierPaths.edit(supplier_id)}>{site.supplier}</Link>
                  ),
                },
                { label: labels.licence_no, value: site.licence_no },
                {
                  label: labels.licence_expires_on,
                  value: site.licence_expires_on && <ExpiryDate date={site.licence_expires_on} />,
                },
                { label: labels.pfas_ok, value: yesOrNo(site.pfas_ok) },
                { label: labels.asbestos_ok, value: yesOrNo(site.asbestos_ok) },
                { label: labels.account_no, value: site.account_no },
                { label: labels.credit_hold, value: yesOrNo(site.credit_hold) },
              ]}
            />
          </FactGroup>
          <TextFacts title="For the driver" facts={[{ label: labels.gate_notes, value: site.gate_notes }]} />
        </>
      }
    >
      <Section title={labels.materials}>
        <DataTable
          label={labels.materials}
          rows={site.materials}
          columns={materialColumns}
          rowKey={({ material }) => material}
          empty={<EmptyState title="No materials yet" text="Edit this tip site to say what it takes." />}
        />
      </Section>
      <RecentChanges
        record_type="tip_site"
        record_id={id}
        words={tipSiteFieldWords}
        all={tipSitePaths.edit(id, 'history')}
      />
    </SummaryLayout>
  )
}
