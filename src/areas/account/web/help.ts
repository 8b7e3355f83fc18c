import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/profile': {
    purpose: 'Your own account: name, picture, documents and password.',
    actions: [
      'Change your name, mobile and picture.',
      'Upload licences and tickets; the office checks them.',
      'Change your password, and end sessions on devices you no longer use.',
    ],
    next: 'Your role is changed by an administrator. If you forget the password, the sign-in page sends a link for a new one.',
  },
}
