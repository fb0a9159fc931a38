import type { CommandMessage, DrawerMessage, ResyncMessage } from '@moonlit/protocol';
import type { Listener, Transport } from '../transport';
import type { CommandAnswer, DrawerAnswer, Resync } from '../wire';

const nothing: Resync = { diffs: [], snapshots: [] };

/** What a server says to a player who sits down. */
export const greeting = {
  protocol: 1,
  table: 't',
  system: 'a-game',
  build: 'test',
  seat: { id: 's', name: 'Anya', role: 'protagonist' as const },
  audiences: ['public'],
  openedAt: 0,
  blanks: {},
  now: 0,
};

/** A server on a string: hands over what the test says, and notes what it was asked. */
export class FakeTransport implements Transport {
  listener: Listener | null = null;
  asked: ResyncMessage[] = [];
  commands: CommandMessage[] = [];
  connects = 0;
  hurries = 0;
  drops = 0;
  /** `never` ends in an error, `hangs` in nothing. */
  answers: (Resync | Promise<Resync> | 'never' | 'hangs')[] = [];
  ack: CommandAnswer | 'never' = { ok: true, seq: 1 };

  listen(listener: Listener) {
    this.listener = listener;
  }
  connect() {
    this.connects += 1;
  }
  hurry() {
    this.hurries += 1;
  }
  drop() {
    this.drops += 1;
  }
  resync(message: ResyncMessage): Promise<Resync> {
    this.asked.push(message);
    const answer = this.answers.shift() ?? nothing;
    if (answer === 'hangs') return new Promise(() => {});
    return answer === 'never' ? Promise.reject(new Error('timeout')) : Promise.resolve(answer);
  }
  signal() {}
  drawer({ name }: DrawerMessage): Promise<DrawerAnswer> {
    return Promise.resolve({ ok: true, revisions: { public: 3 }, version: name, offers: {} });
  }
  command(message: CommandMessage): Promise<CommandAnswer> {
    this.commands.push(message);
    return this.ack === 'never' ? new Promise(() => {}) : Promise.resolve(this.ack);
  }
  welcome(audiences = ['public'], build = 'test', resync: Resync | null = null) {
    this.listener?.welcome({ ...greeting, build, audiences, now: Date.now() }, resync);
  }
}
