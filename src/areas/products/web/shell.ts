import { IconTag } from '@tabler/icons-react'
import type { ShellParts } from '#platform/web/web-area.ts'
import { productPaths } from './product-paths.ts'

export const productShell: ShellParts = {
  help: { paths: ['/dashboard/products'], load: () => import('./help.ts') },
  nav: [
    {
      label: 'Products',
      to: productPaths.list,
      icon: IconTag,
      group: 'Money',
      permission: 'products:read',
      order: 50,
    },
  ],
  palette: [{ label: 'Products', permission: 'products:read', load: () => import('./palette.ts') }],
}
