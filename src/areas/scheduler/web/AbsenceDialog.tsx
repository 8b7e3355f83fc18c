import { type FieldValues, useForm } from 'react-hook-form'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useFormDraft } from '#platform/web/forms/use-form-draft.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { schedulerEndpoints } from '../contract/endpoints.ts'
import { absenceLabels } from '../rules/absence-labels.ts'
import { AbsenceForm, wholeDays } from './absence-form.ts'
import type { Whose } from './queries.ts'

const field = labelled(absenceLabels)

/** Full days of a driver's leave, or of the workshop time of an asset or attachment. */
export function AbsenceDialog({
  whose,
  title,
  onClose,
}: {
  whose: Whose
  title: string
  onClose: () => void
}) {
  const form = useForm<FieldValues, unknown, { from: string; to: string; note?: string | null }>({
    resolver: checkedBy(AbsenceForm) as never,
    defaultValues: { from: '', to: '', note: null },
  })
  useFormDraft(form, title)
  const { save, submitError } = useSave(schedulerEndpoints.createAbsence, {
    form,
    saved: ({ asset, attachment, driver }) =>
      driver ? `Leave for ${driver} saved` : `Workshop time for ${asset ?? attachment} saved`,
    invalidates: ['*'],
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={title}
      size="sm"
      form={form}
      submitError={submitError}
      onClose={onClose}
      onSubmit={({ note, ...days }) =>
        save({
          body:
            'driver_id' in whose
              ? { kind: 'leave', ...whose, ...wholeDays(days), note }
              : { kind: 'workshop', ...whose, ...wholeDays(days), note },
        })
      }
    >
      <FieldGrid columns={2}>
        <DateField {...field('from')} required />
        <DateField {...field('to')} required />
      </FieldGrid>
      <TextField {...field('note')} />
    </FormDialog>
  )
}
