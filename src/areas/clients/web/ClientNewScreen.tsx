import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { clientPaths } from './client-paths.ts'
import { clientRecord } from './client-record.ts'
import { clientForm } from './ClientForm.tsx'
import { newClient } from './new-client.ts'

/** Leads to the client’s contacts, which are entered next. */
export const ClientNewScreen = () => (
  <CreateScreen
    record={clientRecord}
    form={clientForm}
    empty={newClient}
    openAt={(id) => clientPaths.edit(id, 'contacts')}
  />
)
