import { type RefObject, useLayoutEffect, useState } from 'react'

/** Drawn above and below what is in sight, in pixels. */
const spare = 240
/** The rows are drawn anew after so much scrolling, not with every pixel. */
const step = 120

/** Which rows, each of its own height, are in sight of what scrolls them, and where each starts: only these are drawn. */
export function useRowsInSight(scroller: RefObject<HTMLElement | null>, heights: readonly number[]) {
  const [sight, setSight] = useState({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => {
      const next = { top: Math.floor(element.scrollTop / step) * step, height: element.clientHeight }
      setSight((old) => (old.top === next.top && old.height === next.height ? old : next))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [scroller])
  const [from, to] = [sight.top - spare, sight.top + sight.height + step + spare]
  const shown: { at: number; start: number; height: number }[] = []
  let start = 0
  for (const [at, height] of heights.entries()) {
    if (start + height >= from && start <= to) shown.push({ at, start, height })
    start += height
  }
  return { shown, total: start }
}
