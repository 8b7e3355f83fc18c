import type { ShellParts } from '#platform/web/web-area.ts'

export const userShell: ShellParts = {
  help: { paths: ['/dashboard/settings/users'], load: () => import('./help.ts') },
  palette: [{ label: 'Users', permission: 'users:read', load: () => import('./palette.ts') }],
}
