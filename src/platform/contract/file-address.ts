/** Where a file is opened, by its key; the session's cookie opens it too. */
export const fileAddress = (key: string) => `/api/files/${key}` as const
