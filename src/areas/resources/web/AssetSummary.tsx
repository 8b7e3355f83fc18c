import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { OpenDefects } from '#areas/checklists/web/index.ts'
import { DocumentFacts } from '#areas/documents/web/index.ts'
import { AssetOnHire } from '#areas/dry-hires/web/index.ts'
import { driverPaths } from '#areas/drivers/web/index.ts'
import { CategoryRates } from '#areas/products/web/index.ts'
import { BookedDays, NextBookings, WhereNow } from '#areas/scheduler/web/index.ts'
import { SubcontractorLink } from '#areas/subcontractors/web/index.ts'
import { SkillNames } from '#areas/tags/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDate } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { Asset } from '../contract/asset.ts'
import { assetLabels as labels } from '../rules/asset-labels.ts'
import { assetOwnerWords, assetStatusWords, hitchTypeWords } from '../rules/resource-words.ts'
import { assetFieldWords } from './asset-field-words.ts'
import { AssetSizes } from './AssetSizes.tsx'
import { ServiceFacts } from './ServiceDue.tsx'
import type { assetTabs } from './resource-paths.ts'

/** A machine as the office reads it: where it is, what is wrong with it, its documents, how busy it is. */
export function AssetSummary({
  asset,
  pathOf,
}: {
  asset: Asset
  pathOf: (tab: keyof typeof assetTabs) => string
}) {
  const { id, rego_no, rego_state, smu_current, odometer_current, default_driver_id } = asset
  const may = useMay()
  const mayOpenDriver = may('drivers:read')
  return (
    <SummaryLayout
      facts={
        <>
          <WhereNow whose={{ asset_id: id }} idle={idleWords(asset)} stopped={stoppedBy(asset)} />
          <AssetOnHire asset_id={id} />
          <FactGroup title="Machine">
            <Facts
              facts={[
                { label: 'Category', value: asset.asset_category },
                { label: 'Make', value: [asset.make, asset.model, asset.year].filter(Boolean).join(' ') },
                { label: labels.rego_no, value: [rego_no, rego_state].filter(Boolean).join(', ') },
                {
                  label: labels.asset_owner,
                  value: asset.subcontractor ? (
                    <SubcontractorLink of={asset} />
                  ) : (
                    assetOwnerWords[asset.asset_owner]
                  ),
                },
                { label: labels.hitch_type, value: asset.hitch_type && hitchTypeWords[asset.hitch_type] },
                { label: labels.depot_id, value: asset.depot },
                {
                  label: labels.required_skill_ids,
                  value: may('tags:read') && asset.required_skill_ids.length > 0 && (
                    <SkillNames ids={asset.required_skill_ids} />
                  ),
                },
                {
                  label: labels.default_driver_id,
                  value:
                    mayOpenDriver && default_driver_id !== null ? (
                      <Link to={driverPaths.edit(default_driver_id)}>{asset.default_driver}</Link>
                    ) : (
                      asset.default_driver
                    ),
                },
              ].filter(({ value }) => value)}
            />
          </FactGroup>
          <AssetSizes asset={asset} />
          <FactGroup title="Meters">
            <Facts
              facts={[
                { label: labels.smu_current, value: smu_current?.toLocaleString('en-AU') },
                { label: labels.odometer_current, value: odometer_current?.toLocaleString('en-AU') },
              ]}
            />
          </FactGroup>
          <ServiceFacts asset={asset} />
          <FactGroup title="Expires">
            <Facts
              facts={[
                {
                  label: 'Registration',
                  value: asset.rego_expires_on && <ExpiryDate date={asset.rego_expires_on} />,
                },
                {
                  label: 'Insurance',
                  value: asset.insurance_expires_on && <ExpiryDate date={asset.insurance_expires_on} />,
                },
                {
                  label: 'Inspection',
                  value: asset.plant_inspection_expires_on && (
                    <ExpiryDate date={asset.plant_inspection_expires_on} />
                  ),
                },
              ]}
            />
          </FactGroup>
          <DocumentFacts record_type="asset" record_id={id} all={pathOf('documents')} />
          <BookedDays asset_id={id} />
          <CategoryRates asset_category_id={asset.asset_category_id} />
          {asset.purchase_price_cents != null && (
            <FactGroup title="Cost">
              <Facts
                facts={[
                  { label: labels.purchase_price_cents, value: <Money cents={asset.purchase_price_cents} /> },
                  {
                    label: labels.purchased_on,
                    value: asset.purchased_on && formatDate(asset.purchased_on),
                  },
                ]}
              />
            </FactGroup>
          )}
        </>
      }
      rows={
        <>
          <OpenDefects asset_id={id} all={pathOf('defects')} />
          <NextBookings asset_id={id} />
        </>
      }
    >
      <RecentChanges record_type="asset" record_id={id} words={assetFieldWords} all={pathOf('history')} />
    </SummaryLayout>
  )
}

function idleWords({ depot, asset_owner, is_on_hire }: Asset): string {
  if (is_on_hire) return 'On dry hire'
  if (asset_owner === 'subcontractor') return 'Not booked'
  return depot ? `In the yard at ${depot}` : 'In the yard'
}

/** Why it cannot be booked; the notice above says more. */
const stoppedBy = ({ status }: Asset): string | null =>
  status === 'off_road' || status === 'sold' ? assetStatusWords[status] : null
