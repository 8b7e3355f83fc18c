import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import css from './Menu.module.css'
import { moveNear } from './place-near.ts'

/** One line of a menu: it runs something or leads somewhere. */
export type MenuItem = {
  label: string
  icon?: ReactNode
  /** Why this may not be done now: shown under the label, and the item does nothing. */
  disabledReason?: string
  danger?: boolean
} & ({ run: () => void; to?: never } | { to: string; run?: never })

/** What a menu hands to its button. */
export interface MenuTrigger {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  popoverTarget: string
}

/**
 * A menu under a button. The browser's own popover gives the top layer, the click outside, Escape
 * and the way back of the focus; arrows, Home and End move inside. Items are made when it opens.
 */
export function Menu({
  items,
  children,
  label,
}: {
  items: MenuItem[]
  label: string
  children: (trigger: MenuTrigger) => ReactNode
}) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const onToggle = (isOpen: boolean) => {
    setOpen(isOpen)
    if (!isOpen) return
    // The items are in the document only after the next paint.
    requestAnimationFrame(() => {
      if (!anchor.current || !list.current) return
      moveNear(anchor.current, list.current, 'end')
      itemsOf(list.current)[0]?.focus()
    })
  }

  return (
    <span ref={anchor} className={css.anchor}>
      {children({ 'aria-haspopup': 'menu', 'aria-expanded': open, popoverTarget: id })}
      <div
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        className={css.menu}
        onToggle={(event) => onToggle(event.newState === 'open')}
        onKeyDown={(event) => moveFocus(event, list.current)}
      >
        {open &&
          items.map((item) => (
            <Item key={item.label} item={item} close={() => list.current?.hidePopover()} />
          ))}
      </div>
    </span>
  )
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const className = classes(css.item, item.danger && css.danger)
  const content = (
    <>
      {item.icon && <span className={css.icon}>{item.icon}</span>}
      <span>
        {item.label}
        {item.disabledReason && <span className={css.reason}>{item.disabledReason}</span>}
      </span>
    </>
  )
  if (item.to !== undefined && !item.disabledReason)
    return (
      <Link to={item.to} role="menuitem" tabIndex={-1} className={className} onClick={close}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={className}
      aria-disabled={item.disabledReason ? true : undefined}
      onClick={() => {
        if (item.disabledReason) return
        close()
        item.run?.()
      }}
    >
      {content}
    </button>
  )
}

const itemsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=menuitem]'),
]

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  if (!list) return
  const items = itemsOf(list)
  const at = items.findIndex((item) => item === document.activeElement)
  const next: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }
  if (event.key === 'Tab') list.hidePopover()
  const target = next[event.key]
  // A menu may stand in a table row, whose own keys must not hear these.
  if (event.key !== 'Escape') event.stopPropagation()
  if (target === undefined) return
  event.preventDefault()
  items[target]?.focus()
}
