import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import {
  done,
  endpoint,
  exportQuery,
  idParams,
  listQuery,
  notExported,
  version,
} from '#platform/contract/endpoint.ts'
import { clearableText, idParam } from '#platform/contract/fields.ts'
import { clientNoun, siteLabels } from '../rules/client-labels.ts'
import { owingSorts } from '../rules/owing-sorts.ts'
import { clientTypes } from './choices.ts'
import { Client, ClientDuplicate, ClientInput, ClientPatch, ClientRow, ClientSums } from './client.ts'
import { Contact, ContactInput, ContactPatch } from './contact.ts'
import { Site, SiteInput, SitePatch } from './site.ts'

const topic = 'client'
const contactParams = idParams.extend({ contact_id: idParam })
const siteParams = idParams.extend({ site_id: idParam })
const partsQuery = z.object({ archived: z.enum(['0', '1']).default('0') })
const clients = recordEndpoints({
  noun: clientNoun,
  path: '/api/clients',
  topic,
  rights: { read: 'clients:read', write: 'clients:write', export: 'clients:export' },
})

export const clientFilters = listQuery(
  ['name', 'client_no', 'suburb', 'created_at', ...owingSorts],
  'name',
).extend({
  client_type: z.enum(clientTypes).optional(),
  account_manager_id: idParam.optional(),
  credit_hold: z.enum(['0', '1']).optional(),
})
export type ClientFilters = z.output<typeof clientFilters>

const narrowing = clientFilters.omit(notExported)
export const clientExport = narrowing.extend(exportQuery)
export type ClientExport = z.output<typeof clientExport>

export const clientEndpoints = {
  listClients: clients.list({ query: clientFilters, output: ClientRow, also: ['invoice'] }),
  sumClients: clients.sums({
    summary: 'What the filtered clients owe.',
    also: ['invoice'],
    query: narrowing,
    output: ClientSums,
  }),
  exportClients: clients.export({
    summary: 'Export the filtered clients by number as CSV or Excel.',
    query: clientExport,
  }),
  findDuplicateClients: endpoint({
    method: 'GET',
    path: '/api/clients/duplicates',
    permission: 'clients:read',
    summary: 'Possible duplicates of a client being entered, with reasons.',
    topic,
    query: z.object({
      name: z.string().trim().max(150).default(''),
      abn: z.string().trim().max(20).default(''),
      email: z.string().trim().max(254).default(''),
      phone: z.string().trim().max(30).default(''),
      except_id: idParam.optional(),
    }),
    output: z.array(ClientDuplicate),
  }),
  getClient: clients.get({ output: Client }),
  createClient: clients.create({ body: ClientInput, output: Client }),
  editClient: clients.edit({ body: ClientPatch, output: Client }),
  archiveClients: clients.archiveMany(),
  restoreClients: clients.restoreMany(),

  listContacts: endpoint({
    method: 'GET',
    path: '/api/clients/:id/contacts',
    permission: 'clients:read',
    summary: 'The contacts of a client, the primary one first; with archived=1 those that were archived.',
    topic,
    params: idParams,
    query: partsQuery,
    output: z.array(Contact),
  }),
  createContact: endpoint({
    method: 'POST',
    path: '/api/clients/:id/contacts',
    permission: 'clients:contacts',
    summary: 'Add a contact.',
    topic,
    params: idParams,
    body: ContactInput,
    output: Contact,
    message: 'Contact saved.',
  }),
  editContact: endpoint({
    method: 'PATCH',
    path: '/api/clients/:id/contacts/:contact_id',
    permission: 'clients:contacts',
    summary: 'Change a contact.',
    topic,
    params: contactParams,
    body: ContactPatch,
    output: Contact,
    message: 'Contact saved.',
  }),
  archiveContact: endpoint({
    method: 'POST',
    path: '/api/clients/:id/contacts/:contact_id/archive',
    permission: 'clients:contacts',
    summary: 'Archive a contact; records that use it keep it.',
    topic,
    params: contactParams,
    body: z.object({ version: version.optional() }),
    output: done,
    message: 'Contact archived.',
  }),
  restoreContact: endpoint({
    method: 'POST',
    path: '/api/clients/:id/contacts/:contact_id/restore',
    permission: 'clients:contacts',
    summary: 'Restore an archived contact.',
    topic,
    params: contactParams,
    body: z.object({ version: version.optional() }),
    output: Contact,
    message: 'Contact restored.',
  }),

  listSites: endpoint({
    method: 'GET',
    path: '/api/clients/:id/sites',
    permission: 'clients:read',
    summary: 'The sites of a client, by name; with archived=1 those that were archived.',
    topic,
    params: idParams,
    query: partsQuery,
    output: z.array(Site),
  }),
  createSite: endpoint({
    method: 'POST',
    path: '/api/clients/:id/sites',
    permission: 'clients:contacts',
    summary: 'Add a site.',
    topic,
    params: idParams,
    body: SiteInput,
    output: Site,
    message: 'Site saved.',
  }),
  editSite: endpoint({
    method: 'PATCH',
    path: '/api/clients/:id/sites/:site_id',
    permission: 'clients:contacts',
    summary: 'Change a site.',
    topic,
    params: siteParams,
    body: SitePatch,
    output: Site,
    message: 'Site saved.',
  }),
  archiveSite: endpoint({
    method: 'POST',
    path: '/api/clients/:id/sites/:site_id/archive',
    permission: 'clients:contacts',
    summary: 'Archive a site; records that use it keep it.',
    topic,
    params: siteParams,
    body: z.object({ version: version.optional() }),
    output: done,
    message: 'Site archived.',
  }),
  restoreSite: endpoint({
    method: 'POST',
    path: '/api/clients/:id/sites/:site_id/restore',
    permission: 'clients:contacts',
    summary: 'Restore an archived site.',
    topic,
    params: siteParams,
    body: z.object({ version: version.optional() }),
    output: Site,
    message: 'Site restored.',
  }),
  /** The specification's own (section 7). */
  updateSiteInstructions: endpoint({
    method: 'POST',
    path: '/api/jobSite/:id/updateSiteInstructions',
    permission: 'clients:contacts',
    summary: 'Set site instructions, which drivers acknowledge again. A client’s site, or a shared one.',
    topic,
    lenient: true,
    params: idParams,
    body: z.object({
      value: clearableText(siteLabels.site_instructions, { max: 5000, lines: 200 }),
      version: version.optional(),
    }),
    output: Site,
    message: 'Site saved.',
  }),
}
