import { useQuery } from '@tanstack/react-query'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'

/** Possible account managers: administrators and sales. Empty for people who may not choose users. */
export function useAccountManagers() {
  const may = useMay()
  const { data = [] } = useQuery({
    ...read(userEndpoints.listUserChoices, { query: { user_types: '1,4' } }),
    enabled: may('users:choose'),
  })
  return data
}
