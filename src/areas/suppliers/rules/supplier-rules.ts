import type { Allowed } from '#shared/allowed.ts'

interface State {
  archived_at: string | null
}
/** What may be done with a supplier; shared by server and buttons. A string says why not. */
export const supplierCan = {
  edit: (supplier: State): Allowed => (supplier.archived_at ? 'Restore this supplier to change it.' : true),
  archive: (supplier: State): Allowed => (supplier.archived_at ? 'This supplier is already archived.' : true),
  restore: (supplier: State): Allowed => (supplier.archived_at ? true : 'This supplier is not archived.'),
}
