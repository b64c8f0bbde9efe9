import { expect, test } from 'vitest';
import { addressOf } from './invitation';

const open = { address: 'http://192.168.1.20:7878', network: 'http://192.168.1.20:7878', nearby: true };

test('a friend gets an address that is not the name of this machine to itself', () => {
  expect(addressOf('http://127.0.0.1:7878', open, 'oak', 's3')).toBe('http://192.168.1.20:7878/t/oak#s3');
  expect(addressOf('http://localhost:7878', open, 'oak', 's3')).toBe('http://192.168.1.20:7878/t/oak#s3');
});

test('whoever came by another name is reached by that name, and nothing is made up', () => {
  expect(addressOf('https://table.example', open, 'oak', 's3')).toBe('https://table.example/t/oak#s3');
  expect(addressOf('http://127.0.0.1:7878', { ...open, address: null }, 'oak', 's3')).toBe('http://127.0.0.1:7878/t/oak#s3');
});
