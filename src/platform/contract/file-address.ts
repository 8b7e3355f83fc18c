/** Where a file is opened, by its key; the session cookie is enough. */
export const fileAddress = (key: string) => `/api/files/${key}` as const
