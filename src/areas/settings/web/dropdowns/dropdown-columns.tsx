import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { IconButton } from '#ui/parts/Button.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { DropdownItem } from '../../contract/dropdown.ts'
import { densityText } from '../../rules/density-text.ts'
import { dropdownLabels } from '../../rules/dropdown-labels.ts'
import css from '../settings.module.css'

const column = columnsOf<DropdownItem & { at: number }>()

interface Acts {
  onOpen: (item: DropdownItem) => void
  onMove: (id: number, by: number) => void
  disabledReason?: string | undefined
}

/** Columns of a drop-down list; `at` is an item's position, `last` the last one. */
export const dropdownColumns = ({
  onOpen,
  onMove,
  last,
  isMaterials,
  hasRenamed,
  disabledReason,
}: Acts & { last: number; isMaterials: boolean; hasRenamed: boolean }) => [
  column.open('label', dropdownLabels.label, onOpen),
  column.custom('status', 'Status', ({ is_visible }) => !is_visible && <StatusBadge status="Hidden" />, {
    slot: 'status',
  }),
  ...(isMaterials
    ? [
        ...(['is_tracked', 'has_pfas', 'has_asbestos'] as const).map((key) =>
          column.custom(key, dropdownLabels[key], (item) => item[key] === 1 && 'Yes'),
        ),
        column.custom(
          'density',
          dropdownLabels.density,
          ({ density }) => density !== null && densityText(density),
          { align: 'end' },
        ),
      ]
    : []),
  ...(hasRenamed
    ? [column.custom('value', 'Stored as', ({ value, label }) => value !== label && value)]
    : []),
  column.custom('place', 'Position', ({ id, label, at }) => (
    <span className={css.move}>
      <IconButton
        label={`Move ${label} up`}
        icon={<IconArrowUp aria-hidden />}
        disabledReason={disabledReason ?? (at === 0 ? 'Already first.' : undefined)}
        onClick={() => onMove(id, -1)}
      />
      <IconButton
        label={`Move ${label} down`}
        icon={<IconArrowDown aria-hidden />}
        disabledReason={disabledReason ?? (at === last ? 'Already last.' : undefined)}
        onClick={() => onMove(id, 1)}
      />
    </span>
  )),
]
