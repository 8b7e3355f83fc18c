import { contactVerbs } from '#areas/clients/server/index.ts'
import { openRecord } from '#platform/server/change/open-record.ts'
import { supplierCan } from '../../rules/supplier-rules.ts'
import { supplierRecord } from '../supplier-record.ts'
import { contactStore } from './contact-store.ts'

/** What is done with a supplier's contacts. */
export const supplierContacts = contactVerbs({
  record_type: supplierRecord.record_type,
  open: async (change, id) =>
    (await openRecord(change, supplierRecord, { id, can: supplierCan.edit })).record,
  store: contactStore,
})
