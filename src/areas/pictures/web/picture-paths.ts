const cropper = '/dashboard/jobs/image-cropper'

export const picturePaths = {
  /** Where one is chosen. */
  choose: cropper,
  /** The editor of a picture or one of its versions. */
  edit: (key: string) => `${cropper}?picture=${key}`,
  older: (before: number) => `${cropper}?before=${before}`,
} as const
