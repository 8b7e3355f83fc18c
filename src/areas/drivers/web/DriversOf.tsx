import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ContactRow } from '#ui/parts/ContactRow.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverPaths } from './driver-paths.ts'

const shown = 10

/** The drivers of a subcontractor, each a call away. */
export function DriversOf({ subcontractor_id }: { subcontractor_id: number }) {
  const { data } = useQuery({
    ...read(driverEndpoints.listDrivers, { query: { subcontractor_id, page_size: shown, with_total: '0' } }),
    enabled: useMay()('drivers:read'),
  })
  if (!data || data.rows.length === 0) return null
  return (
    <FactGroup title="Drivers">
      {data.rows.map(({ id, name, licence_class, mobile, email }) => (
        <ContactRow
          key={id}
          name={name}
          to={driverPaths.edit(id)}
          role={licence_class && `Licence ${licence_class}`}
          phone={mobile}
          email={email}
        />
      ))}
    </FactGroup>
  )
}
