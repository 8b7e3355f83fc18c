import { lazyFn } from '@tanstack/react-router'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { listSearch, param, searchOf } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { importKinds, importStatuses } from '../contract/choices.ts'

/** This file is part of the first page that anyone loads: screens, loaders and schemas come with the route. */
export const importRoutes = [
  screenRoute('/dashboard/imports', {
    title: 'Imports',
    permission: 'imports:write',
    search: listSearch({
      kind: param.oneOf(importKinds),
      status: param.oneOf(importStatuses),
      created_by: param.number,
    }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadImports'),
    screen: lazyPart(() => import('./ImportListScreen.tsx'), 'ImportListScreen'),
  }),
  screenRoute('/dashboard/imports/new', {
    title: 'Import…',
    permission: 'imports:write',
    search: searchOf({ kind: param.oneOf(importKinds) }),
    loader: lazyFn(() => import('./loaders.ts'), 'loadKinds'),
    screen: lazyPart(() => import('./ImportNewScreen.tsx'), 'ImportNewScreen'),
  }),
  screenRoute('/dashboard/imports/$id', {
    title: 'Import',
    permission: 'imports:write',
    loader: lazyFn(() => import('./loaders.ts'), 'loadImport'),
    screen: lazyPart(() => import('./ImportScreen.tsx'), 'ImportScreen'),
  }),
] as const
