import { IconDownload } from '@tabler/icons-react'
import { Button } from '#ui/parts/Button.tsx'
import { Menu, type MenuTrigger } from '#ui/parts/Menu.tsx'
import { Tooltip, type TooltipTarget } from '#ui/parts/Tooltip.tsx'
import type { ListExport } from './use-export.ts'

/** The button of an export, with a menu of its formats. */
export function ExportButton({ label, help, running, items }: ListExport) {
  const button = (trigger: MenuTrigger) => (target?: TooltipTarget) => (
    <Button {...target} {...(running ? {} : trigger)} icon={<IconDownload aria-hidden />} loading={running}>
      {label}
    </Button>
  )
  return (
    <Menu items={items} label={label}>
      {(trigger) => (help ? <Tooltip text={help}>{button(trigger)}</Tooltip> : button(trigger)())}
    </Menu>
  )
}
