import { useWordsWithSkills } from '#areas/tags/web/index.ts'
import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { type Asset, AssetInput } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetFieldWords } from './asset-field-words.ts'
import { AssetForm } from './AssetForm.tsx'
import { confirmReadings } from './confirm-readings.ts'

/** The asset itself. */
export function AssetDetailsTab({ asset, locks }: { asset: Asset; locks: RecordLocks }) {
  const edit = useEdit(resourceEndpoints.editAsset, {
    schema: AssetInput,
    record: asset,
    params: { id: asset.id },
    saved: ({ fleet_no }) => `${fleet_no} saved`,
  })
  const words = useWordsWithSkills(assetFieldWords, 'required_skill_ids')
  const submit: typeof edit.submit = async (values) => {
    const { smu_current: smu = null, odometer_current: odometer = null } = values
    if (await confirmReadings({ smu, odometer }, asset)) await edit.submit(values)
  }
  return (
    <EditPanel edit={edit} words={words} locks={locks} onSubmit={submit}>
      <AssetForm asset={asset} />
    </EditPanel>
  )
}
