// Files kept on this device.

/** Keep a text or a picture as a file. */
export function keepFile(content: string | Blob, name: string, kind = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
