import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { read } from '#platform/web/api.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { subcontractorQuery } from './queries.ts'

const restMs = 200
interface Named {
  id: number
  name: string
  suburb: string | null
}
const optionOf = ({ id, name, suburb }: Named) => ({
  value: id,
  label: suburb ? `${name} (${suburb})` : name,
})

/** A field that holds the id of a subcontractor, found by name, ABN, contact, phone or e-mail. */
export function SubcontractorPicker(props: FieldProps) {
  const value: unknown = useWatch({ name: props.name })
  const chosen = typeof value === 'number' ? value : null
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)
  const mayNotRead = useWhyNot()('subcontractors:read')

  const { data: current } = useQuery({
    ...subcontractorQuery(chosen ?? 0),
    enabled: chosen !== null && !mayNotRead,
  })
  const label = current && optionOf(current).label
  // With one chosen, its own name stands in the input, which is no search.
  const wanted = search === label ? '' : search
  const found = useQuery({
    ...read(subcontractorEndpoints.listSubcontractors, {
      query: { search: wanted, page_size: 20, with_total: '0' },
    }),
    enabled: !mayNotRead,
    placeholderData: keepPreviousData,
  })

  return (
    <ComboField
      {...props}
      disabledReason={props.disabledReason ?? mayNotRead}
      options={(found.data?.rows ?? []).map(optionOf)}
      current={current && optionOf(current)}
      onSearch={setTyped}
      loading={found.isFetching}
    />
  )
}
