import { IconTableImport } from '@tabler/icons-react'
import { useMay } from '#platform/web/calls/session.ts'
import type { Permission } from '#shared/permissions.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Menu } from '#ui/parts/Menu.tsx'
import type { ImportKindName } from '../contract/choices.ts'
import { importPaths } from './import-paths.ts'
import { importKindWords } from './import-words.ts'

const icon = <IconTableImport aria-hidden />

/** Next to a list's export, for those who may import its records; `kinds`: each with the right to create one. */
export function ImportButton({ kinds }: { kinds: Partial<Record<ImportKindName, Permission>> }) {
  const may = useMay()
  const allowed = (Object.entries(kinds) as [ImportKindName, Permission][]).flatMap(([kind, right]) =>
    may('imports:write') && may(right) ? [kind] : [],
  )
  const [first] = allowed
  if (first === undefined) return null
  if (allowed.length === 1)
    return (
      <LinkButton to={importPaths.createOf(first)} icon={icon}>
        Import…
      </LinkButton>
    )
  const items = allowed.map((kind) => ({ label: importKindWords[kind], to: importPaths.createOf(kind) }))
  return (
    <Menu items={items} label="Import…">
      {(trigger) => (
        <Button {...trigger} icon={icon}>
          Import…
        </Button>
      )}
    </Menu>
  )
}
