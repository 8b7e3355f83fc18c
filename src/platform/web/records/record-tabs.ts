import type { Permission } from '#shared/permissions.ts'
import { type Params, param, searchOf } from '../lists/search-params.ts'

/** One tab of a record: its label, and who sees it. */
export interface RecordTab {
  readonly label: string
  /** Without one, everyone who can see the record. */
  readonly right?: Permission
  /** A right that must cover all records, not just the person's own. */
  readonly all?: Permission
  /** Always a form, so without an Edit button. */
  readonly isForm?: true
}

/** A record's tabs by their names in the address, in order; small enough for the routes file. */
export type RecordTabs<Name extends string = string> = Readonly<Record<Name, RecordTab>>

export const tabNames = <Name extends string>(tabs: RecordTabs<Name>): Name[] => Object.keys(tabs) as Name[]

/** The tabs that any record can have, as `commonTabs` fills them; `read` is the right to see its history. */
export const commonTabLabels = <Right extends Permission>(read: Right) =>
  ({
    notes: { label: 'Notes', right: 'notes:read' },
    documents: { label: 'Documents', right: 'documents:read' },
    history: { label: 'History', right: read },
  }) as const satisfies RecordTabs

/** `validateSearch` for a record's route: the open tab, the document to check there, and what else may be asked of it. */
export const tabSearch = <Name extends string>(tabs: RecordTabs<Name>, asks: Params = {}) =>
  searchOf({ tab: param.oneOf(tabNames(tabs)), document: param.number, ...asks })

/** The addresses of a record's tabs. The first shares the record's own. */
export const tabPaths =
  <Name extends string>(path: (id: number) => string, tabs: RecordTabs<Name>) =>
  (id: number, tab?: Name): string =>
    tab === undefined || tab === tabNames(tabs)[0] ? path(id) : `${path(id)}?tab=${tab}`

/** The addresses of a plain record's screens (`recordRoutes`), under that of its list. */
export const recordPaths = <Name extends string>(list: string, tabs: RecordTabs<Name>) => ({
  list,
  archived: `${list}/archived`,
  create: `${list}/new`,
  edit: tabPaths((id) => `${list}/${id}/edit`, tabs),
})
