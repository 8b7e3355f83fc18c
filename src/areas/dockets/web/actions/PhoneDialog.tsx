import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { type Docket, PhoneSigning } from '../../contract/docket.ts'
import { docketEndpoints } from '../../contract/endpoints.ts'
import { phoneSigningLabels } from '../../rules/docket-labels.ts'

const field = labelled(phoneSigningLabels)

/** Someone agreed on the phone for the client: who, and their number. */
export function PhoneDialog({ docket, onClose }: { docket: Docket; onClose: () => void }) {
  const create = useCreate(docketEndpoints.signDocketByPhone, {
    schema: PhoneSigning,
    empty: { version: docket.version },
    params: { id: docket.id },
    saved: ({ docket_no }) => `${docket_no} signed`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`${docket.docket_no} agreed by phone`}
      size="sm"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Record agreement"
    >
      <p>Read out the hours and loads. The docket shows their name and yours.</p>
      <TextField {...field('name')} required takesFocus />
      <FieldGrid columns={2}>
        <TextField {...field('role')} />
        <TextField {...field('contact')} />
      </FieldGrid>
    </FormDialog>
  )
}
