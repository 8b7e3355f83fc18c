import { RecordPicker } from '#platform/web/lists/RecordPicker.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { jobSearch } from './job-search.ts'

const search = jobSearch()

/** A field for a job's id, found by typing. */
export function JobPicker(props: FieldProps) {
  return <RecordPicker {...props} search={search} />
}
