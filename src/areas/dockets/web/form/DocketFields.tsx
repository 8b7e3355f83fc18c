import { useWatch } from 'react-hook-form'
import { DriverPicker } from '#areas/drivers/web/index.ts'
import { AssetPicker } from '#areas/resources/web/index.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { docketSourceWords } from '../../contract/choices.ts'
import type { DocketLine } from '../../contract/docket-line.ts'
import { docketLabels } from '../../rules/docket-labels.ts'
import { AgreedRows, LoadRows, StopRows } from '../lines/DocketRows.tsx'
import { isWithoutWork } from '../../rules/shift/short-day.ts'
import { ExtraFields } from './ExtraFields.tsx'
import { OrderPicker } from './OrderPicker.tsx'
import { ShiftTimes, useShortDay } from './ShiftTimes.tsx'

const field = labelled(docketLabels)
const sourceOptions = (['paper', 'office'] as const).map((value) => ({
  value,
  label: docketSourceWords[value],
}))

/** A docket's fields as on paper. `lines` are those of an existing one: another quantity may be agreed. */
export function DocketFields({
  isNew = false,
  lines = [],
  mayOverlap,
}: {
  isNew?: boolean
  lines?: readonly DocketLine[]
  mayOverlap: boolean
}) {
  const isEmpty = isWithoutWork(useShortDay())
  const order: unknown = useWatch({ name: 'job_item_id' })
  const orderId = typeof order === 'number' ? order : null
  return (
    <>
      {mayOverlap && <TextField {...field('overlap_reason')} />}
      {isNew && <OrderPicker {...field('job_item_id')} required />}
      <FieldGrid columns={3}>
        <DriverPicker {...field('driver_id')} />
        <AssetPicker {...field('asset_id')} />
        {lines.length === 0 && <SelectField {...field('source')} options={sourceOptions} required />}
      </FieldGrid>
      <ShiftTimes />
      <StopRows />
      {!isEmpty && <LoadRows />}
      {!isEmpty && <ExtraFields orderId={orderId} />}
      {lines.length > 0 && <AgreedRows lines={lines} />}
      <FieldGrid columns={4}>
        <NumberField {...field('smu_start')} decimals={1} unit="h" />
        <NumberField {...field('smu_finish')} decimals={1} unit="h" />
        <NumberField {...field('odometer_start')} unit="km" />
        <NumberField {...field('odometer_finish')} unit="km" />
      </FieldGrid>
      <FieldGrid columns={2}>
        <TextField {...field('po_number')} />
        <TextField {...field('operator_comment')} />
      </FieldGrid>
      <TextAreaField {...field('description')} />
    </>
  )
}
