import { IconX } from '@tabler/icons-react'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import type { ChipAction } from './chip-actions.tsx'
import css from './panel.module.css'

/** What can be done with the chips that are chosen. */
export function SelectionBar({
  count,
  actions,
  onClear,
}: {
  count: number
  actions: readonly ChipAction[]
  onClear: () => void
}) {
  return (
    <div className={css.bar} role="toolbar" aria-label="Chosen on the board">
      <strong>{count} chosen</strong>
      {actions.map(({ label, icon, run }) => (
        <Button key={label} icon={icon} onClick={run}>
          {label}
        </Button>
      ))}
      <IconButton label="Clear the selection" icon={<IconX aria-hidden />} onClick={onClear} />
    </div>
  )
}
