/** `D-000123`, `D-000123 version 2`. */
export const docketName = (docket_no: string, revision: number): string =>
  revision === 1 ? docket_no : `${docket_no} version ${revision}`
