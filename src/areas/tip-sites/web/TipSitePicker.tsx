import { useWatch } from 'react-hook-form'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { tipSiteName } from '../rules/tip-site-name.ts'
import { read } from '#platform/web/calls/api.ts'
import { RecordPicker } from '#platform/web/lists/RecordPicker.tsx'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import type { FieldProps } from '#ui/fields/use-field.ts'

/** A field for a tip site's id, found by name or suburb, of those that take the form's material. */
export function TipSitePicker(props: FieldProps) {
  const material: unknown = useWatch({ name: 'material' })
  const taking = typeof material === 'string' && material !== '' ? { material } : {}
  const search = {
    permission: 'tip-sites:read',
    one: (id: number) => read(tipSiteEndpoints.getTipSite, { params: { id } }),
    list: (text: string) =>
      read(tipSiteEndpoints.listTipSites, { query: { ...firstMatches(text), ...taking } }),
    optionOf: (site: { id: number; name: string; suburb: string | null }) => ({
      value: site.id,
      label: tipSiteName(site),
    }),
  } as const
  return <RecordPicker {...props} search={search} />
}
