import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterLink } from '#platform/web/guard/RouterLink.tsx'
import { followOtherTabs } from '#platform/web/calls/session.ts'
import { useLeaveGuard } from '#platform/web/forms/use-leave-guard.ts'
import { NavigationProvider } from '#ui/navigation.tsx'
import { Toasts } from '#ui/toasts/Toasts.tsx'
import { noteServerTime } from '#ui/server-clock.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import { nonce } from './nonce.ts'
import { queries, router } from './router.ts'

// The computer's own clock may be wrong.
noteServerTime(document.querySelector<HTMLMetaElement>('meta[name="server-time"]')?.content)
followOtherTabs()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

createRoot(root).render(
  <StrictMode>
    <UiProvider nonce={nonce}>
      <QueryClientProvider client={queries}>
        <NavigationProvider value={{ Link: RouterLink, useLeaveGuard }}>
          <RouterProvider router={router} />
          <Toasts />
        </NavigationProvider>
      </QueryClientProvider>
    </UiProvider>
  </StrictMode>,
)
