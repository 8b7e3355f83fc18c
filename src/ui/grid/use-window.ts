import type { RefObject } from 'react'
import { useSight } from './use-sight.ts'

/** Rows drawn above and below those in sight. */
const spare = 6

/** Which of many rows of one height are in sight of what scrolls them: only these are drawn. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const sight = useSight(scroller, rowHeight * (spare / 2))
  const first = Math.max(0, Math.floor(sight.top / rowHeight) - spare)
  const last = Math.min(count, Math.ceil((sight.top + sight.height) / rowHeight) + spare + spare / 2)
  return { first, last }
}
