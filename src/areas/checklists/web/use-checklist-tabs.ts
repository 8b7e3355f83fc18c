import { useMay } from '#platform/web/calls/session.ts'
import type { ListView } from '#ui/shells/list-views.ts'
import { checklistPaths } from './checklist-paths.ts'

/** This area's lists, each with its own address. */
export function useChecklistTabs(): ListView[] {
  const may = useMay()
  return [
    { label: 'Templates', to: checklistPaths.templates },
    { label: 'Completed', to: checklistPaths.completed },
    ...(may('defects:read') ? [{ label: 'Defects', to: checklistPaths.defects }] : []),
    { label: 'Archived', to: checklistPaths.archived },
  ]
}
