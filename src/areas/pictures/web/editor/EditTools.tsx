import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowUpRight,
  IconMaximize,
  IconRotate2,
  IconRotateClockwise2,
  IconSquare,
  IconTypography,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import {
  type MarkKind,
  type Size,
  addedMark,
  markKinds,
  turnedLeft,
  turnedRight,
  withMark,
} from '../../rules/picture-edit.ts'
import css from './editor.module.css'
import { markWords } from './mark-words.ts'
import type { Editing } from './use-editing.ts'

const signs: Record<MarkKind, ReactNode> = {
  arrow: <IconArrowUpRight aria-hidden />,
  box: <IconSquare aria-hidden />,
  text: <IconTypography aria-hidden />,
}

/** Turning, the whole picture again, new marks, undo and redo. `size`: of the picture as it is turned. */
export function EditTools({
  editing,
  size,
  onAdded,
}: {
  editing: Editing
  size: Size
  onAdded: (id: number) => void
}) {
  const { edit, keep, undo, redo } = editing
  const add = (kind: MarkKind) => {
    const last = edit.marks.at(-1)
    const mark = addedMark(edit, { kind, colour: last?.colour ?? 'red' })
    keep(withMark(edit, mark))
    onAdded(mark.id)
  }
  return (
    <div className={css.tools} role="toolbar" aria-label="Picture">
      <IconButton
        label="Turn left"
        icon={<IconRotate2 aria-hidden />}
        aria-keyshortcuts="R"
        onClick={() => keep(turnedLeft(edit, size))}
      />
      <IconButton
        label="Turn right"
        icon={<IconRotateClockwise2 aria-hidden />}
        aria-keyshortcuts="r"
        onClick={() => keep(turnedRight(edit, size))}
      />
      <Button
        icon={<IconMaximize aria-hidden />}
        onClick={() => keep({ ...edit, crop: { x: 0, y: 0, ...size } })}
      >
        Whole picture
      </Button>
      {markKinds.map((kind) => (
        <Button key={kind} icon={signs[kind]} onClick={() => add(kind)}>
          {markWords[kind]}
        </Button>
      ))}
      <IconButton
        label="Undo"
        icon={<IconArrowBackUp aria-hidden />}
        disabledReason={undo ? undefined : 'Nothing to undo.'}
        onClick={undo}
      />
      <IconButton
        label="Redo"
        icon={<IconArrowForwardUp aria-hidden />}
        disabledReason={redo ? undefined : 'Nothing to redo.'}
        onClick={redo}
      />
    </div>
  )
}
