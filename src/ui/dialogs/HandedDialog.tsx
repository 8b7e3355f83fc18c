import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { handedHow, handedHowWords } from '#shared/mail-words.ts'
import { capitalised } from '#shared/text.ts'
import { SelectField } from '../fields/SelectField.tsx'
import { FormDialog } from './FormDialog.tsx'

const options = handedHow.map((value) => ({ value, label: capitalised(handedHowWords[value]) }))

/** Someone sent a document without our email: how. */
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
      size="sm"
      onClose={onClose}
    >
      <SelectField name="how" label="How it was sent" options={options} required />
    </FormDialog>
  )
}
