import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import type { DocumentType } from '../contract/document.ts'

/** What is said of a document beside its files; its type says what must be. */
export function DocumentFields({ type }: { type?: DocumentType | undefined }) {
  return (
    <FieldGrid columns={2}>
      <Wide>
        <TextField name="title" label="Title" required />
      </Wide>
      <TextField name="number" label="Number" required={type?.needs_number === 1} />
      <TextField name="issuer" label="Issuer" help="Who gave it out." />
      <DateField name="issued_on" label="Issue date" />
      <DateField name="expires_on" label="Expiry date" required={type?.has_expiry === 1} />
    </FieldGrid>
  )
}
