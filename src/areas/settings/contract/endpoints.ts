import * as z from 'zod'
import { endpoint, idParams, listQuery, version } from '#platform/contract/endpoint.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { Company, CompanyPatch, companyVersion } from './company.ts'
import { CurrencyFormat } from './currency.ts'
import { Depot, DepotInput, DepotPatch } from './depot.ts'
import { DropdownInput, DropdownItem, DropdownPatch } from './dropdown.ts'
import { listKeys } from './dropdown-lists.ts'
import { holidayEndpoints } from './holiday-endpoints.ts'
import { LetterTemplates, LetterTemplatesPatch } from './letter-templates.ts'
import { FreshLink, Message, MessageRow } from './message.ts'
import { messageStatuses } from './message-statuses.ts'

const itemIds = z.array(z.number().int().positive()).min(1).max(1000)
const listParams = z.object({ list_key: z.enum(listKeys) })

export const messageFilters = listQuery(['created_at'], '-created_at')
  .omit({ archived: true })
  .extend({ status: z.enum(messageStatuses).optional() })
export type MessageFilters = z.output<typeof messageFilters>

const depots = recordEndpoints({
  noun: { one: 'depot', many: 'depots' },
  path: '/api/depots',
  topic: 'depot',
  rights: { read: 'settings:company', write: 'settings:company' },
})

export const settingsEndpoints = {
  ...holidayEndpoints,

  getCompany: endpoint({
    method: 'GET',
    path: '/api/company',
    permission: 'settings:read',
    summary: 'The business that uses Haulyard; version 0 until first saved.',
    topic: 'company',
    output: Company,
  }),
  getCurrencyFormat: endpoint({
    method: 'GET',
    path: '/api/currency-format',
    permission: 'signed_in',
    summary: 'The format of amounts in lists, cards and figures.',
    topic: 'company',
    output: CurrencyFormat,
  }),
  saveCompany: endpoint({
    method: 'PATCH',
    path: '/api/company',
    permission: 'settings:company',
    summary: 'Change fields of the company.',
    topic: 'company',
    body: CompanyPatch,
    output: Company,
    message: 'Company saved.',
  }),
  saveCompanyLogo: endpoint({
    method: 'POST',
    path: '/api/company/logo',
    permission: 'settings:company',
    summary: 'Set the logo of the company, a JPEG or PNG of 2 MB at most.',
    topic: 'company',
    upload: { max_files: 1, max_bytes: 2_097_152 },
    body: companyVersion,
    output: Company,
    message: 'Logo saved.',
  }),
  removeCompanyLogo: endpoint({
    method: 'POST',
    path: '/api/company/logo/remove',
    permission: 'settings:company',
    summary: 'Remove the company’s logo.',
    topic: 'company',
    body: companyVersion,
    output: Company,
    message: 'Logo removed.',
  }),

  listDepots: endpoint({
    method: 'GET',
    path: '/api/depots',
    // Everyone with a user type has it.
    permission: 'home:read',
    summary: 'The yards of the company, in their order.',
    topic: 'depot',
    query: z.object({ archived: z.enum(['0', '1']).default('0') }),
    output: z.array(Depot),
  }),
  createDepot: depots.create({ body: DepotInput, output: Depot }),
  editDepot: depots.edit({ summary: 'Change a depot.', body: DepotPatch, output: Depot }),
  archiveDepot: depots.action('archive', {
    summary: 'Archive a depot; records that use it keep it.',
    body: z.object({ version: version.optional() }),
    output: Depot,
    message: 'Depot archived.',
  }),
  restoreDepot: depots.action('restore', {
    summary: 'Restore an archived depot.',
    body: z.object({ version: version.optional() }),
    output: Depot,
    message: 'Depot restored.',
  }),

  listDropdown: endpoint({
    method: 'GET',
    path: '/api/dropdowns/:list_key',
    // Everyone with a user type has it.
    permission: 'home:read',
    summary: 'The items of a list in order, hidden ones included.',
    topic: 'dropdown_item',
    params: listParams,
    output: z.array(DropdownItem),
  }),
  addDropdownItem: endpoint({
    method: 'POST',
    path: '/api/dropdowns/:list_key',
    permission: 'settings:lists',
    summary: 'Add to the end of a list.',
    topic: 'dropdown_item',
    params: listParams,
    body: DropdownInput,
    output: DropdownItem,
    message: 'List saved.',
  }),
  editDropdownItem: endpoint({
    method: 'PATCH',
    path: '/api/dropdowns/:list_key/:id',
    permission: 'settings:lists',
    summary: 'Rename, hide or show an item of a list, or mark what a material requires.',
    topic: 'dropdown_item',
    params: listParams.extend(idParams.shape),
    body: DropdownPatch,
    output: DropdownItem,
    message: 'List saved.',
  }),
  orderDropdown: endpoint({
    method: 'POST',
    path: '/api/dropdowns/:list_key/order',
    permission: 'settings:lists',
    summary: 'Reorder a list, given all its items in the old and the new order.',
    topic: 'dropdown_item',
    params: listParams,
    body: z.object({ before: itemIds, ids: itemIds }),
    output: z.array(DropdownItem),
    message: 'List saved.',
  }),

  getLetterTemplates: endpoint({
    method: 'GET',
    path: '/api/letter-templates',
    permission: 'settings:read',
    summary: 'What each letter to a client begins as; version 0 until first saved.',
    topic: 'letter_templates',
    output: LetterTemplates,
  }),
  saveLetterTemplates: endpoint({
    method: 'PATCH',
    path: '/api/letter-templates',
    permission: 'settings:company',
    summary: 'Change letters to clients; those already written stay as they are.',
    topic: 'letter_templates',
    body: LetterTemplatesPatch,
    output: LetterTemplates,
    message: 'Email templates saved.',
  }),

  listMessages: endpoint({
    method: 'GET',
    path: '/api/settings/mail',
    permission: 'settings:mail',
    summary: 'List emails.',
    topic: 'message',
    list: true,
    query: messageFilters,
    output: MessageRow,
  }),
  getMailServer: endpoint({
    method: 'GET',
    path: '/api/settings/mail-server',
    permission: 'settings:mail',
    summary: 'Whether a mail server is set. Without one, emails are stored.',
    topic: 'message',
    output: z.object({ mail_leaves: z.number() }),
  }),
  getMessage: endpoint({
    method: 'GET',
    path: '/api/settings/mail/:id',
    permission: 'settings:mail',
    summary: 'One email with its text; a secret link is never in it.',
    topic: 'message',
    params: idParams,
    output: Message,
  }),
  freshLink: endpoint({
    method: 'POST',
    path: '/api/settings/mail/:id/link',
    permission: 'settings:mail',
    summary: 'Make a new link for an email that was not sent, to pass on another way.',
    topic: 'message',
    params: idParams,
    output: FreshLink,
    // Answers of repeatable writes are kept for a month, and a secret is written down nowhere.
    effect: 'own_transactions',
  }),
}
