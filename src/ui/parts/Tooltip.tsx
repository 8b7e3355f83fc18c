import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { moveNear } from './anchor-position.ts'
import css from './Tooltip.module.css'

/** Props a tooltip passes to its control. */
export interface TooltipTarget {
  'aria-describedby': string
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Shows `text` next to a control on hover and focus, and describes it; Escape closes it. */
export function Tooltip({
  text,
  children,
}: {
  text: string
  children: (target: TooltipTarget) => ReactNode
}) {
  const id = useId()
  const [tip, setTip] = useState<HTMLSpanElement | null>(null)

  const show = (target: Element) => {
    if (!tip || tip.matches(':popover-open')) return
    tip.showPopover()
    moveNear(target, tip, 'center')
  }
  const hide = () => {
    if (tip?.matches(':popover-open')) tip.hidePopover()
  }

  return (
    <>
      {children({
        'aria-describedby': id,
        onPointerEnter: (event) => show(event.currentTarget),
        onPointerLeave: hide,
        onFocus: (event) => show(event.currentTarget),
        onBlur: hide,
        onKeyDown: (event) => event.key === 'Escape' && hide(),
      })}
      <span ref={setTip} id={id} role="tooltip" popover="manual" className={css.tip}>
        {text}
      </span>
    </>
  )
}
