/** The shape of the password's part, so that what stands under it stays where it is. */
export function PasswordBones() {
  return (
    <div className="settings-part password-bones" aria-hidden="true">
      <span className="bone bone-name" />
      <span className="bone bone-fields" />
      <span className="bone bone-name" />
    </div>
  )
}
