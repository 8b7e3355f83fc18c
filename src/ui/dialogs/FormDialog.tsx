import { useId, useState, type ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { oneAtATime } from '#shared/one-at-a-time.ts'
import { ReadOnlyContext } from '../fields/read-only.ts'
import { Button } from '../parts/Button.tsx'
import { Kbd } from '../parts/Kbd.tsx'
import { Notice } from '../parts/Notice.tsx'
import { useSaveKey } from '../shells/save-key.ts'
import { confirm, currentQuestion } from './confirm-store.ts'
import { Dialog, DialogActions } from './Dialog.tsx'
import css from './Dialog.module.css'

/**
 * A form in a dialog. `submitError` is the server's refusal of the form as a whole, or null. Ctrl-S saves,
 * and closing with changes asks first. `readOnly`: the screen behind says why.
 */
export function FormDialog<Values extends FieldValues, Parsed>({
  title,
  about,
  form,
  onSubmit,
  submitError,
  onClose,
  saveLabel = 'Save',
  saveIcon,
  saveHint,
  cancelLabel = 'Cancel',
  note,
  other,
  size,
  readOnly = false,
  waiting = false,
  children,
}: {
  title: string
  /** Next to the title: whose it is. */
  about?: string | undefined
  form: UseFormReturn<Values, unknown, Parsed>
  onSubmit: (values: Parsed) => unknown
  submitError: string | null
  onClose: () => void
  saveLabel?: string
  saveIcon?: ReactNode
  /** The key that saves, on the button. */
  saveHint?: 'Ctrl ↵'
  cancelLabel?: string
  /** What saving means, next to the buttons. */
  note?: string | undefined
  /** What else can be done with what was typed, between Cancel and Save. */
  other?: { label: string; run: () => unknown; busy: boolean } | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  readOnly?: boolean
  /** What is saved is still being worked out: saving has to wait. */
  waiting?: boolean
  children: ReactNode
}) {
  const id = useId()
  const [once] = useState(oneAtATime)
  const { isDirty, isSubmitting } = form.formState
  useSaveKey(id, saveHint === 'Ctrl ↵')

  const close = async () => {
    // Escape reaches this dialog even while a question covers it.
    if (currentQuestion()) return
    if (!isDirty || (await confirm(leaveQuestion))) onClose()
  }

  return (
    <Dialog title={title} about={about} size={size} onClose={() => void close()}>
      <FormProvider {...form}>
        <form
          id={id}
          className={css.form}
          noValidate
          onSubmit={(event) => {
            // The dialog may be inside a page's form; events bubble up the React tree through portals.
            event.stopPropagation()
            event.preventDefault()
            if (!readOnly && !waiting) void once(() => form.handleSubmit(onSubmit)(event))
          }}
        >
          {submitError && <Notice tone="danger">{submitError}</Notice>}
          <ReadOnlyContext value={readOnly}>{children}</ReadOnlyContext>
          <DialogActions>
            {note && <p className={css.note}>{note}</p>}
            <Button onClick={() => void close()}>{readOnly ? 'Close' : cancelLabel}</Button>
            {other && (
              <Button loading={other.busy} onClick={() => void other.run()}>
                {other.label}
              </Button>
            )}
            {!readOnly && (
              <Button type="submit" variant="primary" icon={saveIcon} loading={isSubmitting || waiting}>
                {saveLabel}
                {saveHint && <Kbd>{saveHint}</Kbd>}
              </Button>
            )}
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}

const leaveQuestion = {
  title: 'Close without saving?',
  message: 'Your changes have not been saved.',
  confirmLabel: 'Close',
  danger: true,
}
