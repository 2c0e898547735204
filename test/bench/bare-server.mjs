// The reference for the service: a bare Fastify that reads JSON from SQLite by key, and one that inserts the
// body with one FULL commit per request. A separate process, like the service. The table is an ordinary one:
// WITHOUT ROWID would triple the time of the search once documents have a few KiB.
import SQLite from 'better-sqlite3';
import Fastify from 'fastify';

const [file, ...documents] = process.argv.slice(2);
const db = new SQLite(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, json TEXT NOT NULL)');
const read = db.prepare('SELECT json FROM documents WHERE id = ?').pluck();
const insert = db.prepare('INSERT INTO documents VALUES (?, ?)');
for (const json of documents) insert.run(JSON.parse(json).id, json);
let next = 0;

const app = Fastify({ bodyLimit: 10_485_760 });
app.get('/v1/content/request/:id', (request, reply) => {
  void reply.type('application/json; charset=utf-8').send(read.get(request.params.id));
});
app.put('/v1/content', (request) => {
  const id = `bare-${process.pid}-${next++}`;
  insert.run(id, JSON.stringify(request.body));
  return { id, state: 'pending', created: new Date().toISOString(), ...request.body };
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ service: `http://127.0.0.1:${app.server.address().port}` })}\n`);
