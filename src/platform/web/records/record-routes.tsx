import type { AsyncRouteComponent, RouteComponent } from '@tanstack/react-router'
import type { Permission } from '#shared/permissions.ts'
import { type Noun, capitalised } from '#shared/text.ts'
import { type ScreenRoute, screenRoute } from '../guard/screen-route.ts'
import type { RecordTabs } from './record-tabs.ts'

type Loader = (load: never) => unknown
interface Loaders {
  readonly loadList: Loader
  readonly loadArchived?: Loader
  readonly loadRecord: Loader
}

/** Where one is made on a screen, not in a dialog. */
interface NewScreen {
  write: Permission
  create: RouteComponent
  /** What a new one begins with: what its address may say, and what is loaded. */
  createFrom?: Pick<ScreenRoute, 'search' | 'loader'>
}

interface RecordScreens extends Partial<NewScreen> {
  noun: Noun
  read: Permission
  /** What the address of its lists may say. */
  search: (raw: Record<string, unknown>) => object
  tabs: RecordTabs
  /** `() => import('./queries.ts')`, where `recordLoaders` makes them. */
  loaders: () => Promise<Loaders>
  /** Screens are by `lazyPart`. */
  list: AsyncRouteComponent<{ archived?: boolean }>
  /** Where the list of those archived has an address or a right of its own; null where there is none. */
  archived?: { path: `/${string}`; permission?: Permission } | null
  edit: RouteComponent
  /** Where a record's address does not end in `/edit`. */
  record?: `/${string}`
}

/**
 * The routes of a record: its list, those that were archived, a new one, and one with its tabs. They are part of the first
 * page that anyone loads, so screens, loaders and schemas come with the route.
 */
export function recordRoutes<const Path extends `/${string}`>(
  path: Path,
  {
    noun,
    read,
    search,
    tabs,
    write,
    loaders,
    list: List,
    archived,
    create,
    createFrom,
    edit,
    record,
  }: RecordScreens & (NewScreen | { create?: never }),
) {
  const loader = (name: keyof Loaders) => async (load: never) => (await loaders())[name]?.(load)
  return [
    screenRoute(path, {
      title: capitalised(noun.many),
      permission: read,
      search,
      loader: loader('loadList'),
      screen: List,
    }),
    ...(archived === null
      ? []
      : [
          screenRoute(archived?.path ?? `${path}/archived`, {
            title: `Archived ${noun.many}`,
            permission: archived?.permission ?? read,
            search,
            loader: loader('loadArchived'),
            screen: Object.assign(() => <List archived />, { preload: List.preload }),
          }),
        ]),
    screenRoute(record ?? `${path}/$id/edit`, {
      title: capitalised(noun.one),
      permission: read,
      tabs,
      loader: loader('loadRecord'),
      screen: edit,
    }),
    ...(create && write
      ? [
          screenRoute(`${path}/new`, {
            title: `New ${noun.one}`,
            permission: write,
            screen: create,
            ...createFrom,
          }),
        ]
      : []),
  ] as const
}
