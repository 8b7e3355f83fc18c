import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { HeaderActionsContext } from './header-actions.ts'
import css from './Screen.module.css'
import { ScreenHeader } from './ScreenHeader.tsx'

/** A header, what is below it (tabs), and the content with the page's margins. */
export function Screen({
  below,
  children,
  ...header
}: ComponentProps<typeof ScreenHeader> & { below?: ReactNode; children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const headerActions = useMemo(() => ({ element, setElement }), [element])
  return (
    <HeaderActionsContext value={headerActions}>
      <ScreenHeader {...header} />
      {below}
      <div className={css.content}>{children}</div>
    </HeaderActionsContext>
  )
}
