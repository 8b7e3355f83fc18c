import type { ShellParts } from '#platform/web/web-area.ts'

export const attachmentShell: ShellParts = {
  help: {
    paths: ['/dashboard/resources/attachments', '/dashboard/allocate-resources/allocate-attachments'],
    load: () => import('./help.ts'),
  },
  palette: [{ label: 'Attachments', permission: 'attachments:read', load: () => import('./palette.ts') }],
}
