import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { type FieldSearch, useRecordSearch } from './use-record-search.ts'

/** A field for a record's id, found by typing. One that does more composes `useRecordSearch` and ComboField. */
export function RecordPicker<One, Row>({ search, ...props }: FieldProps & { search: FieldSearch<One, Row> }) {
  const { combo } = useRecordSearch(props, search)
  return <ComboField {...props} {...combo} />
}
