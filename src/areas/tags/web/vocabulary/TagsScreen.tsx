import { useResourceTabs } from '#areas/resources/web/index.ts'
import { ShortListScreen } from '#platform/web/lists/ShortListScreen.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { Link } from '#ui/navigation.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { tagTypes } from '../../contract/choices.ts'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import type { Tag } from '../../contract/tag.ts'
import { tagLabels as labels, tagNoun, tagTypeWords } from '../../rules/tag-labels.ts'
import { tagsQuery } from '../queries.ts'
import { TagChip } from '../TagChip.tsx'
import { assetsHavingTag, havingTag } from '../tags-paths.ts'
import { EditTagDialog, NewTagDialog } from './TagDialogs.tsx'

const column = columnsOf<Tag>()
const columnsFor = (onOpen: (tag: Tag) => void) => [
  column.open('name', labels.name, onOpen),
  column.custom('tag_type', labels.tag_type, ({ tag_type }) => tagTypeWords[tag_type], { slot: 'start' }),
  column.custom(
    'colour_id',
    labels.colour_id,
    ({ colour, hex }) => colour && <TagChip name={colour} hex={hex} />,
    { slot: 'status' },
  ),
  column.text('description', labels.description, { slot: 'detail' }),
  column.custom('drivers', labels.drivers, ({ id, drivers }) => <Link to={havingTag(id)}>{drivers}</Link>, {
    align: 'end',
    slot: 'named',
  }),
  // A card has room for one of the two; its menu leads to both.
  column.custom('assets', labels.assets, ({ id, assets }) => <Link to={assetsHavingTag(id)}>{assets}</Link>, {
    align: 'end',
  }),
]

/** The tags of people and plant, by type. */
export function TagsScreen() {
  return (
    <ShortListScreen
      noun={tagNoun}
      write="tags:write"
      archive={tagsEndpoints.archiveTags}
      restore={tagsEndpoints.restoreTags}
      keptBy="People and plant"
      query={tagsQuery}
      columns={columnsFor}
      views={useResourceTabs()}
      empty="words that people and plant are marked with, such as Night shift."
      filter={{
        label: labels.tag_type,
        options: optionsOf(tagTypes, tagTypeWords),
        of: ({ tag_type }) => tag_type,
      }}
      links={({ id }) => [
        { label: 'Who has it', to: havingTag(id) },
        { label: 'Assets with it', to: assetsHavingTag(id) },
      ]}
      newDialog={(_, onClose) => <NewTagDialog onClose={onClose} />}
      editDialog={(tag, readOnly, onClose) => (
        <EditTagDialog tag={tag} readOnly={readOnly} onClose={onClose} />
      )}
    />
  )
}
