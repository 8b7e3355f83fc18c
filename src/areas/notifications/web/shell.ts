import type { ShellParts } from '#platform/web/web-area.ts'
import { NotificationBell } from './NotificationBell.tsx'

export const notificationsShell: ShellParts = { bell: NotificationBell }
