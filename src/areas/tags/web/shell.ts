import { IconTags } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { driverTagsPath } from './tags-paths.ts'

export const tagsShell: ShellParts = {
  help: {
    paths: [
      '/dashboard/resources/tags',
      '/dashboard/resources/skills',
      '/dashboard/resources/colors',
      '/dashboard/allocate-resources/allocate-tags',
      '/dashboard/allocate-resources/allocate-skills',
      driverTagsPath,
    ],
    load: () => import('./help.ts'),
  },
  nav: [
    {
      label: 'Tags & skills',
      to: driverTagsPath,
      icon: IconTags,
      group: 'People & plant',
      permission: 'tags:people',
      order: 50,
    },
  ],
  me: [{ label: 'Tags & skills', to: driverTagsPath, icon: IconTags, own: 'tags:people' }],
  palette: [{ label: 'Tags', permission: 'tags:read', load: () => import('./palette.ts') }],
}
