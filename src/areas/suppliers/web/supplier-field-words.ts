import { paymentTermWords } from '#areas/clients/rules/client-words.ts'
import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import { formatAbn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { SupplierInput } from '../contract/supplier.ts'
import { supplierCategoryWords, supplierLabels } from '../rules/supplier-labels.ts'

/** How a supplier's fields read in conflicts and in its history. */
export const supplierFieldWords = fieldWords(supplierLabels satisfies Record<keyof SupplierInput, string>, {
  abn: shown.digits(formatAbn),
  categories: shown.listOf(supplierCategoryWords),
  phone: shown.digits(formatPhone),
  payment_terms: shown.oneOf(paymentTermWords),
})
