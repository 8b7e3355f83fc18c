interface State {
  archived_at: string | null
}

/** What may be done with a depot; shared by server and buttons. A string says why not. */
export const depotCan = {
  edit: (depot: State): true | string => (depot.archived_at ? 'Restore this depot to change it.' : true),
  archive: (depot: State): true | string => (depot.archived_at ? 'This depot is already archived.' : true),
  restore: (depot: State): true | string => (depot.archived_at ? true : 'This depot is not archived.'),
}
