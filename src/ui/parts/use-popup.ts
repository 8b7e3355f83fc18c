import { type ToggleEvent, useId, useRef, useState } from 'react'
import { moveNear } from './anchor-position.ts'

/**
 * A popup next to its button. The native popover provides the top layer, light dismiss, Escape and focus return;
 * the positioning is ours. Spread `button` on the button and `popup` on the popup; its content need only be
 * mounted while `isOpen`.
 */
export function usePopup<Anchor extends HTMLElement = HTMLButtonElement>(align: 'start' | 'end' = 'end') {
  const id = useId()
  const anchor = useRef<Anchor>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const onToggle = (event: ToggleEvent) => {
    setOpen(event.newState === 'open')
    // Its content is mounted only after the next paint.
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
