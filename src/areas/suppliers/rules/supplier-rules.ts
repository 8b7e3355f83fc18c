import { archivableCan } from '#shared/archivable.ts'
import { supplierNoun } from './supplier-labels.ts'

export const supplierCan = archivableCan(supplierNoun)
