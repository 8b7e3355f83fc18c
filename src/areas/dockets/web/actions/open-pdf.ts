/** Opens a docket as it prints, in a tab of its own. */
export const openDocketPdf = (id: number): void => {
  window.open(`/api/dockets/${id}/pdf`, '_blank', 'noopener')
}
