import { IconTag } from '@tabler/icons-react'
import { recordShell } from '#platform/web/shell/record-shell.ts'
import { productPaths } from './product-paths.ts'

export const productShell = recordShell(productPaths.list, {
  label: 'Products',
  icon: IconTag,
  group: 'Money',
  order: 50,
  permission: 'products:read',
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
})
