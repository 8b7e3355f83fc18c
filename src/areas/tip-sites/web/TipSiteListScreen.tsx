import { ImportButton } from '#areas/imports/web/index.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { type FilterProps, filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { acceptedLabels } from '../rules/tip-site-labels.ts'
import type { TipSiteListQuery } from './queries.ts'
import { hiddenAtFirst, tipSiteColumns } from './tip-site-columns.tsx'
import { tipSiteRecord } from './tip-site-record.ts'
import { useCloseSite } from './use-close-site.ts'

const openOptions = [
  { value: '1', label: 'Open' },
  { value: '0', label: 'Closed' },
] as const
const importable = { tip_site: 'tip-sites:write' } as const

/** Current or archived tip sites, with what is open today. */
export function TipSiteListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(tipSiteEndpoints.listTipSites, { archived, sort: 'name', hidden: hiddenAtFirst })
  const closing = useCloseSite()
  return (
    <RecordList
      record={tipSiteRecord}
      list={list}
      columns={tipSiteColumns}
      nameOf={({ name }) => name}
      empty="Add the places where you tip and load: what they take, when they open and what they charge."
      filters={<Filters query={list.query} onChange={list.set} />}
      exporting={
        <>
          <ImportButton kinds={importable} />
          <ExportMenu endpoint={tipSiteEndpoints.exportTipSites} query={list.query} />
        </>
      }
      rowActions={(site) => [closing.itemOf(site)]}
      error={closing.error}
    />
  )
}

function Filters(props: FilterProps<TipSiteListQuery>) {
  const filter = filterOf(props)
  const materials = useChoices('material_type', props.query.material)
  return (
    <FilterBar {...props} search="Name, suburb, licence, account">
      <FilterSelect {...filter('material')} label={acceptedLabels.material} options={materials} />
      <FilterSelect {...filter('open_today')} label="Today" options={openOptions} />
    </FilterBar>
  )
}
