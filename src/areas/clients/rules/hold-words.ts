/** Amounts as people type them: `$12,400`, `12,400.50`, `12k`, `15000`; days, dates and years are none. */
const amounts =
  /\$\s?\d(?:[\d,.]*\d)?(?:\s?[km]\b)?|\b\d{1,3}(?:,\d{3})+(?:\.\d+)?|\b\d+\.\d\d\b|\b\d+\s?k\b|\b(?!(?:19|20)\d\d\b)\d{4,}\b/gi

/** Why a client is on credit hold, for whoever sees the client; amounts are for those who set credit. */
export const holdWords = (reason: string | null, seesAmounts: boolean): string | null =>
  seesAmounts || reason === null ? reason : reason.replaceAll(amounts, '…')
