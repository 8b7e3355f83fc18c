import { useMediaQuery } from '@mantine/hooks'
import { IconDownload, IconSettings } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/parts/Button.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { ListExport } from './use-export.ts'

/** A list's settings and exports, and the button for a new record; on a phone all but the last are in one menu. */
export function ListActions({
  settings,
  exports,
  children,
}: {
  /** The address of its settings, for those who may change them. */
  settings: string | false
  exports: readonly (ListExport | null)[]
  children: ReactNode
}) {
  const isPhone = useMediaQuery('(width < 640px)', undefined, { getInitialValueInEffect: false })
  const allowed = exports.filter((one) => one !== null)
  if (isPhone)
    return (
      <>
        {children}
        <RowMenu
          items={[
            ...(settings ? [{ label: 'Settings', icon: <IconSettings aria-hidden />, to: settings }] : []),
            ...allowed.flatMap(({ label, items }) =>
              items.map((item) => ({
                ...item,
                label: `${label}, ${item.label}`,
                icon: <IconDownload aria-hidden />,
              })),
            ),
          ]}
        />
      </>
    )
  return (
    <>
      {settings && (
        <LinkButton to={settings} icon={<IconSettings aria-hidden />}>
          Settings
        </LinkButton>
      )}
      {allowed.map((one) => (
        <ExportButton key={one.label} {...one} />
      ))}
      {children}
    </>
  )
}
