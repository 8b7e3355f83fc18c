import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { read } from '#platform/web/calls/api.ts'
import type { jobTypes } from '#shared/lists.ts'
import { quoteEndpoints } from '../../contract/endpoints.ts'

const restMs = 150

/**
 * The products for the text of a line, of the form's client before others: `found` from the first answer on
 * until the list is closed, undefined without one.
 */
export function useProductSearch(isOffered: boolean) {
  const { getValues } = useFormContext<{
    client_id?: number | null
    job_type?: (typeof jobTypes)[number] | ''
  }>()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [search] = useDebouncedValue(typed, restMs)
  const isSearching = isOffered && typed.trim() !== '' && search.trim() !== ''
  const client_id = getValues('client_id') ?? undefined
  const job_type = getValues('job_type') || undefined
  const { data, isFetching } = useQuery({
    ...read(quoteEndpoints.listLineProducts, {
      query: { search: search.slice(0, 100), client_id, job_type },
    }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const found = isSearching ? data : undefined
  const words = typed.trim().toLowerCase()
  const coded = found?.find(({ code }) => code.toLowerCase() === words)
  const isCurrent = search === typed && !isFetching
  const only = found?.length === 1 && isCurrent ? found[0] : undefined
  const forEnter = found?.[active] ?? coded ?? (isCurrent ? found?.[0] : undefined)
  return {
    found,
    active,
    setActive,
    /** The chosen product, the one whose code was typed, or the first match for the current text. */
    forEnter,
    /** Tab keeps the line's own words, unless they begin the only product's name. */
    forTab: found?.[active] ?? coded ?? (only?.name.toLowerCase().startsWith(words) ? only : undefined),
    type: (text: string) => {
      setTyped(text)
      setActive(-1)
    },
    close: () => {
      setTyped('')
      setActive(-1)
    },
  }
}
