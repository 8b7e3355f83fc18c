import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TickChanges } from '#platform/contract/ticks.ts'
import {
  type Changes,
  type GridRow,
  type Mode,
  type Step,
  changesOf,
  inverse,
  pendingOf,
  stepAt,
} from '#ui/grid/ticks.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'

/**
 * What is ticked in a grid before it is saved as one change. Ctrl-Z takes back the last tick, or what was saved last
 * where nothing was ticked since; Ctrl-S saves.
 */
export function useTicks(
  rows: readonly GridRow[],
  { mode, save, saving }: { mode: Mode; save: (changes: TickChanges) => Promise<boolean>; saving: boolean },
) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [saved, setSaved] = useState<Changes | null>(null)
  const pending = useMemo(() => pendingOf(rows, steps), [rows, steps])
  const changes = changesOf(pending)
  // Where a tick moves within its row, that is one change.
  const count = mode === 'any' ? changes.added.length + changes.removed.length : pending.size
  useLeaveGuard(count > 0)

  const onTick = useCallback(
    (row: GridRow, column_id: number) =>
      setSteps((before) => {
        const step = stepAt(row, column_id, pendingOf([row], before), mode)
        return step ? [...before, step] : before
      }),
    [mode],
  )
  const saveAll = async () => {
    if (count === 0 || !(await save(changes))) return
    // What was ticked meanwhile stays to be saved.
    setSteps((now) => now.slice(steps.length))
    setSaved(changes)
  }
  const undo = async () => {
    if (saving) return
    if (steps.length > 0) setSteps(steps.slice(0, -1))
    else if (saved && (await save(inverse(saved)))) setSaved(null)
  }
  useKeys({ z: undo, s: saveAll })

  const canUndo = steps.length > 0 || saved !== null
  return { pending, count, onTick, saveAll, undo, canUndo, discard: () => setSteps([]) }
}

/** Ctrl or Cmd with a letter, except while someone types or answers a dialog. */
function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const run =
        (event.ctrlKey || event.metaKey) && !event.shiftKey ? keys[event.key.toLowerCase()] : undefined
      if (!run || isBusy(event.target)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox') ||
  document.querySelector('dialog[open], [aria-modal=true]') !== null
