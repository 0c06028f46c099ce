import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The behaviour of a line to another system: `whole` passes everything on, `silent` takes bytes and gives none, `refused` hangs
 * up, `garbage` answers what nobody understands.
 */
export type ConnectionState = 'whole' | 'silent' | 'refused' | 'garbage';

const GARBAGE = Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 37 + 11) % 256));

/** A line on loopback to a port on loopback, whatever is spoken there. */
export class Connection {
  readonly #target: number;
  readonly #open = new Set<Socket>();
  readonly #server = createServer((client) => this.#take(client));
  #state: ConnectionState = 'whole';

  private constructor(target: number) {
    this.#target = target;
  }

  static async to(target: number): Promise<Connection> {
    const connection = new Connection(target);
    await new Promise<void>((resolve) => connection.#server.listen(0, '127.0.0.1', resolve));
    return connection;
  }

  close(): void {
    this.#server.close();
    this.#hangUp();
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Changes what it does; connections that are open fall silent, or end. */
  become(state: ConnectionState): void {
    this.#state = state;
    if (state !== 'silent') this.#hangUp();
  }

  #hangUp(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #take(client: Socket): void {
    this.#hold(client);
    if (this.#state === 'refused') client.destroy();
    else if (this.#state === 'garbage') client.write(GARBAGE);
    else if (this.#state === 'whole') this.#relay(client);
  }

  #relay(client: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    this.#hold(server);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('data', (bytes) => {
        if (this.#state === 'whole') to.write(bytes);
      });
      from.on('close', () => to.destroy());
    }
  }

  #hold(socket: Socket): void {
    this.#open.add(socket);
    // A line that is cut ends in an error on one side or the other.
    socket.on('error', () => {});
    socket.on('close', () => this.#open.delete(socket));
    if (this.#state !== 'whole') socket.resume();
  }
}
