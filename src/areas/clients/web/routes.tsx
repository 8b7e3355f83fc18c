import { lazyFn } from '@tanstack/react-router'
import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { clientTypes } from '../contract/choices.ts'
import { clientTabs } from './client-tabs.ts'

const clientSearch = listSearch({
  client_type: param.oneOf(clientTypes),
  account_manager_id: param.number,
  credit_hold: param.flag,
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const clientRoutes = [
  screenRoute('/dashboard/clients', {
    title: 'Clients',
    permission: 'clients:read',
    search: clientSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadClients'),
    screen: lazyPart(() => import('./ClientListScreen.tsx'), 'ClientListScreen'),
  }),
  screenRoute('/dashboard/clients/archived', {
    title: 'Archived clients',
    permission: 'clients:read',
    search: clientSearch,
    loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedClients'),
    screen: lazyPart(() => import('./ClientListScreen.tsx'), 'ArchivedClientsScreen'),
  }),
  screenRoute('/dashboard/clients/new', {
    title: 'New client',
    permission: 'clients:write',
    screen: lazyPart(() => import('./ClientNewScreen.tsx'), 'ClientNewScreen'),
  }),
  screenRoute('/dashboard/clients/$id/edit', {
    title: 'Client',
    permission: 'clients:read',
    tabs: clientTabs,
    loader: lazyFn(() => import('./loaders.ts'), 'loadClient'),
    screen: lazyPart(() => import('./ClientEditScreen.tsx'), 'ClientEditScreen'),
  }),
] as const
