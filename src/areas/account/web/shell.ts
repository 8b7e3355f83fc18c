import { IconUserCircle } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { KeepSession } from './KeepSession.tsx'
import { profilePath } from './account-paths.ts'

export const accountShell: ShellParts = {
  unseen: KeepSession,
  me: [{ label: 'Profile', to: profilePath(), icon: IconUserCircle }],
}
