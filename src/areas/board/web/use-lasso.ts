import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'

/** How far the pointer moves before it draws, in pixels. */
const threshold = 6

/** Chooses the chips that a rectangle touches, drawn with the mouse from an empty place. `box`: the element drawn. */
export function useLasso(
  scroller: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  onChosen: (ids: readonly number[]) => void,
) {
  return (event: ReactPointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const start = { x: event.clientX, y: event.clientY }
    const listening = new AbortController()
    const { signal } = listening
    let area: DOMRect | null = null
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!area && Math.hypot(clientX - start.x, clientY - start.y) < threshold) return
        area = new DOMRect(
          Math.min(start.x, clientX),
          Math.min(start.y, clientY),
          Math.abs(clientX - start.x),
          Math.abs(clientY - start.y),
        )
        draw(box.current, area)
      },
      { signal },
    )
    const end = (isDone: boolean) => {
      listening.abort()
      draw(box.current, null)
      if (isDone) onChosen(area ? touched(scroller.current, area) : [])
    }
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
  }
}

function draw(box: HTMLElement | null, area: DOMRect | null): void {
  if (!box) return
  box.hidden = area === null
  if (!area) return
  box.style.translate = `${area.x}px ${area.y}px`
  box.style.width = `${area.width}px`
  box.style.height = `${area.height}px`
}

const touched = (scroller: HTMLElement | null, area: DOMRect): number[] =>
  [...(scroller?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
    .filter((chip) => {
      const { left, right, top, bottom } = chip.getBoundingClientRect()
      return left < area.right && right > area.left && top < area.bottom && bottom > area.top
    })
    .map((chip) => Number(chip.dataset['chip']))
