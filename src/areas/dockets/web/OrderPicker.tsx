import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { read } from '#platform/web/api.ts'
import { formatDate } from '#shared/local-date.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'

const restMs = 200

/** A field that holds the id of a work order, found by number, job, client, site or category. */
export function OrderPicker(props: FieldProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)
  const found = useQuery({
    ...read(orderEndpoints.listOrders, { query: { search, page_size: 20, with_total: '0' } }),
    placeholderData: keepPreviousData,
  })
  return (
    <ComboField
      {...props}
      options={(found.data?.rows ?? []).map(({ id, order_no, asset_category, work_date, client }) => ({
        value: id,
        label: `${order_no} ${asset_category}`,
        hint: `${formatDate(work_date)}, ${client}`,
      }))}
      onSearch={setTyped}
      loading={found.isFetching}
    />
  )
}
