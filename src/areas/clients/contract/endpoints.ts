import * as z from 'zod'
import { done, endpoint, exportQuery, idParams, listQuery, version } from '#platform/contract/endpoint.ts'
import { idParam, text } from '#platform/contract/fields.ts'
import { clientTypes } from './choices.ts'
import { Client, ClientDuplicate, ClientInput, ClientPatch, ClientRow } from './client.ts'
import { Contact, ContactInput, ContactPatch } from './contact.ts'
import { Site, SiteInput, SitePatch } from './site.ts'

const topic = 'client'
const contactParams = idParams.extend({ contact_id: idParam })
const siteParams = idParams.extend({ site_id: idParam })
const reason = text('Reason', { max: 200 })
const many = z.object({
  ids: z.array(z.number().int().positive()).min(1, 'Choose a client.').max(200, 'Choose 200 at most.'),
})

export const clientFilters = listQuery(['name', 'client_no', 'suburb', 'created_at'], 'name').extend({
  client_type: z.enum(clientTypes).optional(),
  account_manager_id: idParam.optional(),
  credit_hold: z.enum(['0', '1']).optional(),
})
export type ClientFilters = z.output<typeof clientFilters>

export const clientExport = clientFilters.extend(exportQuery)
export type ClientExport = z.output<typeof clientExport>

export const clientEndpoints = {
  listClients: endpoint({
    method: 'GET',
    path: '/api/clients',
    permission: 'clients:read',
    summary: 'List clients.',
    topic,
    list: true,
    query: clientFilters,
    output: ClientRow,
  }),
  exportClients: endpoint({
    method: 'GET',
    path: '/api/clients/export',
    permission: 'clients:export',
    summary: 'The clients that a filter finds, as CSV or Excel.',
    download: true,
    query: clientExport,
    output: z.string(),
  }),
  findDuplicateClients: endpoint({
    method: 'GET',
    path: '/api/clients/duplicates',
    permission: 'clients:read',
    summary: 'Clients that may be the one being entered, with the reasons.',
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
  getClient: endpoint({
    method: 'GET',
    path: '/api/clients/:id',
    permission: 'clients:read',
    summary: 'One client.',
    topic,
    params: idParams,
    output: Client,
  }),
  createClient: endpoint({
    method: 'POST',
    path: '/api/clients',
    permission: 'clients:write',
    summary: 'Make a client.',
    topic,
    body: ClientInput,
    output: Client,
    message: 'Client saved.',
  }),
  editClient: endpoint({
    method: 'PATCH',
    path: '/api/clients/:id',
    permission: 'clients:write',
    summary: 'Change fields of a client.',
    topic,
    params: idParams,
    body: ClientPatch,
    output: Client,
    message: 'Client saved.',
  }),
  archiveClient: endpoint({
    method: 'POST',
    path: '/api/clients/:id/archive',
    permission: 'clients:write',
    summary: 'Archive a client.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional(), reason }),
    output: Client,
    message: 'Client archived.',
  }),
  restoreClient: endpoint({
    method: 'POST',
    path: '/api/clients/:id/restore',
    permission: 'clients:write',
    summary: 'Bring an archived client back.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional() }),
    output: Client,
    message: 'Client restored.',
  }),
  archiveClients: endpoint({
    method: 'POST',
    path: '/api/clients/archive',
    permission: 'clients:write',
    summary: 'Archive several clients at once: all or none.',
    topic,
    body: many.extend({ reason }),
    output: z.object({ archived: z.number() }),
    message: 'Clients archived.',
  }),
  restoreClients: endpoint({
    method: 'POST',
    path: '/api/clients/restore',
    permission: 'clients:write',
    summary: 'Bring several archived clients back at once: all or none.',
    topic,
    body: many,
    output: z.object({ restored: z.number() }),
    message: 'Clients restored.',
  }),

  listContacts: endpoint({
    method: 'GET',
    path: '/api/clients/:id/contacts',
    permission: 'clients:read',
    summary: 'The contacts of a client, the primary one first.',
    topic,
    params: idParams,
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
    summary: 'Remove a contact; records that name it keep it.',
    topic,
    params: contactParams,
    body: z.object({ version: version.optional() }),
    output: done,
    message: 'Contact removed.',
  }),

  listSites: endpoint({
    method: 'GET',
    path: '/api/clients/:id/sites',
    permission: 'clients:read',
    summary: 'The sites of a client, by name.',
    topic,
    params: idParams,
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
    summary: 'Archive a site; records that name it keep it.',
    topic,
    params: siteParams,
    body: z.object({ version: version.optional() }),
    output: done,
    message: 'Site archived.',
  }),
}
