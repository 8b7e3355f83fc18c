/** Distance between an anchor and its popup, and from the window's edge, in px. */
const gap = 4

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Where a popup goes: under its anchor, aligned with its start or end; above when there is no room below;
 * always inside the window.
 */
export function anchorPosition(
  anchor: Box,
  floating: { width: number; height: number },
  viewport: { width: number; height: number },
  align: 'start' | 'center' | 'end',
): { left: number; top: number } {
  const shift = { start: 0, center: (anchor.width - floating.width) / 2, end: anchor.width - floating.width }
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - floating.height - gap
  const fitsBelow = below + floating.height <= viewport.height - gap
  return {
    left: clamp(anchor.left + shift[align], viewport.width - floating.width - gap),
    top: fitsBelow || above < gap ? clamp(below, viewport.height - floating.height - gap) : above,
  }
}

const clamp = (value: number, highest: number): number => Math.max(gap, Math.min(value, highest))

/** Positions a top-layer element (position: fixed) at its anchor. */
export function moveNear(anchor: Element, floating: HTMLElement, align: 'start' | 'center' | 'end'): void {
  const { left, top } = anchorPosition(
    anchor.getBoundingClientRect(),
    { width: floating.offsetWidth, height: floating.offsetHeight },
    { width: window.innerWidth, height: window.innerHeight },
    align,
  )
  floating.style.left = `${left}px`
  floating.style.top = `${top}px`
}
