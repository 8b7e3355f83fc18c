import { lazyFn } from '@tanstack/react-router'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { subcontractorTabs } from './subcontractor-tabs.ts'

/** A subcontractor is opened from its machines and drivers. */
export const subcontractorRoutes = [
  screenRoute('/dashboard/subcontractors/$id/edit', {
    title: 'Subcontractor',
    permission: 'subcontractors:read',
    tabs: subcontractorTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadSubcontractor'),
    screen: lazyPart(() => import('./SubcontractorEditScreen.tsx'), 'SubcontractorEditScreen'),
  }),
] as const
