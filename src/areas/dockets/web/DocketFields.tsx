import { DriverPicker } from '#areas/drivers/web/index.ts'
import { AssetPicker } from '#areas/resources/web/index.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { docketSourceWords } from '../contract/choices.ts'
import type { DocketLine } from '../contract/docket.ts'
import { AgreedRows, LoadRows, StopRows } from './DocketRows.tsx'
import { OrderPicker } from './OrderPicker.tsx'

const sourceOptions = (['paper', 'office'] as const).map((value) => ({
  value,
  label: docketSourceWords[value],
}))

/** The fields of a docket as it stands on paper. `lines` are those of one that is there: another quantity may be agreed. */
export function DocketFields({
  isNew = false,
  lines = [],
  mayOverlap,
}: {
  isNew?: boolean
  lines?: readonly DocketLine[]
  mayOverlap: boolean
}) {
  return (
    <>
      {mayOverlap && <TextField name="overlap_reason" label="Why both dockets are right" />}
      {isNew && <OrderPicker name="job_item_id" label="Work order" required />}
      <FieldGrid columns={3}>
        <DriverPicker name="driver_id" label="Driver" />
        <AssetPicker name="asset_id" label="Asset" />
        {lines.length === 0 && <SelectField name="source" label="Source" options={sourceOptions} required />}
      </FieldGrid>
      <FieldGrid columns={3}>
        <DateField name="shift_date" label="Shift" required />
        <TimeField name="starts_at" label="Start" required />
        <TimeField name="finishes_at" label="Finish" required />
      </FieldGrid>
      <StopRows />
      <LoadRows />
      {lines.length > 0 && <AgreedRows lines={lines} />}
      <FieldGrid columns={4}>
        <NumberField name="smu_start" label="Hours at start" decimals={1} unit="h" />
        <NumberField name="smu_finish" label="Hours at finish" decimals={1} unit="h" />
        <NumberField name="odometer_start" label="Odometer at start" unit="km" />
        <NumberField name="odometer_finish" label="Odometer at finish" unit="km" />
      </FieldGrid>
      <FieldGrid columns={2}>
        <TextField name="po_number" label="PO number" />
        <TextField name="operator_comment" label="Comment of the operator" />
      </FieldGrid>
      <TextAreaField name="description" label="What was done" />
    </>
  )
}
