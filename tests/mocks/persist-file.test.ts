import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTestBackend } from '#mocks/node.ts';
import { fileStorage } from '#mocks/persist-file.ts';

const newsletter = (email: string) =>
  new Request('https://shov.test/v1/customer-users/subscribe', { method: 'POST', body: JSON.stringify({ email }) });

test('what was changed lasts over a restart', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'state-')), 'deep/backend.json');
  expect((await createTestBackend({ storage: fileStorage(file) }).handle(newsletter('a@b.ua'))).status).toBe(204);
  const again = await createTestBackend({ storage: fileStorage(file) }).handle(newsletter('a@b.ua'));
  expect(await again.json()).toMatchObject({ code: 'BAD_REQUEST_VALUE_NOT_UNIQUE' });
});

test('changes in quick succession are few writes, and the last is not lost', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'state-')), 'backend.json');
  const storage = fileStorage(file);
  let asked = 0;
  for (let count = 1; count <= 50; count += 1)
    storage.save(() => {
      asked += 1;
      return `change ${count}`;
    });
  expect([asked, readFileSync(file, 'utf8')]).toEqual([1, 'change 1']);
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toBe('change 50'));
  expect(asked).toBe(2);
  storage.save(() => 'change 51');
  expect(fileStorage(file).load()).toBe('change 51');
});

test('where the state cannot be kept a change is still made, and that is said once', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const inTheWay = join(mkdtempSync(join(tmpdir(), 'state-')), 'file');
  writeFileSync(inTheWay, '');
  const backend = createTestBackend({ storage: fileStorage(join(inTheWay, 'backend.json')) });
  expect((await backend.handle(newsletter('a@b.ua'))).status).toBe(204);
  expect((await backend.handle(newsletter('c@d.ua'))).status).toBe(204);
  expect((await backend.handle(newsletter('a@b.ua'))).status).toBe(400);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
