import { type RefObject, useEffect, useState } from 'react'
import { plural } from '#shared/text.ts'
import { Facts } from '#ui/parts/Facts.tsx'
import type { Chip } from '../rules/chips.ts'
import css from './ChipCard.module.css'
import { chipWords } from './chip-looks.tsx'
import { daysOf, lacksDriver, timesOf } from './chip-words.ts'

/** How long the pointer rests on a chip before its card opens, in milliseconds. */
const restMs = 450
/** Room that the card needs below a chip, else it is above, in pixels. */
const room = 190

interface Shown {
  chip: Chip
  style: { left: number; top?: number; bottom?: number }
}

/** What a chip stands for in full, beside the one that the pointer rests on. */
export function ChipCard({
  scroller,
  chipOf,
}: {
  scroller: RefObject<HTMLElement | null>
  chipOf: (id: number) => Chip | undefined
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
    const over = (event: PointerEvent) => {
      const target = (event.target as HTMLElement).closest<HTMLElement>('[data-chip]')
      hide()
      if (!target || event.pointerType === 'touch' || event.buttons > 0) return
      timer = setTimeout(() => {
        const chip = chipOf(Number(target.dataset['chip']))
        if (chip) setShown({ chip, style: placeAt(target.getBoundingClientRect()) })
      }, restMs)
    }
    const kinds = ['pointerdown', 'pointerleave', 'scroll'] as const
    element.addEventListener('pointerover', over)
    for (const kind of kinds) element.addEventListener(kind, hide)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerover', over)
      for (const kind of kinds) element.removeEventListener(kind, hide)
    }
  }, [scroller, chipOf])
  if (!shown) return null
  const { chip, style } = shown
  const [order] = chip.orders
  return (
    // The chip’s own name says the same to a screen reader.
    <div className={css.card} style={style} aria-hidden>
      <p className={css.title}>
        <strong>{chip.name}</strong> {chipWords[chip.look]}
      </p>
      <Facts
        facts={[
          ...(order
            ? [
                { label: 'Client', value: order.client },
                { label: 'Job', value: order.job },
                {
                  label: 'Order',
                  value: chip.orders.length > 1 ? plural(chip.orders.length, 'order') : order.order_no,
                },
              ]
            : []),
          { label: 'When', value: `${daysOf(chip)}${order ? `, ${timesOf(order)}` : ''}` },
          ...(order
            ? [{ label: 'With', value: chip.partner ?? (lacksDriver(chip) ? 'No driver yet' : '') }]
            : []),
        ]}
      />
    </div>
  )
}

function placeAt({ left, top, bottom }: DOMRect): Shown['style'] {
  const x = Math.min(left, innerWidth - 300)
  return innerHeight - bottom > room
    ? { left: x, top: bottom + 4 }
    : { left: x, bottom: innerHeight - top + 4 }
}
