import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { ClientInput } from '../contract/client.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientNoun } from '../rules/client-labels.ts'
import { termsErrors } from '../rules/construction-terms.ts'
import { clientPaths } from './client-paths.ts'
import { ClientForm } from './ClientForm.tsx'
import { newClient } from './new-client.ts'

export function ClientNewScreen() {
  return (
    <CreateScreen
      noun={clientNoun}
      list={clientPaths.list}
      endpoint={clientEndpoints.createClient}
      schema={ClientInput}
      together={termsErrors}
      empty={newClient}
      saved={({ name }) => `${name} saved`}
      // Goes to its contacts, which are entered next.
      openAt={(id) => clientPaths.edit(id, 'contacts')}
    >
      <ClientForm />
    </CreateScreen>
  )
}
