import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { FieldGrid } from '../shells/FieldGrid.tsx'
import { FormDialog } from './FormDialog.tsx'

/** The email that carries a link: recipient and message. `help` is the hint below them. */
export function LetterDialog<Values extends FieldValues, Parsed>({
  title,
  letter,
  help,
  onClose,
  children,
}: {
  title: string
  letter: {
    form: UseFormReturn<Values, unknown, Parsed>
    submit: (values: Parsed) => unknown
    submitError: string | null
  }
  help: string
  onClose: () => void
  children?: ReactNode
}) {
  return (
    <FormDialog
      title={title}
      form={letter.form}
      onSubmit={letter.submit}
      submitError={letter.submitError}
      saveLabel="Send"
      onClose={onClose}
    >
      {children}
      <FieldGrid columns={2}>
        <TextField name="to" label="To" type="email" required takesFocus />
        <TextField name="to_name" label="Name" />
      </FieldGrid>
      <TextAreaField name="message" label="Message" rows={6} help={help} />
    </FormDialog>
  )
}
