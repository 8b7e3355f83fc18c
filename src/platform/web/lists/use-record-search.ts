import { useWatch } from 'react-hook-form'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { type RecordSearch, useRecordMatches } from './use-record-matches.ts'

/** How a form's record is found. */
export interface FieldSearch<One, Row> extends RecordSearch<One, Row> {
  /**
   * The form's current record, by name: it is not fetched, since the viewer may not be allowed to read it in
   * full.
   */
  known?: { id: number; name: string } | undefined
}

/**
 * What a ComboField needs to hold the id of a record found by typing: spread `combo` after the field's own
 * properties; `current` is the record in the form, `rows` are the matches for `typed`. Without the right to read
 * them the field says why.
 */
export function useRecordSearch<One, Row>(
  { name, disabledReason }: FieldProps,
  { known, ...search }: FieldSearch<One, Row>,
) {
  const value: unknown = useWatch({ name })
  const chosen = typeof value === 'number' ? value : null
  const isKnown = known !== undefined && chosen === known.id
  const { current, rows, typed, setTyped, loading, refusal } = useRecordMatches(chosen, search, isKnown)
  const option = isKnown ? { value: known.id, label: known.name } : current && search.optionOf(current)
  return {
    current,
    rows,
    typed,
    combo: {
      disabledReason: disabledReason ?? refusal,
      options: rows.map(search.optionOf),
      current: option,
      onSearch: setTyped,
      loading,
    },
  }
}
