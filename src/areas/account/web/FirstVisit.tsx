import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { read } from '#platform/web/api.ts'
import { accountEndpoints } from '../contract/endpoints.ts'

/** Where nobody has been yet, sign-in leads to the set-up. */
export function FirstVisit() {
  const { data } = useQuery(read(accountEndpoints.setupState, {}))
  return data?.needed === 1 ? <Navigate to={'/setup' as string} replace /> : null
}
