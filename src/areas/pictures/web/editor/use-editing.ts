import { useStateHistory } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { PictureEdit } from '../../rules/picture-edit.ts'

export interface Editing {
  edit: PictureEdit
  isChanged: boolean
  /** Without what is being dragged or typed. */
  kept: PictureEdit
  /** Shows an edit while it is being dragged or typed; null returns to the last one kept. */
  show: (edit: PictureEdit | null) => void
  keep: (edit: PictureEdit) => void
  /** Undefined when there is nothing to undo. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** What is done to a picture, step by step, with undo and redo by button and key. */
export function useEditing(first: PictureEdit): Editing {
  const [kept, { set, back, forward }, { history, current }] = useStateHistory(first)
  const [shown, show] = useState<PictureEdit | null>(null)
  const step = (go: () => void) => () => {
    show(null)
    go()
  }
  const undo = current > 0 ? step(back) : undefined
  const redo = current < history.length - 1 ? step(forward) : undefined

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement
      if (isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      const go = event.shiftKey ? redo : undo
      go?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  const keep = (edit: PictureEdit) => {
    show(null)
    set(edit)
  }
  return { edit: shown ?? kept, isChanged: current > 0 || shown !== null, kept, show, keep, undo, redo }
}
