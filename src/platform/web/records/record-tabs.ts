import type { Permission } from '#shared/permissions.ts'
import { param, searchOf } from '../lists/search-params.ts'

/** One tab of a record: what it is called, and who sees it. */
export interface RecordTab {
  readonly label: string
  /** Without one everybody who sees the record. */
  readonly right?: Permission
  /** A right that must reach everybody's records, not the person's own alone. */
  readonly all?: Permission
}

/** The tabs of a record by their names in the address, in their order; light enough for the file of routes. */
export type RecordTabs<Name extends string = string> = Readonly<Record<Name, RecordTab>>

export const tabNames = <Name extends string>(tabs: RecordTabs<Name>): Name[] => Object.keys(tabs) as Name[]

/** `validateSearch` of a record's route: the tab that is open. */
export const tabSearch = <Name extends string>(tabs: RecordTabs<Name>) =>
  searchOf({ tab: param.oneOf(tabNames(tabs)) })

/** The addresses of a record's tabs. The first is opened by the record's own. */
export const tabPaths =
  <Name extends string>(path: (id: number) => string, tabs: RecordTabs<Name>) =>
  (id: number, tab?: Name): string =>
    tab === undefined || tab === tabNames(tabs)[0] ? path(id) : `${path(id)}?tab=${tab}`
