import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { plainRecordType } from '#platform/server/change/record-registry.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { shownSort } from '#platform/server/lists/shown-sort.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { normaliseAbn } from '#shared/abn.ts'
import { normalisePhone } from '#shared/phone.ts'
import { normaliseName } from '#shared/text.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientCan } from '../rules/client-rules.ts'
import { owingSorts } from '../rules/owing-sorts.ts'
import { clientConstraints } from './constraints.ts'
import { archivableClient, clientRecord, readClient } from './client-record.ts'
import { findClient, findDuplicates, listClients, sumClients } from './client-store.ts'
import { clientContacts } from './contacts/client-contacts.ts'
import { listContacts } from './contacts/contact-store.ts'
import { createClient } from './create-client.ts'
import { editClient } from './edit-client.ts'
import { clientExport } from './export-clients.ts'
import { clientImport } from './import-clients.ts'
import { contactImport } from './contacts/import-contacts.ts'
import { siteImport } from './sites/import-sites.ts'
import { seesOwing } from './owing-store.ts'
import { hiddenClientFields } from './hidden-client-fields.ts'
import { archiveSite, createSite, editSite, restoreSite } from './sites/save-site.ts'
import { listSites } from './sites/site-store.ts'
import { updateSiteInstructions } from './sites/update-site-instructions.ts'

export { clientHeld, clientReleased } from './client-events.ts'
export { clientOpenWork } from './client-questions.ts'
export { createClient } from './create-client.ts'
export { clientContacts } from './contacts/client-contacts.ts'
export { type ContactStore, contactVerbs } from './contacts/contact-verbs.ts'
export { createSite } from './sites/save-site.ts'
export { listMailContacts } from './contacts/contact-store.ts'
export { findClient, findClientName, listClients } from './client-store.ts'
export { readClient } from './client-record.ts'

const { changes, creates } = answerWith(({ tx, viewer }, id) => readClient(tx, viewer, id))

export const clientsArea = serverArea({
  endpoints: clientEndpoints,

  handlers: ({ db, clock, write }) => ({
    listClients: ({ viewer, query }) => {
      const amounts = { hidden: owingSorts, isShown: seesOwing(viewer), otherwise: 'name' } as const
      return listClients(db, viewer, shownSort(query, amounts), clock.today())
    },
    sumClients: async ({ viewer, query }) =>
      seesOwing(viewer) ? sumClients(db, viewer, query, clock.today()) : {},
    exportClients: ({ viewer, query }) => exportList({ db, clock, write }, viewer, query, clientExport),
    findDuplicateClients: ({ viewer, query }) =>
      findDuplicates(db, viewer, {
        name_key: normaliseName(query.name),
        abn: normaliseAbn(query.abn),
        email: query.email.toLowerCase(),
        phone: normalisePhone(query.phone) ?? '',
        except_id: query.except_id,
      }),
    getClient: ({ viewer, params }) => readClient(db, viewer, params.id),

    createClient: creates(createClient),
    editClient: changes(editClient),
    archiveClients: ({ change, body }) => archiveRecords(change, archivableClient, body),
    restoreClients: ({ change, body }) => restoreRecords(change, archivableClient, body),

    listContacts: async ({ viewer, params, query }) => {
      await readClient(db, viewer, params.id)
      return listContacts(db, params.id, query)
    },
    createContact: ({ change, params, body }) => clientContacts.create(change, params.id, body),
    editContact: ({ change, params, body }) =>
      clientContacts.edit(change, params.id, params.contact_id, body),
    archiveContact: async ({ change, params, body }) => {
      await clientContacts.archive(change, params.id, params.contact_id, body.version)
      return {}
    },
    restoreContact: ({ change, params, body }) =>
      clientContacts.restore(change, params.id, params.contact_id, body.version),

    listSites: async ({ viewer, params, query }) => {
      await readClient(db, viewer, params.id)
      return listSites(db, params.id, query)
    },
    createSite: ({ change, params, body }) => createSite(change, params.id, body),
    editSite: ({ change, params, body }) => editSite(change, params.id, params.site_id, body),
    archiveSite: async ({ change, params, body }) => {
      await archiveSite(change, params.id, params.site_id, body.version)
      return {}
    },
    updateSiteInstructions: ({ change, params, body }) => updateSiteInstructions(change, params.id, body),
    restoreSite: ({ change, params, body }) => restoreSite(change, params.id, params.site_id, body.version),
  }),

  imports: [clientImport, contactImport, siteImport],

  records: [
    plainRecordType({
      record: clientRecord,
      title: 'Client',
      path: (id) => `/dashboard/clients/${id}/edit`,
      rights: { read: 'clients:read', write: 'clients:write' },
      find: findClient,
      can: clientCan,
      mayWrite: (viewer) => may(viewer, 'clients:write') || may(viewer, 'clients:contacts'),
      hiddenFields: hiddenClientFields,
      references: { account_manager_id: 'user' },
    }),
  ],

  constraints: clientConstraints,
})
