import type { ShellParts } from '#platform/web/web-area.ts'

export const subcontractorShell: ShellParts = {
  help: { paths: ['/dashboard/subcontractors'], load: () => import('./help.ts') },
}
