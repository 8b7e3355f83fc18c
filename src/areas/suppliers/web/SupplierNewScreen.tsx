import type * as z from 'zod'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { SupplierInput } from '../contract/supplier.ts'
import { supplierNoun } from '../rules/supplier-labels.ts'
import { supplierPaths } from './supplier-paths.ts'
import { SupplierForm } from './SupplierForm.tsx'

/** A new supplier's initial values: the table's defaults, and Victoria, where nearly all of them are. */
const newSupplier: Partial<z.input<typeof SupplierInput>> = {
  name: '',
  categories: [],
  state: 'VIC',
  payment_terms: '30',
}

export function SupplierNewScreen() {
  return (
    <CreateScreen
      noun={supplierNoun}
      list={supplierPaths.list}
      endpoint={supplierEndpoints.createSupplier}
      schema={SupplierInput}
      empty={newSupplier}
      saved={({ name }) => `${name} saved`}
      openAt={supplierPaths.edit}
    >
      <SupplierForm isNew />
    </CreateScreen>
  )
}
