import { IconUserCircle } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { profilePath } from './account-paths.ts'

export const accountShell: ShellParts = {
  me: [{ label: 'Profile', to: profilePath(), icon: IconUserCircle }],
}
