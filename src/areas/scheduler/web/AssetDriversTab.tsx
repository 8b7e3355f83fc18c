import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Asset } from '#areas/resources/contract/asset.ts'
import { resourceEndpoints } from '#areas/resources/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { PagedSection, usePages } from '#ui/table/PagedSection.tsx'
import type { AssetDriver } from '../contract/asset-driver.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'
import { assetDriverColumns } from './asset-driver-columns.tsx'

/** Who usually drives a machine, who has driven it and who may. `disabledReason`: why that may not be set now. */
export function AssetDriversTab({
  asset,
  disabledReason,
}: {
  asset: Pick<Asset, 'id' | 'version' | 'fleet_no'>
  disabledReason: string | undefined
}) {
  const { id, version, fleet_no } = asset
  const pages = usePages()
  const asked = useQuery({
    ...read(schedulerEndpoints.listAssetDrivers, { params: { id }, query: pages.query }),
    placeholderData: keepPreviousData,
  })
  const { save, submitError } = useSave(resourceEndpoints.editAsset, {
    saved: ({ default_driver }) =>
      default_driver ? `${default_driver} usually drives ${fleet_no}` : `${fleet_no} has no usual driver`,
  })
  const setUsual = (driver: AssetDriver) =>
    save({ params: { id }, body: { version, default_driver_id: driver.is_usual ? null : driver.id } })

  return (
    <>
      {submitError && <Notice tone="danger">{submitError}</Notice>}
      <PagedSection
        title="Drivers"
        pages={pages}
        asked={asked}
        columns={assetDriverColumns}
        hidden={[]}
        rowMenu={(driver) => [
          {
            label: driver.is_usual ? 'No longer the usual driver' : 'Make usual driver',
            disabledReason,
            run: () => void setUsual(driver),
          },
        ]}
        none={{
          title: 'No drivers yet',
          text: 'Drivers appear here once their licence is entered, or a docket has them on this machine.',
        }}
      />
    </>
  )
}
