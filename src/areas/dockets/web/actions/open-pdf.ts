/** Opens a docket's PDF in a new tab. */
export const openDocketPdf = (id: number): void => {
  window.open(`/api/dockets/${id}/pdf`, '_blank', 'noopener')
}
