import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/profile': {
    purpose: 'Your own account: name, picture, documents and password.',
    actions: [
      'Change your name, mobile and picture.',
      'Upload licences and tickets; the office checks them.',
      'Change your password, and end sessions on devices you no longer use.',
    ],
    next: 'Only an administrator can change your role. If you forget your password, get a new link on the sign-in page.',
  },
}
