import { useNavigate } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import { ClientInput } from '../contract/client.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientNoun } from '../rules/client-labels.ts'
import { termsErrors } from '../rules/construction-terms.ts'
import { ClientForm } from './ClientForm.tsx'
import { clientPaths } from './client-paths.ts'
import { newClient } from './new-client.ts'

export function ClientNewScreen() {
  const navigate = useNavigate()
  const create = useCreate(clientEndpoints.createClient, {
    schema: ClientInput,
    together: termsErrors,
    empty: newClient,
    saved: ({ name }) => `${name} saved`,
    // Goes to its contacts, which are entered next.
    onSaved: ({ id }) => navigate({ href: clientPaths.edit(id, 'contacts'), replace: true }),
  })
  return (
    <NewRecordScreen noun={clientNoun} list={clientPaths.list} create={create}>
      <ClientForm />
    </NewRecordScreen>
  )
}
