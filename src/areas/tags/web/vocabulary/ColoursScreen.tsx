import { useResourceTabs } from '#areas/resources/web/index.ts'
import { ShortListScreen } from '#platform/web/lists/ShortListScreen.tsx'
import { sortAfter } from '#platform/web/lists/sort-after.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import type { Colour } from '../../contract/colour.ts'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import { colourLabels as labels, colourNoun } from '../../rules/colour-labels.ts'
import { contrastInWords } from '../../rules/contrast.ts'
import { coloursQuery } from '../queries.ts'
import { TagChip } from '../TagChip.tsx'
import { EditColourDialog, NewColourDialog } from './ColourDialogs.tsx'

const column = columnsOf<Colour>()
const columnsFor = (onOpen: (colour: Colour) => void) => [
  column.open('name', labels.name, onOpen),
  column.custom('shown', labels.text_hex, ({ name, hex }) => <TagChip name={name} hex={hex} />, {
    slot: 'status',
  }),
  column.text('hex', labels.hex, { slot: 'start' }),
  column.custom('contrast', labels.contrast, ({ contrast }) => contrastInWords(contrast), {
    align: 'end',
    slot: 'detail',
  }),
  column.number('tags', labels.tags, { slot: 'named' }),
  column.number('sort', labels.sort),
]

/** The colours that mark tags, with how well text on each can be read. */
export function ColoursScreen() {
  return (
    <ShortListScreen
      noun={colourNoun}
      write="tags:write"
      archive={tagsEndpoints.archiveColours}
      restore={tagsEndpoints.restoreColours}
      keptBy="Tags"
      query={coloursQuery}
      columns={columnsFor}
      views={useResourceTabs()}
      empty="colours that mark tags. The text on each is chosen so that it can be read."
      newDialog={(colours, onClose) => <NewColourDialog sort={sortAfter(colours)} onClose={onClose} />}
      editDialog={(colour, readOnly, onClose) => (
        <EditColourDialog colour={colour} readOnly={readOnly} onClose={onClose} />
      )}
    />
  )
}
