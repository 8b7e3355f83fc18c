import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { type Client, ClientInput } from '../contract/client.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { termsErrors } from '../rules/construction-terms.ts'
import { ClientForm } from './ClientForm.tsx'
import { useClientWords } from './use-client-words.ts'

/** The client's own fields. `readOnly`: it is archived, or the person may only view it; the screen says so. */
export function ClientDetailsTab({ client, readOnly }: { client: Client; readOnly: boolean }) {
  const edit = useEdit(clientEndpoints.editClient, {
    schema: ClientInput,
    together: termsErrors,
    record: client,
    params: { id: client.id },
    saved: ({ name }) => `${name} saved`,
  })
  const words = useClientWords()

  return (
    <EditPanel edit={edit} words={words} readOnly={readOnly}>
      <ClientForm client={client} />
    </EditPanel>
  )
}
