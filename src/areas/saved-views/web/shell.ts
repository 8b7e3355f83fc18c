import type { ShellParts } from '#platform/web/web-area.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

export const savedViewsShell: ShellParts = { listViews: ViewsMenu }
