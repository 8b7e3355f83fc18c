import { AssetPicker } from '#areas/resources/web/index.ts'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { melbourneDate, melbourneTime } from '#shared/local-date.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { type DryHire, DryHireCorrection, RemovalInput } from '../contract/dry-hire.ts'
import { dryHireEndpoints as calls } from '../contract/endpoints.ts'
import { dryHireErrors } from '../rules/check-dry-hire.ts'
import { dryHireLabels } from '../rules/dry-hire-labels.ts'
import { moment, OnFields } from './HireDialogs.tsx'

const field = labelled(dryHireLabels)

/** Corrects what was recorded, with the reason; an off-hire only where there is one. */
export function CorrectDialog({ hire, onClose }: { hire: DryHire; onClose: () => void }) {
  const { asset_id, on_hire_at, off_hire_at, smu_on, smu_off, notes, version } = hire
  const off =
    off_hire_at === null
      ? {}
      : { off_date: melbourneDate(off_hire_at), off_time: melbourneTime(off_hire_at), smu_off }
  return (
    <CreateDialog
      title={`Correct dry hire of ${hire.fleet_no}`}
      note="The machine’s own meter reading stays: change it on the machine if it is wrong too."
      endpoint={calls.correctDryHire}
      schema={DryHireCorrection}
      empty={{
        asset_id,
        on_date: melbourneDate(on_hire_at),
        on_time: melbourneTime(on_hire_at),
        smu_on,
        ...off,
        notes,
        version,
      }}
      together={(values) => dryHireErrors(values, moment())}
      params={{ id: hire.id }}
      saved={({ fleet_no }) => `Dry hire of ${fleet_no} corrected`}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <Wide>
          <AssetPicker {...field('asset_id')} required />
        </Wide>
        <OnFields />
        {off_hire_at !== null && (
          <>
            <DateField {...field('off_date')} required />
            <TimeField {...field('off_time')} required />
            <NumberField {...field('smu_off')} decimals={1} unit="h" />
          </>
        )}
        <Wide>
          <TextAreaField {...field('notes')} />
        </Wide>
        <Wide>
          <TextField {...field('reason')} required />
        </Wide>
      </FieldGrid>
    </CreateDialog>
  )
}

/** Takes back a dry hire that never was. */
export function RemoveDialog({ hire, onClose }: { hire: DryHire; onClose: () => void }) {
  return (
    <CreateDialog
      title={`Remove dry hire of ${hire.fleet_no}?`}
      size="sm"
      saveLabel="Remove"
      note="For one that never was. The job’s history still shows it."
      endpoint={calls.removeDryHire}
      schema={RemovalInput}
      empty={{ version: hire.version }}
      params={{ id: hire.id }}
      saved={() => `Dry hire of ${hire.fleet_no} removed`}
      onClose={onClose}
    >
      <TextField {...field('reason')} required />
    </CreateDialog>
  )
}
