/// A group's library on a database server. Every member keeps the whole library as a plain `.bib`
/// file and works on that; an exchange merges what others changed into it and sends what it
/// changed.
///
/// The server has one table that only grows, `changes`, in which each row is the new text of one
/// entry, `@string` or other unit. Its numbers are allotted in a transaction that locks the
/// library's row, so that they become visible in order and a reader who asks for what follows a
/// number misses nothing. A change names the change that it replaces; if another came between, the
/// server has moved on, and the client merges and tries again. So no text replaces one that its
/// author has not seen.
///
/// What has not been sent yet is the difference between the file and the state of the last exchange
/// ([SyncedBase]). There is no other outbox that could disagree with the file. That state is kept
/// in the user's state folder, with the server's address, so that a folder from someone else cannot
/// make Octavo connect. An exchange writes the file first, then that state, and then sends: one
/// that is killed in between is repeated by the next, and what was merged twice merges cleanly.
///
/// Rights are the database's: a member who may only read is refused by the server. Only what
/// PostgreSQL, CockroachDB and YugabyteDB have in common is used; notifications only save waiting.
@NullMarked
package octavo.sharedlibraries;

import org.jspecify.annotations.NullMarked;
