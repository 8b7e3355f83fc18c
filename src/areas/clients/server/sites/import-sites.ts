import type * as z from 'zod'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { importColumns } from '#platform/server/imports/import-columns.ts'
import { importKind } from '#platform/server/imports/import-kind.ts'
import { states } from '#shared/address.ts'
import { sameWords } from '#shared/text.ts'
import { SiteInput } from '../../contract/site.ts'
import { siteLabels, siteNoun } from '../../rules/client-labels.ts'
import {
  type ClientReferences,
  clientColumn,
  clientReferences,
  clientsOf,
  lockClientsOf,
  nameAtClient,
  ofClient,
  partEntries,
  removedParts,
} from '../import-parts.ts'
import { insertSites, listSiteNames } from './site-store.ts'

const schema = SiteInput.extend(ofClient)
type Input = z.output<typeof schema>
const columnsOf = (input: Input) => definedFields(input)

const { text, texts, number, date, yesNo, choice } = importColumns(siteLabels)

export const siteImport = importKind<Input, ReturnType<typeof columnsOf>, ClientReferences>({
  kind: 'site',
  noun: siteNoun,
  right: 'clients:contacts',
  read: 'clients:read',
  columns: [
    clientColumn,
    text('name', 'Bell Street basement'),
    text('address_line1', '210 Bell Street'),
    text('address_line2', ''),
    text('suburb', 'Coburg'),
    choice(sameWords(states))('state', 'VIC'),
    text('postcode', '3058'),
    number('geofence_radius_m', '150'),
    text('access_notes', ''),
    text('site_instructions', 'Enter by Gate 2.'),
    text('site_hours', '7 am to 3:30 pm'),
    yesNo('induction_required', 'Yes'),
    text('induction_url', ''),
    text('principal_contractor', ''),
    yesNo('is_government_project', 'No'),
    date('project_awarded_on', ''),
    texts('ppe', 'Hard hat; Hi-vis'),
    text('max_truck_class', ''),
    text('byda_ref', ''),
    date('byda_expires_on', ''),
    text('no_go_zone_permit', ''),
    text('hazards', ''),
    yesNo('contaminated_land', 'No'),
    text('default_material', ''),
  ],
  schema,
  references: clientReferences,
  prepare: columnsOf,
  unique: [
    {
      field: 'name',
      of: nameAtClient,
      inUse: async (db, values) => {
        const sites = await listSiteNames(db, clientsOf(values))
        return new Map(
          sites.map((one) => [nameAtClient(one), `${one.name} is a site of this client already.`]),
        )
      },
    },
  ],
  lock: lockClientsOf,
  insert: async (change, rows) => {
    const sites = await insertSites(change.tx, rows)
    const entries = await partEntries(change, 'site imported', sites)
    return entries.flatMap((entry, at) => {
      const site = sites[at]
      return site ? [{ id: site.id, entry: { ...entry, after: site } }] : []
    })
  },
  removed: (change, rows) => removedParts(change, 'site removed', rows),
  table: 'job_site',
  label: ({ name }) => String(name),
})
