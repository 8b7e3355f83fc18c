import { LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { ImportKind } from '../contract/import.ts'
import { isUnderWay, stillUnderWay } from '../rules/import-status.ts'
import { importPaths } from './import-paths.ts'
import css from './imports.module.css'

/** What becomes of an unfinished import when another file of its kind is chosen. */
export function InHandNotice(inHand: NonNullable<ImportKind['in_hand']>) {
  return (
    <div className={css.notice}>
      <Notice tone="warning" action={<LinkButton to={importPaths.one(inHand.id)}>Open it</LinkButton>}>
        {isUnderWay(inHand)
          ? stillUnderWay(inHand)
          : `${inHand.file_name} has not been imported yet. A new file replaces it.`}
      </Notice>
    </div>
  )
}
