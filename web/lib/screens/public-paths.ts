/** Pages that a stranger may read, where no loading screen stands. */
export function isPublicPath(path: string): boolean {
  return /^\/(login|signup|reset-password|landing|terms|privacy)(\/|$)/.test(path)
}
