import { IconBulldozer } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'

export const fleetShell = recordShell('/dashboard/fleets', {
  label: 'Fleets',
  icon: IconBulldozer,
  group: 'People & plant',
  order: 30,
  permission: 'fleets:read',
  help: () => import('./help.ts'),
})
