import type { ShellParts } from '#platform/web/web-area.ts'

export const firstStepsShell: ShellParts = {
  help: { paths: ['/dashboard/settings/first-steps'], load: () => import('./help.ts') },
}
