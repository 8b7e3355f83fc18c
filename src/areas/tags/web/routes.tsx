import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { gridSearch, ofAssetsSearch, shortListSearch } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** This file is part of the first page that anyone loads: screens come with the route. */
export const tagsRoutes = [
  screenRoute('/dashboard/resources/tags', {
    title: 'Tags',
    permission: 'tags:read',
    search: shortListSearch,
    screen: lazyPart(() => import('./vocabulary/TagsScreen.tsx'), 'TagsScreen'),
  }),
  screenRoute('/dashboard/resources/skills', {
    title: 'Skills',
    permission: 'tags:read',
    search: shortListSearch,
    screen: lazyPart(() => import('./vocabulary/SkillsScreen.tsx'), 'SkillsScreen'),
  }),
  screenRoute('/dashboard/resources/colors', {
    title: 'Colours',
    permission: 'tags:read',
    search: shortListSearch,
    screen: lazyPart(() => import('./vocabulary/ColoursScreen.tsx'), 'ColoursScreen'),
  }),
  screenRoute('/dashboard/allocate-resources/allocate-tags', {
    title: 'Tags',
    permission: 'tags:read',
    search: ofAssetsSearch,
    screen: lazyPart(() => import('./grids/TagGridScreen.tsx'), 'TagGridScreen'),
  }),
  screenRoute('/dashboard/allocate-resources/allocate-skills', {
    title: 'Skills',
    permission: 'tags:read',
    search: gridSearch,
    screen: lazyPart(() => import('./grids/SkillGridScreen.tsx'), 'SkillGridScreen'),
  }),
  screenRoute('/dashboard/driver_tags', {
    title: 'Tags & skills',
    permission: 'tags:people',
    search: gridSearch,
    screen: lazyPart(() => import('./holders/DriverTagsScreen.tsx'), 'DriverTagsScreen'),
  }),
] as const
