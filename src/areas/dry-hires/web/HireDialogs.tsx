import { AssetPicker } from '#areas/resources/web/index.ts'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { formatDayMonth, melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { serverNow } from '#ui/server-clock.ts'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { type DryHire, type DryRequirement, OffHireInput, OnHireInput } from '../contract/dry-hire.ts'
import { dryHireEndpoints as calls } from '../contract/endpoints.ts'
import { dryHireErrors } from '../rules/check-dry-hire.ts'
import { dryHireLabels } from '../rules/dry-hire-labels.ts'
import { LaterOrders } from './LaterOrders.tsx'
import { MeterField } from './MeterField.tsx'

const field = labelled(dryHireLabels)

/** Now, as a day and time of day in Melbourne. */
export function moment() {
  const now = serverNow()
  return { date: melbourneDate(now), time: melbourneTime(now) }
}

/** A machine goes out: begins with the first that is booked for it, and the meter as it was last read. */
export function OnHireDialog({
  job_id,
  requirements,
  onClose,
}: {
  job_id: number
  requirements: readonly DryRequirement[]
  onClose: () => void
}) {
  const first = requirements.find(({ booked }) => booked.length > 0) ?? requirements[0]
  const [machine] = first?.booked ?? []
  const { date, time } = moment()
  return (
    <CreateDialog
      title="Record on-hire"
      saveLabel="Record on-hire"
      endpoint={calls.recordOnHire}
      schema={OnHireInput}
      empty={{
        ...(first && { job_requirement_id: first.id }),
        ...(machine && { asset_id: machine.id, smu_on: machine.smu_current }),
        on_date: date,
        on_time: time,
      }}
      together={(values) => dryHireErrors(values, moment())}
      params={{ id: job_id }}
      saved={({ fleet_no }) => `${fleet_no} is on hire`}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        {requirements.length > 1 && (
          <Wide>
            <SelectField {...field('job_requirement_id')} options={requirements.map(optionOf)} required />
          </Wide>
        )}
        <Wide>
          <AssetPicker {...field('asset_id')} required />
        </Wide>
        <OnFields />
        <Wide>
          <TextAreaField {...field('notes')} />
        </Wide>
      </FieldGrid>
    </CreateDialog>
  )
}

/** When a machine went out, and its meter then. */
export function OnFields() {
  return (
    <>
      <DateField {...field('on_date')} required />
      <TimeField {...field('on_time')} required />
      <MeterField {...field('smu_on')} />
    </>
  )
}

const optionOf = ({ id, asset_category, start_date, end_date }: DryRequirement) => ({
  value: id,
  label: `${asset_category}, ${formatDayMonth(start_date)} to ${formatDayMonth(end_date)}`,
})

/** The client is done with a machine. */
export function OffHireDialog({ hire, onClose }: { hire: DryHire; onClose: () => void }) {
  const { date, time } = moment()
  const { on_hire_at, smu_on, notes, version } = hire
  const typedOn = { on_date: melbourneDate(on_hire_at), on_time: melbourneTime(on_hire_at), smu_on }
  return (
    <CreateDialog
      title={`Record off-hire of ${hire.fleet_no}`}
      saveLabel="Record off-hire"
      note="Charging stops then. You get an off-hire number to give the client."
      endpoint={calls.recordOffHire}
      schema={OffHireInput}
      empty={{ off_date: date, off_time: time, notes, release_orders: 0, version }}
      together={(values) => dryHireErrors({ ...typedOn, ...values }, moment())}
      params={{ id: hire.id }}
      saved={({ fleet_no, off_hire_no }) => `${fleet_no} is off-hired: ${off_hire_no}`}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <DateField {...field('off_date')} required />
        <TimeField {...field('off_time')} required />
        <NumberField
          {...field('smu_off')}
          decimals={1}
          unit="h"
          help={smu_on === null ? undefined : `${smu_on.toLocaleString('en-AU')} h at on-hire.`}
        />
        <LaterOrders hire={hire} />
        <Wide>
          <TextAreaField {...field('notes')} />
        </Wide>
      </FieldGrid>
    </CreateDialog>
  )
}
