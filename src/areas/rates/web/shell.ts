import { IconReceipt2 } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { rateCardPaths } from './rate-card-paths.ts'

export const rateShell: ShellParts = {
  help: {
    paths: ['/dashboard/products/rate-cards', '/dashboard/products/pricing'],
    load: () => import('./help.ts'),
  },
  nav: [
    {
      label: 'Rate cards',
      to: rateCardPaths.list,
      also: ['/dashboard/products/pricing'],
      icon: IconReceipt2,
      group: 'Money',
      permission: 'rate-cards:read',
      order: 52,
    },
  ],
  palette: [{ label: 'Rate cards', permission: 'rate-cards:read', load: () => import('./palette.ts') }],
}
