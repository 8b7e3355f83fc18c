import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/settings/users': {
    purpose: 'Who can sign in, with which role, and who waits for approval.',
    actions: [
      'Invite someone by email; they choose their own password.',
      'Approve or reject people who signed up themselves.',
      'Deactivate or archive users who have left.',
    ],
    next: 'The role decides what a person sees. A driver’s user is linked to the driver, so that jobs reach the phone.',
  },
  '/dashboard/settings/users/$id/edit': {
    purpose: 'One person’s account: role, contact, and when they last signed in.',
    actions: [
      'Change the role or the driver the account belongs to.',
      'Approve, deactivate or archive the person.',
      'Send the invitation again, or copy its link.',
    ],
    next: 'Changes apply from the person’s next click. The last active administrator cannot be removed.',
  },
  '/dashboard/settings/users/archive': {
    purpose: 'Users who no longer sign in. What they did stays in the history under their name.',
    actions: [
      'Search, and open one to read role and history.',
      'Restore a user who is back.',
      'Filter by type or approval.',
    ],
    next: 'A restored user is back in the list with the role they had. If they forgot the password, the sign-in page sends a link for a new one.',
  },
  '/dashboard/settings/users/roles': {
    purpose: 'What each role may see and do, against the default of its type.',
    actions: [
      'Read across; what differs from the default is marked.',
      'Press Change over a role, then choose All, Own or No; it is saved at once.',
      'Tick to see only the differences.',
      'Make a role of your own.',
    ],
    next: 'Changes apply at once to everyone with the role. Assign roles under Users.',
  },
}
