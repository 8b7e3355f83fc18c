import { IconDots } from '@tabler/icons-react'
import { IconButton } from './Button.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

/** The three dots: what can be done with one record, if anything. `label` says with which one. */
export function RowMenu({ items, label = 'More actions' }: { items: MenuItem[]; label?: string }) {
  if (items.length === 0) return null
  return (
    <Menu items={items} label={label}>
      {(trigger) => <IconButton {...trigger} label={label} icon={<IconDots aria-hidden />} />}
    </Menu>
  )
}
