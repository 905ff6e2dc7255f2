/** Pages that a stranger may read, where no loading screen stands. */
export function isPublicPath(path: string): boolean {
  return /^\/(login|signup|reset-password|landing|test-checkout|terms|privacy)(\/|$)/.test(path)
}
