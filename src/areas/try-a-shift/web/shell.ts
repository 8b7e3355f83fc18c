import { IconCalculator } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'

export const tryAShiftShell: ShellParts = {
  help: { paths: ['/dashboard/products/try-a-shift'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Try a shift',
      to: '/dashboard/products/try-a-shift',
      icon: IconCalculator,
      group: 'Money',
      permission: 'quotes:prices',
      order: 54,
    },
  ],
}
