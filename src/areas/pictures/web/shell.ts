import type { ShellParts } from '#platform/web/web-area.ts'

export const pictureShell: ShellParts = {
  help: { paths: ['/dashboard/jobs/image-cropper'], load: () => import('./help.ts') },
}
