import { EditFormDialog } from '#platform/web/forms/EditFormDialog.tsx'
import { fieldWords } from '#platform/web/forms/field-words.ts'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { savedViewEndpoints } from '../contract/endpoints.ts'
import { type SavedView, ViewName } from '../contract/saved-view.ts'
import { savedViewLabels } from '../rules/saved-view-labels.ts'

const field = labelled(savedViewLabels)
const words = fieldWords(savedViewLabels, {})

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
    <EditFormDialog title="Rename the view" edit={edit} words={words} onClose={onClose} size="sm">
      <TextField {...field('name')} maxLength={60} takesFocus required />
    </EditFormDialog>
  )
}
