import { describe, expect, it } from 'vitest';
import { atHome } from '../../src/connection/public-address';

describe('a server at home', () => {
  it('is on this machine or in a private network', () => {
    for (const host of ['localhost', '127.0.0.1', '192.168.1.5', '10.0.0.7', '172.20.1.1', 'laptop.local', 'laptop', '[fd00::1]', '[fe80::1]']) expect(atHome(host), host).toBe(true);
  });

  it('is none on the internet', () => {
    for (const host of ['posse.example.org', '203.0.113.9', '172.40.0.1', '[2001:db8::1]', '10.example.org']) expect(atHome(host), host).toBe(false);
  });
});
