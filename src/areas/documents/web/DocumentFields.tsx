import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import type { DocumentType } from '../contract/document.ts'
import { documentLabels } from '../rules/document-labels.ts'

const field = labelled(documentLabels)

/** A document's details besides its files; its type decides which are required. */
export function DocumentFields({ type }: { type?: DocumentType | undefined }) {
  return (
    <FieldGrid columns={2}>
      <Wide>
        <TextField {...field('title')} required />
      </Wide>
      <TextField {...field('number')} required={type?.needs_number === 1} />
      <TextField {...field('issuer')} help="Such as VicRoads or WorkSafe." />
      <DateField {...field('issued_on')} />
      <DateField {...field('expires_on')} required={type?.has_expiry === 1} />
    </FieldGrid>
  )
}
