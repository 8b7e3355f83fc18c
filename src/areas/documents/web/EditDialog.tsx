import { EditFormDialog } from '#platform/web/EditFormDialog.tsx'
import { useEdit } from '#platform/web/use-edit.ts'
import { formatDate } from '#shared/local-date.ts'
import { type Document, type DocumentType, documentFields } from '../contract/document.ts'
import { documentEndpoints } from '../contract/endpoints.ts'
import { DocumentFields } from './DocumentFields.tsx'

const date = (value: unknown) => formatDate(String(value))
const words = {
  title: { label: 'Title' },
  number: { label: 'Number' },
  issuer: { label: 'Issuer' },
  issued_on: { label: 'Issue date', show: date },
  expires_on: { label: 'Expiry date', show: date },
}

/** Changes what is said of a document. */
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
