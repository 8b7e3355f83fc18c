import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import { Link } from '../navigation.tsx'
import css from './Menu.module.css'
import popupCss from './popup.module.css'
import { steadyItems } from './steady-items.ts'
import { usePopup } from './use-popup.ts'

/** A menu item: an action or a link. */
export type MenuItem = {
  label: string
  icon?: ReactNode
  /** Why this is disabled: shown below the label, and the item does nothing. */
  disabledReason?: string
  danger?: boolean
  /** Whether this is the selected one of a menu's choices. */
  checked?: boolean
  /** Draws a divider above. */
  divided?: boolean
  /** In a row's menu: also a button at the row's end, and the key that runs it on the row in focus. */
  rowKey?: string
} & ({ run: () => void; to?: never } | { to: string; run?: never })

export const hasRowKey = ({ rowKey }: MenuItem): boolean => rowKey !== undefined

/** Props a menu passes to its button. */
export interface MenuTrigger {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  popoverTarget: string
}

/** A menu under a button; arrows, Home and End move inside. Items are built when it opens. */
export function Menu({
  items,
  children,
  label,
  align,
}: {
  items: MenuItem[]
  label: string
  /** Which of the button's sides it is in line with. */
  align?: 'start' | 'end'
  children: (trigger: MenuTrigger) => ReactNode
}) {
  const { isOpen, close, anchor, button, popup } = usePopup<HTMLSpanElement>(align)

  useEffect(() => {
    if (isOpen) itemsOf(popup.ref.current)[0]?.focus()
  }, [isOpen, popup.ref])

  return (
    <span ref={anchor} className={css.anchor}>
      {children({ 'aria-haspopup': 'menu', ...button })}
      <div
        {...popup}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={classes(popupCss.popup, css.menu)}
        onKeyDown={(event) => moveFocus(event, close)}
      >
        {isOpen && <Items items={items} close={close} />}
      </div>
    </span>
  )
}

function Items({ items, close }: { items: MenuItem[]; close: () => void }) {
  const [opened] = useState(items)
  return steadyItems(opened, items).map((item, index) => <Item key={index} item={item} close={close} />)
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const isChoice = item.checked !== undefined
  const icon = isChoice ? item.checked && <IconCheck aria-hidden /> : item.icon
  const look = {
    role: isChoice ? 'menuitemradio' : 'menuitem',
    'aria-checked': item.checked,
    tabIndex: -1,
    className: classes(css.item, item.danger && css.danger, item.divided && css.divided),
  }
  const content = (
    <>
      {(icon || isChoice) && <span className={css.icon}>{icon}</span>}
      <span className={css.label}>
        {item.label}
        {item.disabledReason && <span className={css.reason}>{item.disabledReason}</span>}
      </span>
    </>
  )
  if (item.to !== undefined && !item.disabledReason)
    return (
      <Link {...look} to={item.to} onClick={close}>
        {content}
      </Link>
    )
  return (
    <button
      {...look}
      type="button"
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

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = itemsOf(event.currentTarget)
  const at = items.findIndex((item) => item === document.activeElement)
  const next: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }
  if (event.key === 'Tab') close()
  const target = next[event.key]
  if (target === undefined) return
  event.preventDefault()
  items[target]?.focus()
}
