import { IconDots } from '@tabler/icons-react'
import { IconButton } from './Button.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

/** The three-dot menu of one record's actions. `label` names the record. */
export function RowMenu({ items, label = 'More actions' }: { items: MenuItem[]; label?: string }) {
  return (
    <Menu items={items} label={label}>
      {(trigger) => <IconButton {...trigger} label={label} icon={<IconDots aria-hidden />} />}
    </Menu>
  )
}
