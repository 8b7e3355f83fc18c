import { useId, type ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useSaveKey } from '../shells/save-key.ts'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'
import css from './Dialog.module.css'

/** A form over the page. `submitError` is what the server refused the whole of it for, or null. */
export function FormDialog<Values extends FieldValues, Parsed>({
  title,
  form,
  onSubmit,
  submitError,
  onClose,
  saveLabel = 'Save',
  size,
  children,
}: {
  title: string
  form: UseFormReturn<Values, unknown, Parsed>
  onSubmit: (values: Parsed) => unknown
  submitError: string | null
  onClose: () => void
  saveLabel?: string
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}) {
  const id = useId()
  useSaveKey(id)
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      <FormProvider {...form}>
        <form
          id={id}
          className={css.form}
          noValidate
          onSubmit={(event) => {
            // The dialog may stand inside a page's form; events climb the React tree through portals.
            event.stopPropagation()
            void form.handleSubmit(onSubmit)(event)
          }}
        >
          {submitError && <Notice tone="danger">{submitError}</Notice>}
          {children}
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
              {saveLabel}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
