import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { read } from '#platform/web/api.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import type { DriverRow } from '../contract/driver.ts'
import { driverEndpoints } from '../contract/endpoints.ts'
import { driverQuery } from './queries.ts'

const restMs = 200
const optionOf = ({ id, name, licence_class }: Pick<DriverRow, 'id' | 'name' | 'licence_class'>) => ({
  value: id,
  label: licence_class ? `${name} (${licence_class})` : name,
})

/** A field that holds the id of an active driver, found by name, number, mobile or licence. */
export function DriverPicker(props: FieldProps) {
  const value: unknown = useWatch({ name: props.name })
  const chosen = typeof value === 'number' ? value : null
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)
  const mayNotRead = useWhyNot()('drivers:read')

  const { data: current } = useQuery({
    ...driverQuery(chosen ?? 0),
    enabled: chosen !== null && !mayNotRead,
  })
  const label = current && optionOf(current).label
  // With one chosen, the own name stands in the input, which is no search.
  const wanted = search === label ? '' : search
  const found = useQuery({
    ...read(driverEndpoints.listDrivers, {
      query: { search: wanted, status: 'active', page_size: 20, with_total: '0' },
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
