import { IconMenu2 } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from '#ui/navigation.tsx'
import { IconButton } from '#ui/parts/Button.tsx'
import { Bells } from './Bells.tsx'
import { Brand } from './Brand.tsx'
import type { ShellParts } from '../web-area.ts'
import css from './Header.module.css'
import type { NavGroup } from './nav.ts'
import { NavDrawer } from './NavDrawer.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { SearchButton } from './SearchButton.tsx'
import { UserMenu } from './UserMenu.tsx'

/** The top bar on a phone, and on a desktop for people without areas. */
export function Header({
  parts,
  groups,
  hasMenu,
}: {
  parts: readonly ShellParts[]
  groups: readonly NavGroup[]
  /** A button that opens the areas. */
  hasMenu: boolean
}) {
  const drawer = useRef<HTMLDialogElement>(null)
  const hasAreas = groups.length > 0
  return (
    <header className={css.header}>
      {hasMenu && hasAreas && (
        <>
          <IconButton
            label="Areas"
            icon={<IconMenu2 aria-hidden />}
            onClick={() => drawer.current?.showModal()}
          />
          <NavDrawer ref={drawer} parts={parts} groups={groups} />
        </>
      )}
      <Link to="/dashboard" className={css.brand} aria-label="Haulyard, home">
        <Brand />
      </Link>
      <div className={css.tools}>
        {hasAreas && <SearchButton isSmall />}
        <Bells parts={parts} />
        <SchemeSwitch />
        <UserMenu items={parts.flatMap(({ me = [] }) => me)} />
      </div>
    </header>
  )
}
