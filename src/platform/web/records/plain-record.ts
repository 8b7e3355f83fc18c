import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Allowed } from '#shared/allowed.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Noun } from '#shared/text.ts'
import type { RecordTabs } from './record-tabs.ts'

/** What list and record screens need to know about a record type that can be archived. */
export interface PlainRecord {
  readonly noun: Noun
  /** The records that keep an archived one, where any do: “Jobs and invoices”. */
  readonly keptBy?: string
  /** The right to change one. */
  readonly write: Permission
  readonly paths: { readonly list: string; readonly archived: string; readonly create?: string }
  /** Made by `archiveMany` and `restoreMany`. */
  readonly archive: Endpoint
  readonly restore: Endpoint
}

/** The same for its own screen: its tabs, and what its rules say about an edit. */
export interface TabbedPlainRecord<Name extends string, Shown> extends PlainRecord {
  readonly paths: PlainRecord['paths'] & { readonly edit: (id: number, tab?: Name) => string }
  readonly tabs: RecordTabs<Name>
  readonly can: { readonly edit: (record: Shown) => Allowed }
}
