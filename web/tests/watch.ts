/** What must never happen in any browser of any test: an error, something the content policy forbids, a word to another host. */
import type { BrowserContext } from '@playwright/test';

export class Watch {
  /** What has gone wrong. */
  readonly troubles: string[] = [];
  /** What a test brings about on purpose. */
  readonly expected: RegExp[] = [];

  async over(context: BrowserContext, home: string): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
      );
    });
    context.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/.test(message.text())) this.note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.note(`thrown: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(home).host) this.note(`request to another host: ${request.url()}`);
    });
  }

  note(trouble: string): void {
    if (!this.expected.some((pattern) => pattern.test(trouble))) this.troubles.push(trouble);
  }
}
