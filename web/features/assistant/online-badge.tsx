export function OnlineBadge() {
  return <span className="online">Online</span>
}
