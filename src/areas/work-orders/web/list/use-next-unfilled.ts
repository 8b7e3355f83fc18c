import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { useNow } from '#ui/use-now.ts'
import { orderEndpoints } from '../../contract/endpoints.ts'
import type { OrderRow } from '../../contract/order.ts'

/** As many as one day leaves unfilled at the worst. */
const looked = 100
const unfilledFrom = (from: string) =>
  read(orderEndpoints.listOrders, {
    query: { from, unallocated: '1', sort: 'work_date', page_size: looked, with_total: '0' },
  })

/** The places of orders in their list: day, start, then the order in which they were made. */
const isAfter = (one: OrderRow, other: OrderRow): boolean => {
  if (one.work_date !== other.work_date) return one.work_date > other.work_date
  if (one.starts_at !== other.starts_at) return one.starts_at > other.starts_at
  return one.id > other.id
}

/** The order to fill after this one, and after the last of them the first from today; for whoever books. */
export function useNextUnfilled(order: OrderRow): OrderRow | undefined {
  const mayBook = useMay()('scheduler:write')
  const today = melbourneDate(useNow())
  const later = useQuery({
    ...unfilledFrom(order.work_date > today ? order.work_date : today),
    enabled: mayBook,
  })
  const next = later.data?.rows.find((one) => isAfter(one, order))
  const first = useQuery({ ...unfilledFrom(today), enabled: mayBook && later.isSuccess && !next })
  return next ?? first.data?.rows.find(({ id }) => id !== order.id)
}
