import { type AddressInfo, createServer, type Server, Socket } from 'node:net';

/** What stands between a phone and its server: a way that can die without a word, as that of a phone in a pocket does. */
export class DyingLine {
  readonly #sockets = new Set<Socket>();
  /** Whether new connections are taken and led nowhere. */
  #deaf = false;
  #taken = 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** @param to where it leads: the address of a server that may come and go. */
  static async lay(to: string): Promise<DyingLine> {
    const { hostname: host, port } = new URL(to);
    const server = createServer({ pauseOnConnect: true });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port: own } = server.address() as AddressInfo;
    const line = new DyingLine(server, `http://127.0.0.1:${own}`);
    server.on('connection', (near) => line.#lead(near, host, Number(port)));
    return line;
  }

  /** How many connections it has taken. */
  get taken(): number {
    return this.#taken;
  }

  #lead(near: Socket, host: string, port: number): void {
    this.#taken += 1;
    this.#keep(near);
    if (this.#deaf) return;
    const far = new Socket();
    this.#keep(far);
    far.connect(port, host);
    near.pipe(far);
    far.pipe(near);
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.resume();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    // Whoever is cut off is told so by the end of it, and that is what these tests are about.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** All that is connected now hears nothing more, and is not told so. */
  die(): void {
    for (const socket of this.#sockets) {
      socket.unpipe();
      socket.removeAllListeners('close');
      socket.pause();
    }
  }

  /** As long as it is deaf, whoever connects gets no answer of any kind. */
  deafen(deaf: boolean): void {
    this.#deaf = deaf;
  }

  async end(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }
}
