/** The program under test: `tapis serve` with a database of its own in a folder that is thrown away. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROGRAM = process.env.TAPIS_BIN ?? resolve(import.meta.dirname, '../../target/debug/tapis');
const PATIENCE = 120_000;

export class Program {
  url = '';
  readonly path = PROGRAM;
  #folder = mkdtempSync(join(tmpdir(), 'tapis-browser-'));
  #process: ChildProcess | null = null;
  #said = '';

  /** Its database, for other commands of the program. */
  get database(): string {
    return `sqlite://${this.#folder}/tables.db`;
  }

  /** Starts it: on any free port at first, on the same one afterwards. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0';
    const child = spawn(
      PROGRAM,
      ['serve', '--port', port, '--database', this.database, '--no-open', '--pace', '30', '--requests', '1000', '--messages', '200'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = child;
    process.once('exit', this.#end);
    this.#said = '';
    child.stderr?.on('data', (part: Buffer) => (this.#said += part.toString()));
    this.url = await new Promise<string>((done, fail) => {
      const late = setTimeout(() => fail(new Error(`the program does not open its table: ${this.#said}`)), PATIENCE);
      child.stdout?.on('data', (part: Buffer) => {
        this.#said += part.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(this.#said);
        if (!found) return;
        clearTimeout(late);
        done(found[0]);
      });
      child.once('error', fail);
      child.once('exit', (code) => fail(new Error(`the program has ended with ${code}: ${this.#said}`)));
    });
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
    process.removeListener('exit', this.#end);
  }

  /** Ends it and throws its folder away. */
  async clear(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  // Also when the tests themselves break off.
  #end = (): void => {
    this.#process?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  };
}
