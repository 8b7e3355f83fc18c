import type { RefObject } from 'react'
import { useSight } from '#ui/grid/use-sight.ts'

/** Drawn above and below what is in sight, in pixels. */
const spare = 60
/** The rows are drawn anew after so much scrolling. */
const step = 60

/** Which rows, each of its own height, are in sight of what scrolls them, and where each starts: only these are drawn. `tops`: where each of all starts, and the end. */
export function useRowsInSight(scroller: RefObject<HTMLElement | null>, heights: readonly number[]) {
  const { top, height: seen } = useSight(scroller, step)
  const [from, to] = [top - spare, top + seen + step + spare]
  const tops: number[] = []
  const shown: { at: number; start: number; height: number }[] = []
  let start = 0
  for (const [at, height] of heights.entries()) {
    tops.push(start)
    if (start + height >= from && start <= to) shown.push({ at, start, height })
    start += height
  }
  tops.push(start)
  return { shown, total: start, tops }
}
