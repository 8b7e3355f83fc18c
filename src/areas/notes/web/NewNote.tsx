import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useLeaveGuard } from '#platform/web/forms/use-leave-guard.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useFormDraft } from '#platform/web/forms/use-form-draft.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useSaveKey } from '#ui/shells/save-key.ts'
import { noteEndpoints } from '../contract/endpoints.ts'
import { NoteInput } from '../contract/note.ts'
import { NoteFields } from './NoteFields.tsx'
import { useCtrlEnter } from './use-ctrl-enter.ts'
import css from './notes.module.css'

const empty = { body: '', is_private: 0 as const }

/** Writes a note. */
export function NewNote({ record_type, record_id }: { record_type: string; record_id: number }) {
  const id = useId()
  const form = useForm({ resolver: zodResolver(NoteInput), defaultValues: empty })
  const { save, saving, submitError } = useSave(noteEndpoints.createNote, {
    form,
    saved: () => 'Note saved',
    onSaved: () => form.reset(empty),
  })
  useFormDraft(form, 'note')
  useSaveKey(id)
  useCtrlEnter(id)
  useLeaveGuard(form.formState.isDirty && !saving)

  return (
    <FormProvider {...form}>
      <form
        id={id}
        className={css.form}
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((body) => save({ params: { record_type, record_id }, body }))(event)
        }
      >
        {submitError && <Notice tone="danger">{submitError}</Notice>}
        <NoteFields label="New note" />
        <Button type="submit" loading={saving} aria-keyshortcuts="Control+Enter Meta+Enter Control+S Meta+S">
          Add note
        </Button>
      </form>
    </FormProvider>
  )
}
