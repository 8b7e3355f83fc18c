import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
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
export function EditDocumentDialog({
  document,
  type,
  onClose,
}: {
  document: Document
  type: DocumentType | undefined
  onClose: () => void
}) {
  return (
    <EditDialog
      title={document.document_type}
      endpoint={documentEndpoints.editDocument}
      schema={documentFields}
      record={document}
      params={{ id: document.id }}
      saved={({ title }) => `${title} saved`}
      words={words}
      onClose={onClose}
    >
      <DocumentFields type={type} />
    </EditDialog>
  )
}
