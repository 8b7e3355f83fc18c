import type { Allowed } from '#shared/allowed.ts'

interface State {
  archived_at: string | null
}
/** What may be done with a tip site; shared by server and buttons. A string says why not. */
export const tipSiteCan = {
  edit: (site: State): Allowed => (site.archived_at ? 'Restore this tip site to change it.' : true),
  archive: (site: State): Allowed => (site.archived_at ? 'This tip site is already archived.' : true),
  restore: (site: State): Allowed => (site.archived_at ? true : 'This tip site is not archived.'),
}
