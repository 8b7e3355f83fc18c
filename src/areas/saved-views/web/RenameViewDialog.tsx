import { EditConflict } from '#platform/web/EditConflict.tsx'
import { useEdit } from '#platform/web/use-edit.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { savedViewEndpoints } from '../contract/endpoints.ts'
import { type SavedView, ViewName } from '../contract/saved-view.ts'

const words = { name: { label: 'Name' } }

/** Gives a view another name. */
export default function RenameViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const edit = useEdit(savedViewEndpoints.renameView, {
    schema: ViewName,
    record: view,
    params: { id: view.id },
    saved: ({ name }) => `${name} saved`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Rename the view"
      form={edit.form}
      onSubmit={edit.submit}
      submitError={edit.submitError}
      onClose={onClose}
      size="sm"
    >
      <EditConflict edit={edit} words={words} />
      <TextField name="name" label="Name" maxLength={60} takesFocus required />
    </FormDialog>
  )
}
