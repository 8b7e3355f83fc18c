import { useQuery } from '@tanstack/react-query'
import { useSave } from '#platform/web/forms/use-save.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { notificationEndpoints } from '../contract/endpoints.ts'
import css from './bell.module.css'
import { NotificationList } from './NotificationList.tsx'
import { newestQuery } from './queries.ts'

/** The newest notifications. `onLeave`: a link was followed. */
export function BellContent({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const { data, isError, refetch } = useQuery(newestQuery)
  const { save, saving } = useSave(notificationEndpoints.readNotifications)
  const newest = data?.rows[0]
  if (isError && !data)
    return <ErrorState message="Could not load the notifications." onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  if (!newest)
    return <EmptyState title="No notifications yet" text="Anything that needs your attention appears here." />
  return (
    <>
      <div className={css.head}>
        <h2>Notifications</h2>
        {unread > 0 && (
          <Button
            variant="quiet"
            loading={saving}
            onClick={() => void save({ body: { up_to_id: newest.id } })}
          >
            Mark all read
          </Button>
        )}
      </div>
      <NotificationList notifications={data.rows} onOpen={onLeave} />
    </>
  )
}
