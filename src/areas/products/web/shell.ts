import { IconTag } from '@tabler/icons-react'
import { call } from '#platform/web/api.ts'
import type { ShellParts } from '#platform/web/web-area.ts'
import { productEndpoints } from '../contract/endpoints.ts'
import { productPaths } from './product-paths.ts'

export const productShell: ShellParts = {
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
  palette: [
    {
      label: 'Products',
      permission: 'products:read',
      search: async (search, signal) => {
        const query = { search, page_size: 6, with_total: '0' as const }
        const { rows } = await call(productEndpoints.listProducts, { query }, { signal })
        return rows.map(({ id, name, code }) => ({ label: name, hint: code, to: productPaths.edit(id) }))
      },
    },
  ],
}
