import type { ShellParts } from '#platform/web/web-area.ts'
import { cancelledDriverPaths } from './cancelled-driver-paths.ts'

export const cancelledDriverShell: ShellParts = {
  help: { paths: [cancelledDriverPaths.list], load: () => import('./help.ts') },
}
