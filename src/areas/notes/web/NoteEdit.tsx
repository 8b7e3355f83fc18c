import { useEffect, useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { EditConflict } from '#platform/web/forms/EditConflict.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { useLeaveGuard } from '#platform/web/forms/use-leave-guard.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useSaveKey } from '#ui/shells/save-key.ts'
import { noteEndpoints } from '../contract/endpoints.ts'
import { type Note, NoteInput } from '../contract/note.ts'
import { noteLabels } from '../rules/note-labels.ts'
import { NoteFields } from './NoteFields.tsx'
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts'
import css from './notes.module.css'

const words = fieldWords(noteLabels satisfies Record<keyof NoteInput, string>, { is_private: shown.yesNo })

/** Edits a note in place. */
export function NoteEdit({ note, onClose }: { note: Note; onClose: () => void }) {
  const id = useId()
  const edit = useEdit(noteEndpoints.editNote, {
    schema: NoteInput,
    record: note,
    params: { id: note.id },
    saved: () => 'Note saved',
    onSaved: onClose,
  })
  const { form, submit, submitError } = edit
  useSaveKey(id)
  useEffect(() => form.setFocus('body'), [form])
  useLeaveGuard(form.formState.isDirty && !form.formState.isSubmitting)

  return (
    <FormProvider {...form}>
      <form
        id={id}
        className={css.form}
        noValidate
        onKeyDown={submitOnCtrlEnter}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {submitError && <Notice tone="danger">{submitError}</Notice>}
        <EditConflict edit={edit} words={words} />
        <NoteFields label={noteLabels.body} />
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          Save
        </Button>
      </form>
    </FormProvider>
  )
}
