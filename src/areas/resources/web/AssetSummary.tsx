import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { NextBookings } from '#areas/scheduler/web/index.ts'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { Asset } from '../contract/asset.ts'
import { assetLabels as labels } from '../rules/asset-labels.ts'
import { assetFieldWords } from './asset-field-words.ts'

/** A machine as the office reads it: what it is, whether its papers last, what it is booked for. */
export function AssetSummary({ asset, history }: { asset: Asset; history: string }) {
  const { rego_no, rego_state, smu_current, odometer_current } = asset
  return (
    <SummaryLayout
      facts={
        <>
          <FactGroup title="Machine">
            <Facts
              facts={[
                { label: 'Category', value: asset.asset_category },
                { label: 'Make', value: [asset.make, asset.model, asset.year].filter(Boolean).join(' ') },
                { label: labels.rego_no, value: [rego_no, rego_state].filter(Boolean).join(', ') },
                { label: labels.subcontractor_id, value: asset.subcontractor },
                { label: labels.depot_id, value: asset.depot },
                { label: labels.default_driver_id, value: asset.default_driver },
              ].filter(({ value }) => value)}
            />
          </FactGroup>
          <FactGroup title="Meters">
            <Facts
              facts={[
                { label: labels.smu_current, value: smu_current?.toLocaleString('en-AU') },
                { label: labels.odometer_current, value: odometer_current?.toLocaleString('en-AU') },
              ]}
            />
          </FactGroup>
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
        </>
      }
      rows={<NextBookings asset_id={asset.id} />}
    >
      <RecentChanges record_type="asset" record_id={asset.id} words={assetFieldWords} all={history} />
    </SummaryLayout>
  )
}
