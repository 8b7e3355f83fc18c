import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { AssetStatusBadge } from './AssetStatusBadge.tsx'
import { resourcePaths } from './resource-paths.ts'

/** The machines of a driver or a subcontractor, by name and whether they can be booked. */
export function MachinesOf({
  title,
  whose,
}: {
  title: string
  whose: { default_driver_id: number } | { subcontractor_id: number }
}) {
  const { data } = useQuery({
    ...read(resourceEndpoints.listAssets, { query: { ...whose, page_size: 10, with_total: '0' } }),
    enabled: useMay()('resources:read'),
  })
  if (!data || data.rows.length === 0) return null
  return (
    <FactGroup title={title}>
      {data.rows.map(({ id, fleet_no, name, status, is_on_hire }) => (
        <p key={id}>
          <Link to={resourcePaths.asset(id)}>
            {fleet_no} {name}
          </Link>{' '}
          <AssetStatusBadge status={status} is_on_hire={is_on_hire} />
        </p>
      ))}
    </FactGroup>
  )
}
