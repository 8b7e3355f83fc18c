import { useCreate } from '#platform/web/forms/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { useNow } from '#ui/use-now.ts'
import { type AssetRow, AssetSale } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { assetLabels } from '../rules/asset-labels.ts'

const field = labelled(assetLabels)

/** When an asset was sold: its records keep it, but it is no longer available. */
export function SellDialog({ asset, onClose }: { asset: AssetRow; onClose: () => void }) {
  const today = melbourneDate(useNow())
  const { form, submit, submitError } = useCreate(resourceEndpoints.sellAsset, {
    schema: AssetSale,
    empty: { sold_on: today },
    params: { id: asset.id },
    saved: ({ fleet_no }) => `${fleet_no} is sold`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`${asset.fleet_no} was sold`}
      size="sm"
      saveLabel="Record sale"
      form={form}
      onSubmit={submit}
      submitError={submitError}
      onClose={onClose}
    >
      <DateField
        {...field('sold_on')}
        max={today}
        help="It stays on existing records and can no longer be booked."
        required
      />
    </FormDialog>
  )
}
