import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import css from './PointerCard.module.css'

/** How long the pointer rests before the card opens, in milliseconds. */
const restMs = 450
/** Room that the card needs below, else it is above, in pixels. */
const room = 190

interface Shown {
  id: number
  style: { left: number; top?: number; bottom?: number }
}

/**
 * A card beside the element of a grid that the pointer rests on, or that has the focus of the keyboard. One listens for
 * all of them. Hidden from screen readers, to which each element’s own name says the same.
 */
export function PointerCard({
  scroller,
  attribute,
  children,
}: {
  scroller: RefObject<HTMLElement | null>
  /** What marks the elements, with a number. */
  attribute: `data-${string}`
  /** What is in the card of a number; nothing for one without. */
  children: (id: number) => ReactNode
}) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      setShown(null)
    }
    const targetOf = (event: Event) => (event.target as HTMLElement).closest<HTMLElement>(`[${attribute}]`)
    // What was pressed has been seen: when the press moves the page, the pointer enters the same element again.
    let pressed: string | null = null
    const press = (event: Event) => {
      hide()
      pressed = targetOf(event)?.getAttribute(attribute) ?? null
    }
    const show = (target: HTMLElement) =>
      setShown({
        id: Number(target.getAttribute(attribute)),
        style: placeAt(target.getBoundingClientRect()),
      })
    const over = (event: PointerEvent) => {
      const target = targetOf(event)
      hide()
      if (target?.getAttribute(attribute) !== pressed) pressed = null
      if (!target || pressed !== null || event.pointerType === 'touch' || event.buttons > 0) return
      timer = setTimeout(() => show(target), restMs)
    }
    const focus = (event: FocusEvent) => {
      const target = targetOf(event)
      if (target?.matches(':focus-visible')) timer = setTimeout(() => show(target), restMs)
    }
    const leave = () => {
      hide()
      pressed = null
    }
    const kinds = ['scroll', 'focusout'] as const
    element.addEventListener('pointerdown', press)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('pointerover', over)
    element.addEventListener('focusin', focus)
    for (const kind of kinds) element.addEventListener(kind, hide)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('pointerover', over)
      element.removeEventListener('focusin', focus)
      for (const kind of kinds) element.removeEventListener(kind, hide)
    }
  }, [scroller, attribute])
  const content = shown && children(shown.id)
  if (!shown || !content) return null
  return (
    <div className={css.card} style={shown.style} aria-hidden>
      {content}
    </div>
  )
}

function placeAt({ left, top, bottom }: DOMRect): Shown['style'] {
  const x = Math.min(left, innerWidth - 300)
  return innerHeight - bottom > room
    ? { left: x, top: bottom + 4 }
    : { left: x, bottom: innerHeight - top + 4 }
}
