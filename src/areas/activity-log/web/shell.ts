import { IconHistory } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'

export const activityLogShell = recordShell('/dashboard/logs', {
  label: 'Logs',
  icon: IconHistory,
  group: 'Office',
  order: 30,
  permission: 'activity-log:read',
  help: () => import('./help.ts'),
})
