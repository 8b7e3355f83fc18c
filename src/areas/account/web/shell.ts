import { IconFileCertificate, IconUserCircle } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { KeepSession } from './KeepSession.tsx'
import { profilePath } from './account-paths.ts'

export const accountShell: ShellParts = {
  help: { paths: ['/profile'], load: () => import('./help.ts') },
  unseen: KeepSession,
  driverBar: [
    {
      label: 'Documents',
      to: profilePath('documents'),
      icon: IconFileCertificate,
      permission: 'documents:read',
      order: 30,
    },
    { label: 'Me', to: profilePath(), icon: IconUserCircle, permission: 'signed_in', order: 40 },
  ],
  me: [{ label: 'Profile', to: profilePath(), icon: IconUserCircle }],
}
