import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { namesOf, type OptionValue } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { clientEndpoints } from '../contract/endpoints.ts'

/** Filters a list by client; hidden from those who see no clients. */
export function ClientFilter(filter: {
  value: OptionValue | null
  onChange: (client_id: OptionValue | null) => void
}) {
  const seesClients = useMay()('clients:read')
  const { data } = useQuery({
    ...read(clientEndpoints.listClients, { query: { sort: 'name', page_size: 200, with_total: '0' } }),
    enabled: seesClients,
  })
  return seesClients && <FilterSelect {...filter} label="Client" options={namesOf(data?.rows)} />
}
