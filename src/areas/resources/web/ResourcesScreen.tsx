import { useQuery } from '@tanstack/react-query'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { read } from '#platform/web/calls/api.ts'
import { scopeOf } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { Tabs } from '#ui/shells/Tabs.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { AssetRow } from '../contract/asset.ts'
import type { Category } from '../contract/category.ts'
import { resourceEndpoints } from '../contract/endpoints.ts'
import { assetLabels } from '../rules/asset-labels.ts'
import { categoryLabels } from '../rules/category-labels.ts'
import { assetGroupWords } from '../rules/resource-words.ts'
import { categoriesQuery } from './queries.ts'
import { useResourceTabs } from './use-resource-tabs.ts'
import type { ResourcePaths } from './resource-paths.ts'
import { useResourcePaths } from './use-resource-paths.ts'

const assetColumn = columnsOf<AssetRow>()
const offRoadColumns = (paths: ResourcePaths) => [
  assetColumn.link('fleet_no', assetLabels.fleet_no, ({ id }) => paths.asset(id)),
  assetColumn.text('name', assetLabels.name),
  assetColumn.text('off_road_reason', assetLabels.off_road_reason),
]
const regoColumns = (paths: ResourcePaths) => [
  assetColumn.link('fleet_no', assetLabels.fleet_no, ({ id }) => paths.asset(id)),
  assetColumn.text('name', assetLabels.name),
  assetColumn.custom('rego_expires_on', assetLabels.rego_expires_on, ({ rego_expires_on }) => (
    <ExpiryDate date={rego_expires_on} />
  )),
]
const categoryColumn = columnsOf<Category>()
const categoryColumns = (paths: ResourcePaths) => [
  categoryColumn.link('name', categoryLabels.name, ({ id }) => paths.assetsOf(id)),
  categoryColumn.custom(
    'asset_group',
    categoryLabels.asset_group,
    ({ asset_group }) => assetGroupWords[asset_group],
  ),
  categoryColumn.text('min_licence_class', categoryLabels.min_licence_class),
  categoryColumn.number('assets', categoryLabels.assets),
]

const offRoadQuery = read(resourceEndpoints.listAssets, {
  query: { status: 'off_road', page_size: 20, with_total: '0' },
})
const regoQuery = read(resourceEndpoints.listAssets, {
  query: { sort: 'rego_expires_on', page_size: 8, with_total: '0' },
})

/** Plant at a glance: what cannot work, which registrations expire next, and totals by category. */
export function ResourcesScreen() {
  const paths = useResourcePaths()
  const tabs = useResourceTabs().map((tab) => ({ ...tab, active: tab.to === paths.overview }))
  const offRoad = useQuery(offRoadQuery)
  const rego = useQuery(regoQuery)
  const categories = useQuery(categoriesQuery())
  // Totals are for people who see all of it.
  const seesAll = scopeOf('resources:read') === 'all'
  const isAllOnRoad = offRoad.data?.rows.length === 0
  const all = [offRoad, rego, categories]
  const withPlates = (rego.data?.rows ?? []).filter(({ rego_expires_on }) => rego_expires_on !== null)

  return (
    <Screen title="Resources" below={<Tabs label="Resources" tabs={tabs} />}>
      {all.some(({ error }) => error) ? (
        <ErrorState
          message="Could not load the plant."
          onRetry={() => all.forEach(({ refetch }) => void refetch())}
        />
      ) : (
        <>
          <Section title="Off road" help={isAllOnRoad && 'Nothing is off road.'}>
            {!isAllOnRoad && (
              <DataTable
                label="Off road"
                rows={offRoad.data?.rows ?? []}
                columns={offRoadColumns(paths)}
                rowKey={({ id }) => id}
                loading={offRoad.isPending}
                empty={null}
              />
            )}
          </Section>
          <Section title="Next registrations">
            <DataTable
              label="Next registrations"
              rows={withPlates}
              columns={regoColumns(paths)}
              rowKey={({ id }) => id}
              loading={rego.isPending}
              empty={<EmptyState title="No registration to renew" />}
            />
          </Section>
          {seesAll && (
            <Section title="By category" actions={<Link to={paths.categories}>All categories</Link>}>
              <DataTable
                label="By category"
                rows={(categories.data ?? []).filter(({ is_visible }) => is_visible === 1)}
                columns={categoryColumns(paths)}
                rowKey={({ id }) => id}
                loading={categories.isPending}
                empty={<EmptyState title="No categories yet" />}
              />
            </Section>
          )}
        </>
      )}
    </Screen>
  )
}
