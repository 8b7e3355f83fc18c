import type { Allowed } from '#shared/allowed.ts'

interface State {
  id: number
  status: 'active' | 'NotActive'
  approved: 'Approved' | 'NotApproved'
  rejected_at: string | null
  archived_at: string | null
}
interface Invited extends State {
  is_invited: number | null
}
interface Kept extends State {
  is_last_administrator: number | null
}
const here = (user: State, allowed: () => Allowed): Allowed =>
  user.archived_at ? 'Restore this user to change it.' : allowed()

/** Someone who can let others in must remain; the database enforces it too, when two are removed at once. */
const notTheLast = (user: Kept): Allowed =>
  user.is_last_administrator ? 'There must be at least one active administrator.' : true

/**
 * What may be done with a user (domain: "User" states); shared by server and buttons. A string says why not.
 * `self` is the acting user's id.
 */
export const userCan = {
  edit: (user: State): Allowed => here(user, () => true),
  approve: (user: State, self: number | null): Allowed =>
    here(user, () => {
      if (user.id === self) return 'You cannot approve your own record.'
      return user.approved === 'Approved' ? 'This user is already approved.' : true
    }),
  reject: (user: State): Allowed =>
    here(user, () => {
      if (user.approved === 'Approved') return 'This user is already approved. Deactivate them instead.'
      return user.rejected_at ? 'This user is already rejected.' : true
    }),
  deactivate: (user: Kept): Allowed =>
    here(user, () => (user.status === 'active' ? notTheLast(user) : 'This user is already inactive.')),
  activate: (user: State): Allowed =>
    here(user, () => (user.status === 'NotActive' ? true : 'This user is already active.')),
  invite: (user: Invited): Allowed =>
    here(user, () => {
      if (!user.is_invited) return 'This user already has a password.'
      return user.status === 'active' ? true : 'Activate this user first.'
    }),
  archive: (user: Kept): Allowed => (user.archived_at ? 'This user is already archived.' : notTheLast(user)),
  restore: (user: State): Allowed => (user.archived_at ? true : 'This user is not archived.'),
}

/** Only a driver's account has a driver, and only a subcontractor's has a company. */
export function belongingErrors(
  { driver_id, subcontractor_id }: { driver_id?: number | null; subcontractor_id?: number | null },
  user_type: number | null,
): Record<string, string> {
  return {
    ...(driver_id && user_type !== 5
      ? { driver_id: 'Only a driver’s account can be linked to a driver.' }
      : {}),
    ...(subcontractor_id && user_type !== 7
      ? { subcontractor_id: 'Only a subcontractor’s account can be linked to a subcontractor.' }
      : {}),
  }
}
