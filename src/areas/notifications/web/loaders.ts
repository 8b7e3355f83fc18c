import { type QueryOf, prefetchList } from '#platform/web/list-query.ts'
import type { RouterContext } from '#platform/web/root-route.tsx'
import { notificationEndpoints } from '../contract/endpoints.ts'

/** What the router hands to the loader. */
export interface ListLoad {
  context: RouterContext
  deps: QueryOf<typeof notificationEndpoints.listNotifications>
}

export const loadNotifications = ({ context, deps }: ListLoad) =>
  prefetchList(context.queries, notificationEndpoints.listNotifications, deps)
