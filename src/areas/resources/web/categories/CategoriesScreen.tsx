import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useArchive } from '#platform/web/records/use-archive.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Link } from '#ui/navigation.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
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
  column.yesNo('needs_float', labels.needs_float),
  column.number('sort', labels.sort),
]

/** The categories of plant in their order, including archived ones. */
export function CategoriesScreen() {
  const { archived = '0' } = useSearch({ strict: false }) as { archived?: '0' | '1' }
  const navigate = useNavigate()
  const paths = useResourcePaths()
  const { data: categories = [], isPending, error, refetch } = useQuery(categoriesQuery(archived))
  const [open, setOpen] = useState<'new' | Category | null>(null)
  const moving = useArchive({
    archive: resourceEndpoints.archiveCategories,
    restore: resourceEndpoints.restoreCategories,
    noun: categoryNoun,
    keptBy: 'Machines, quotes and orders',
  })
  const disabledReason = useWhyNot()('resources:write')

  const rowMenu = (category: Category): MenuItem[] => {
    const { id, name } = category
    return category.archived_at
      ? [{ label: 'Restore', disabledReason, run: () => void moving.restore([id], name) }]
      : [
          { label: 'Edit', disabledReason, run: () => setOpen(category) },
          { label: 'Its assets', to: paths.assetsOf(id) },
          { label: 'Archive', danger: true, disabledReason, run: () => void moving.archive([id], name) },
        ]
  }
  const add = !disabledReason && (
    <NewButton variant="primary" onClick={() => setOpen('new')}>
      New category
    </NewButton>
  )
  const show = (value: '1' | null) =>
    void navigate({ to: '.', search: { archived: value ?? undefined } as never })

  return (
    <ListScreen
      title="Categories"
      count={isPending ? null : categories.length}
      filtering={{ filtersSet: archived === '1' ? 1 : 0, clearFilters: () => show(null) }}
      actions={archived === '0' && add}
      views={useResourceTabs()}
      filters={
        <FilterSelect
          label="Show"
          options={[{ value: '1', label: 'Archived' }]}
          value={archived === '1' ? '1' : null}
          onChange={show}
        />
      }
    >
      {moving.error && <Notice tone="danger">{moving.error}</Notice>}
      {error ? (
        <ErrorState message="Could not load the categories." onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Categories"
          rows={categories}
          columns={columnsFor(paths, setOpen)}
          rowKey={({ id }) => id}
          rowMenu={rowMenu}
          loading={isPending}
          empty={
            archived === '1' ? (
              <EmptyState title="No archived categories" />
            ) : (
              <EmptyState
                title="No categories yet"
                text={
                  disabledReason
                    ? 'Kinds of plant, such as Excavator 5T. Prices and orders are by category.'
                    : 'Add kinds of plant, such as Excavator 5T. Prices and orders are by category.'
                }
                action={add}
              />
            )
          }
        />
      )}
      {open === 'new' && (
        <NewCategoryDialog
          sort={Math.max(0, ...categories.map(({ sort }) => sort)) + 10}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'new' && (
        <EditCategoryDialog
          category={categories.find(({ id }) => id === open.id) ?? open}
          readOnly={disabledReason !== undefined || open.archived_at !== null}
          onClose={() => setOpen(null)}
        />
      )}
    </ListScreen>
  )
}
