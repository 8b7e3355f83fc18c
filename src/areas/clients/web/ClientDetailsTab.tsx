import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { type Client, ClientInput } from '../contract/client.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { termsErrors } from '../rules/construction-terms.ts'
import { ClientForm } from './ClientForm.tsx'
import { useClientWords } from './use-client-words.ts'

/** The client itself. */
export function ClientDetailsTab({ client, locks }: { client: Client; locks: RecordLocks }) {
  const edit = useEdit(clientEndpoints.editClient, {
    schema: ClientInput,
    together: termsErrors,
    record: client,
    params: { id: client.id },
    saved: ({ name }) => `${name} saved`,
  })
  const words = useClientWords()

  return (
    <EditPanel edit={edit} words={words} locks={locks}>
      <ClientForm client={client} />
    </EditPanel>
  )
}
