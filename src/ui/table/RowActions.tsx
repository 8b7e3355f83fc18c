import { type MenuItem, hasRowKey } from '../parts/Menu.tsx'
import { IconButton, LinkButton } from '../parts/Button.tsx'
import { RowMenu } from '../parts/RowMenu.tsx'
import css from './RowActions.module.css'

/**
 * A row's menu, and before it a button for each item with a `rowKey` while the row is hovered or has the
 * focus. On touch the menu alone has them.
 */
export function RowActions({ items, isActive }: { items: MenuItem[]; isActive: boolean }) {
  return (
    <span className={css.actions}>
      {isActive && (
        <span className={css.quick}>
          {items.filter(hasRowKey).map((item) => (
            <QuickAction key={item.label} item={item} />
          ))}
        </span>
      )}
      <RowMenu items={items} />
    </span>
  )
}

function QuickAction({ item: { label, icon, rowKey, disabledReason, to, run } }: { item: MenuItem }) {
  const look = { icon, disabledReason, 'aria-keyshortcuts': rowKey }
  if (to !== undefined) return <LinkButton {...look} to={to} label={label} />
  return <IconButton {...look} variant="secondary" label={label} onClick={run} />
}
