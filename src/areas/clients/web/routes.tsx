import { createRoute, lazyFn } from '@tanstack/react-router'
import { tabSearch } from '#platform/web/record-tabs.ts'
import { listSearch, param } from '#platform/web/search-params.ts'
import { signedInRoute } from '#platform/web/signed-in-route.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { clientTypes } from '../contract/choices.ts'
import { clientTabs } from './client-tabs.ts'

const clientSearch = listSearch({
  client_type: param.oneOf(clientTypes),
  account_manager_id: param.number,
  credit_hold: param.flag,
})

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/clients',
  staticData: { title: 'Clients', permission: 'clients:read' },
  validateSearch: clientSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadClients'),
  component: lazyPart(() => import('./ClientListScreen.tsx'), 'ClientListScreen'),
})

const archivedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/clients/archived',
  staticData: { title: 'Archived clients', permission: 'clients:read' },
  validateSearch: clientSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyFn(() => import('./loaders.ts'), 'loadArchivedClients'),
  component: lazyPart(() => import('./ClientListScreen.tsx'), 'ArchivedClientsScreen'),
})

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/clients/new',
  staticData: { title: 'New client', permission: 'clients:write' },
  component: lazyPart(() => import('./ClientNewScreen.tsx'), 'ClientNewScreen'),
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/clients/$id/edit',
  staticData: { title: 'Client', permission: 'clients:read', tabs: clientTabs },
  validateSearch: tabSearch(clientTabs),
  loader: lazyFn(() => import('./loaders.ts'), 'loadClient'),
  component: lazyPart(() => import('./ClientEditScreen.tsx'), 'ClientEditScreen'),
})

/** This file is part of the first page that anybody loads: screens, loaders and schemas come with the route. */
export const clientRoutes = [listRoute, archivedRoute, newRoute, editRoute] as const
