import { Portal } from '@mantine/core'
import { type ReactNode, useContext, useEffect, useId } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { ReadOnlyContext } from '../fields/read-only.ts'
import { useNavigation } from '../navigation.tsx'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { countErrors } from './count-errors.ts'
import css from './FormPanel.module.css'
import { HeaderActionsContext } from './header-actions.ts'
import { useSaveKey } from './save-key.ts'

export interface NextStep<Parsed> {
  label: string
  /** With the checked values, which are not saved yet. */
  run: (values: Parsed) => unknown
}

export interface FormPanelProps<Values extends FieldValues, Parsed> {
  form: UseFormReturn<Values, unknown, Parsed>
  onSubmit: (values: Parsed) => unknown
  /** The server's refusal of the form as a whole, or null; field errors go to their fields. */
  submitError: string | null
  onCancel?: () => void
  /** What follows saving, such as sending: the screen's main action. */
  next?: NextStep<Parsed> | undefined
  /** The form is read-only and has no Save; the screen says why. */
  readOnly?: boolean
  children: ReactNode
}

/**
 * A form inside a screen. Save and Cancel are in the screen's header (on a phone at the bottom), Ctrl-S
 * saves, the first invalid field gets the focus, and leaving with changes asks.
 */
export function FormPanel<Values extends FieldValues, Parsed>({
  form,
  onSubmit,
  submitError,
  onCancel,
  next,
  readOnly = false,
  children,
}: FormPanelProps<Values, Parsed>) {
  const id = useId()
  const header = useContext(HeaderActionsContext)
  const { useLeaveGuard } = useNavigation()
  const { isDirty, isSubmitting, errors } = form.formState
  const wrong = countErrors(errors)

  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [id])
  useSaveKey(id)
  useLeaveGuard(isDirty && !isSubmitting)

  // Archived in the meantime: there is nothing to save, but a way back.
  const actions = readOnly ? (
    onCancel && <Button onClick={onCancel}>Close</Button>
  ) : (
    <>
      <output className={css.state} data-form-state>
        {wrong > 0
          ? `${wrong} ${wrong === 1 ? 'field needs' : 'fields need'} attention`
          : isDirty && 'Unsaved changes'}
      </output>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      <Button
        type="submit"
        form={id}
        // Not the next step until something changed.
        variant={isDirty && !next ? 'primary' : 'secondary'}
        loading={isSubmitting}
        aria-keyshortcuts="Control+S Meta+S"
      >
        Save
      </Button>
      {next && (
        <Button variant="primary" loading={isSubmitting} onClick={() => void form.handleSubmit(next.run)()}>
          {next.label}
        </Button>
      )}
    </>
  )

  return (
    <FormProvider {...form}>
      <form
        id={id}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!readOnly) void form.handleSubmit(onSubmit)(event)
        }}
      >
        {submitError && <Notice tone="danger">{submitError}</Notice>}
        <ReadOnlyContext value={readOnly}>{children}</ReadOnlyContext>
        {!header && <div className={css.actions}>{actions}</div>}
      </form>
      {header?.element && <Portal target={header.element}>{actions}</Portal>}
    </FormProvider>
  )
}
