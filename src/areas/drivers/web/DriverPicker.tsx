import { read } from '#platform/web/calls/api.ts'
import { useRecordSearch } from '#platform/web/lists/use-record-search.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import type { DriverRow } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverQuery } from './queries.ts'

const optionOf = ({ id, name, licence_class }: Pick<DriverRow, 'id' | 'name' | 'licence_class'>) => ({
  value: id,
  label: licence_class ? `${name} (${licence_class})` : name,
})

/** A field for an active driver's id, found by name, number, mobile or licence. `known`: the one it already has. */
export function DriverPicker({
  known,
  ...props
}: FieldProps & { known?: { id: number; name: string } | undefined }) {
  const { combo } = useRecordSearch(props, {
    permission: 'drivers:read',
    one: driverQuery,
    list: (search) =>
      read(driverEndpoints.listDrivers, {
        query: { search, status: 'active', page_size: 20, with_total: '0' },
      }),
    optionOf,
    known,
  })
  return <ComboField {...props} {...combo} />
}
