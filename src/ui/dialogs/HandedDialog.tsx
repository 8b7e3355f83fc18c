import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormDialog } from './FormDialog.tsx'
import { HandedFields } from './HandedFields.tsx'

/** Someone sent a document without our email: how, to whom and when. */
export function HandedDialog<Values extends FieldValues, Parsed>({
  name,
  handed,
  onClose,
}: {
  name: string
  handed: {
    form: UseFormReturn<Values, unknown, Parsed>
    submit: (values: Parsed) => unknown
    submitError: string | null
  }
  onClose: () => void
}) {
  return (
    <FormDialog
      title={`Mark ${name} as sent`}
      form={handed.form}
      onSubmit={handed.submit}
      submitError={handed.submitError}
      saveLabel="Mark as sent"
      onClose={onClose}
    >
      <HandedFields />
    </FormDialog>
  )
}
