interface Person {
  user_id: number | null
  user_type: number | null
}

const administrator = 1
export const isAdministrator = (person: Person): boolean => person.user_type === administrator

/**
 * What a person may do with a note on a record they may change; shared by server and buttons. A string says
 * why not.
 */
export const noteCan = {
  change: (note: { created_by: number | null }, person: Person): true | string =>
    isAdministrator(person) || (note.created_by !== null && note.created_by === person.user_id)
      ? true
      : 'Only its author or an administrator can change this note.',
}
