import { read } from '#platform/web/calls/api.ts'
import { RecordPicker } from '#platform/web/lists/RecordPicker.tsx'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import type { DriverRow } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverQuery } from './queries.ts'

const optionOf = ({ id, name, licence_class }: Pick<DriverRow, 'id' | 'name' | 'licence_class'>) => ({
  value: id,
  label: licence_class ? `${name} (${licence_class})` : name,
})
const list = (search: string) =>
  read(driverEndpoints.listDrivers, { query: { ...firstMatches(search), status: 'active' } })

/** A field for an active driver's id, found by name, number, mobile or licence. `known`: the one it already has. */
export function DriverPicker({
  known,
  ...props
}: FieldProps & { known?: { id: number; name: string } | undefined }) {
  const search = { permission: 'drivers:read', one: driverQuery, list, optionOf, known } as const
  return <RecordPicker {...props} search={search} />
}
