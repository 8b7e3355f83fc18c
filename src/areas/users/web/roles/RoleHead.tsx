import { IconCheck, IconPencil } from '@tabler/icons-react'
import { plural } from '#shared/text.ts'
import { IconButton } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import type { UserRole } from '../../contract/role.ts'
import { typeWord } from '../../rules/user-words.ts'
import css from './roles.module.css'

/** A role's column heading: its users, how many rights differ from the default, and how to change them. */
export function RoleHead({
  role,
  isOpen,
  onOpen,
  menu,
}: {
  role: UserRole
  isOpen: boolean
  onOpen: (open: boolean) => void
  menu: MenuItem[]
}) {
  const { name, user_type, users, is_system, overrides } = role
  const differ = Object.keys(overrides).length
  return (
    <>
      <span className={css.role}>
        {name}
        <IconButton
          label={isOpen ? `Stop changing ${name}` : `Change ${name}`}
          icon={isOpen ? <IconCheck aria-hidden /> : <IconPencil aria-hidden />}
          aria-pressed={isOpen}
          onClick={() => onOpen(!isOpen)}
        />
        {is_system === 0 && <RowMenu items={menu} label={`More for ${name}`} />}
      </span>
      <span className={css.users}>
        {is_system === 0 && `${typeWord(user_type)} · `}
        {plural(users, 'user')}
        {differ > 0 && ` · ${differ} not default`}
      </span>
    </>
  )
}
