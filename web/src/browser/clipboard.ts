// The clipboard of the device.

/** Put a text on the clipboard; false where the browser forbids it, as on a page without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
