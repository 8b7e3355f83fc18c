import { type ComponentProps, type ReactNode, useContext } from 'react'
import type { FieldValues } from 'react-hook-form'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { FormPanel, type FormPanelProps } from '#ui/shells/FormPanel.tsx'
import { EditingContext } from '../records/editing.ts'
import type { RecordLocks } from '../records/RecordScreen.tsx'
import { EditConflict } from './EditConflict.tsx'
import { leaving } from './use-leave-guard.ts'

/**
 * The edit form inside a record's screen, with any conflict shown above the fields. `edit` comes from
 * `useEdit`; `onSubmit` replaces its own where something must be asked first.
 */
export function EditPanel<Values extends FieldValues, Parsed>({
  edit,
  words,
  locks,
  readOnly = Boolean(locks?.locked ?? locks?.mayNotWrite),
  onSubmit = edit.submit,
  next,
  children,
}: {
  edit: Pick<FormPanelProps<Values, Parsed>, 'form' | 'submitError'> & {
    submit: (values: Parsed) => unknown
  } & ComponentProps<typeof EditConflict>['edit']
  words: ComponentProps<typeof EditConflict>['words']
  /** Of a `RecordScreen`, which says itself what the record's state locks. */
  locks?: RecordLocks
  /** Nothing may be changed here; the screen says why. */
  readOnly?: boolean
  onSubmit?: (values: Parsed) => unknown
  next?: FormPanelProps<Values, Parsed>['next']
  children: ReactNode
}) {
  const editing = useContext(EditingContext)
  const cancel = async () => {
    const isKept = !edit.form.formState.isDirty && !edit.unsaved
    if (!isKept && !(await confirm(leaving))) return
    edit.form.reset()
    editing?.close()
  }
  return (
    <>
      {!locks?.locked && locks?.mayNotWrite && <Notice>{locks.mayNotWrite}</Notice>}
      <FormPanel
        form={edit.form}
        onSubmit={onSubmit}
        next={next}
        submitError={edit.submitError}
        onCancel={editing ? () => void cancel() : undefined}
        readOnly={readOnly}
      >
        <EditConflict edit={edit} words={words} />
        {children}
      </FormPanel>
    </>
  )
}
