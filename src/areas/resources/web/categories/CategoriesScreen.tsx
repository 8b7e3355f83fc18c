import { SkillNames } from '#areas/tags/web/index.ts'
import { ShortListScreen } from '#platform/web/lists/ShortListScreen.tsx'
import { sortAfter } from '#platform/web/lists/sort-after.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { chargeUnitWords } from '#shared/units.ts'
import type { Category } from '../../contract/category.ts'
import { resourceEndpoints } from '../../contract/endpoints.ts'
import { categoryLabels as labels, categoryNoun } from '../../rules/category-labels.ts'
import { assetGroupWords } from '../../rules/resource-words.ts'
import { EditCategoryDialog, NewCategoryDialog } from './CategoryDialogs.tsx'
import { categoriesQuery } from '../queries.ts'
import { useResourceTabs } from '../use-resource-tabs.ts'
import type { ResourcePaths } from '../resource-paths.ts'
import { useResourcePaths } from '../use-resource-paths.ts'

const column = columnsOf<Category>()
const columnsFor = (paths: ResourcePaths, onOpen: (category: Category) => void) => [
  column.open('name', labels.name, onOpen),
  column.custom(
    'status',
    labels.status,
    ({ is_visible }) => is_visible === 0 && <StatusBadge status="Hidden" />,
    {
      slot: 'status',
    },
  ),
  column.custom('asset_group', labels.asset_group, ({ asset_group }) => assetGroupWords[asset_group], {
    slot: 'start',
  }),
  column.custom('assets', labels.assets, ({ id, assets }) => <Link to={paths.assetsOf(id)}>{assets}</Link>, {
    align: 'end',
    slot: 'named',
  }),
  column.custom('unit', labels.unit, ({ unit }) => chargeUnitWords[unit]),
  column.number('default_min_hours', labels.default_min_hours),
  column.text('min_licence_class', labels.min_licence_class),
  column.custom('required_skill_ids', labels.required_skill_ids, ({ required_skill_ids }) => (
    <SkillNames ids={required_skill_ids} />
  )),
  column.yesNo('needs_float', labels.needs_float),
  column.number('sort', labels.sort),
]

/** The categories of plant in their order, including archived ones. */
export function CategoriesScreen() {
  const paths = useResourcePaths()
  return (
    <ShortListScreen
      noun={categoryNoun}
      write="resources:write"
      archive={resourceEndpoints.archiveCategories}
      restore={resourceEndpoints.restoreCategories}
      keptBy="Machines, quotes and orders"
      query={categoriesQuery}
      columns={(onOpen) => columnsFor(paths, onOpen)}
      views={useResourceTabs()}
      empty="kinds of plant, such as Excavator 5T. Prices and orders are by category."
      links={({ id }) => [{ label: 'Its assets', to: paths.assetsOf(id) }]}
      newDialog={(categories, onClose) => (
        <NewCategoryDialog sort={sortAfter(categories)} onClose={onClose} />
      )}
      editDialog={(category, readOnly, onClose) => (
        <EditCategoryDialog category={category} readOnly={readOnly} onClose={onClose} />
      )}
    />
  )
}
