/** The part of this page that may come alive under that name, where the page has it. */
export function findIsland(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-island="${name}"]`)
}
