import { IconDownload, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import type { Breadcrumb } from '#ui/shells/ScreenHeader.tsx'
import css from './PreviewScreen.module.css'
import { usePaletteActions } from '../shell/palette/palette-actions.ts'
import { useTitle } from '../guard/title.ts'

/** What can be done with the document: `main` is the next step, `items` the rest, `dialog` what they open. */
interface Actions {
  main: MenuItem | undefined
  items: MenuItem[]
  dialog: ReactNode
  error: string | null
}

/**
 * The document as the client will see it, with the next step. `name` is the document's name, `editLink` goes
 * to its form, `pdf` is the PDF's URL; `notices` appear above the sheet, on screen only.
 */
export function PreviewScreen({
  name,
  status,
  breadcrumbs,
  editLink,
  pdf,
  actions: { main, items, dialog, error },
  notices,
  children,
}: {
  name: string
  status: ReactNode
  breadcrumbs: Breadcrumb[]
  editLink: ReactNode
  pdf: string
  actions: Actions
  notices: ReactNode
  children: ReactNode
}) {
  useTitle(name)
  usePaletteActions(main ? [main, ...items] : items)
  return (
    <Screen
      title={name}
      status={status}
      breadcrumbs={breadcrumbs}
      actions={
        <>
          {editLink}
          <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          <Button icon={<IconDownload aria-hidden />} onClick={() => window.open(pdf, '_blank', 'noopener')}>
            PDF
          </Button>
          {main?.run && (
            <Button variant="primary" icon={main.icon} onClick={main.run}>
              {main.label}
            </Button>
          )}
          <RowMenu items={items} label={`More for ${name}`} />
        </>
      }
    >
      <div className={css.sheet}>
        <div className={css.noPrint}>
          {error && <Notice tone="danger">{error}</Notice>}
          {notices}
        </div>
        {dialog}
        {children}
      </div>
    </Screen>
  )
}
