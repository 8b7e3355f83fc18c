import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import type { Docket } from '#areas/dockets/contract/docket.ts'
import {
  DocketForm,
  LoadRows,
  StopRows,
  docketQuery,
  shiftBodyOf,
  valuesOfDocket,
} from '#areas/dockets/web/index.ts'
import { docketAnswerLabels } from '#areas/dockets/rules/docket-labels.ts'
import { text } from '#platform/contract/fields.ts'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { valuesOf } from '#platform/web/records/record-values.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import type { DriverJob } from '../../../contract/driver-job.ts'
import { driverJobEndpoints } from '../../../contract/endpoints.ts'

const field = labelled(docketAnswerLabels)

interface Asked {
  job: DriverJob
  docket_id: number
  onClose: () => void
}

const AnswerForm = DocketForm.pick({
  shift_date: true,
  starts_at: true,
  finishes_at: true,
  stops: true,
  loads: true,
  smu_start: true,
  smu_finish: true,
  odometer_start: true,
  odometer_finish: true,
  operator_comment: true,
}).extend({ answer: text(docketAnswerLabels.answer, { min: 2, max: 1000 }) })
type AnswerValues = z.output<typeof AnswerForm>

/** A driver answers the office's query about a docket, and corrects wrong entries. */
export function AnswerDialog({ job, docket_id, onClose }: Asked) {
  const { data: docket, isError, refetch } = useQuery(docketQuery(docket_id))
  if (docket) return <Answering key={docket.version} job={job} docket={docket} onClose={onClose} />
  return (
    <Dialog title={`Answer for ${job.docket_no}`} onClose={onClose}>
      {isError ? (
        <ErrorState message="Could not load the docket." onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  )
}

function Answering({ job, docket, onClose }: Omit<Asked, 'docket_id'> & { docket: Docket }) {
  const form = useForm({
    resolver: checkedBy(AnswerForm),
    defaultValues: { ...valuesOf(AnswerForm, valuesOfDocket(docket)), answer: '' } as object,
  })
  const { save, submitError } = useSave(driverJobEndpoints.answerDocketQuery, {
    form,
    saved: () => `${docket.docket_no} answered`,
    onSaved: onClose,
    invalidates: ['driver_job', 'docket'],
  })
  const { smu_start, smu_finish, odometer_start, odometer_finish } = docket
  return (
    <FormDialog
      title={`Answer for ${docket.docket_no}`}
      form={form}
      submitError={submitError}
      onClose={onClose}
      saveLabel="Send answer"
      onSubmit={(values) =>
        save({
          params: { id: job.id },
          body: { ...shiftBodyOf<AnswerValues>(values, docket), version: docket.version },
        })
      }
    >
      <Notice tone="warning">{docket.query_reason}</Notice>
      <TextAreaField {...field('answer')} required />
      <p>Correct anything wrong below. If the total goes up, the office gets the client to sign again.</p>
      <FieldGrid columns={2}>
        <TimeField {...field('starts_at')} required />
        <TimeField {...field('finishes_at')} required={docket.short_day === null} />
      </FieldGrid>
      <StopRows />
      {(job.carries === 1 || docket.loads.length > 0) && <LoadRows />}
      <FieldGrid columns={2}>
        {(smu_start !== null || smu_finish !== null) && (
          <>
            <NumberField {...field('smu_start')} decimals={1} unit="h" />
            <NumberField {...field('smu_finish')} decimals={1} unit="h" />
          </>
        )}
        {(odometer_start !== null || odometer_finish !== null) && (
          <>
            <NumberField {...field('odometer_start')} unit="km" />
            <NumberField {...field('odometer_finish')} unit="km" />
          </>
        )}
      </FieldGrid>
      <TextAreaField {...field('operator_comment')} />
    </FormDialog>
  )
}
