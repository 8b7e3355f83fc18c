import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { setUpQuery } from './set-up-query.ts'

/** On an empty database, sign-in redirects to set-up. */
export function FirstVisit() {
  const { data } = useQuery(setUpQuery)
  return data?.needed === 1 ? <Navigate to={'/setup' as string} replace /> : null
}
