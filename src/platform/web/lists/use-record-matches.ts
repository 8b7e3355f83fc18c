import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '#platform/contract/endpoint.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Option } from '#ui/fields/options.ts'
import { useWhyNot } from '../refusals/why-not.ts'

const restMs = 200

/** How a record is found. */
export interface RecordSearch<One, Row> {
  /** Without this right nothing is fetched. */
  permission?: Permission
  one: (id: number) => UseQueryOptions<One>
  list: (search: string) => UseQueryOptions<Page<Row>>
  optionOf: (record: One | Row) => Option
}

/** The query of a list call for the first matches. */
export const firstMatches = (search: string) => ({ search, page_size: 20, with_total: '0' }) as const

/**
 * The chosen record, and those that match what is typed. `isKnown`: the chosen one need not be read for its name.
 * `refusal`: why the viewer may not look for any.
 */
export function useRecordMatches<One, Row>(
  chosen: number | null,
  { permission, one, list }: RecordSearch<One, Row>,
  isKnown = false,
) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)
  const whyNot = useWhyNot()
  const refusal = permission && whyNot(permission)
  const current = useQuery({ ...one(chosen ?? 0), enabled: chosen !== null && !isKnown && !refusal })
  const found = useQuery({ ...list(search), enabled: !refusal, placeholderData: keepPreviousData })
  return {
    current: current.data,
    isMissing: current.isError,
    rows: found.data?.rows ?? [],
    typed,
    setTyped,
    loading: found.isFetching || search !== typed,
    refusal,
  }
}
