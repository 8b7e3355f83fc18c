import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { plural } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/parts/Button.tsx'
import popupCss from '#ui/parts/popup.module.css'
import { usePopup } from '#ui/parts/use-popup.ts'
import css from './bell.module.css'
import { BellContent } from './BellContent.tsx'
import { notificationPaths } from './notification-paths.ts'
import { countsQuery } from './queries.ts'

/** The bell in the header: the unread count, and the newest notifications below it. */
export function NotificationBell() {
  const { data } = useQuery(countsQuery)
  const { isOpen, close, anchor, button, popup } = usePopup<HTMLSpanElement>()
  const unread = data?.unread ?? 0
  return (
    <span ref={anchor} className={css.anchor}>
      <IconButton
        {...button}
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        icon={<IconBell aria-hidden />}
      />
      {unread > 0 && (
        <span className={css.count} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <div {...popup} className={classes(popupCss.popup, css.popup)}>
        {isOpen && (
          <section aria-label="Notifications">
            <BellContent unread={unread} onLeave={close} />
            <Link to={notificationPaths.list} className={css.all} onClick={close}>
              All notifications
            </Link>
          </section>
        )}
      </div>
      <output className="visually-hidden">{unread > 0 && plural(unread, 'unread notification')}</output>
    </span>
  )
}
