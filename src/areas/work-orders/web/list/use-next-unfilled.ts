import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { useNow } from '#ui/use-now.ts'
import { orderEndpoints } from '../../contract/endpoints.ts'
import type { OrderRow } from '../../contract/order.ts'

/** The most a day leaves unfilled in practice. */
const looked = 100
const unfilledFrom = (from: string) =>
  read(orderEndpoints.listOrders, {
    query: { from, unallocated: '1', sort: 'work_date', page_size: looked, with_total: '0' },
  })

/** Sorts orders as in their list: by day, start, then creation. */
const isAfter = (one: OrderRow, other: OrderRow): boolean => {
  if (one.work_date !== other.work_date) return one.work_date > other.work_date
  if (one.starts_at !== other.starts_at) return one.starts_at > other.starts_at
  return one.id > other.id
}

/** The next order to fill after this one, or, after the last, the first from today; for people who book. */
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
