import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { orderEndpoints } from '#areas/work-orders/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { addDays, formatDate, melbourneDate } from '#shared/local-date.ts'
import { ComboField } from '#ui/fields/ComboField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { serverNow } from '#ui/server-clock.ts'
import { takesDocket } from '../../rules/takes-docket.ts'
import { plannedValues } from './docket-form.ts'
import { useShortDay } from './ShiftTimes.tsx'

const restMs = 200

/**
 * A field for the id of a work order that accepts a docket, found by number, job, client, site or category.
 * The docket's day and times default to those planned for the order, unless others were typed.
 */
export function OrderPicker(props: FieldProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, restMs)
  // A docket's work is over: a shift that began before midnight belongs to the next day's order.
  const [to] = useState(() => addDays(melbourneDate(serverNow()), 1))
  const mayNotRead = useWhyNot()('work-orders:read')
  const found = useQuery({
    ...read(orderEndpoints.listOrders, { query: { search, to, page_size: 50, with_total: '0' } }),
    enabled: !mayNotRead,
    placeholderData: keepPreviousData,
  })
  const short_day = useShortDay()
  const orders = (found.data?.rows ?? []).filter((order) => takesDocket({ ...order, short_day }) === true)
  const { getValues, setValue } = useFormContext()
  const filled = useRef<Readonly<Record<string, unknown>>>({})
  const fill = (id: unknown) => {
    const order = orders.find((one) => one.id === id)
    if (!order) return
    const planned = plannedValues(order)
    for (const [name, value] of Object.entries(planned)) {
      const now: unknown = getValues(name)
      if (!now || now === filled.current[name]) setValue(name, value, { shouldDirty: true })
    }
    filled.current = planned
  }
  return (
    <ComboField
      {...props}
      disabledReason={props.disabledReason ?? mayNotRead}
      onPick={fill}
      options={orders.map(({ id, order_no, asset_category, work_date, client }) => ({
        value: id,
        label: `${order_no} ${asset_category}`,
        hint: `${formatDate(work_date)}, ${client}`,
      }))}
      onSearch={setTyped}
      loading={found.isFetching || search !== typed}
    />
  )
}
