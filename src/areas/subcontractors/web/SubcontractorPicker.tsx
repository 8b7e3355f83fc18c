import { read } from '#platform/web/calls/api.ts'
import { RecordPicker } from '#platform/web/lists/RecordPicker.tsx'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import type { SubcontractorRow } from '../contract/subcontractor.ts'
import { subcontractorQuery } from './queries.ts'

const optionOf = ({ id, name, suburb }: Pick<SubcontractorRow, 'id' | 'name' | 'suburb'>) => ({
  value: id,
  label: suburb ? `${name} (${suburb})` : name,
})
const list = (search: string) =>
  read(subcontractorEndpoints.listSubcontractors, { query: firstMatches(search) })

/** A field for a subcontractor's id, found by name, ABN, contact, phone or email. `known`: the one it already has. */
export function SubcontractorPicker({
  known,
  ...props
}: FieldProps & { known?: { id: number; name: string } | undefined }) {
  const search = {
    permission: 'subcontractors:read',
    one: subcontractorQuery,
    list,
    optionOf,
    known,
  } as const
  return <RecordPicker {...props} search={search} />
}
