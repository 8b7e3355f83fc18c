import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subcontractorEndpoints } from '#areas/subcontractors/contract/endpoints.ts'
import { subcontractorLabels } from '#areas/subcontractors/rules/subcontractor-labels.ts'
import { SubcontractorLink, SubcontractorStatusBadge } from '#areas/subcontractors/web/index.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { formatDate } from '#shared/local-date.ts'
import { dialled, formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { type Asset, AssetOwnership } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetLabels as labels } from '../rules/asset-labels.ts'
import { assetOwnerWords } from '../rules/resource-words.ts'
import { assetFieldWords } from './asset-field-words.ts'
import { OwnerFields } from './OwnerFields.tsx'
import { SubcontractorAssetsTab } from './SubcontractorAssetsTab.tsx'

/** Whose a machine is: the subcontractor to call, since when, and its other machines. */
export function AssetSubcontractorTab({
  asset,
  disabledReason,
}: {
  asset: Asset
  disabledReason: string | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  const { subcontractor_id, hired_since, asset_owner } = asset
  const theirs = useSubcontractorFacts(subcontractor_id)
  return (
    <>
      <Section
        title="Owner"
        actions={
          <Button disabledReason={disabledReason} onClick={() => setOpen(true)}>
            Change owner
          </Button>
        }
      >
        <Facts
          facts={[
            {
              label: labels.asset_owner,
              value: asset.subcontractor ? <SubcontractorLink of={asset} /> : ownWords[asset_owner],
            },
            ...(asset_owner === 'own'
              ? []
              : [{ label: labels.hired_since, value: hired_since && formatDate(hired_since) }]),
            ...theirs,
          ]}
        />
      </Section>
      {subcontractor_id !== null && (
        <SubcontractorAssetsTab title="Their machines" subcontractor_id={subcontractor_id} />
      )}
      {isOpen && <OwnerDialog asset={asset} onClose={() => setOpen(false)} />}
    </>
  )
}

const ownWords = { ...assetOwnerWords, own: 'Our own machine' }

/** The subcontractor's status, and whom to call there. */
function useSubcontractorFacts(id: number | null) {
  const { data } = useQuery({
    ...read(subcontractorEndpoints.getSubcontractor, { params: { id: id ?? 0 } }),
    enabled: useMay()('subcontractors:read') && id !== null,
  })
  if (!data) return []
  const phone = data.mobile ?? data.phone
  return [
    { label: subcontractorLabels.status, value: <SubcontractorStatusBadge status={data.status} /> },
    { label: subcontractorLabels.contact_name, value: data.contact_name },
    {
      label: subcontractorLabels.phone,
      value: phone && <a href={`tel:${dialled(phone)}`}>{formatPhone(phone)}</a>,
    },
  ]
}

function OwnerDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  return (
    <EditDialog
      title={`Owner of ${asset.fleet_no}`}
      endpoint={resourceEndpoints.editAsset}
      schema={AssetOwnership}
      record={asset}
      params={{ id: asset.id }}
      saved={({ fleet_no }) => `${fleet_no} saved`}
      words={assetFieldWords}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <OwnerFields asset={asset} />
      </FieldGrid>
    </EditDialog>
  )
}
