import type { MarkColour, MarkKind } from '../../rules/picture-edit.ts'

export const markWords = { arrow: 'Arrow', box: 'Box', text: 'Text' } as const satisfies Record<
  MarkKind,
  string
>
export const colourWords = { red: 'Red', yellow: 'Yellow', white: 'White' } as const satisfies Record<
  MarkColour,
  string
>
