import type { ReactNode } from 'react'
import { Screen } from './Screen.tsx'
import type { Breadcrumb } from './ScreenHeader.tsx'
import css from './TabbedScreen.module.css'
import { type Tab, Tabs } from './Tabs.tsx'
import { useScrolled } from './use-scrolled.ts'

/**
 * A record with tabs, each with its own address. A form inside puts its buttons into the header. Once the tabs
 * have scrolled away, the header is one row that keeps the number, the chain and the actions.
 */
export function TabbedScreen({
  tabs,
  chain,
  ...screen
}: {
  title: string
  number?: string
  status?: ReactNode
  breadcrumbs?: Breadcrumb[]
  actions?: ReactNode
  /** The records that this one comes from and leads to. */
  chain?: ReactNode
  tabs: Tab[]
  children: ReactNode
}) {
  const { isScrolled, mark } = useScrolled()
  return (
    <Screen
      {...screen}
      scrolled={isScrolled ? <div className={css.compact}>{chain}</div> : undefined}
      below={
        <div ref={mark} className={css.row}>
          {chain}
          <Tabs tabs={tabs} label={screen.title} />
        </div>
      }
    />
  )
}
