import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { savedViewEndpoints } from '../contract/endpoints.ts'
import { type SavedView, SavedViewInput } from '../contract/saved-view.ts'
import { savedViewLabels } from '../rules/saved-view-labels.ts'
import { SharedWithField } from './SharedWithField.tsx'

const field = labelled(savedViewLabels)

/** Asks for a name to save the list's current state under. */
export default function SaveViewDialog({
  list_key,
  search,
  own,
  onClose,
}: {
  list_key: string
  search: string
  /** The person's existing views of the list. */
  own: readonly SavedView[]
  onClose: () => void
}) {
  const { form, submit, submitError } = useCreate(savedViewEndpoints.saveView, {
    schema: SavedViewInput,
    empty: { list_key, search },
    saved: ({ name }) => `${name} saved`,
    onSaved: onClose,
  })
  const name = String(useWatch({ control: form.control, name: 'name' }) ?? '').trim()
  const replaced = own.find((view) => view.name === name)
  useEffect(() => {
    if (form.getFieldState('shared_with').isDirty) return
    form.setValue('shared_with', replaced?.shared_with ?? null)
  }, [form, replaced])
  return (
    <FormDialog
      title="Save this view"
      form={form}
      onSubmit={submit}
      submitError={submitError}
      onClose={onClose}
      size="sm"
    >
      <TextField
        {...field('name')}
        help={
          replaced
            ? 'Your view with this name will be replaced.'
            : 'Saves the search, filters, sort and columns.'
        }
        maxLength={60}
        takesFocus
        required
      />
      <SharedWithField />
    </FormDialog>
  )
}
