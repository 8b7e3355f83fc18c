import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/settings/users': {
    purpose: 'Who can sign in, with which role, and who is waiting for approval.',
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
    purpose: 'People who have left. The history still shows what they did.',
    actions: [
      'Search, and open one to see role and history.',
      'Restore a user who is back.',
      'Filter by type or approval.',
    ],
    next: 'A restored user keeps the role they had. If they forgot their password, they can get a new link on the sign-in page.',
  },
  '/dashboard/settings/users/roles': {
    purpose: 'What each role can see and do, compared with the default for its type.',
    actions: [
      'Each row is a right, each column a role; differences from the default are marked.',
      'Press Change above a role, then choose All, Own or No; it is saved straight away.',
      'Tick the box to see only the differences.',
      'Make a role of your own.',
    ],
    next: 'Changes apply straight away to everyone with the role. Assign roles under Users.',
  },
}
