import { read } from '#platform/web/calls/api.ts'
import { useRecordSearch } from '#platform/web/lists/use-record-search.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { subcontractorQuery } from './queries.ts'

interface Named {
  id: number
  name: string
  suburb: string | null
}
const optionOf = ({ id, name, suburb }: Named) => ({
  value: id,
  label: suburb ? `${name} (${suburb})` : name,
})

/** A field for a subcontractor's id, found by name, ABN, contact, phone or email. `known`: the one it already has. */
export function SubcontractorPicker({
  known,
  ...props
}: FieldProps & { known?: { id: number; name: string } | undefined }) {
  const { combo } = useRecordSearch(props, {
    permission: 'subcontractors:read',
    one: subcontractorQuery,
    list: (search) =>
      read(subcontractorEndpoints.listSubcontractors, {
        query: { search, page_size: 20, with_total: '0' },
      }),
    optionOf,
    known,
  })
  return <ComboField {...props} {...combo} />
}
