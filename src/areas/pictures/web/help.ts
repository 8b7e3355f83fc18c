import type { AreaHelp } from '#platform/web/web-area.ts'

export const help: AreaHelp = {
  '/dashboard/jobs/image-cropper': {
    purpose: 'Crop a picture, turn it upright, and point out what matters with arrows, boxes and text.',
    actions: [
      'Drag the corners of the frame, or focus one and use the arrow keys.',
      'Turn it right with r and left with Shift-R; Ctrl-Z undoes and Ctrl-Shift-Z repeats.',
      'Drag a mark to move it and its dot to size it; the arrow keys move it, with Shift they size it.',
    ],
    next: 'Saving keeps a new version beside the original, which never changes. Open any picture to see its versions.',
  },
}
