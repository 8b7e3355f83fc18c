import { useQuery } from '@tanstack/react-query'
import { userEndpoints } from '#areas/users/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'

/** The names that a note can mention; none for those who may not choose users. */
export function useColleagueNames({ enabled = true }: { enabled?: boolean } = {}): string[] {
  const mayChoose = useMay()('users:choose')
  const { data: people = [] } = useQuery({
    ...read(userEndpoints.listUserChoices, { query: {} }),
    enabled: mayChoose && enabled,
  })
  return people.map(({ name }) => name)
}
