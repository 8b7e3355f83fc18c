import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../parts/Button.tsx'
import css from './PrintScreen.module.css'
import { Screen } from './Screen.tsx'
import type { Breadcrumb } from './ScreenHeader.tsx'

/** A sheet of A4 on the screen, which prints as it is seen; header and buttons stay off the paper. */
export function PrintScreen({
  title,
  breadcrumbs,
  actions,
  children,
}: {
  title: string
  breadcrumbs?: Breadcrumb[]
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={css.screen}>
      <Screen
        title={title}
        breadcrumbs={breadcrumbs}
        actions={
          <>
            {actions}
            <Button icon={<IconPrinter aria-hidden />} variant="primary" onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      >
        <article className={css.sheet}>{children}</article>
      </Screen>
    </div>
  )
}
