import { useState } from 'react'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { formatDate } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Asset, AssetCost } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetFieldWords } from './asset-field-words.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { assetLabels } from '../rules/asset-labels.ts'

const field = labelled(assetLabels)

/** An asset's cost, for people who keep the books. `disabledReason`: why it may not be changed now. */
export function AssetCostSection({
  asset,
  disabledReason,
}: {
  asset: Asset
  disabledReason: string | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title="Purchase"
      help="Only accounts and administrators see this."
      actions={
        <Button disabledReason={disabledReason} onClick={() => setOpen(true)}>
          Edit purchase
        </Button>
      }
    >
      <Facts
        facts={[
          { label: 'Bought on', value: asset.purchased_on && formatDate(asset.purchased_on) },
          {
            label: 'Purchase price',
            value: asset.purchase_price_cents != null && formatMoney(asset.purchase_price_cents),
          },
        ]}
      />
      {isOpen && <CostDialog asset={asset} onClose={() => setOpen(false)} />}
    </Section>
  )
}

function CostDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  return (
    <EditDialog
      title={`Purchase of ${asset.fleet_no}`}
      size="sm"
      endpoint={resourceEndpoints.setAssetCost}
      schema={AssetCost}
      record={asset}
      params={{ id: asset.id }}
      saved={({ fleet_no }) => `${fleet_no} saved`}
      words={assetFieldWords}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <DateField {...field('purchased_on')} />
        <MoneyField {...field('purchase_price_cents')} />
      </FieldGrid>
    </EditDialog>
  )
}
