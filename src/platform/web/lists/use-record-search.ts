import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Page } from '#platform/contract/endpoint.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Option } from '#ui/fields/options.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { useWhyNot } from '../refusals/why-not.ts'

const restMs = 200

/** How a record is found. */
export interface RecordSearch<One, Row> {
  /** Without this right nothing is fetched, and the field says why. */
  permission?: Permission
  one: (id: number) => UseQueryOptions<One>
  list: (search: string) => UseQueryOptions<Page<Row>>
  optionOf: (record: One | Row) => Option
  /**
   * The form's current record, by name: it is not fetched, since the viewer may not be allowed to read it in
   * full.
   */
  known?: { id: number; name: string } | undefined
}

/** The query of a list call for the first matches. */
export const firstMatches = (search: string) => ({ search, page_size: 20, with_total: '0' }) as const

/**
 * What a ComboField needs to hold the id of a record found by typing: spread `combo` after the field's own
 * properties; `current` is the record in the form, `rows` are the matches for `typed`.
 */
export function useRecordSearch<One, Row>(
  { name, disabledReason }: FieldProps,
  { permission, one, list, optionOf, known }: RecordSearch<One, Row>,
) {
  const value: unknown = useWatch({ name })
  const chosen = typeof value === 'number' ? value : null
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)
  const whyNot = useWhyNot()
  const mayNotRead = permission && whyNot(permission)

  const isKnown = known !== undefined && chosen === known.id
  const { data: current } = useQuery({
    ...one(chosen ?? 0),
    enabled: chosen !== null && !isKnown && !mayNotRead,
  })
  const option = isKnown ? { value: known.id, label: known.name } : current && optionOf(current)
  const found = useQuery({ ...list(search), enabled: !mayNotRead, placeholderData: keepPreviousData })
  const rows = found.data?.rows ?? []

  return {
    current,
    rows,
    typed,
    combo: {
      disabledReason: disabledReason ?? mayNotRead,
      options: rows.map(optionOf),
      current: option,
      onSearch: setTyped,
      loading: found.isFetching || search !== typed,
    },
  }
}
