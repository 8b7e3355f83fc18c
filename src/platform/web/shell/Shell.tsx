import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { classes } from '#ui/classes.ts'
import { ConfirmHost } from '#ui/dialogs/ConfirmHost.tsx'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { ListViewsContext } from '#ui/shells/list-views.ts'
import { startLive } from '../calls/live.ts'
import { useMay, useViewer } from '../calls/session.ts'
import type { ShellParts } from '../web-area.ts'
import { DriverBar } from './DriverBar.tsx'
import { Header } from './Header.tsx'
import { driverBarFor, navFor } from './nav.ts'
import { onOverlay, openOverlay, setOverlay } from './overlay.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Rail } from './Rail.tsx'
import css from './Shell.module.css'
import { useShellKeys } from './shell-keys.ts'

const Palette = lazyDialog(() => import('./palette/Palette.tsx'), 'default')
const HelpPanel = lazyDialog(() => import('./help/HelpPanel.tsx'), 'HelpPanel')
const driverType = 5
const closeOverlay = () => setOverlay(null)
/** A failed prefetch is retried, and reported, when it is needed. */
const ignore = () => {}
/** Prefetched after the first screen, so that nothing typed right after Ctrl-K is lost. */
const paletteLoadMs = 1000

const route = getRouteApi('/signed-in' as never)

/** The frame around every screen for a signed-in user. */
export function Shell() {
  const parts = route.useLoaderData() as readonly ShellParts[]
  const queries = useQueryClient()
  const viewer = useViewer()
  const may = useMay()
  const isWide = useMediaQuery('(min-width: 40rem)', undefined, { getInitialValueInEffect: false })
  const overlay = useSyncExternalStore(onOverlay, openOverlay)

  useShellKeys()
  useEffect(() => startLive(queries), [queries])
  useEffect(() => {
    const timer = setTimeout(() => void Palette.preload().catch(ignore), paletteLoadMs)
    return () => clearTimeout(timer)
  }, [])

  const groups = navFor(parts, may, viewer.user_type)
  const bar = viewer.user_type === driverType ? driverBarFor(parts, may) : []
  const hasBar = bar.length > 0
  const hasRail = isWide && groups.length > 0
  const listViews = { Views: parts.find((part) => part.listViews)?.listViews ?? null }
  return (
    <div className={classes(css.shell, hasBar && css.withBar, hasRail && css.withRail)}>
      <a href="#main" className={classes('visually-hidden', css.skip)}>
        Skip to content
      </a>
      {!hasRail && <Header parts={parts} groups={groups} hasMenu={!hasBar} />}
      <div className={css.body}>
        {hasRail && <Rail parts={parts} groups={groups} />}
        <main id="main" className={css.main} tabIndex={-1}>
          <OfflineBanner />
          <ListViewsContext value={listViews}>
            <Outlet />
          </ListViewsContext>
        </main>
      </div>
      {parts.map(({ unseen: Unseen }, index) => Unseen && <Unseen key={index} />)}
      {hasBar && <DriverBar items={bar} />}
      <ConfirmHost />
      <Suspense>
        {overlay === 'palette' && <Palette parts={parts} groups={groups} onClose={closeOverlay} />}
        {overlay === 'help' && <HelpPanel parts={parts} onClose={closeOverlay} />}
      </Suspense>
    </div>
  )
}
