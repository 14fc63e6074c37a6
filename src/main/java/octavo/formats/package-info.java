/// All formats that Octavo reads and writes: one room for each, with its reader, writer and tables,
/// and the registries of them. The registry of inputs makes the readers of a content's syntax
/// alone: adding a format takes its room and a line there.
@NullMarked
package octavo.formats;

import org.jspecify.annotations.NullMarked;
