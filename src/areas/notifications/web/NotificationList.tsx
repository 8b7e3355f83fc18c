import { useSave } from '#platform/web/forms/use-save.ts'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { Ago } from '#ui/parts/Ago.tsx'
import { notificationEndpoints } from '../contract/endpoints.ts'
import type { Notification } from '../contract/notification.ts'
import css from './notifications.module.css'
import { typeIcons, typeWords } from './notification-words.ts'

const openable = classes(css.open, 'whole-link')

/** Notifications, newest first; opening one marks it as read. `onOpen`: a link was followed. */
export function NotificationList({
  notifications,
  onOpen,
}: {
  notifications: readonly Notification[]
  onOpen?: () => void
}) {
  const { save } = useSave(notificationEndpoints.readNotification)
  const open = ({ id, read_at, link }: Notification) => {
    if (!read_at) void save({ params: { id } })
    if (link) onOpen?.()
  }
  return (
    <ul className={css.list}>
      {notifications.map((notification) => (
        <li key={notification.id} className={classes(css.item, !notification.read_at && css.unread)}>
          <NotificationItem notification={notification} onOpen={() => open(notification)} />
        </li>
      ))}
    </ul>
  )
}

function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { type, title, body, link, created_at, read_at } = notification
  const Icon = typeIcons[type]
  const content = (
    <>
      <span className={css.icon}>
        <Icon size={18} aria-hidden />
        <span className="visually-hidden">{typeWords[type]}</span>
      </span>
      <span className={css.words}>
        <span className={css.title}>
          {!read_at && <span className="visually-hidden">Unread: </span>}
          {title}
        </span>
        {body && <span className={css.body}>{body}</span>}
        <Ago at={created_at} className={css.time} />
      </span>
      {!read_at && <span className={css.dot} aria-hidden />}
    </>
  )
  if (link)
    return (
      <Link to={link} className={openable} onClick={onOpen}>
        {content}
      </Link>
    )
  if (read_at) return <div className={css.open}>{content}</div>
  return (
    <button type="button" className={openable} onClick={onOpen} title="Mark as read">
      {content}
    </button>
  )
}
