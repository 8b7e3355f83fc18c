import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Noun } from '#shared/text.ts'

/** What list and record screens need to know about a record type that can be archived. */
export interface PlainRecord {
  readonly noun: Noun
  /** The right to change one. */
  readonly write: Permission
  readonly paths: { readonly list: string; readonly archived: string; readonly create?: string }
  /** Made by `archiveMany` and `restoreMany`. */
  readonly archive: Endpoint
  readonly restore: Endpoint
}
