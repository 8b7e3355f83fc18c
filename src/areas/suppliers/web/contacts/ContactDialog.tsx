import { PersonFields, PrimaryField } from '#areas/clients/web/index.ts'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { type SupplierContact, SupplierContactInput } from '../../contract/contact.ts'
import { supplierEndpoints } from '../../contract/endpoints.ts'
import { contactFieldWords } from './contact-field-words.ts'

interface DialogProps {
  supplier_id: number
  onClose: () => void
}

const fields = (
  <FieldGrid columns={2}>
    <PersonFields />
    <PrimaryField />
  </FieldGrid>
)

/** `isFirst`: a supplier's first contact is primary by default. */
export function NewContactDialog({ supplier_id, isFirst, onClose }: DialogProps & { isFirst: boolean }) {
  return (
    <CreateDialog
      title="New contact"
      endpoint={supplierEndpoints.createSupplierContact}
      schema={SupplierContactInput}
      empty={{ name: '', is_primary: isFirst ? 1 : 0 }}
      params={{ id: supplier_id }}
      saved={({ name }) => `${name} added`}
      onClose={onClose}
    >
      {fields}
    </CreateDialog>
  )
}

export function EditContactDialog({
  supplier_id,
  contact,
  readOnly,
  onClose,
}: DialogProps & { contact: SupplierContact; readOnly: boolean }) {
  return (
    <EditDialog
      title={contact.name}
      endpoint={supplierEndpoints.editSupplierContact}
      schema={SupplierContactInput}
      record={contact}
      params={{ id: supplier_id, contact_id: contact.id }}
      words={contactFieldWords}
      readOnly={readOnly}
      onClose={onClose}
    >
      {fields}
    </EditDialog>
  )
}
