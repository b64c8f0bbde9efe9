/** Telling somebody whose page is not in front that it is their turn, where they allow it. */

/** Whether the browser can tell them at all, and whether they have said yes, no, or nothing yet. */
export function permission(): NotificationPermission | 'never' {
  return 'Notification' in window ? Notification.permission : 'never';
}

/** Asks whether they may be told. */
export async function askPermission(): Promise<boolean> {
  return permission() !== 'never' && (await Notification.requestPermission()) === 'granted';
}

/** Tells it, unless they look at the page. */
export function tell(title: string, text: string, tag: string): void {
  if (!document.hidden || permission() !== 'granted') return;
  try {
    const note = new Notification(title, { body: text, tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow it to installed pages alone.
  }
}
