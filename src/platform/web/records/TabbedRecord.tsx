import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { Button, type ButtonProps } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { type PaletteAction, usePaletteActions } from '../shell/palette/palette-actions.ts'
import { useTitle } from '../guard/title.ts'

/**
 * A record with its tabs, of which the children are the open one: named in the browser's tab, with what can be done
 * with it in the palette too, a refusal of that and what is to be known of the record above the tab.
 */
export function TabbedRecord({
  id,
  name,
  palette = [],
  error,
  notices,
  dialog,
  children,
  ...screen
}: ComponentProps<typeof TabbedScreen> & {
  id: number
  /** In the browser's tab. */
  name: string
  palette?: readonly PaletteAction[]
  error?: string | null
  notices?: ReactNode
  /** What an action has opened. */
  dialog?: ReactNode
}) {
  useTitle(name)
  usePaletteActions(palette)
  return (
    <TabbedScreen {...screen}>
      {error && <Notice tone="danger">{error}</Notice>}
      {notices}
      <Suspense key={id} fallback={<LoadingState />}>
        {children}
      </Suspense>
      {dialog}
    </TabbedScreen>
  )
}

/** What is done with a record next, as a button, and the rest in a menu. */
export function RecordActions({
  next,
  menu,
  name,
  variant,
}: {
  next?: MenuItem | undefined
  menu: MenuItem[]
  name: string
  variant?: ButtonProps['variant']
}) {
  return (
    <>
      {next && (
        <Button variant={variant} icon={next.icon} disabledReason={next.disabledReason} onClick={next.run}>
          {next.label}
        </Button>
      )}
      {menu.length > 0 && <RowMenu items={menu} label={`More for ${name}`} />}
    </>
  )
}
