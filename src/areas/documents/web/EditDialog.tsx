import { EditFormDialog } from '#platform/web/forms/EditFormDialog.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import {
  type Document,
  type DocumentFields as Fields,
  type DocumentType,
  documentFields,
} from '../contract/document.ts'
import { documentEndpoints } from '../contract/endpoints.ts'
import { documentLabels } from '../rules/document-labels.ts'
import { DocumentFields } from './DocumentFields.tsx'

const words = fieldWords(documentLabels satisfies Record<keyof Fields, string>, {
  issued_on: shown.date,
  expires_on: shown.date,
})

/** Changes a document's details. */
export function EditDialog({
  document,
  type,
  onClose,
}: {
  document: Document
  type: DocumentType | undefined
  onClose: () => void
}) {
  const edit = useEdit(documentEndpoints.editDocument, {
    schema: documentFields,
    record: document,
    params: { id: document.id },
    saved: ({ title }) => `${title} saved`,
    onSaved: onClose,
  })
  return (
    <EditFormDialog title={document.document_type} edit={edit} words={words} onClose={onClose}>
      <DocumentFields type={type} />
    </EditFormDialog>
  )
}
