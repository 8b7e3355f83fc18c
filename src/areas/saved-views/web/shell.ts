import type { ShellParts } from '#platform/web/web-area.ts'
import { ViewTabs } from './ViewTabs.tsx'

export const savedViewsShell: ShellParts = { listViews: ViewTabs }
