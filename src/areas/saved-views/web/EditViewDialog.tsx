import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { fieldWords } from '#platform/web/forms/field-words.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { savedViewEndpoints } from '../contract/endpoints.ts'
import { type SavedView, SavedViewFields } from '../contract/saved-view.ts'
import { savedViewLabels, sharedWithWords } from '../rules/saved-view-labels.ts'
import { SharedWithField } from './SharedWithField.tsx'

const field = labelled(savedViewLabels)
const words = fieldWords(savedViewLabels, {
  shared_with: (value) => sharedWithWords(value as number | null) ?? 'Only you',
})

/** Gives a view another name, and says who else sees it. */
export default function EditViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  return (
    <EditDialog
      title="Edit view"
      endpoint={savedViewEndpoints.editView}
      schema={SavedViewFields}
      record={view}
      params={{ id: view.id }}
      words={words}
      onClose={onClose}
      size="sm"
    >
      <TextField {...field('name')} maxLength={60} takesFocus required />
      <SharedWithField />
    </EditDialog>
  )
}
