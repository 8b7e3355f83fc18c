import { IconHome, IconHomeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMay } from '#platform/web/calls/session.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { SavedView } from '../contract/saved-view.ts'
import type { useDefaultView } from './use-default-view.ts'
import { useRemoveView } from './use-remove-view.ts'

/** What can be done with what a list shows: open it first, and change or remove the saved `view`. */
export function useViewMenu({
  view,
  defaults: { isDefault, hasDefault, set, clear },
  onEdit,
}: {
  view: SavedView | undefined
  defaults: ReturnType<typeof useDefaultView>
  onEdit: (view: SavedView) => void
}): MenuItem[] {
  const may = useMay()
  const remove = useRemoveView()
  const mayChange = view !== undefined && (view.owner === null || may('saved-views:share'))
  return [
    ...(set && !isDefault
      ? [{ label: 'Make this the default view', icon: <IconHome aria-hidden />, run: set }]
      : []),
    ...(hasDefault
      ? [{ label: 'Open this list unfiltered', icon: <IconHomeOff aria-hidden />, run: clear }]
      : []),
    ...(mayChange
      ? [
          { label: `Change ${view.name}…`, icon: <IconPencil aria-hidden />, run: () => onEdit(view) },
          {
            label: `Remove ${view.name}`,
            icon: <IconTrash aria-hidden />,
            danger: true,
            run: () => void remove(view),
          },
        ]
      : []),
  ]
}
