import { setNonce } from 'get-nonce'
import { nonce } from '#web/lib/nonce.ts'

// Dialogs and menus lock the page's scroll through a style element; it is allowed by the nonce of the page.
if (nonce) setNonce(nonce)
