import { ImportButton } from '#areas/imports/web/index.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { hiddenAtFirst, tipSiteColumns } from './tip-site-columns.tsx'
import { tipSiteRecord } from './tip-site-record.ts'
import { TipSiteFilterBar } from './TipSiteFilterBar.tsx'
import { useCloseSite } from './use-close-site.ts'

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
      filters={<TipSiteFilterBar query={list.query} onChange={list.set} />}
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
