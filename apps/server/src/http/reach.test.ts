import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Reach } from './reach';
import { announced, reachedAt, reachRoutes } from './reach';

const ipv4 = (address: string, internal = false) => ({ address, family: 'IPv4', internal });
const networks = {
  lo: [ipv4('127.0.0.1', true)],
  docker0: [ipv4('172.17.0.1')],
  wlan0: [ipv4('192.168.1.20'), { address: 'fe80::1', family: 'IPv6', internal: false }],
  usb0: [ipv4('169.254.3.4')],
};
const anywhere: Reach = { publicUrl: null, host: '0.0.0.0' };

describe('where others reach the server', () => {
  it('is what its operator has set, without a slash at the end', () => {
    const reach = { ...anywhere, publicUrl: 'https://table.example.org/' };
    expect(reachedAt(reach, 3000)).toEqual(['https://table.example.org']);
    expect(announced(reach, 3000)).toEqual(['https://table.example.org']);
  });

  it('is its addresses in real networks before those of bridges', () => {
    expect(reachedAt(anywhere, 3000, networks)).toEqual([
      'http://192.168.1.20:3000',
      'http://172.17.0.1:3000',
    ]);
  });

  it('is nowhere where it listens for this machine alone', () => {
    expect(reachedAt({ publicUrl: null, host: '127.0.0.1' }, 3000, networks)).toEqual([]);
    expect(announced({ publicUrl: null, host: '127.0.0.1' }, 3000)).toEqual([
      'http://localhost:3000 (on this machine only)',
    ]);
  });

  it('is printed first, and what works on this machine alone says so', () => {
    expect(announced(anywhere, 3000).at(-1)).toBe('http://localhost:3000 (on this machine only)');
    expect(announced({ publicUrl: null, host: '10.0.0.7' }, 80)).toEqual([
      'http://10.0.0.7 (for everybody in your network)',
    ]);
  });
});

describe('who is told of it', () => {
  async function asked(reach: Reach, remoteAddress: string, host: string): Promise<string[]> {
    const app = fastify();
    reachRoutes(app, reach);
    const headers = { host };
    const answer = await app.inject({ url: '/api/addresses', remoteAddress, headers });
    await app.close();
    return answer.json().addresses;
  }

  it('is told nothing of networks from elsewhere, nor through a proxy on this machine', async () => {
    expect(await asked(anywhere, '192.168.1.9', 'localhost:3000')).toEqual([]);
    expect(await asked(anywhere, '127.0.0.1', 'table.example.org')).toEqual([]);
  });

  it('is told by the operator’s address to everybody', async () => {
    const reach = { ...anywhere, publicUrl: 'https://table.example.org' };
    expect(await asked(reach, '203.0.113.9', 'table.example.org')).toEqual([
      'https://table.example.org',
    ]);
  });

  it('is told on this machine, with the port that was asked', async () => {
    const reach = { publicUrl: null, host: '10.0.0.7' };
    expect(await asked(reach, '127.0.0.1', 'localhost:4567')).toEqual(['http://10.0.0.7:4567']);
  });
});
