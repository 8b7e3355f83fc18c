import { useNavigate } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import { supplierEndpoints } from '../contract/endpoints.ts'
import { SupplierInput } from '../contract/supplier.ts'
import { supplierNoun } from '../rules/supplier-labels.ts'
import { newSupplier } from './new-supplier.ts'
import { SupplierForm } from './SupplierForm.tsx'
import { supplierPaths } from './supplier-paths.ts'

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
