import { ImportButton } from '#areas/imports/web/index.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { acceptedLabels } from '../rules/tip-site-labels.ts'
import { hiddenAtFirst, tipSiteColumns } from './tip-site-columns.tsx'
import { tipSiteRecord } from './tip-site-record.ts'
import { useCloseSite } from './opening/use-close-site.ts'

const openOptions = [
  { value: '1', label: 'Open' },
  { value: '0', label: 'Closed' },
] as const

/** Current or archived tip sites, with what is open today. */
export function TipSiteListScreen({ archived }: { archived?: boolean }) {
  const list = useList(tipSiteEndpoints.listTipSites, { archived, sort: 'name', hidden: hiddenAtFirst })
  const materials = useChoices('material_type', list.query.material)
  const closing = useCloseSite()
  return (
    <RecordList
      record={tipSiteRecord}
      list={list}
      columns={tipSiteColumns}
      empty="Add the places where you tip and load: what they take, when they open and what they charge."
      search="Name, suburb, licence, account"
      filters={
        <>
          <FilterSelect {...list.filter('material')} label={acceptedLabels.material} options={materials} />
          <FilterSelect {...list.filter('open_today')} label="Today" options={openOptions} />
        </>
      }
      importing={<ImportButton kinds={{ tip_site: 'tip-sites:write' }} />}
      exporting={tipSiteEndpoints.exportTipSites}
      rowActions={(site) => [closing.itemOf(site)]}
      error={closing.error}
    />
  )
}
