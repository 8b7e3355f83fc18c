import type { ShellParts } from '#platform/web/web-area.ts'
import { NotificationBell } from './NotificationBell.tsx'

export const notificationsShell: ShellParts = {
  help: { paths: ['/dashboard/notifications'], load: () => import('./help.ts') },
  bell: NotificationBell,
}
