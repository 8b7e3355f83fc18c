import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { useNow } from '#ui/use-now.ts'
import { type Asset, type AssetRow, AssetService } from '../contract/asset.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetLabels } from '../rules/asset-labels.ts'
import { confirmReadings } from './confirm-readings.ts'
import { assetQuery } from './queries.ts'

const field = labelled(assetLabels)

/** A service that was done: its day and what the meters read, from which the next one follows. */
export function ServiceDialog({
  asset: row,
  onClose,
}: {
  asset: Pick<AssetRow, 'id' | 'fleet_no'>
  onClose: () => void
}) {
  const { data: asset } = useQuery(assetQuery(row.id))
  const today = melbourneDate(useNow())
  const { form, submit, submitError } = useCreate(resourceEndpoints.recordService, {
    schema: AssetService,
    empty: { serviced_on: today },
    params: { id: row.id },
    saved: ({ fleet_no }) => `Service of ${fleet_no} recorded`,
    onSaved: onClose,
  })
  const confirmed: typeof submit = async (values) => {
    const { smu_current: smu = null, odometer_current: odometer = null } = values
    if (!asset || (await confirmReadings({ smu, odometer }, asset))) await submit(values)
  }
  return (
    <FormDialog
      title={`Service of ${row.fleet_no}`}
      size="sm"
      saveLabel="Record service"
      form={form}
      onSubmit={confirmed}
      submitError={submitError}
      onClose={onClose}
    >
      <DateField {...field('serviced_on')} max={today} required />
      <MeterFields asset={asset} today={today} />
    </FormDialog>
  )
}

/** What the meters read at the service; of one today they may be left to the last readings. */
function MeterFields({ asset, today }: { asset: Asset | undefined; today: string }) {
  const isToday = useWatch({ name: 'serviced_on' }) === today
  const help = (reading: number | null | undefined, unit: string) =>
    isToday && reading != null
      ? `${reading.toLocaleString('en-AU')} ${unit} if you leave it empty.`
      : undefined
  return (
    <>
      {asset?.meter_type !== 'km' && (
        <NumberField {...field('smu_current')} unit="h" decimals={1} help={help(asset?.smu_current, 'h')} />
      )}
      {asset && asset.meter_type !== 'hours' && (
        <NumberField {...field('odometer_current')} unit="km" help={help(asset.odometer_current, 'km')} />
      )}
    </>
  )
}
