import { useQuery } from '@tanstack/react-query'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatInstant } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { assetOnHireQuery } from './queries.ts'

/** Where a machine is on dry hire, and since when; nothing for one that is not. */
export function AssetOnHire({ asset_id }: { asset_id: number }) {
  const enabled = useMay()('dry-hires:read')
  const { data } = useQuery({ ...assetOnHireQuery(asset_id), enabled })
  if (!data) return null
  return (
    <FactGroup title="On dry hire">
      <Facts
        facts={[
          { label: 'Since', value: formatInstant(data.on_hire_at) },
          { label: 'Client', value: data.client },
          { label: 'Job', value: <Link to={jobPaths.edit(data.job_id, 'dry_hire')}>{data.job_no}</Link> },
        ]}
      />
    </FactGroup>
  )
}
