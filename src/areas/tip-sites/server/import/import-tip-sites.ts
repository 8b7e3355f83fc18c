import { listMaterials } from '#areas/settings/server/index.ts'
import { definedFields } from '#platform/server/change/defined-fields.ts'
import { entryOf } from '#platform/server/change/open-record.ts'
import { importColumns } from '#platform/server/imports/import-columns.ts'
import { importKind, importedEntry } from '#platform/server/imports/import-kind.ts'
import { namesOf } from '#platform/server/imports/names.ts'
import { UnreadableCell } from '#platform/server/imports/unreadable-cell.ts'
import { states } from '#shared/address.ts'
import { sameWords } from '#shared/text.ts'
import { TipSiteInput } from '../../contract/tip-site.ts'
import { chosenFrom } from '../../rules/materials/check-materials.ts'
import { tipSiteLabels, tipSiteNoun, tipSiteStatusWords } from '../../rules/tip-site-labels.ts'
import { tipSiteConstraints } from '../constraints.ts'
import { tipSiteRecord } from '../tip-site-record.ts'
import { insertTipSites, listNamesInUse, listOperatorNames } from './import-store.ts'

interface References {
  operators: ReturnType<typeof namesOf>
  /** What may be chosen of the list of materials. */
  listed: string[]
}
const columnsOf = (input: TipSiteInput) => definedFields(input)

const { text, texts, number, date, yesNo, choice, record } = importColumns(tipSiteLabels)
const materials = texts('materials', 'Clean Fill; Clean Concrete')

/** A material as the list writes it, however it is typed. @throws UnreadableCell for one that the list does not have. */
function listedMaterial(typed: string, listed: readonly string[]): string {
  const found = listed.find((value) => value.toLowerCase() === typed.toLowerCase())
  if (found === undefined) throw new UnreadableCell(`“${typed}” is not in the list of materials.`)
  return found
}

export const tipSiteImport = importKind<TipSiteInput, ReturnType<typeof columnsOf>, References>({
  kind: 'tip_site',
  noun: tipSiteNoun,
  right: 'tip-sites:write',
  read: 'tip-sites:read',
  columns: [
    text('name', 'Northern Clean Fill'),
    record<References>(({ operators }) => operators)('supplier_id', ''),
    choice(tipSiteStatusWords)('status', 'Open'),
    text('contact_name', 'Dana Frost'),
    text('phone', '03 5550 0172'),
    text('address_line1', '40 Cooper Street'),
    text('address_line2', ''),
    text('suburb', 'Epping'),
    choice(sameWords(states))('state', 'VIC'),
    text('postcode', '3076'),
    {
      ...materials,
      read: (typed, inputs) =>
        (materials.read(typed, inputs) as string[]).map((part) => ({
          material: listedMaterial(part, inputs.references.listed),
          conditions: null,
        })),
    },
    yesNo('closed_on_holidays', 'Yes'),
    text('licence_no', ''),
    date('licence_expires_on', ''),
    yesNo('pfas_ok', 'No'),
    yesNo('asbestos_ok', 'No'),
    yesNo('has_weighbridge', 'Yes'),
    text('max_truck_class', ''),
    text('account_no', ''),
    yesNo('credit_hold', 'No'),
    number('queue_minutes', '15'),
    text('gate_notes', ''),
  ],
  schema: TipSiteInput,
  references: async ({ db }) => ({
    operators: namesOf('supplier', await listOperatorNames(db)),
    listed: chosenFrom(await listMaterials(db)),
  }),
  prepare: columnsOf,
  unique: [
    {
      field: 'name',
      of: ({ name, suburb }) => `${name}, ${suburb ?? ''}`.toLowerCase(),
      inUse: async (db, names) =>
        new Map(
          (await listNamesInUse(db, names)).map((name) => [
            name,
            tipSiteConstraints['tip_site_name']?.message ?? '',
          ]),
        ),
    },
  ],
  insert: async ({ tx }, rows) => {
    const sites = await insertTipSites(tx, rows)
    return sites.map((site) => ({
      id: site.id,
      entry: importedEntry(entryOf(tipSiteRecord, site), site),
    }))
  },
  table: 'tip_site',
  label: ({ name }) => String(name),
})
