import { IconUserCheck } from '@tabler/icons-react'
import { call } from '#platform/web/calls/api.ts'
import type { BulkChoice } from '#platform/web/lists/BulkActions.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import type { ClientRow } from '../contract/client.ts'
import { clientLabels } from '../rules/client-labels.ts'
import { useAccountManagers } from './use-account-managers.ts'

/** Gives several clients another account manager. */
export function useAssignClients(): BulkChoice<ClientRow>[] {
  const whyNot = useWhyNot()
  const managers = useAccountManagers()
  return [
    {
      label: clientLabels.account_manager_id,
      icon: <IconUserCheck aria-hidden />,
      done: 'assigned',
      disabledReason: whyNot('clients:write') ?? whyNot('users:choose'),
      choices: managers.map(({ id: account_manager_id, name }) => ({
        label: name,
        act: ({ id, version }) =>
          call(clientEndpoints.editClient, { params: { id }, body: { version, account_manager_id } }),
      })),
    },
  ]
}
