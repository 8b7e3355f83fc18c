import { useQuery } from '@tanstack/react-query'
import { useList } from '#platform/web/lists/use-list.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { Button } from '#ui/parts/Button.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { notificationEndpoints } from '../contract/endpoints.ts'
import { notificationTypes } from '../contract/notification-types.ts'
import { NotificationList } from './NotificationList.tsx'
import { typeWords } from './notification-words.ts'
import css from './notifications.module.css'
import { countsQuery, newestQuery } from './queries.ts'

const typeOptions = optionsOf(notificationTypes, typeWords)
const readOptions = [
  { value: '1', label: 'Unread' },
  { value: '0', label: 'Read' },
] as const

/** All of the person's notifications, newest first. */
export function NotificationsScreen() {
  const list = useList(notificationEndpoints.listNotifications)
  const { data: counts } = useQuery(countsQuery)
  const { data: newest } = useQuery(newestQuery)
  const { save, saving, submitError } = useSave(notificationEndpoints.readNotifications, {
    saved: () => 'All notifications marked read',
  })
  const up_to_id = newest?.rows[0]?.id
  const hasUnread = up_to_id !== undefined && (counts?.unread ?? 0) > 0

  return (
    <ListScreen
      title="Notifications"
      count={list.total}
      actions={
        <Button
          loading={saving}
          disabledReason={hasUnread ? undefined : 'All notifications are read.'}
          onClick={() => up_to_id && void save({ body: { up_to_id } })}
        >
          Mark all read
        </Button>
      }
      filtersSet={list.filtersSet}
      filters={
        <>
          <FilterSelect
            label="Any kind"
            options={typeOptions}
            value={list.query.type ?? null}
            onChange={(type) => list.set({ type: type ?? undefined })}
          />
          <FilterSelect
            label="Read or not"
            options={readOptions}
            value={list.query.unread ?? null}
            onChange={(unread) => list.set({ unread: unread ?? undefined })}
          />
        </>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {submitError && <Notice tone="danger">{submitError}</Notice>}
      <Content list={list} />
    </ListScreen>
  )
}

function Content({
  list,
}: {
  list: ReturnType<typeof useList<typeof notificationEndpoints.listNotifications>>
}) {
  if (list.error) return <ErrorState message="Could not load the notifications." onRetry={list.retry} />
  if (list.rows.length > 0)
    return (
      <div className={css.sheet}>
        <NotificationList notifications={list.rows} />
      </div>
    )
  if (list.table.loading) return <LoadingState />
  return list.filtered ? (
    <EmptyState
      title="No matching notifications"
      action={<Button onClick={list.clearFilters}>Show all</Button>}
    />
  ) : (
    <EmptyState title="No notifications yet" text="Anything that needs your attention appears here." />
  )
}
