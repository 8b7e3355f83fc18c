import { useNavigate } from '@tanstack/react-router'
import type * as z from 'zod'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { SupplierInput } from '../contract/supplier.ts'
import { supplierNoun } from '../rules/supplier-labels.ts'
import { SupplierForm } from './SupplierForm.tsx'
import { supplierPaths } from './supplier-paths.ts'

/** A new supplier's initial values: the table's defaults, and Victoria, where nearly all of them are. */
const newSupplier: Partial<z.input<typeof SupplierInput>> = {
  name: '',
  categories: [],
  state: 'VIC',
  payment_terms: '30',
}

export function SupplierNewScreen() {
  const navigate = useNavigate()
  const create = useCreate(supplierEndpoints.createSupplier, {
    schema: SupplierInput,
    empty: newSupplier,
    saved: ({ name }) => `${name} saved`,
    onSaved: ({ id }) => navigate({ href: supplierPaths.edit(id), replace: true }),
  })
  return (
    <NewRecordScreen noun={supplierNoun} list={supplierPaths.list} create={create}>
      <SupplierForm isNew />
    </NewRecordScreen>
  )
}
