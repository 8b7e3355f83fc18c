import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { orderPaths } from './order-paths.ts'

interface Replacement {
  id: number
  conflicts: readonly string[]
}

/**
 * Goes to the order in another's place, first listing what of that one did not go with it. Render `dialog` in place of
 * the dialog that closed the other one.
 */
export function useReplacement({ title, onClose }: { title: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [left, setLeft] = useState<Replacement | null>(null)
  const goTo = (id: number) => {
    onClose()
    void navigate({ to: orderPaths.edit(id) as string })
  }
  return {
    show: (order: Replacement) => (order.conflicts.length > 0 ? setLeft(order) : goTo(order.id)),
    dialog: left && <NotTakenAlong title={title} words={left.conflicts} onClose={() => goTo(left.id)} />,
  }
}

function NotTakenAlong({
  title,
  words,
  onClose,
}: {
  title: string
  words: readonly string[]
  onClose: () => void
}) {
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      {words.map((one) => (
        <Notice key={one} tone="warning">
          {one}
        </Notice>
      ))}
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Go to the new order
        </Button>
      </DialogActions>
    </Dialog>
  )
}
