import { useEffect } from 'react'
import type { Arranging } from './use-arrange.ts'

/** Ctrl-Z undoes the last action and Ctrl-Shift-Z does it again, except in a field, where they are for what is typed. */
export function useUndoKeys({ undo, redo }: Pick<Arranging, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]')
      if (isTyping || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      void (event.shiftKey ? redo() : undo())
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}
