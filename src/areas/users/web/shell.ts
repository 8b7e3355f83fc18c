import type { ShellParts } from '#platform/web/web-area.ts'

export const userShell: ShellParts = {
  palette: [{ label: 'Users', permission: 'users:read', load: () => import('./palette.ts') }],
}
