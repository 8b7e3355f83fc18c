import { type ToggleEvent, useId, useRef, useState } from 'react'
import { moveNear } from './anchor-position.ts'

/**
 * Something that opens beside its button. The browser's own popover gives the top layer, the click
 * outside, Escape and the way back of the focus; the place is ours. Spread `button` on the button and
 * `popup` on what opens; its content need be there only while `isOpen`.
 */
export function usePopup<Anchor extends HTMLElement = HTMLButtonElement>(align: 'start' | 'end' = 'end') {
  const id = useId()
  const anchor = useRef<Anchor>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const onToggle = (event: ToggleEvent) => {
    setOpen(event.newState === 'open')
    // What it holds is in the document only after the next paint.
    requestAnimationFrame(() => {
      if (anchor.current && popup.current) moveNear(anchor.current, popup.current, align)
    })
  }

  return {
    isOpen,
    close: () => popup.current?.hidePopover(),
    anchor,
    button: { popoverTarget: id, 'aria-expanded': isOpen },
    popup: { ref: popup, id, popover: 'auto', onToggle } as const,
  }
}
