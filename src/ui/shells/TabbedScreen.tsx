import type { ReactNode } from 'react'
import { Screen } from './Screen.tsx'
import type { Breadcrumb } from './ScreenHeader.tsx'
import { type Tab, Tabs } from './Tabs.tsx'

/** A record with tabs, each with its own address. A form inside puts its buttons into the header. */
export function TabbedScreen({
  tabs,
  ...screen
}: {
  title: string
  status?: ReactNode
  breadcrumbs?: Breadcrumb[]
  actions?: ReactNode
  tabs: Tab[]
  children: ReactNode
}) {
  return <Screen {...screen} below={<Tabs tabs={tabs} label={screen.title} />} />
}
