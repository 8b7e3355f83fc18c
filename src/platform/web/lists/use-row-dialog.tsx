import { type ComponentType, Suspense, useState } from 'react'
import type { RowAction, RowDialogProps } from './RowDialog.tsx'

/** Opens the dialog of a row's action: `open` from its menu item; `dialog` must be rendered. */
export function useRowDialog<Action>(Dialog: ComponentType<RowDialogProps<Action>>) {
  const [opened, setOpened] = useState<RowAction<Action> | null>(null)
  return {
    open: (id: number, action: Action) => setOpened({ id, action }),
    dialog: opened && (
      <Suspense>
        <Dialog {...opened} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  }
}
